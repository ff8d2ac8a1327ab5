/**
 * Settings of glibc's allocator for the server. glibc reads them when a process starts, so they
 * cannot be set from inside. Without them it keeps freed memory in up to eight arenas per core: 300 MB
 * of an idle server after its first pictures. deploy/Dockerfile and the systemd units set the same
 * (tests/app/deploy.test.ts compares them), decision 094 has the figures.
 */
export const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
