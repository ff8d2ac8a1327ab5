/** NUL (PostgreSQL has no place for it) or half a surrogate pair (no UTF-8 has one). */
const UNSTORABLE = /\0|\p{Surrogate}/u

/** True when a string anywhere in a JSON-like value cannot be stored as text. */
export function hasUnstorableText(value: unknown): boolean {
  if (typeof value === 'string') return UNSTORABLE.test(value)
  if (Array.isArray(value)) return value.some(hasUnstorableText)
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return false
  return Object.entries(value).some(
    ([key, item]) => UNSTORABLE.test(key) || hasUnstorableText(item),
  )
}
