/** Opens another site in a window of its own, which learns nothing of this one. */
export function openOutside(url: string): boolean {
  window.open(url, '_blank', 'noopener,noreferrer')
  return true
}
