// UIKit/UIView.h (objc2-generated, UIKit/UIView.rs; documentation/uikit/uiview; macios for what
// tvOS doesn't have).
#pragma once

#include <UIKit/UIResponder.h>

NS_HEADER_AUDIT_BEGIN(nullability, sendability)

@class UIWindow, UILayoutGuide, UIKeyboardLayoutGuide;
@class NSLayoutXAxisAnchor, NSLayoutYAxisAnchor, NSLayoutDimension;

typedef float UILayoutPriority NS_TYPED_EXTENSIBLE_ENUM;
static const UILayoutPriority UILayoutPriorityRequired API_AVAILABLE(ios(6.0)) = 1000;
static const UILayoutPriority UILayoutPriorityDefaultHigh API_AVAILABLE(ios(6.0)) = 750;
static const UILayoutPriority UILayoutPriorityDefaultLow API_AVAILABLE(ios(6.0)) = 250;
static const UILayoutPriority UILayoutPriorityFittingSizeLevel API_AVAILABLE(ios(6.0)) = 50;

typedef NS_OPTIONS(NSUInteger, UIViewAutoresizing) {
  UIViewAutoresizingNone = 0,
  UIViewAutoresizingFlexibleLeftMargin = 1 << 0,
  UIViewAutoresizingFlexibleWidth = 1 << 1,
  UIViewAutoresizingFlexibleRightMargin = 1 << 2,
  UIViewAutoresizingFlexibleTopMargin = 1 << 3,
  UIViewAutoresizingFlexibleHeight = 1 << 4,
  UIViewAutoresizingFlexibleBottomMargin = 1 << 5
} NS_SWIFT_NAME(UIView.AutoresizingMask);

typedef NS_OPTIONS(NSUInteger, UIViewAnimationOptions) {
  UIViewAnimationOptionLayoutSubviews = 1 << 0,
  UIViewAnimationOptionTransitionCrossDissolve = 5 << 20
} API_AVAILABLE(ios(4.0)) NS_SWIFT_NAME(UIView.AnimationOptions);

typedef NS_ENUM(NSInteger, UIViewTintAdjustmentMode) {
  UIViewTintAdjustmentModeAutomatic = 0,
  UIViewTintAdjustmentModeNormal = 1,
  UIViewTintAdjustmentModeDimmed = 2
} API_AVAILABLE(ios(7.0)) NS_SWIFT_NAME(UIView.TintAdjustmentMode);

UIKIT_EXTERN const CGSize UILayoutFittingCompressedSize API_AVAILABLE(ios(6.0))
  NS_SWIFT_NAME(UIView.layoutFittingCompressedSize);

UIKIT_EXTERN API_AVAILABLE(ios(2.0)) NS_SWIFT_UI_ACTOR
@interface UIView : UIResponder <NSCoding, UITraitEnvironment>

- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;

@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGPoint center;
@property (nonatomic) UIViewAutoresizing autoresizingMask;

@property (nonatomic, readonly, nullable) UIView *superview;
@property (nonatomic, readonly, copy) NSArray<__kindof UIView *> *subviews;
@property (nonatomic, readonly, nullable) UIWindow *window;
- (void)removeFromSuperview;
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index;
- (void)addSubview:(UIView *)view;
- (void)didMoveToWindow;
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)layoutSubviews;
@property (nonatomic, readonly) UIEdgeInsets safeAreaInsets API_AVAILABLE(ios(11.0), tvos(11.0));
@property (nonatomic, readonly, strong) UILayoutGuide *layoutMarginsGuide API_AVAILABLE(ios(9.0));
@property (nonatomic, readonly, strong) UILayoutGuide *safeAreaLayoutGuide
  API_AVAILABLE(ios(11.0), tvos(11.0));
@property (nonatomic, readonly, strong) UIKeyboardLayoutGuide *keyboardLayoutGuide
  API_AVAILABLE(ios(15.0)) API_UNAVAILABLE(tvos, watchos);

@property (nonatomic, copy, nullable) UIColor *backgroundColor;
@property (null_resettable, nonatomic, strong) UIColor *tintColor API_AVAILABLE(ios(7.0));
@property (nonatomic) UIViewTintAdjustmentMode tintAdjustmentMode API_AVAILABLE(ios(7.0));
@property (nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle
  API_AVAILABLE(ios(13.0), tvos(13.0)) API_UNAVAILABLE(watchos);
@property (nonatomic) CGFloat alpha;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;

+ (void)transitionWithView:(UIView *)view
                  duration:(NSTimeInterval)duration
                   options:(UIViewAnimationOptions)options
                animations:(void (^_Nullable)(void))animations
                completion:(void (^_Nullable)(BOOL finished))completion
  API_AVAILABLE(ios(4.0));
+ (void)performWithoutAnimation:(void (NS_NOESCAPE ^)(void))actionsWithoutAnimation
  API_AVAILABLE(ios(7.0));
+ (void)animateWithDuration:(NSTimeInterval)duration
                 animations:(void (^)(void))animations
                 completion:(void (^_Nullable)(BOOL finished))completion
  API_AVAILABLE(ios(4.0));
+ (void)animateWithDuration:(NSTimeInterval)duration
                 animations:(void (^)(void))animations
  API_AVAILABLE(ios(4.0));

@property (nonatomic) BOOL translatesAutoresizingMaskIntoConstraints API_AVAILABLE(ios(6.0));
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize
        withHorizontalFittingPriority:(UILayoutPriority)horizontalFittingPriority
              verticalFittingPriority:(UILayoutPriority)verticalFittingPriority
  API_AVAILABLE(ios(8.0));

@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *leadingAnchor API_AVAILABLE(ios(9.0));
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *trailingAnchor API_AVAILABLE(ios(9.0));
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *centerXAnchor API_AVAILABLE(ios(9.0));
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *topAnchor API_AVAILABLE(ios(9.0));
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *bottomAnchor API_AVAILABLE(ios(9.0));
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *centerYAnchor API_AVAILABLE(ios(9.0));
@property (nonatomic, readonly, strong) NSLayoutDimension *widthAnchor API_AVAILABLE(ios(9.0));
@property (nonatomic, readonly, strong) NSLayoutDimension *heightAnchor API_AVAILABLE(ios(9.0));

@end

// UIAccessibilityIdentification.h.
UIKIT_EXTERN API_AVAILABLE(ios(5.0)) NS_SWIFT_UI_ACTOR
@protocol UIAccessibilityIdentification <NSObject>
@required
@property (nonatomic, copy, nullable) NSString *accessibilityIdentifier;
@end

@interface UIView (UIAccessibility) <UIAccessibilityIdentification>
@end

// UIAccessibility.h.
@interface NSObject (UIAccessibility)
@property (nullable, nonatomic, copy) NSString *accessibilityLabel NS_SWIFT_UI_ACTOR;
@property (nonatomic) BOOL accessibilityViewIsModal API_AVAILABLE(ios(5.0)) NS_SWIFT_UI_ACTOR;
@end

NS_HEADER_AUDIT_END(nullability, sendability)
