// UIKit/UIViewController.h (objc2-generated, UIKit/UIViewController.rs; macios for what tvOS
// doesn't have; documentation/uikit/uiviewcontroller for visionOS).
#pragma once

#include <UIKit/UIBarItem.h>
#include <UIKit/UIScene.h>

NS_HEADER_AUDIT_BEGIN(nullability, sendability)

@class UINavigationController, UITabBarController, UISplitViewController, UIStoryboard;
@class UIPresentationController, UISheetPresentationController, UIPopoverPresentationController;
@protocol UIViewControllerTransitioningDelegate, UIViewControllerTransitionCoordinator;

typedef NS_ENUM(NSInteger, UIModalPresentationStyle) {
  UIModalPresentationFullScreen = 0,
  UIModalPresentationPageSheet API_AVAILABLE(ios(3.2)) API_UNAVAILABLE(tvos),
  UIModalPresentationFormSheet API_AVAILABLE(ios(3.2)) API_UNAVAILABLE(tvos),
  UIModalPresentationCurrentContext API_AVAILABLE(ios(3.2)),
  UIModalPresentationCustom API_AVAILABLE(ios(7.0)),
  UIModalPresentationOverFullScreen API_AVAILABLE(ios(8.0)),
  UIModalPresentationOverCurrentContext API_AVAILABLE(ios(8.0)),
  UIModalPresentationPopover API_AVAILABLE(ios(8.0)) API_UNAVAILABLE(tvos),
  UIModalPresentationNone API_AVAILABLE(ios(7.0)) = -1,
  UIModalPresentationAutomatic API_AVAILABLE(ios(13.0)) = -2
} API_AVAILABLE(ios(3.2));

UIKIT_EXTERN API_AVAILABLE(ios(8.0)) NS_SWIFT_UI_ACTOR
@protocol UIContentContainer <NSObject>
@property (nonatomic, readonly) CGSize preferredContentSize API_AVAILABLE(ios(8.0));
@end

UIKIT_EXTERN API_AVAILABLE(ios(2.0))
@interface UIViewController : UIResponder <NSCoding, UITraitEnvironment, UIContentContainer>

- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;

@property (null_resettable, nonatomic, strong) UIView *view;
- (void)loadView;
- (void)loadViewIfNeeded API_AVAILABLE(ios(9.0));
@property (nullable, nonatomic, readonly, strong) UIView *viewIfLoaded API_AVAILABLE(ios(9.0));
- (void)viewDidLoad;
@property (nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded API_AVAILABLE(ios(3.0));
@property (nullable, nonatomic, copy) NSString *title;

- (void)viewWillAppear:(BOOL)animated;
- (void)viewIsAppearing:(BOOL)animated
  API_AVAILABLE(ios(13.0), tvos(13.0)) API_UNAVAILABLE(watchos);
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)viewWillLayoutSubviews API_AVAILABLE(ios(5.0));
- (void)viewDidLayoutSubviews API_AVAILABLE(ios(5.0));

@property (nullable, nonatomic, weak, readonly) UIViewController *parentViewController
  NS_SWIFT_NAME(parent);
@property (nullable, nonatomic, readonly) UIViewController *presentedViewController
  NS_SWIFT_NAME(presentedViewController) API_AVAILABLE(ios(5.0));
@property (nullable, nonatomic, readonly) UIViewController *presentingViewController
  NS_SWIFT_NAME(presentingViewController) API_AVAILABLE(ios(5.0));
@property (nonatomic, readonly, getter=isBeingPresented) BOOL beingPresented
  API_AVAILABLE(ios(5.0));
