// The least that any generator has to do: reads all bytes of the specs, and writes or compares all
// bytes of the output, which it takes from a pack instead of making them. Nothing is parsed, checked,
// rendered or searched for.
//
//   baseline pack PROJECT FOLDER... > PACK      packs what lies in a project's folders
//   baseline create PACK PROJECT                writes everything, each file in place
//   baseline atomic PACK PROJECT                the same by way of a temporary file and its renaming
//   baseline update PACK PROJECT                compares, and replaces what differs
//
// Files that end with ".generated.swift" are compared; the others are a developer's, so that it is
// enough that they exist.
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#define TEMPORARY ".baseline.tmp"

static char buffer[1 << 24];

static void fail(const char *what) {
  perror(what);
  exit(2);
}

static size_t read_file(const char *path, int must_exist) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) {
    if (!must_exist && errno == ENOENT) return (size_t)-1;
    fail(path);
  }
  size_t count = 0;
  for (;;) {
    ssize_t got = read(file, buffer + count, sizeof buffer - count);
    if (got < 0) fail(path);
    count += got;
    // A read that gives less than asked for has met the file's end.
    if (count < sizeof buffer) break;
  }
  close(file);
  return count;
}

static void walk(const char *folder, void (*visit)(const char *)) {
  DIR *stream = opendir(folder);
  if (!stream) fail(folder);
  struct dirent *entry;
  char path[4096];
  while ((entry = readdir(stream))) {
    if (entry->d_name[0] == '.') continue;
    snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
    if (entry->d_type == DT_DIR) walk(path, visit);
    else visit(path);
  }
  closedir(stream);
}

static uint64_t bytes_read = 0;

static void read_spec(const char *path) { bytes_read += read_file(path, 1); }

static void pack_file(const char *path) {
  uint32_t head[2] = {(uint32_t)strlen(path) + 1, (uint32_t)read_file(path, 1)};
  fwrite(head, sizeof head, 1, stdout);
  fwrite(path, head[0], 1, stdout);
  fwrite(buffer, head[1], 1, stdout);
}

static void write_file(const char *path, const char *bytes, uint32_t size) {
  int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (file < 0) fail(path);
  if (write(file, bytes, size) != (ssize_t)size) fail(path);
  close(file);
}

static void replace(const char *path, int folder, const char *bytes, uint32_t size) {
  char temporary[4096];
  snprintf(temporary, sizeof temporary, "%.*s/" TEMPORARY, folder, path);
  write_file(temporary, bytes, size);
  if (rename(temporary, path) != 0) fail(path);
}

static void make_folders(char *path) {
  if (mkdir(path, 0777) == 0 || errno == EEXIST) return;
  if (errno != ENOENT) fail(path);
  char *slash = strrchr(path, '/');
  *slash = 0;
  make_folders(path);
  *slash = '/';
  if (mkdir(path, 0777) != 0) fail(path);
}

static int is_generated(const char *path) {
  static const char suffix[] = ".generated.swift";
  size_t length = strlen(path);
  return length >= sizeof suffix
         && memcmp(path + length - sizeof suffix + 1, suffix, sizeof suffix) == 0;
}

static void handle(const char *mode, const char *path, const char *bytes, uint32_t size) {
  static char last[4096];
  int folder = (int)(strrchr(path, '/') - path);
  if (strcmp(mode, "update") == 0) {
    struct stat status;
    if (!is_generated(path)) {
      if (lstat(path, &status) != 0) write_file(path, bytes, size);
      return;
    }
    if (read_file(path, 0) == size && memcmp(buffer, bytes, size) == 0) return;
    replace(path, folder, bytes, size);
    return;
  }
  if (strncmp(last, path, folder) != 0 || last[folder] != 0) {
    memcpy(last, path, folder);
    last[folder] = 0;
    make_folders(last);
  }
  if (strcmp(mode, "atomic") == 0) replace(path, folder, bytes, size);
  else write_file(path, bytes, size);
}

int main(int count, char **words) {
  if (count < 4) return 64;
  if (strcmp(words[1], "pack") == 0) {
    if (chdir(words[2]) != 0) fail(words[2]);
    for (int index = 3; index < count; index++) walk(words[index], pack_file);
    return 0;
  }
  int file = open(words[2], O_RDONLY | O_CLOEXEC);
  struct stat status;
  if (file < 0 || fstat(file, &status) != 0) fail(words[2]);
  const char *pack = mmap(NULL, status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
  if (pack == MAP_FAILED) fail(words[2]);
  if (chdir(words[3]) != 0) fail(words[3]);
  walk("Specs", read_spec);
  const char *end = pack + status.st_size;
  while (pack < end) {
    uint32_t head[2];
    memcpy(head, pack, sizeof head);
    const char *path = pack + sizeof head;
    handle(words[1], path, path + head[0], head[1]);
    pack = path + head[0] + head[1];
  }
  return 0;
}
