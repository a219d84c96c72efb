// UIKit/UIPresentationController.h, UIPopoverPresentationController.h (objc2-generated;
// documentation of barButtonItem); UISheetPresentationController.h.
#pragma once

#include <UIKit/UIViewControllerTransitioning.h>

NS_HEADER_AUDIT_BEGIN(nullability, sendability)

UIKIT_EXTERN API_AVAILABLE(ios(8.0)) NS_SWIFT_UI_ACTOR
@protocol UIAdaptivePresentationControllerDelegate <NSObject>
@optional
- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:
  (UIPresentationController *)controller;
- (BOOL)presentationControllerShouldDismiss:(UIPresentationController *)presentationController
  API_AVAILABLE(ios(13.0));
- (void)presentationControllerWillDismiss:(UIPresentationController *)presentationController
  API_AVAILABLE(ios(13.0));
- (void)presentationControllerDidDismiss:(UIPresentationController *)presentationController
  API_AVAILABLE(ios(13.0));
- (void)presentationControllerDidAttemptToDismiss:(UIPresentationController *)presentationController
  NS_SWIFT_NAME(presentationControllerDidAttemptToDismiss(_:))
  API_AVAILABLE(ios(13.0));
@end

UIKIT_EXTERN API_AVAILABLE(ios(8.0)) NS_SWIFT_UI_ACTOR
@interface UIPresentationController : NSObject <UITraitEnvironment, UIContentContainer>
@property (nonatomic, strong, readonly) UIViewController *presentingViewController;
@property (nonatomic, strong, readonly) UIViewController *presentedViewController;
@property (nonatomic, readonly) UIModalPresentationStyle presentationStyle;
@property (nullable, nonatomic, readonly, strong) UIView *containerView;
@property (nullable, nonatomic, weak) id<UIAdaptivePresentationControllerDelegate> delegate;
- (instancetype)initWithPresentedViewController:(UIViewController *)presentedViewController
                       presentingViewController:(nullable
  UIViewController *)presentingViewController
  NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
@end

typedef NS_OPTIONS(NSUInteger, UIPopoverArrowDirection) {
  UIPopoverArrowDirectionUp = 1 << 0,
  UIPopoverArrowDirectionDown = 1 << 1,
  UIPopoverArrowDirectionLeft = 1 << 2,
  UIPopoverArrowDirectionRight = 1 << 3,
  UIPopoverArrowDirectionAny = UIPopoverArrowDirectionUp | UIPopoverArrowDirectionDown
    | UIPopoverArrowDirectionLeft | UIPopoverArrowDirectionRight,
  UIPopoverArrowDirectionUnknown = NSUIntegerMax
} API_AVAILABLE(ios(3.2)) API_UNAVAILABLE(tvos);

UIKIT_EXTERN API_AVAILABLE(ios(8.0)) API_UNAVAILABLE(tvos) NS_SWIFT_UI_ACTOR
@protocol UIPopoverPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate>
@optional
- (void)prepareForPopoverPresentation:
  (UIPopoverPresentationController *)popoverPresentationController
  NS_SWIFT_NAME(prepareForPopoverPresentation(_:));
@end

UIKIT_EXTERN API_AVAILABLE(ios(8.0)) API_UNAVAILABLE(tvos)
@interface UIPopoverPresentationController : UIPresentationController
@property (nullable, nonatomic, weak) id<UIPopoverPresentationControllerDelegate> delegate;
@property (nonatomic, assign) UIPopoverArrowDirection permittedArrowDirections;
@property (nullable, nonatomic, strong) UIView *sourceView;
@property (nonatomic, assign) CGRect sourceRect;
@property (nonatomic, strong, nullable) UIBarButtonItem *barButtonItem
  API_DEPRECATED("Use sourceItem instead", ios(8.0, 27.0), visionos(1.0, 27.0));
@property (nullable, nonatomic, strong) id<UIPopoverPresentationControllerSourceItem> sourceItem
  API_AVAILABLE(ios(16.0));
@end

NS_HEADER_AUDIT_END(nullability, sendability)
