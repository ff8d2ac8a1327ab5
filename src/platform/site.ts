/** Web address of the app, and ways to and from other sites; site.h5.ts is the twin. */

/** Of shared links. Without a trailing slash. */
export function siteOrigin(): string {
  return API_ORIGIN
}

/** Mini-programs open no other sites: false. */
export function openOutside(_url: string): boolean {
  return false
}

/** No mini-program offers it. */
export function leaveFor(_url: string): void {
  throw new Error('a mini-program opens no other site')
}

/** Mini-programs have no address with a #. */
export function readFragment(): Record<string, string> {
  return {}
}
