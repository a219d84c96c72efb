#define _GNU_SOURCE
#include "CStorage.h"

#include <sched.h>
#include <unistd.h>

// Without debug information: the compiler's is newer than what valgrind reads.
#define PLAIN __attribute__((nodebug))

PLAIN _Thread_local void *scratchOfThread;

PLAIN void *tableOfNames;

PLAIN long usableProcessorCount(void) {
#ifdef __linux__
  cpu_set_t usable;
  if (sched_getaffinity(0, sizeof usable, &usable) == 0) return CPU_COUNT(&usable);
#endif
  return sysconf(_SC_NPROCESSORS_ONLN);
}

#ifdef __linux__
PLAIN void beginElsewhere(pthread_t thread) {
  cpu_set_t usable;
  int here = sched_getcpu();
  if (here < 0 || sched_getaffinity(0, sizeof usable, &usable) != 0) return;
  cpu_set_t others = usable;
  CPU_CLR(here, &others);
  if (pthread_setaffinity_np(thread, sizeof others, &others) == 0)
    pthread_setaffinity_np(thread, sizeof usable, &usable);
}
#endif

PLAIN FILE *openPipe(const char *command) { return popen(command, "r"); }

PLAIN int closePipe(FILE *pipe) { return pclose(pipe); }
