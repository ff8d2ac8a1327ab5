/** Mini-programs leave for no site: nothing offers it there. elsewhere.h5.ts is the twin. */
export function leaveFor(_url: string): void {
  throw new Error('a mini-program opens no other site')
}
