#define _GNU_SOURCE
#include "CStorage.h"

#include <sched.h>
#include <unistd.h>

// Without debug information: the compiler's is newer than what valgrind reads.
#define PLAIN __attribute__((nodebug))

PLAIN _Thread_local struct ThreadVariables variablesOfThread;

PLAIN long usableProcessorCount(void) {
#ifdef __linux__
  cpu_set_t usable;
  if (sched_getaffinity(0, sizeof usable, &usable) == 0) return CPU_COUNT(&usable);
#endif
  return sysconf(_SC_NPROCESSORS_ONLN);
}

PLAIN FILE *openPipe(const char *command) { return popen(command, "r"); }

PLAIN int closePipe(FILE *pipe) { return pclose(pipe); }
