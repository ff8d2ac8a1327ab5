/** Mini-programs have no keyboard; useKeys.h5.ts is the twin. */
export function useKeys(_active: boolean, _handle: (key: string) => boolean): void {}

export function isReached(_element: unknown): boolean {
  return false
}
