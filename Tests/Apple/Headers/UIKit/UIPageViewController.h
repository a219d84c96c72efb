// UIKit/UIPageViewController.h (objc2-generated; documentation/uikit/uipageviewcontroller).
#pragma once

#include <UIKit/UIViewController.h>

NS_HEADER_AUDIT_BEGIN(nullability, sendability)

@protocol UIPageViewControllerDataSource, UIPageViewControllerDelegate;

typedef NS_ENUM(NSInteger, UIPageViewControllerTransitionStyle) {
  UIPageViewControllerTransitionStylePageCurl = 0,
  UIPageViewControllerTransitionStyleScroll = 1
} API_AVAILABLE(ios(5.0)) NS_SWIFT_NAME(UIPageViewController.TransitionStyle);

typedef NS_ENUM(NSInteger, UIPageViewControllerNavigationOrientation) {
  UIPageViewControllerNavigationOrientationHorizontal = 0,
  UIPageViewControllerNavigationOrientationVertical = 1
} API_AVAILABLE(ios(5.0)) NS_SWIFT_NAME(UIPageViewController.NavigationOrientation);

typedef NS_ENUM(NSInteger, UIPageViewControllerNavigationDirection) {
  UIPageViewControllerNavigationDirectionForward,
  UIPageViewControllerNavigationDirectionReverse
} API_AVAILABLE(ios(5.0)) NS_SWIFT_NAME(UIPageViewController.NavigationDirection);

typedef NSString *UIPageViewControllerOptionsKey NS_TYPED_ENUM API_AVAILABLE(ios(5.0))
  NS_SWIFT_NAME(UIPageViewController.OptionsKey);

UIKIT_EXTERN API_AVAILABLE(ios(5.0))
@interface UIPageViewController : UIViewController
- (instancetype)initWithTransitionStyle:(UIPageViewControllerTransitionStyle)style
                  navigationOrientation:
                    (UIPageViewControllerNavigationOrientation)navigationOrientation
                                options:
                                  (nullable NSDictionary<UIPageViewControllerOptionsKey, id> *)
                                    options NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, weak) id<UIPageViewControllerDelegate> delegate;
@property (nullable, nonatomic, weak) id<UIPageViewControllerDataSource> dataSource;
@property (nullable, nonatomic, readonly) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(nullable NSArray<UIViewController *> *)viewControllers
                 direction:(UIPageViewControllerNavigationDirection)direction
                  animated:(BOOL)animated
                completion:(void (^__nullable)(BOOL finished))completion;
@end

UIKIT_EXTERN API_AVAILABLE(ios(5.0)) NS_SWIFT_UI_ACTOR
@protocol UIPageViewControllerDelegate <NSObject>
@optional
- (void)pageViewController:(UIPageViewController *)pageViewController
  willTransitionToViewControllers:(NSArray<UIViewController *> *)pendingViewControllers
  API_AVAILABLE(ios(6.0));
- (void)pageViewController:(UIPageViewController *)pageViewController
        didFinishAnimating:(BOOL)finished
   previousViewControllers:(NSArray<UIViewController *> *)previousViewControllers
       transitionCompleted:(BOOL)completed;
@end

UIKIT_EXTERN API_AVAILABLE(ios(5.0)) NS_SWIFT_UI_ACTOR
@protocol UIPageViewControllerDataSource <NSObject>
- (nullable UIViewController *)pageViewController:(UIPageViewController *)pageViewController
               viewControllerBeforeViewController:(UIViewController *)viewController;
- (nullable UIViewController *)pageViewController:(UIPageViewController *)pageViewController
                viewControllerAfterViewController:(UIViewController *)viewController;
@end

NS_HEADER_AUDIT_END(nullability, sendability)
