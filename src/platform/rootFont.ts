/** Mini-programs size in rpx: nothing to do. rootFont.h5.ts is the twin. */
export function trackRootFont(): void {
  return
}
