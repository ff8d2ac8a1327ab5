/** Size limits of files; the client checks them before sending. */
const MB = 1024 * 1024

export const PICTURE_MAX_BYTES = 20 * MB
export const VIDEO_MAX_BYTES = 60 * MB
export const VIDEO_MAX_SECONDS = 15
export const SOUND_MAX_BYTES = 20 * MB
/** Longer music is cut. */
export const SOUND_MAX_SECONDS = 185

/**
 * Large files travel in parts of this size: small enough for a minute of half a Mbit/s, which is
 * as long as a mini-program's client lets one upload take.
 */
export const PART_BYTES = 2 * MB

/** Validity of an upload policy from when it was signed. */
export const POLICY_SECONDS = 600

export function countParts(sizeBytes: number): number {
  return Math.ceil(sizeBytes / PART_BYTES)
}

/** Storage key of a part, derived from the key of the whole; `number` counts from 1. */
export function partKey(cosKey: string, part: { number: number; count: number }): string {
  return `${cosKey}.${part.number}of${part.count}`
}
