/** Mini-programs save to the album by a call of their own. downloads.h5.ts is the twin. */
export function canDownload(): boolean {
  return true
}
