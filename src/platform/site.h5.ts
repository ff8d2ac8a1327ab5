/** Web address of the app: this one. */
export function siteOrigin(): string {
  return window.location.origin
}
