// UIKit/UITabBarController.h, UITab.h, UISearchTab.h (objc2-generated; documentation/uikit/uitab).
#pragma once

#include <UIKit/UINavigationController.h>

NS_HEADER_AUDIT_BEGIN(nullability, sendability)

@class UITab;
@protocol UITabBarControllerDelegate;

typedef NS_ENUM(NSInteger, UITabBarControllerMode) {
  UITabBarControllerModeAutomatic,
  UITabBarControllerModeTabBar,
  UITabBarControllerModeTabSidebar API_UNAVAILABLE(tvos)
} NS_SWIFT_NAME(UITabBarController.Mode)
  API_AVAILABLE(ios(18.0), tvos(18.0), visionos(2.0)) API_UNAVAILABLE(watchos);

UIKIT_EXTERN API_AVAILABLE(ios(2.0))
@interface UITabBarController : UIViewController <NSCoding>
@property (nullable, nonatomic, weak) id<UITabBarControllerDelegate> delegate;
@property (nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(nullable NSArray<__kindof UIViewController *> *)viewControllers
                  animated:(BOOL)animated;
@property (nullable, nonatomic, assign) __kindof UIViewController *selectedViewController;
@property (nonatomic) NSUInteger selectedIndex;
@property (nonatomic, readonly) UINavigationController *moreNavigationController
  API_UNAVAILABLE(tvos);
@property (nonatomic, copy) NSArray<__kindof UITab *> *tabs
  API_AVAILABLE(ios(18.0), tvos(18.0), visionos(2.0)) API_UNAVAILABLE(watchos);
@property (nonatomic) UITabBarControllerMode mode
  API_AVAILABLE(ios(18.0), tvos(18.0), visionos(2.0)) API_UNAVAILABLE(watchos);
@property (nonatomic, strong, nullable) __kindof UITab *selectedTab
  API_AVAILABLE(ios(18.0), tvos(18.0), visionos(2.0)) API_UNAVAILABLE(watchos);
@end

UIKIT_EXTERN API_AVAILABLE(ios(2.0)) NS_SWIFT_UI_ACTOR
@protocol UITabBarControllerDelegate <NSObject>
@optional
- (BOOL)tabBarController:(UITabBarController *)tabBarController
  shouldSelectViewController:(UIViewController *)viewController API_AVAILABLE(ios(3.0));
- (BOOL)tabBarController:(UITabBarController *)tabBarController
         shouldSelectTab:(UITab *)tab
  NS_SWIFT_NAME(tabBarController(_:shouldSelectTab:))
  API_AVAILABLE(ios(18.0), tvos(18.0), visionos(2.0)) API_UNAVAILABLE(watchos);
- (void)tabBarController:(UITabBarController *)tabBarController
  didSelectViewController:(UIViewController *)viewController;
- (void)tabBarController:(UITabBarController *)tabBarController
            didSelectTab:(UITab *)selectedTab
             previousTab:(nullable UITab *)previousTab
  NS_SWIFT_NAME(tabBarController(_:didSelectTab:previousTab:))
  API_AVAILABLE(ios(18.0), tvos(18.0), visionos(2.0)) API_UNAVAILABLE(watchos);
@end

UIKIT_EXTERN API_AVAILABLE(ios(18.0), tvos(18.0), visionos(2.0)) API_UNAVAILABLE(watchos)
  NS_SWIFT_UI_ACTOR
@interface UITab : NSObject
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy, nullable) UIImage *image;
@property (nonatomic, copy, readonly) NSString *identifier;
@property (nonatomic, copy, nullable) NSString *badgeValue;
@property (nonatomic, strong, readonly, nullable) UIViewController *viewController;
- (instancetype)initWithTitle:(NSString *)title
                        image:(nullable UIImage *)image
                   identifier:(NSString *)identifier
       viewControllerProvider:
         (__kindof UIViewController * (^_Nullable)(__kindof UITab *tab))provider
  NS_DESIGNATED_INITIALIZER;
+ (instancetype)new NS_UNAVAILABLE;
- (instancetype)init NS_UNAVAILABLE;
@end

UIKIT_EXTERN API_AVAILABLE(ios(18.0), tvos(18.0), visionos(2.0)) API_UNAVAILABLE(watchos)
@interface UISearchTab : UITab
- (instancetype)initWithViewControllerProvider:
  (__kindof UIViewController * (^_Nullable)(__kindof UITab *tab))viewControllerProvider;
@end

NS_HEADER_AUDIT_END(nullability, sendability)
