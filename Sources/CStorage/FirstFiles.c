#include "CStorage.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char files[] = {
#embed "FirstFiles.txt"
    , '\0'};

const char *firstFiles(void) { return files; }
