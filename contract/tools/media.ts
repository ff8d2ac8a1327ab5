/**
 * Pictures and videos of a person, as parameters name them: something uploaded, or a picture
 * that a job made. The server checks that it belongs to whoever asks.
 */
export type MediaRef = `upload:${string}` | `picture:${string}`

export function isMediaRef(value: unknown): value is MediaRef {
  return typeof value === 'string' && /^(upload|picture):[\w-]{1,40}$/.test(value)
}

export function splitMediaRef(ref: MediaRef): { kind: 'upload' | 'picture'; id: string } {
  const colon = ref.indexOf(':')
  return { kind: ref.slice(0, colon) as 'upload' | 'picture', id: ref.slice(colon + 1) }
}
