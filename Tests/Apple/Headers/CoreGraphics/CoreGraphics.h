// CoreGraphics/CGGeometry.h (documentation/coregraphics; dotnet/macios, src/CoreGraphics).
#pragma once

#include <CoreFoundation/CoreFoundation.h>
