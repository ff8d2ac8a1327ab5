/**
 * Pictures and videos of a person, as parameters name them: something uploaded, or a picture
 * that a job made. The server checks that it belongs to the caller.
 */
export type MediaRef = `upload:${string}` | `picture:${string}`

export const MEDIA_REF = /^(upload|picture):[\w-]{1,40}$/

export function isMediaRef(value: unknown): value is MediaRef {
  return typeof value === 'string' && MEDIA_REF.test(value)
}

export function splitMediaRef(ref: MediaRef): { kind: 'upload' | 'picture'; id: string } {
  const colon = ref.indexOf(':')
  return { kind: ref.slice(0, colon) as 'upload' | 'picture', id: ref.slice(colon + 1) }
}
