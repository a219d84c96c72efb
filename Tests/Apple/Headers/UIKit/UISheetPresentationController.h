// UIKit/UISheetPresentationController.h (read in a public mirror of the iOS SDK's headers;
// documentation/uikit/uisheetpresentationcontroller).
#pragma once

#include <UIKit/UIPresentationController.h>

NS_HEADER_AUDIT_BEGIN(nullability, sendability)

typedef NSString *UISheetPresentationControllerDetentIdentifier NS_TYPED_EXTENSIBLE_ENUM
  NS_SWIFT_NAME(UISheetPresentationControllerDetent.Identifier)
  API_AVAILABLE(ios(15.0)) API_UNAVAILABLE(tvos, watchos, visionos);

UIKIT_EXTERN const UISheetPresentationControllerDetentIdentifier
  UISheetPresentationControllerDetentIdentifierMedium API_AVAILABLE(ios(15.0))
  API_UNAVAILABLE(tvos, watchos, visionos);
UIKIT_EXTERN const UISheetPresentationControllerDetentIdentifier
  UISheetPresentationControllerDetentIdentifierLarge API_AVAILABLE(ios(15.0))
  API_UNAVAILABLE(tvos, watchos, visionos);

UIKIT_EXTERN API_AVAILABLE(ios(16.0)) API_UNAVAILABLE(tvos, watchos, visionos) NS_SWIFT_UI_ACTOR
@protocol UISheetPresentationControllerDetentResolutionContext <NSObject>
@property (nonatomic, readonly) UITraitCollection *containerTraitCollection;
@property (nonatomic, readonly) CGFloat maximumDetentValue;
@end

// Swift's `custom(identifier:resolver:)` has an optional result.
UIKIT_EXTERN API_AVAILABLE(ios(15.0)) API_UNAVAILABLE(tvos, watchos, visionos) NS_SWIFT_UI_ACTOR
  NS_SWIFT_NAME(UISheetPresentationController.Detent)
@interface UISheetPresentationControllerDetent : NSObject
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)new NS_UNAVAILABLE;
+ (instancetype)mediumDetent NS_SWIFT_NAME(medium());
+ (instancetype)largeDetent NS_SWIFT_NAME(large());
+ (instancetype)
  customDetentWithIdentifier:(nullable UISheetPresentationControllerDetentIdentifier)identifier
                    resolver:(CGFloat (^)(
                               id<UISheetPresentationControllerDetentResolutionContext>
  context))resolver
  NS_REFINED_FOR_SWIFT API_AVAILABLE(ios(16.0)) API_UNAVAILABLE(tvos, watchos, visionos);
@property (nonatomic, strong, readonly) UISheetPresentationControllerDetentIdentifier identifier
  API_AVAILABLE(ios(16.0)) API_UNAVAILABLE(tvos, watchos, visionos);
@end

UIKIT_EXTERN API_AVAILABLE(ios(15.0)) API_UNAVAILABLE(tvos, watchos) NS_SWIFT_UI_ACTOR
@protocol UISheetPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate>
@optional
- (void)sheetPresentationControllerDidChangeSelectedDetentIdentifier:
  (UISheetPresentationController *)sheetPresentationController API_UNAVAILABLE(visionos);
@end

// Swift's `preferredCornerRadius` is optional.
UIKIT_EXTERN API_AVAILABLE(ios(15.0)) API_UNAVAILABLE(tvos, watchos) NS_SWIFT_UI_ACTOR
@interface UISheetPresentationController : UIPresentationController
@property (nonatomic, weak, nullable) id<UISheetPresentationControllerDelegate> delegate;
@property (nonatomic, strong, nullable) UIView *sourceView;
@property (nonatomic) BOOL prefersGrabberVisible API_UNAVAILABLE(visionos);
@property (nonatomic) CGFloat preferredCornerRadius API_UNAVAILABLE(visionos) NS_REFINED_FOR_SWIFT;
@property (nonatomic, copy) NSArray<UISheetPresentationControllerDetent *> *detents
  API_UNAVAILABLE(visionos);
- (void)invalidateDetents API_AVAILABLE(ios(16.0)) API_UNAVAILABLE(tvos, watchos, visionos);
@property (nonatomic, copy, nullable)
  UISheetPresentationControllerDetentIdentifier selectedDetentIdentifier API_UNAVAILABLE(visionos);
- (void)animateChanges:(void (NS_NOESCAPE ^)(void))changes;
@end

NS_HEADER_AUDIT_END(nullability, sendability)
