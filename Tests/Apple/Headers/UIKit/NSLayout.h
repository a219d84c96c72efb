// UIKit/NSLayoutAnchor.h, NSLayoutConstraint.h, UILayoutGuide.h, UIStackView.h, UIScrollView.h
// (objc2-generated, UIKit and AppKit; documentation/uikit).
#pragma once

#include <UIKit/UIView.h>

NS_HEADER_AUDIT_BEGIN(nullability, sendability)

@class UIRefreshControl;

UIKIT_EXTERN API_AVAILABLE(ios(6.0)) NS_SWIFT_UI_ACTOR
@interface NSLayoutConstraint : NSObject
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints
  NS_SWIFT_NAME(activate(_:)) API_AVAILABLE(ios(8.0));
@property UILayoutPriority priority;
@property CGFloat constant;
@property (getter=isActive) BOOL active API_AVAILABLE(ios(8.0));
@end

UIKIT_EXTERN API_AVAILABLE(ios(9.0)) NS_SWIFT_UI_ACTOR
@interface NSLayoutAnchor<AnchorType> : NSObject
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
  NS_SWIFT_NAME(constraint(equalTo:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
  NS_SWIFT_NAME(constraint(greaterThanOrEqualTo:));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
                                       constant:(CGFloat)constant
  NS_SWIFT_NAME(constraint(equalTo:constant:));
@end

UIKIT_EXTERN API_AVAILABLE(ios(9.0))
@interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
@end

UIKIT_EXTERN API_AVAILABLE(ios(9.0))
@interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
@end

UIKIT_EXTERN API_AVAILABLE(ios(9.0))
@interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *>
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)constant
  NS_SWIFT_NAME(constraint(equalToConstant:));
@end

UIKIT_EXTERN API_AVAILABLE(ios(9.0)) NS_SWIFT_UI_ACTOR
@interface UILayoutGuide : NSObject <NSCoding>
@property (readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;
@property (readonly, strong) NSLayoutXAxisAnchor *trailingAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
@property (readonly, strong) NSLayoutDimension *widthAnchor;
@property (readonly, strong) NSLayoutDimension *heightAnchor;
@end

UIKIT_EXTERN API_AVAILABLE(ios(15.0)) API_UNAVAILABLE(tvos, watchos)
@interface UITrackingLayoutGuide : UILayoutGuide
@end

UIKIT_EXTERN API_AVAILABLE(ios(15.0)) API_UNAVAILABLE(tvos, watchos)
@interface UIKeyboardLayoutGuide : UITrackingLayoutGuide
@end

typedef NS_ENUM(NSInteger, UILayoutConstraintAxis) {
  UILayoutConstraintAxisHorizontal = 0,
  UILayoutConstraintAxisVertical = 1
} API_AVAILABLE(ios(6.0)) NS_SWIFT_NAME(NSLayoutConstraint.Axis);

typedef NS_ENUM(NSInteger, UIStackViewDistribution) {
  UIStackViewDistributionFill = 0,
  UIStackViewDistributionFillEqually,
  UIStackViewDistributionFillProportionally,
  UIStackViewDistributionEqualSpacing,
  UIStackViewDistributionEqualCentering
} API_AVAILABLE(ios(9.0)) NS_SWIFT_NAME(UIStackView.Distribution);

typedef NS_ENUM(NSInteger, UIStackViewAlignment) {
  UIStackViewAlignmentFill,
  UIStackViewAlignmentLeading,
  UIStackViewAlignmentTop = UIStackViewAlignmentLeading,
  UIStackViewAlignmentFirstBaseline,
  UIStackViewAlignmentCenter,
  UIStackViewAlignmentTrailing,
  UIStackViewAlignmentBottom = UIStackViewAlignmentTrailing,
  UIStackViewAlignmentLastBaseline
} API_AVAILABLE(ios(9.0)) NS_SWIFT_NAME(UIStackView.Alignment);

UIKIT_EXTERN API_AVAILABLE(ios(9.0))
@interface UIStackView : UIView
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithArrangedSubviews:(NSArray<__kindof UIView *> *)views;
@property (nonatomic, readonly, copy) NSArray<__kindof UIView *> *arrangedSubviews;
- (void)addArrangedSubview:(UIView *)view;
@property (nonatomic) UILayoutConstraintAxis axis;
@property (nonatomic) UIStackViewDistribution distribution;
@property (nonatomic) UIStackViewAlignment alignment;
@property (nonatomic) CGFloat spacing;
@end

UIKIT_EXTERN API_AVAILABLE(ios(2.0)) NS_SWIFT_UI_ACTOR
@protocol UIScrollViewDelegate <NSObject>
@optional
- (void)scrollViewDidScroll:(UIView *)scrollView API_AVAILABLE(ios(2.0));
@end

UIKIT_EXTERN API_AVAILABLE(ios(2.0))
@interface UIScrollView : UIView <NSCoding>
@property (nonatomic) CGPoint contentOffset;
@property (nonatomic) CGSize contentSize;
@property (nonatomic) UIEdgeInsets contentInset;
@property (nonatomic, readonly, strong) UILayoutGuide *contentLayoutGuide
  API_AVAILABLE(ios(11.0), tvos(11.0));
@property (nonatomic, readonly, strong) UILayoutGuide *frameLayoutGuide
  API_AVAILABLE(ios(11.0), tvos(11.0));
@property (nonatomic, strong, nullable) UIRefreshControl *refreshControl API_AVAILABLE(ios(10.0))
  API_UNAVAILABLE(tvos);
@end

NS_HEADER_AUDIT_END(nullability, sendability)
