/** Web address of the app, for shared links; site.h5.ts is the twin. */

/** Without a trailing slash. */
export function siteOrigin(): string {
  return API_ORIGIN
}
