// UIKit/UIBarItem.h, UIBarButtonItem.h, UITabBarItem.h, UINavigationBar.h, UINavigationItem.h,
// UIAction.h, UIMenuElement.h (objc2-generated, the same names; documentation/uikit/uiaction for
// what Swift refines).
#pragma once

#include <UIKit/UIView.h>

NS_HEADER_AUDIT_BEGIN(nullability, sendability)

@class UIAction;

UIKIT_EXTERN API_AVAILABLE(ios(13.0), tvos(13.0)) NS_SWIFT_UI_ACTOR
@interface UIMenuElement : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, readonly) NSString *title;
@property (nonatomic, readonly, nullable) UIImage *image;
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)new NS_UNAVAILABLE;
@end

typedef NS_OPTIONS(NSUInteger, UIMenuElementAttributes) {
  UIMenuElementAttributesDisabled = 1 << 0,
  UIMenuElementAttributesDestructive = 1 << 1,
  UIMenuElementAttributesHidden = 1 << 2
} NS_SWIFT_NAME(UIMenuElement.Attributes) API_AVAILABLE(ios(13.0), tvos(13.0));

typedef void (^UIActionHandler)(__kindof UIAction *action);

// Swift has one initializer, with defaults.
UIKIT_EXTERN API_AVAILABLE(ios(13.0), tvos(13.0))
@interface UIAction : UIMenuElement
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy, nullable) UIImage *image;
@property (nonatomic) UIMenuElementAttributes attributes;
@property (nonatomic, readonly, nullable) id sender API_AVAILABLE(ios(14.0), tvos(14.0));
+ (instancetype)actionWithHandler:(UIActionHandler)handler NS_REFINED_FOR_SWIFT
  API_AVAILABLE(ios(14.0), tvos(14.0));
+ (instancetype)actionWithTitle:(NSString *)title
                          image:(nullable UIImage *)image
                     identifier:(nullable NSString *)identifier
                        handler:(UIActionHandler)handler NS_REFINED_FOR_SWIFT;
@end

UIKIT_EXTERN API_AVAILABLE(ios(2.0)) NS_SWIFT_UI_ACTOR
@interface UIBarItem : NSObject <NSCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, strong) UIImage *image;
@property (nonatomic) NSInteger tag;
@end

@interface UIBarItem (UIAccessibility) <UIAccessibilityIdentification>
@end

// UIKit/UIPopoverPresentationControllerSourceItem.h.
UIKIT_EXTERN API_AVAILABLE(ios(16.0)) API_UNAVAILABLE(watchos)
@protocol UIPopoverPresentationControllerSourceItem <NSObject>
@end

UIKIT_EXTERN API_AVAILABLE(ios(2.0))
@interface UIBarButtonItem : UIBarItem <NSCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithCustomView:(UIView *)customView;
- (instancetype)initWithPrimaryAction:(nullable UIAction *)primaryAction
  API_AVAILABLE(ios(14.0), tvos(14.0)) NS_REFINED_FOR_SWIFT;
@property (nullable, nonatomic, strong) __kindof UIView *customView;
@property (nonatomic, copy, nullable) UIAction *primaryAction API_AVAILABLE(ios(14.0));
@end

API_AVAILABLE(ios(16.0)) API_UNAVAILABLE(watchos)
@interface UIBarButtonItem (UIPopoverPresentationControllerSourceItem)
  <UIPopoverPresentationControllerSourceItem>
@end

API_AVAILABLE(ios(16.0)) API_UNAVAILABLE(watchos)
@interface UIView (UIPopoverPresentationControllerSourceItem)
  <UIPopoverPresentationControllerSourceItem>
@end

UIKIT_EXTERN API_AVAILABLE(ios(2.0))
@interface UITabBarItem : UIBarItem
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithTitle:(nullable NSString *)title
                        image:(nullable UIImage *)image
                          tag:(NSInteger)tag;
@property (nullable, nonatomic, strong) UIImage *selectedImage API_AVAILABLE(ios(7.0));
@property (nullable, nonatomic, copy) NSString *badgeValue;
@end

UIKIT_EXTERN API_AVAILABLE(ios(2.0))
@interface UINavigationBar : UIView <NSCoding>
@property (nonatomic) BOOL prefersLargeTitles API_AVAILABLE(ios(11.0)) API_UNAVAILABLE(tvos);
@end

UIKIT_EXTERN API_AVAILABLE(ios(2.0)) NS_SWIFT_UI_ACTOR
@interface UINavigationItem : NSObject <NSCoding>
- (instancetype)initWithTitle:(NSString *)title NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, copy) NSString *title;
@property (nonatomic) BOOL hidesBackButton API_UNAVAILABLE(tvos);
// documentation/uikit/uinavigationitem/backaction.
@property (nonatomic, copy, nullable) UIAction *backAction API_AVAILABLE(ios(16.0))
  API_UNAVAILABLE(tvos, watchos);
@property (nonatomic) BOOL leftItemsSupplementBackButton API_AVAILABLE(ios(5.0))
  API_UNAVAILABLE(tvos);
@property (nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *leftBarButtonItems
  API_AVAILABLE(ios(5.0));
@property (nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *rightBarButtonItems
  API_AVAILABLE(ios(5.0));
@property (nullable, nonatomic, strong) UIBarButtonItem *leftBarButtonItem;
@property (nullable, nonatomic, strong) UIBarButtonItem *rightBarButtonItem;
@end

NS_HEADER_AUDIT_END(nullability, sendability)
