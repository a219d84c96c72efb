// Foundation/NSBundle.h, NSProcessInfo.h, NSFileManager.h (objc2-generated, Foundation; the Swift
// names in documentation/foundation/bundle, processinfo, filemanager).
#pragma once

#include <Foundation/NSValues.h>

NS_HEADER_AUDIT_BEGIN(nullability, sendability)

NS_SWIFT_SENDABLE NS_SWIFT_NAME(Bundle)
@interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle NS_SWIFT_NAME(main);
+ (NSBundle *)bundleForClass:(Class)aClass;
@end

NS_SWIFT_SENDABLE NS_SWIFT_NAME(ProcessInfo)
@interface NSProcessInfo : NSObject
@property (class, readonly, strong) NSProcessInfo *processInfo;
@property (readonly, copy) NSDictionary<NSString *, NSString *> *environment;
@end

NS_HEADER_AUDIT_END(nullability, sendability)
