#include "CStorage.h"

// Clang has `#embed` in every language standard, and would warn about that.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char pages[] = {
#embed "../../Documentation/Reference/SpecLanguage.md"
    , '\n',
#embed "../../Documentation/Reference/CommandLine.md"
    , '\0'};

const char *handbook(void) { return pages; }
