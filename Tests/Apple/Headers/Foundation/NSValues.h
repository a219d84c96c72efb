// Foundation/NSString.h, NSArray.h, NSDictionary.h, NSSet.h, NSValue.h, NSError.h, NSURL.h,
// NSDate.h, NSData.h, NSUUID.h, NSIndexPath.h, NSNotification.h (objc2-generated, Foundation).
// Which Swift type stands for each is said in Foundation.apinotes.
#pragma once

#include <Foundation/NSObject.h>

NS_HEADER_AUDIT_BEGIN(nullability, sendability)

NS_SWIFT_SENDABLE
@interface NSString : NSObject <NSCopying, NSSecureCoding>
@end

@interface NSArray<__covariant ObjectType> : NSObject <NSCopying, NSSecureCoding>
@end

@interface NSDictionary<__covariant KeyType, __covariant ObjectType> :
  NSObject <NSCopying, NSSecureCoding>
@end

@interface NSSet<__covariant ObjectType> : NSObject <NSCopying, NSSecureCoding>
@end

NS_SWIFT_SENDABLE
@interface NSNumber : NSObject <NSCopying, NSSecureCoding>
@end

NS_SWIFT_SENDABLE
@interface NSError : NSObject <NSCopying, NSSecureCoding>
@end

NS_SWIFT_SENDABLE
@interface NSURL : NSObject <NSCopying, NSSecureCoding>
@end

NS_SWIFT_SENDABLE
@interface NSDate : NSObject <NSCopying, NSSecureCoding>
@end

NS_SWIFT_SENDABLE
@interface NSData : NSObject <NSCopying, NSSecureCoding>
@end

NS_SWIFT_SENDABLE
@interface NSUUID : NSObject <NSCopying, NSSecureCoding>
@end

NS_SWIFT_SENDABLE
@interface NSIndexPath : NSObject <NSCopying, NSSecureCoding>
@end

@interface NSUserActivity : NSObject
@property (nullable, copy) NSURL *webpageURL;
@end

NS_HEADER_AUDIT_END(nullability, sendability)
