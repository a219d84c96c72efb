// UIKit/UIKitDefines.h.
#pragma once

#include <Foundation/Foundation.h>

#define UIKIT_EXTERN extern
