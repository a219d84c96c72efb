// UIKit/UIAlertController.h, UIActivityViewController.h, UIStoryboard.h (objc2-generated; macios;
// documentation/uikit/uistoryboard for visionOS).
#pragma once

#include <UIKit/UIControl.h>
#include <UIKit/UIPresentationController.h>

NS_HEADER_AUDIT_BEGIN(nullability, sendability)

typedef NS_ENUM(NSInteger, UIAlertActionStyle) {
  UIAlertActionStyleDefault = 0,
  UIAlertActionStyleCancel,
  UIAlertActionStyleDestructive
} API_AVAILABLE(ios(8.0)) NS_SWIFT_NAME(UIAlertAction.Style);

typedef NS_ENUM(NSInteger, UIAlertControllerStyle) {
  UIAlertControllerStyleActionSheet = 0,
  UIAlertControllerStyleAlert
} API_AVAILABLE(ios(8.0)) NS_SWIFT_NAME(UIAlertController.Style);

UIKIT_EXTERN API_AVAILABLE(ios(8.0)) NS_SWIFT_UI_ACTOR
@interface UIAlertAction : NSObject <NSCopying>
+ (instancetype)actionWithTitle:(nullable NSString *)title
                          style:(UIAlertActionStyle)style
                        handler:(void (^_Nullable)(UIAlertAction *action))handler;
@property (nullable, nonatomic, readonly) NSString *title;
@property (nonatomic, readonly) UIAlertActionStyle style;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@end

UIKIT_EXTERN API_AVAILABLE(ios(8.0))
@interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(nullable NSString *)title
                                 message:(nullable NSString *)message
                          preferredStyle:(UIAlertControllerStyle)preferredStyle;
- (void)addAction:(UIAlertAction *)action;
@property (nonatomic, readonly) NSArray<UIAlertAction *> *actions;
- (void)addTextFieldWithConfigurationHandler:(void
  (^_Nullable)(UITextField *textField))configurationHandler;
@property (nullable, nonatomic, readonly) NSArray<UITextField *> *textFields;
@property (nullable, nonatomic, copy) NSString *message;
@property (nonatomic, readonly) UIAlertControllerStyle preferredStyle;
@end

UIKIT_EXTERN API_AVAILABLE(ios(6.0))
@interface UIActivity : NSObject
@end

typedef NSString *UIActivityType NS_SWIFT_NAME(UIActivity.ActivityType) NS_TYPED_EXTENSIBLE_ENUM;

typedef void (^UIActivityViewControllerCompletionWithItemsHandler)(
  UIActivityType _Nullable activityType, BOOL completed, NSArray *_Nullable returnedItems,
  NSError *_Nullable activityError)
  NS_SWIFT_NAME(UIActivityViewController.CompletionWithItemsHandler);

UIKIT_EXTERN API_AVAILABLE(ios(6.0)) API_UNAVAILABLE(tvos)
@interface UIActivityViewController : UIViewController
- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_UNAVAILABLE;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_UNAVAILABLE;
- (instancetype)initWithActivityItems:(NSArray *)activityItems
  applicationActivities:(nullable NSArray<__kindof UIActivity *> *)applicationActivities
  NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, copy)
  UIActivityViewControllerCompletionWithItemsHandler completionWithItemsHandler
  API_AVAILABLE(ios(8.0));
@end

typedef __kindof UIViewController *_Nullable (^UIStoryboardViewControllerCreator)(NSCoder *coder);

UIKIT_EXTERN API_DEPRECATED("Not supported on visionOS", visionos(1.0, 1.0)) API_AVAILABLE(ios(5.0))
  NS_SWIFT_UI_ACTOR
@interface UIStoryboard : NSObject
+ (UIStoryboard *)storyboardWithName:(NSString *)name bundle:(nullable
  NSBundle *)storyboardBundleOrNil;
- (nullable __kindof UIViewController *)instantiateInitialViewController;
- (__kindof UIViewController *)instantiateViewControllerWithIdentifier:(NSString *)identifier;
@end

NS_HEADER_AUDIT_END(nullability, sendability)
