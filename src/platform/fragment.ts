/** Mini-programs have no address with a #; fragment.h5.ts is the twin. */
export function readFragment(): Record<string, string> {
  return {}
}
