#pragma once

#include <UIKit/NSLayout.h>
#include <UIKit/UIAlertController.h>
#include <UIKit/UIBarItem.h>
#include <UIKit/UICollectionView.h>
#include <UIKit/UIControl.h>
#include <UIKit/UINavigationController.h>
#include <UIKit/UIPageViewController.h>
#include <UIKit/UIPresentationController.h>
#include <UIKit/UIScene.h>
#include <UIKit/UISheetPresentationController.h>
#include <UIKit/UISplitViewController.h>
#include <UIKit/UITabBarController.h>
#include <UIKit/UITableView.h>
#include <UIKit/UIView.h>
#include <UIKit/UIViewController.h>
