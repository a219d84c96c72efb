// The macros of os/availability.h and AvailabilityInternal.h. Each platform is the name of a call:
// `API_AVAILABLE(ios(15.0), tvos(15.0))`. What is said for iOS holds for Mac Catalyst too, and for
// visionOS by the version map of its SDK: the compiler does both.
#pragma once

#define API_IN_macos(version) macos, introduced = version
#define API_IN_ios(version) ios, introduced = version
#define API_IN_tvos(version) tvos, introduced = version
#define API_IN_watchos(version) watchos, introduced = version
#define API_IN_visionos(version) xros, introduced = version
#define API_IN_macCatalyst(version) maccatalyst, introduced = version

#define API_OUT_macos macos
#define API_OUT_ios ios
#define API_OUT_tvos tvos
#define API_OUT_watchos watchos
#define API_OUT_visionos xros

#define API_OLD_macos(from, to) macos, introduced = from, deprecated = to
#define API_OLD_ios(from, to) ios, introduced = from, deprecated = to
#define API_OLD_tvos(from, to) tvos, introduced = from, deprecated = to
#define API_OLD_watchos(from, to) watchos, introduced = from, deprecated = to
#define API_OLD_visionos(from, to) xros, introduced = from, deprecated = to

#define API_JOIN_(a, b) a##b
#define API_JOIN(a, b) API_JOIN_(a, b)
#define API_COUNT_(_1, _2, _3, _4, _5, count, ...) count
#define API_COUNT(...) API_COUNT_(__VA_ARGS__, 5, 4, 3, 2, 1, 0)

#define API_A(what) __attribute__((availability(what)))
#define API_IN1(a) API_A(API_IN_##a)
#define API_IN2(a, b) API_IN1(a) API_IN1(b)
#define API_IN3(a, b, c) API_IN2(a, b) API_IN1(c)
#define API_IN4(a, b, c, d) API_IN3(a, b, c) API_IN1(d)
#define API_IN5(a, b, c, d, e) API_IN4(a, b, c, d) API_IN1(e)
#define API_AVAILABLE(...) API_JOIN(API_IN, API_COUNT(__VA_ARGS__))(__VA_ARGS__)

#define API_U(what) __attribute__((availability(what, unavailable)))
#define API_OUT1(a) API_U(API_OUT_##a)
#define API_OUT2(a, b) API_OUT1(a) API_OUT1(b)
#define API_OUT3(a, b, c) API_OUT2(a, b) API_OUT1(c)
#define API_OUT4(a, b, c, d) API_OUT3(a, b, c) API_OUT1(d)
#define API_UNAVAILABLE(...) API_JOIN(API_OUT, API_COUNT(__VA_ARGS__))(__VA_ARGS__)

#define API_D(text, what) __attribute__((availability(what, message = text)))
#define API_OLD1(text, a) API_D(text, API_OLD_##a)
#define API_OLD2(text, a, b) API_OLD1(text, a) API_OLD1(text, b)
#define API_OLD3(text, a, b, c) API_OLD2(text, a, b) API_OLD1(text, c)
#define API_OLD4(text, a, b, c, d) API_OLD3(text, a, b, c) API_OLD1(text, d)
#define API_DEPRECATED(text, ...) \
  API_JOIN(API_OLD, API_COUNT(__VA_ARGS__))(text, __VA_ARGS__)
