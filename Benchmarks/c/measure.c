// usage: measure [--one-core] COMMAND…
//
// Runs a command and prints its wall time, its user and system time (all in milliseconds), its peak
// memory in KiB, its page faults and its exit code. A program of its own, since what the kernel calls
// a process's peak memory includes that of the process that started it, which Python's would outweigh.
#define _GNU_SOURCE
#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double milliseconds(struct timeval time) {
  return time.tv_sec * 1e3 + time.tv_usec / 1e3;
}

int main(int count, char **words) {
  // Not with taskset, whose own start would count.
  int on_one_core = count > 1 && strcmp(words[1], "--one-core") == 0;
  words += 1 + on_one_core;
  if (count < 2 + on_one_core) return 64;
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  pid_t child = vfork();
  if (child == 0) {
    int nowhere = open("/dev/null", O_WRONLY);
    dup2(nowhere, STDOUT_FILENO);
    dup2(nowhere, STDERR_FILENO);
    cpu_set_t first;
    CPU_ZERO(&first);
    CPU_SET(0, &first);
    if (on_one_core && sched_setaffinity(0, sizeof first, &first) != 0) _exit(126);
    execv(words[0], words);
    _exit(127);
  }
  int status;
  struct rusage usage;
  if (wait4(child, &status, 0, &usage) < 0) return 1;
  clock_gettime(CLOCK_MONOTONIC, &end);
  double wall = (end.tv_sec - start.tv_sec) * 1e3 + (end.tv_nsec - start.tv_nsec) / 1e6;
  printf("%.3f %.3f %.3f %ld %ld %d\n", wall, milliseconds(usage.ru_utime),
         milliseconds(usage.ru_stime), usage.ru_maxrss, usage.ru_minflt,
         WIFEXITED(status) ? WEXITSTATUS(status) : 128);
  return 0;
}
