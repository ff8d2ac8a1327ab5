declare module 'fs-native-extensions' {
  /** False when another descriptor has it; throws where the file system knows no locks. */
  export function tryLock(fd: number): boolean
  export function unlock(fd: number): void
}
