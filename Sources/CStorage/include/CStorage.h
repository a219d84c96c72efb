#ifndef CSTORAGE_H
#define CSTORAGE_H

#include <stdio.h>

/// The thread's memory for rendering. Swift has no variables of which each thread has its own, and
/// `pthread_getspecific` took 4 % of a run's instructions.
// Found without a call, since the library is part of an executable.
#if defined(__linux__)
__attribute__((tls_model("initial-exec")))
#endif
extern _Thread_local void *_Nullable scratchOfThread;

static inline void *_Nullable *_Nonnull scratchVariable(void) { return &scratchOfThread; }

/// The table of names, which all threads read.
extern void *_Nullable tableOfNames;

static inline void *_Nullable *_Nonnull namesVariable(void) { return &tableOfNames; }

/// Reads a pointer that another thread may write: with it, all that was written before it is seen.
static inline void *_Nullable loadShared(void *_Nullable *_Nonnull place) {
  return __atomic_load_n(place, __ATOMIC_ACQUIRE);
}

/// Writes a pointer that another thread may read.
static inline void storeShared(void *_Nullable *_Nonnull place, void *_Nullable value) {
  __atomic_store_n(place, value, __ATOMIC_RELEASE);
}

/// The processors that this process may use: a container or `taskset` may allow fewer than there are.
long usableProcessorCount(void);

#if defined(__linux__)
#include <pthread.h>

/// Moves a thread that was just created to another processor, where it may leave again. Linux often
/// puts it behind the thread that creates it, and notices only after 4 ms that another processor is
/// idle.
void beginElsewhere(pthread_t thread);
#endif

/// The output of a shell command; null where there is no shell. Apple's header keeps `popen` from
/// Swift, since iOS has no processes.
FILE *_Nullable openPipe(const char *_Nonnull command);

/// Waits for the command's end.
int closePipe(FILE *_Nonnull pipe);

/// Pages of the documentation, embedded in the executable: as a Swift array, they would take seconds to
/// compile.
const char *_Nonnull handbook(void);

/// The template of the spec language on one page.
const char *_Nonnull shortPage(void);

/// What each diagnostic means, recorded as JSON from its page.
const char *_Nonnull explanations(void);

/// The files that `mvvmgen init` can begin with.
const char *_Nonnull firstFiles(void);

/// The page of the map, with names in double braces for its parts, how it looks and how it behaves.
const char *_Nonnull graphPage(void);
const char *_Nonnull graphPageStyle(void);
const char *_Nonnull graphPageScript(void);

/// The fonts and lines of a drawing of the map, and its colors, which have names in double braces.
const char *_Nonnull graphDrawingStyle(void);
const char *_Nonnull graphDrawingColors(void);

#endif
