// AuthenticationServices/ASWebAuthenticationSession.h, ASFoundation.h
// (documentation/authenticationservices/aswebauthenticationsession; the header itself, as it was in 2020).
// The protocol is on the main actor. Neither the class nor its handler is, and that isn't sendable.
#pragma once

#include <UIKit/UIKit.h>

NS_HEADER_AUDIT_BEGIN(nullability, sendability)

@protocol ASWebAuthenticationPresentationContextProviding;

typedef UIWindow *ASPresentationAnchor;

typedef void (^ASWebAuthenticationSessionCompletionHandler)(
  NSURL *_Nullable callbackURL, NSError *_Nullable error)
  NS_SWIFT_NAME(ASWebAuthenticationSession.CompletionHandler);

API_AVAILABLE(ios(12.0), tvos(16.0))
@interface ASWebAuthenticationSession : NSObject
- (instancetype)initWithURL:(NSURL *)URL
          callbackURLScheme:(nullable NSString *)callbackURLScheme
          completionHandler:(ASWebAuthenticationSessionCompletionHandler)completionHandler;
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
