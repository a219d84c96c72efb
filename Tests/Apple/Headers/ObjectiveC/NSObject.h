// objc/objc.h, objc/NSObjCRuntime.h and objc/NSObject.h (apple-oss-distributions/objc4, runtime/).
#pragma once

#define OBJC_EXPORT extern
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_REQUIRES_SUPER __attribute__((objc_requires_super))

// The compiler knows the types `id`, `Class` and `SEL`.
typedef _Bool BOOL;
#define YES __objc_yes
#define NO __objc_no
#define nil ((id)0)
#define NSIntegerMax __LONG_MAX__
#define NSUIntegerMax (__LONG_MAX__ * 2UL + 1UL)

typedef long NSInteger;
typedef unsigned long NSUInteger;

typedef struct _NSZone NSZone;

#pragma clang assume_nonnull begin

@protocol NSObject

- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
@property (readonly, nullable) Class superclass;
- (BOOL)isKindOfClass:(nonnull Class)aClass;
- (BOOL)isMemberOfClass:(nonnull Class)aClass;
- (BOOL)respondsToSelector:(null_unspecified SEL)aSelector;
- (BOOL)conformsToProtocol:(nonnull Protocol *)aProtocol;

@end

__attribute__((objc_root_class))
OBJC_EXPORT
@interface NSObject <NSObject>

+ (void)load;
+ (void)initialize;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
+ (instancetype)alloc;
- (void)dealloc;
- (id)copy;
+ (BOOL)instancesRespondToSelector:(null_unspecified SEL)aSelector;
- (void)doesNotRecognizeSelector:(null_unspecified SEL)aSelector;
- (null_unspecified id)forwardingTargetForSelector:(null_unspecified SEL)aSelector;
+ (NSUInteger)hash;
+ (null_unspecified Class)superclass;
+ (Class)class;

@end

#pragma clang assume_nonnull end
