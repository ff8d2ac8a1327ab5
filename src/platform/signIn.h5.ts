/** A browser has no platform sign-in. */
export const PLATFORM_SIGN_IN = null
export const UNLINKED_CLIENT = null

export function platformCode(): Promise<string> {
  return Promise.reject(new Error('a browser has no account of its own'))
}
