// UIKit/UIControl.h, UIButton.h, UILabel.h, UITextField.h, UITextInputTraits.h, UISwitch.h,
// UISegmentedControl.h, UIDatePicker.h, UIRefreshControl.h (objc2-generated, the same names; macios for tvOS).
#pragma once

#include <UIKit/NSLayout.h>
#include <UIKit/UIBarItem.h>

NS_HEADER_AUDIT_BEGIN(nullability, sendability)

typedef NS_OPTIONS(NSUInteger, UIControlEvents) {
  UIControlEventTouchDown = 1 << 0,
  UIControlEventTouchUpInside = 1 << 6,
  UIControlEventValueChanged = 1 << 12,
  UIControlEventPrimaryActionTriggered API_AVAILABLE(ios(9.0)) = 1 << 13,
  UIControlEventEditingDidBegin = 1 << 16,
  UIControlEventEditingChanged = 1 << 17,
  UIControlEventEditingDidEnd = 1 << 18,
  UIControlEventEditingDidEndOnExit = 1 << 19
} NS_SWIFT_NAME(UIControl.Event);

typedef NS_OPTIONS(NSUInteger, UIControlState) {
  UIControlStateNormal NS_SWIFT_NAME(normal) = 0,
  UIControlStateHighlighted = 1 << 0,
  UIControlStateDisabled = 1 << 1,
  UIControlStateSelected = 1 << 2
} NS_SWIFT_NAME(UIControl.State);

UIKIT_EXTERN API_AVAILABLE(ios(2.0))
@interface UIControl : UIView
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame primaryAction:(nullable UIAction *)primaryAction
  API_AVAILABLE(ios(14.0), tvos(14.0));
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, getter=isSelected) BOOL selected;
- (void)addTarget:(nullable id)target
             action:(SEL)action
   forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(addTarget(_:action:for:));
- (void)addAction:(UIAction *)action forControlEvents:(UIControlEvents)controlEvents
  NS_SWIFT_NAME(addAction(_:for:))
  API_AVAILABLE(ios(14.0), tvos(14.0));
- (void)sendActionsForControlEvents:(UIControlEvents)controlEvents
  NS_SWIFT_NAME(sendActions(for:));
@end

typedef NS_ENUM(NSInteger, UIButtonType) {
  UIButtonTypeCustom = 0,
  UIButtonTypeSystem API_AVAILABLE(ios(7.0))
} NS_SWIFT_NAME(UIButton.ButtonType);

typedef NS_ENUM(NSInteger, UIButtonRole) {
  UIButtonRoleNormal,
  UIButtonRolePrimary,
  UIButtonRoleCancel,
  UIButtonRoleDestructive
} API_AVAILABLE(ios(14.0), tvos(14.0)) NS_SWIFT_NAME(UIButton.Role);

UIKIT_EXTERN API_AVAILABLE(ios(2.0))
@interface UIButton : UIControl <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame primaryAction:(nullable UIAction *)primaryAction
  NS_DESIGNATED_INITIALIZER API_AVAILABLE(ios(14.0), tvos(14.0));
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
+ (instancetype)buttonWithType:(UIButtonType)buttonType;
+ (instancetype)buttonWithType:(UIButtonType)buttonType
                 primaryAction:(nullable UIAction *)primaryAction NS_REFINED_FOR_SWIFT
  API_AVAILABLE(ios(14.0), tvos(14.0));
- (void)setTitle:(nullable NSString *)title forState:(UIControlState)state
  NS_SWIFT_NAME(setTitle(_:for:));
@property (nullable, nonatomic, readonly, strong) NSString *currentTitle;
@property (nonatomic) UIButtonRole role API_AVAILABLE(ios(14.0), tvos(14.0));
@end

UIKIT_EXTERN API_AVAILABLE(ios(10.0)) NS_SWIFT_UI_ACTOR
@protocol UIContentSizeCategoryAdjusting <NSObject>
@property (nonatomic) BOOL adjustsFontForContentSizeCategory;
@end

typedef NS_ENUM(NSInteger, NSTextAlignment) {
  NSTextAlignmentLeft = 0,
  NSTextAlignmentCenter = 1,
  NSTextAlignmentRight = 2,
  NSTextAlignmentJustified = 3,
  NSTextAlignmentNatural = 4
} API_AVAILABLE(ios(6.0));

UIKIT_EXTERN API_AVAILABLE(ios(2.0))
@interface UILabel : UIView <NSCoding, UIContentSizeCategoryAdjusting>
@property (nullable, nonatomic, copy) NSString *text;
@property (null_resettable, nonatomic, strong) UIFont *font;
@property (null_resettable, nonatomic, strong) UIColor *textColor;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic) NSInteger numberOfLines;
@end

