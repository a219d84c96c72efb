// Foundation/NSObjCRuntime.h (documentation/swift/objective-c-and-c-code-customization).
#pragma once

#include <CoreFoundation/CoreFoundation.h>
#include <ObjectiveC/ObjectiveC.h>

#define NS_ENUM(type, name) CF_ENUM(type, name)
#define NS_CLOSED_ENUM(type, name) CF_CLOSED_ENUM(type, name)
#define NS_OPTIONS(type, name) CF_OPTIONS(type, name)
#define NS_TYPED_ENUM CF_TYPED_ENUM
#define NS_TYPED_EXTENSIBLE_ENUM CF_TYPED_EXTENSIBLE_ENUM
#define NS_NOESCAPE CF_NOESCAPE
#define NS_SWIFT_NAME(name) CF_SWIFT_NAME(name)
#define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
#define NS_SWIFT_UNAVAILABLE(text) \
  __attribute__((availability(swift, unavailable, message = text)))
#define NS_SWIFT_DISABLE_ASYNC __attribute__((swift_async(none)))
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define NS_SWIFT_NONISOLATED __attribute__((swift_attr("nonisolated")))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_SWIFT_NONSENDABLE __attribute__((swift_attr("@_nonSendable")))

// Apple's headers say for the whole file that what isn't annotated is not null, and that classes
// which aren't annotated aren't `Sendable`.
#define NS_HEADER_AUDIT_BEGIN(...) \
  _Pragma("clang assume_nonnull begin") \
  _Pragma("clang attribute push(__attribute__((swift_attr(\"@_nonSendable(_assumed)\"))), apply_to = objc_interface)")
#define NS_HEADER_AUDIT_END(...) \
  _Pragma("clang attribute pop") \
  _Pragma("clang assume_nonnull end")
