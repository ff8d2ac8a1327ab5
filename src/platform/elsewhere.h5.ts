/** Takes this window to another site, which sends it back later. */
export function leaveFor(url: string): void {
  window.location.assign(url)
}
