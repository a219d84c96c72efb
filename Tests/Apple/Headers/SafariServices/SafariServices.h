// SafariServices/SFSafariViewController.h (documentation/safariservices/sfsafariviewcontroller;
// macios, src/safariservices.cs): the protocol isn't on the main actor, and visionOS has only the
// class.
#pragma once

#include <UIKit/UIKit.h>

NS_HEADER_AUDIT_BEGIN(nullability, sendability)

@protocol SFSafariViewControllerDelegate;

API_AVAILABLE(ios(9.0), visionos(1.0)) API_UNAVAILABLE(macos, tvos, watchos)
@interface SFSafariViewController : UIViewController
@property (nonatomic, weak, nullable) id<SFSafariViewControllerDelegate> delegate
  API_UNAVAILABLE(visionos);
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_UNAVAILABLE;
- (instancetype)initWithURL:(NSURL *)URL;
@end

API_AVAILABLE(ios(9.0)) API_UNAVAILABLE(macos, tvos, watchos, visionos)
@protocol SFSafariViewControllerDelegate <NSObject>
@optional
- (void)safariViewControllerDidFinish:(SFSafariViewController *)controller;
- (void)safariViewController:(SFSafariViewController *)controller
  didCompleteInitialLoad:(BOOL)didLoadSuccessfully;
@end

NS_HEADER_AUDIT_END(nullability, sendability)
