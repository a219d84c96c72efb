// AuthenticationServices/ASWebAuthenticationSession.h, ASFoundation.h
// (documentation/authenticationservices/aswebauthenticationsession; the header itself, as it was in 2020).
// The protocol is on the main actor. Neither the class nor its handler is, and that isn't sendable.
#pragma once

#include <UIKit/UIKit.h>

NS_HEADER_AUDIT_BEGIN(nullability, sendability)

@class ASWebAuthenticationSessionCallback;
@protocol ASWebAuthenticationPresentationContextProviding;

typedef UIWindow *ASPresentationAnchor;

typedef void (^ASWebAuthenticationSessionCompletionHandler)(
  NSURL *_Nullable callbackURL, NSError *_Nullable error)
  NS_SWIFT_NAME(ASWebAuthenticationSession.CompletionHandler);

// AuthenticationServices/ASWebAuthenticationSessionCallback.h (objc2-generated; macios).
API_AVAILABLE(ios(17.4), tvos(17.4)) NS_SWIFT_SENDABLE
NS_SWIFT_NAME(ASWebAuthenticationSession.Callback)
@interface ASWebAuthenticationSessionCallback : NSObject
+ (instancetype)callbackWithCustomScheme:(NSString *)customScheme NS_SWIFT_NAME(customScheme(_:));
@end

API_AVAILABLE(ios(12.0), tvos(16.0))
@interface ASWebAuthenticationSession : NSObject
- (instancetype)initWithURL:(NSURL *)URL
          callbackURLScheme:(nullable NSString *)callbackURLScheme
          completionHandler:(ASWebAuthenticationSessionCompletionHandler)completionHandler
  API_DEPRECATED("Use initWithURL:callback:completionHandler: instead", ios(12.0, 17.4),
                 tvos(16.0, 17.4));
- (instancetype)initWithURL:(NSURL *)URL
                   callback:(ASWebAuthenticationSessionCallback *)callback
          completionHandler:(ASWebAuthenticationSessionCompletionHandler)completionHandler
  API_AVAILABLE(ios(17.4), tvos(17.4));
@property (nonatomic, weak, nullable) id<ASWebAuthenticationPresentationContextProviding>
  presentationContextProvider API_AVAILABLE(ios(13.0)) API_UNAVAILABLE(tvos);
- (BOOL)start;
- (void)cancel;
+ (instancetype)new NS_UNAVAILABLE;
- (instancetype)init NS_UNAVAILABLE;
@end

API_AVAILABLE(ios(13.0)) API_UNAVAILABLE(tvos) NS_SWIFT_UI_ACTOR
@protocol ASWebAuthenticationPresentationContextProviding <NSObject>
- (ASPresentationAnchor)presentationAnchorForWebAuthenticationSession:
  (ASWebAuthenticationSession *)session NS_SWIFT_NAME(presentationAnchor(for:));
@end

NS_HEADER_AUDIT_END(nullability, sendability)
