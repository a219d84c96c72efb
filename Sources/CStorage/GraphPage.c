#include "CStorage.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char page[] = {
#embed "GraphPage.html"
    , '\0'};

static const char pageStyle[] = {
#embed "GraphPage.css"
    , '\0'};

static const char pageScript[] = {
#embed "GraphPage.js"
    , '\0'};

static const char drawingStyle[] = {
#embed "GraphDrawing.css"
    , '\0'};

static const char drawingColors[] = {
#embed "GraphColors.css"
    , '\0'};

const char *graphPage(void) { return page; }
const char *graphPageStyle(void) { return pageStyle; }
const char *graphPageScript(void) { return pageScript; }
const char *graphDrawingStyle(void) { return drawingStyle; }
const char *graphDrawingColors(void) { return drawingColors; }
