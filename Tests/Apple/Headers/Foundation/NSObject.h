// Foundation/NSObject.h, NSZone.h, NSValue.h (objc2-generated, Foundation/NSObject.rs).
#pragma once

#include <Foundation/NSObjCRuntime.h>

NS_HEADER_AUDIT_BEGIN(nullability, sendability)

@class NSString, NSCoder;

typedef double NSTimeInterval;

@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone;
@end

@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

@protocol NSSecureCoding <NSCoding>
@property (class, readonly) BOOL supportsSecureCoding;
@end

@interface NSCoder : NSObject
@end

extern SEL NSSelectorFromString(NSString *aSelectorName);

NS_HEADER_AUDIT_END(nullability, sendability)
