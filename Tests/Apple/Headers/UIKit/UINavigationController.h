// UIKit/UINavigationController.h (objc2-generated, UIKit/UINavigationController.rs; documentation
// of interactiveContentPopGestureRecognizer).
#pragma once

#include <UIKit/UIViewControllerTransitioning.h>

NS_HEADER_AUDIT_BEGIN(nullability, sendability)

@protocol UINavigationControllerDelegate;

typedef NS_ENUM(NSInteger, UINavigationControllerOperation) {
  UINavigationControllerOperationNone,
  UINavigationControllerOperationPush,
  UINavigationControllerOperationPop
} NS_SWIFT_NAME(UINavigationController.Operation);

UIKIT_EXTERN API_AVAILABLE(ios(2.0))
@interface UINavigationController : UIViewController
- (instancetype)initWithNavigationBarClass:(nullable Class)navigationBarClass
                              toolbarClass:(nullable Class)toolbarClass
  NS_DESIGNATED_INITIALIZER API_AVAILABLE(ios(5.0));
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController
  NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)aDecoder NS_DESIGNATED_INITIALIZER;

- (void)pushViewController:(UIViewController *)viewController animated:(BOOL)animated;
- (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated;
- (nullable NSArray<__kindof UIViewController *> *)
  popToViewController:(UIViewController *)viewController
             animated:(BOOL)animated
  NS_SWIFT_NAME(popToViewController(_:animated:));
- (nullable NSArray<__kindof UIViewController *> *)popToRootViewControllerAnimated:(BOOL)animated;
@property (nullable, nonatomic, readonly, strong) UIViewController *topViewController;
@property (nullable, nonatomic, readonly, strong) UIViewController *visibleViewController;
@property (nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(NSArray<UIViewController *> *)viewControllers animated:(BOOL)animated
  API_AVAILABLE(ios(3.0));
@property (nonatomic, getter=isNavigationBarHidden) BOOL navigationBarHidden;
- (void)setNavigationBarHidden:(BOOL)hidden animated:(BOOL)animated;
@property (nonatomic, readonly) UINavigationBar *navigationBar;
@property (nullable, nonatomic, weak) id<UINavigationControllerDelegate> delegate;
@property (nullable, nonatomic, readonly) UIGestureRecognizer *interactivePopGestureRecognizer
  API_AVAILABLE(ios(7.0)) API_UNAVAILABLE(tvos);
@property (nullable, nonatomic, readonly)
  UIGestureRecognizer *interactiveContentPopGestureRecognizer
  API_AVAILABLE(ios(26.0), visionos(26.0)) API_UNAVAILABLE(tvos, watchos);
@end

UIKIT_EXTERN API_AVAILABLE(ios(2.0)) NS_SWIFT_UI_ACTOR
@protocol UINavigationControllerDelegate <NSObject>
@optional
- (void)navigationController:(UINavigationController *)navigationController
      willShowViewController:(UIViewController *)viewController
                    animated:(BOOL)animated;
- (void)navigationController:(UINavigationController *)navigationController
       didShowViewController:(UIViewController *)viewController
                    animated:(BOOL)animated;
- (UIInterfaceOrientationMask)navigationControllerSupportedInterfaceOrientations:
  (UINavigationController *)navigationController
  NS_SWIFT_NAME(navigationControllerSupportedInterfaceOrientations(_:))
  API_AVAILABLE(ios(7.0)) API_UNAVAILABLE(tvos);
- (UIInterfaceOrientation)navigationControllerPreferredInterfaceOrientationForPresentation:
  (UINavigationController *)navigationController
  NS_SWIFT_NAME(navigationControllerPreferredInterfaceOrientationForPresentation(_:))
  API_AVAILABLE(ios(7.0)) API_UNAVAILABLE(tvos);
- (nullable id<UIViewControllerInteractiveTransitioning>)
                         navigationController:(UINavigationController *)navigationController
  interactionControllerForAnimationController:
    (id<UIViewControllerAnimatedTransitioning>)animationController
  NS_SWIFT_NAME(navigationController(_:interactionControllerFor:)) API_AVAILABLE(ios(7.0));
- (nullable id<UIViewControllerAnimatedTransitioning>)
             navigationController:(UINavigationController *)navigationController
  animationControllerForOperation:(UINavigationControllerOperation)operation
               fromViewController:(UIViewController *)fromVC
                 toViewController:(UIViewController *)toVC API_AVAILABLE(ios(7.0));
@end

NS_HEADER_AUDIT_END(nullability, sendability)
