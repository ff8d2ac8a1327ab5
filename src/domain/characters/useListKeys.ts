import type { ListKeys } from './listKeys'

/** Mini-programs have no keyboard; useListKeys.h5.ts is the twin. */
export function useListKeys(_keys: ListKeys): number {
  return -1
}
