/** Mini-programs: their host says so by itself. OfflineNotice.h5.tsx is the twin. */
export function OfflineNotice() {
  return null
}