typedef NS_ENUM(NSInteger, UITextAutocapitalizationType) {
  UITextAutocapitalizationTypeNone,
  UITextAutocapitalizationTypeWords,
  UITextAutocapitalizationTypeSentences,
  UITextAutocapitalizationTypeAllCharacters
};

typedef NS_ENUM(NSInteger, UITextAutocorrectionType) {
  UITextAutocorrectionTypeDefault,
  UITextAutocorrectionTypeNo,
  UITextAutocorrectionTypeYes
};

typedef NS_ENUM(NSInteger, UIKeyboardType) {
  UIKeyboardTypeDefault,
  UIKeyboardTypeASCIICapable,
  UIKeyboardTypeNumbersAndPunctuation,
  UIKeyboardTypeURL,
  UIKeyboardTypeNumberPad,
  UIKeyboardTypePhonePad,
  UIKeyboardTypeNamePhonePad,
  UIKeyboardTypeEmailAddress,
  UIKeyboardTypeDecimalPad API_AVAILABLE(ios(4.1))
};

typedef NSString *UITextContentType NS_TYPED_ENUM API_AVAILABLE(ios(10.0));
UIKIT_EXTERN UITextContentType const UITextContentTypeEmailAddress API_AVAILABLE(ios(10.0));
UIKIT_EXTERN UITextContentType const UITextContentTypeUsername
  API_AVAILABLE(ios(11.0), tvos(11.0));
UIKIT_EXTERN UITextContentType const UITextContentTypePassword
  API_AVAILABLE(ios(11.0), tvos(11.0));
UIKIT_EXTERN UITextContentType const UITextContentTypeNewPassword
  API_AVAILABLE(ios(12.0), tvos(12.0));
UIKIT_EXTERN UITextContentType const UITextContentTypeOneTimeCode
  API_AVAILABLE(ios(12.0), tvos(12.0));

UIKIT_EXTERN API_AVAILABLE(ios(2.0)) NS_SWIFT_UI_ACTOR
@protocol UITextInputTraits <NSObject>
@optional
@property (nonatomic) UITextAutocapitalizationType autocapitalizationType;
@property (nonatomic) UITextAutocorrectionType autocorrectionType;
@property (nonatomic) UIKeyboardType keyboardType;
@property (nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry;
@property (null_unspecified, nonatomic, copy) UITextContentType textContentType
  API_AVAILABLE(ios(10.0));
@end

typedef NS_ENUM(NSInteger, UITextBorderStyle) {
  UITextBorderStyleNone,
  UITextBorderStyleLine,
  UITextBorderStyleBezel,
  UITextBorderStyleRoundedRect
} NS_SWIFT_NAME(UITextField.BorderStyle);

UIKIT_EXTERN API_AVAILABLE(ios(2.0))
@interface UITextField : UIControl <UITextInputTraits, NSCoding, UIContentSizeCategoryAdjusting>
@property (nullable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, strong) UIColor *textColor;
@property (nullable, nonatomic, strong) UIFont *font;
@property (nonatomic) UITextBorderStyle borderStyle;
@property (nullable, nonatomic, copy) NSString *placeholder;
@end

UIKIT_EXTERN API_AVAILABLE(ios(2.0)) API_UNAVAILABLE(tvos)
@interface UISwitch : UIControl <NSCoding>
@property (nonatomic, getter=isOn) BOOL on;
- (void)setOn:(BOOL)on animated:(BOOL)animated;
@end

UIKIT_EXTERN API_AVAILABLE(ios(2.0))
@interface UISegmentedControl : UIControl <NSCoding>
@property (nonatomic, readonly) NSUInteger numberOfSegments;
- (void)removeAllSegments;
- (void)insertSegmentWithTitle:(nullable NSString *)title
                       atIndex:(NSUInteger)segment
                      animated:(BOOL)animated NS_SWIFT_NAME(insertSegment(withTitle:at:animated:));
- (nullable NSString *)titleForSegmentAtIndex:(NSUInteger)segment
  NS_SWIFT_NAME(titleForSegment(at:));
@property (nonatomic) NSInteger selectedSegmentIndex;
@end

UIKIT_EXTERN API_AVAILABLE(ios(2.0)) API_UNAVAILABLE(tvos)
@interface UIDatePicker : UIControl <NSCoding>
@property (nonatomic, strong) NSDate *date;
@end

UIKIT_EXTERN API_AVAILABLE(ios(6.0)) API_UNAVAILABLE(tvos)
@interface UIRefreshControl : UIControl
- (instancetype)init;
@property (nonatomic, readonly, getter=isRefreshing) BOOL refreshing;
- (void)beginRefreshing API_AVAILABLE(ios(6.0));
- (void)endRefreshing API_AVAILABLE(ios(6.0));
@end

NS_HEADER_AUDIT_END(nullability, sendability)
