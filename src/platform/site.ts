/** Where the app is on the web, for links that people pass on; site.h5.ts is the twin. */

/** Without a trailing slash. */
export function siteOrigin(): string {
  return API_ORIGIN
}
