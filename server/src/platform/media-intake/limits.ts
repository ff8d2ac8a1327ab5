/** Limits of uploaded images. */
export const MAX_INPUT_PIXELS = 40_000_000
export const UPLOAD_MAX_BYTES = 20 * 1024 * 1024
/** A decode that takes longer is an attack or a broken file. */
export const MAX_DECODE_S = 20
