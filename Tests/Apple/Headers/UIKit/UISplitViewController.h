// UIKit/UISplitViewController.h (objc2-generated, UIKit/UISplitViewController.rs; macios).
#pragma once

#include <UIKit/UIViewControllerTransitioning.h>

NS_HEADER_AUDIT_BEGIN(nullability, sendability)

@protocol UISplitViewControllerDelegate;

typedef NS_ENUM(NSInteger, UISplitViewControllerStyle) {
  UISplitViewControllerStyleUnspecified,
  UISplitViewControllerStyleDoubleColumn,
  UISplitViewControllerStyleTripleColumn
} NS_SWIFT_NAME(UISplitViewController.Style) API_AVAILABLE(ios(14.0), tvos(14.0));

typedef NS_ENUM(NSInteger, UISplitViewControllerColumn) {
  UISplitViewControllerColumnPrimary,
  UISplitViewControllerColumnSupplementary,
  UISplitViewControllerColumnSecondary,
  UISplitViewControllerColumnCompact
} NS_SWIFT_NAME(UISplitViewController.Column) API_AVAILABLE(ios(14.0), tvos(14.0));

typedef NS_ENUM(NSInteger, UISplitViewControllerDisplayMode) {
  UISplitViewControllerDisplayModeAutomatic,
  UISplitViewControllerDisplayModeSecondaryOnly API_AVAILABLE(ios(14.0), tvos(14.0)),
  UISplitViewControllerDisplayModeOneBesideSecondary API_AVAILABLE(ios(14.0), tvos(14.0)),
  UISplitViewControllerDisplayModeOneOverSecondary API_AVAILABLE(ios(14.0), tvos(14.0)),
  UISplitViewControllerDisplayModeTwoBesideSecondary API_AVAILABLE(ios(14.0), tvos(14.0))
} NS_SWIFT_NAME(UISplitViewController.DisplayMode) API_AVAILABLE(ios(8.0));

typedef NS_ENUM(NSInteger, UISplitViewControllerSplitBehavior) {
  UISplitViewControllerSplitBehaviorAutomatic,
  UISplitViewControllerSplitBehaviorTile,
  UISplitViewControllerSplitBehaviorOverlay,
  UISplitViewControllerSplitBehaviorDisplace
} NS_SWIFT_NAME(UISplitViewController.SplitBehavior) API_AVAILABLE(ios(14.0), tvos(14.0));

UIKIT_EXTERN API_AVAILABLE(ios(3.2))
@interface UISplitViewController : UIViewController
- (instancetype)initWithStyle:(UISplitViewControllerStyle)style NS_DESIGNATED_INITIALIZER
  API_AVAILABLE(ios(14.0), tvos(14.0));
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) UISplitViewControllerStyle style
  API_AVAILABLE(ios(14.0), tvos(14.0));
@property (nullable, nonatomic, weak) id<UISplitViewControllerDelegate> delegate;
@property (nonatomic) UISplitViewControllerSplitBehavior preferredSplitBehavior
  API_AVAILABLE(ios(14.0), tvos(14.0));
@property (nonatomic) UISplitViewControllerDisplayMode preferredDisplayMode API_AVAILABLE(ios(8.0));
@property (nonatomic, readonly, getter=isCollapsed) BOOL collapsed API_AVAILABLE(ios(8.0));
- (void)setViewController:(nullable UIViewController *)vc
                forColumn:(UISplitViewControllerColumn)column API_AVAILABLE(ios(14.0), tvos(14.0));
- (nullable __kindof UIViewController *)viewControllerForColumn:(UISplitViewControllerColumn)column
  API_AVAILABLE(ios(14.0), tvos(14.0));
@end

UIKIT_EXTERN API_AVAILABLE(ios(3.2)) NS_SWIFT_UI_ACTOR
@protocol UISplitViewControllerDelegate
@optional
- (UISplitViewControllerColumn)splitViewController:(UISplitViewController *)svc
         topColumnForCollapsingToProposedTopColumn:(UISplitViewControllerColumn)proposedTopColumn
  API_AVAILABLE(ios(14.0), tvos(14.0));
- (void)splitViewControllerDidCollapse:(UISplitViewController *)svc
  API_AVAILABLE(ios(14.0), tvos(14.0));
- (void)splitViewControllerDidExpand:(UISplitViewController *)svc
  API_AVAILABLE(ios(14.0), tvos(14.0));
@end

NS_HEADER_AUDIT_END(nullability, sendability)
