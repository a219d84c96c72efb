// CoreFoundation/CFBase.h, CFCGTypes.h and CFAvailability.h (apple-oss-distributions/CF).
#pragma once

#define CF_SWIFT_BRIDGED_TYPEDEF __attribute__((swift_bridged_typedef))
#define CF_NOESCAPE __attribute__((noescape))
#define CF_SWIFT_NAME(name) __attribute__((swift_name(#name)))

#define CF_ENUM_EXTENSIBLE __attribute__((enum_extensibility(open)))
#define CF_ENUM(type, name) \
  enum CF_ENUM_EXTENSIBLE name : type name; \
  enum name : type
#define CF_CLOSED_ENUM(type, name) \
  enum __attribute__((enum_extensibility(closed))) name : type name; \
  enum name : type
#define CF_OPTIONS(type, name) \
  type __attribute__((availability(swift, unavailable))) name; \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : name
#define CF_TYPED_ENUM __attribute__((swift_newtype(enum)))
#define CF_TYPED_EXTENSIBLE_ENUM __attribute__((swift_newtype(struct)))

// Swift's `CGFloat` replaces this one.
typedef double CGFloat;

struct CGPoint {
  CGFloat x;
  CGFloat y;
};
typedef struct CGPoint CGPoint;

struct CGSize {
  CGFloat width;
  CGFloat height;
};
typedef struct CGSize CGSize;

struct CGRect {
  CGPoint origin;
  CGSize size;
};
typedef struct CGRect CGRect;