@property (nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed
  API_AVAILABLE(ios(5.0));
@property (nonatomic, readonly, getter=isMovingToParentViewController) BOOL
  movingToParentViewController
  NS_SWIFT_NAME(isMovingToParent) API_AVAILABLE(ios(5.0));
@property (nonatomic, readonly, getter=isMovingFromParentViewController)
  BOOL movingFromParentViewController NS_SWIFT_NAME(isMovingFromParent) API_AVAILABLE(ios(5.0));

- (void)presentViewController:(UIViewController *)viewControllerToPresent
                     animated:(BOOL)flag
                   completion:(void (^_Nullable)(void))completion API_AVAILABLE(ios(5.0));
- (void)dismissViewControllerAnimated:(BOOL)flag
                           completion:(void (^_Nullable)(void))completion API_AVAILABLE(ios(5.0));

@property (nonatomic, assign) UIModalPresentationStyle modalPresentationStyle
  API_AVAILABLE(ios(3.2));
@property (nonatomic) CGSize preferredContentSize API_AVAILABLE(ios(7.0));
@property (nonatomic, getter=isModalInPresentation) BOOL modalInPresentation
  API_AVAILABLE(ios(13.0));

- (void)setNeedsStatusBarAppearanceUpdate API_AVAILABLE(ios(7.0)) API_UNAVAILABLE(tvos, visionos);
- (void)setNeedsUpdateOfSupportedInterfaceOrientations API_AVAILABLE(ios(16.0))
  API_UNAVAILABLE(tvos);
@property (nonatomic, readonly) UIInterfaceOrientationMask supportedInterfaceOrientations
  API_AVAILABLE(ios(6.0)) API_UNAVAILABLE(tvos);
@property (nonatomic, readonly) UIInterfaceOrientation preferredInterfaceOrientationForPresentation
  API_AVAILABLE(ios(6.0)) API_UNAVAILABLE(tvos);

@end

// What visionOS doesn't have or ignores counts as unavailable there.
@interface UIViewController (UIContainerViewControllerProtectedMethods)
- (void)addChildViewController:(UIViewController *)childController NS_SWIFT_NAME(addChild(_:))
  API_AVAILABLE(ios(5.0));
- (void)removeFromParentViewController NS_SWIFT_NAME(removeFromParent()) API_AVAILABLE(ios(5.0));
- (void)willMoveToParentViewController:(nullable UIViewController *)parent
  NS_SWIFT_NAME(willMove(toParent:)) API_AVAILABLE(ios(5.0));
- (void)didMoveToParentViewController:(nullable UIViewController *)parent
  NS_SWIFT_NAME(didMove(toParent:)) API_AVAILABLE(ios(5.0));
@property (nonatomic, readonly) NSArray<__kindof UIViewController *> *childViewControllers
  NS_SWIFT_NAME(children) API_AVAILABLE(ios(5.0));
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForStatusBarStyle
  NS_SWIFT_NAME(childForStatusBarStyle) API_AVAILABLE(ios(7.0)) API_UNAVAILABLE(tvos, visionos);
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForStatusBarHidden
  NS_SWIFT_NAME(childForStatusBarHidden) API_AVAILABLE(ios(7.0)) API_UNAVAILABLE(tvos, visionos);
@property (nonatomic, readonly, nullable)
  UIViewController *childViewControllerForHomeIndicatorAutoHidden
  NS_SWIFT_NAME(childForHomeIndicatorAutoHidden) API_AVAILABLE(ios(11.0))
  API_UNAVAILABLE(tvos, watchos, visionos);
- (void)setNeedsUpdateOfHomeIndicatorAutoHidden API_AVAILABLE(ios(11.0))
  API_UNAVAILABLE(tvos, watchos, visionos);
@property (nonatomic, readonly, nullable)
  UIViewController *childViewControllerForScreenEdgesDeferringSystemGestures
  NS_SWIFT_NAME(childForScreenEdgesDeferringSystemGestures) API_AVAILABLE(ios(11.0))
  API_UNAVAILABLE(tvos, watchos, visionos);
- (void)setNeedsUpdateOfScreenEdgesDeferringSystemGestures API_AVAILABLE(ios(11.0))
  API_UNAVAILABLE(tvos, watchos, visionos);
@end

// UIKit/UINavigationController.h, UITabBarController.h, UISplitViewController.h,
// UIPresentationController.h, UIViewControllerTransitioning.h, UIStoryboard.h: what they add to the
// class.
@interface UIViewController (UIContainers)
@property (nonatomic, readonly, strong) UINavigationItem *navigationItem;
@property (nullable, nonatomic, readonly, strong) UINavigationController *navigationController;
@property (nonatomic) BOOL hidesBottomBarWhenPushed;
@property (nullable, nonatomic, strong) NSArray<__kindof UIBarButtonItem *> *toolbarItems
  API_AVAILABLE(ios(3.0)) API_UNAVAILABLE(tvos);
@property (null_resettable, nonatomic, strong) UITabBarItem *tabBarItem;
@property (nullable, nonatomic, readonly, strong) UITabBarController *tabBarController;
@property (nullable, nonatomic, readonly, strong) UISplitViewController *splitViewController;
@property (nullable, nonatomic, readonly) UIPresentationController *presentationController
  API_AVAILABLE(ios(8.0));
@property (nullable, nonatomic, readonly)
  UIPopoverPresentationController *popoverPresentationController
  API_AVAILABLE(ios(8.0)) API_UNAVAILABLE(tvos);
@property (nullable, nonatomic, readonly) UISheetPresentationController *sheetPresentationController
  API_AVAILABLE(ios(15.0)) API_UNAVAILABLE(tvos, watchos);
@property (nullable, nonatomic, weak) id<UIViewControllerTransitioningDelegate>
  transitioningDelegate
  API_AVAILABLE(ios(7.0));
@property (nullable, nonatomic, readonly)
  id<UIViewControllerTransitionCoordinator> transitionCoordinator API_AVAILABLE(ios(7.0));
@end

NS_HEADER_AUDIT_END(nullability, sendability)
