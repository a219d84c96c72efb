#include "CStorage.h"

// Clang has `#embed` in every language standard, and would warn about that.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char pages[] = {
#embed "../../Documentation/Reference/SpecLanguage.md"
    , '\n',
#embed "../../Documentation/Reference/CommandLine.md"
    , '\n',
#embed "../../Documentation/Reference/Output.md"
    , '\n',
#embed "../../Documentation/Reference/Runtime.md"
    , '\n',
#embed "../../Documentation/Reference/Transactions.md"
    , '\n',
#embed "../../Documentation/Guide/Links.md"
    , '\n',
#embed "../../Documentation/Guide/Modules.md"
    , '\n',
#embed "../../Documentation/Guide/SwiftUI.md"
    , '\0'};

static const char onePage[] = {
#embed "ShortPage.md"
    , '\0'};

const char *handbook(void) { return pages; }

const char *shortPage(void) { return onePage; }
