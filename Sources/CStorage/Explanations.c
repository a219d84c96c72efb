#include "CStorage.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char recorded[] = {
#embed "Explanations.json"
    , '\0'};

const char *explanations(void) { return recorded; }
