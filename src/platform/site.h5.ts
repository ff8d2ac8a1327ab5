/** Where the app is on the web: here. */
export function siteOrigin(): string {
  return window.location.origin
}
