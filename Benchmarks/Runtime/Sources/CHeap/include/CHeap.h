#include <stddef.h>

/// The bytes on the heap that aren't free; 0 where the C library doesn't say.
size_t bytes_on_heap(void);
