#include "CHeap.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>

size_t bytes_on_heap(void) {
  struct mallinfo2 info = mallinfo2();
  // What is large is mapped.
  return info.uordblks + info.hblkhd;
}
#else
size_t bytes_on_heap(void) { return 0; }
#endif
