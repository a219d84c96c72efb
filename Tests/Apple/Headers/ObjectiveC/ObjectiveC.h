#pragma once
#include <ObjectiveC/Availability.h>
#include <ObjectiveC/NSObject.h>
