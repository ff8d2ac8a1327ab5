/**
 * One reading for all callers until it has an answer and for `freshMs` after that; a failed one is
 * not cached.
 */
export function cached<T>(freshMs: number, read: () => Promise<T>): () => Promise<T> {
  let latest: { freshUntil: number; readonly value: Promise<T> } | null = null
  return () => {
    if (latest && performance.now() <= latest.freshUntil) return latest.value
    const reading = { freshUntil: Infinity, value: read() }
    latest = reading
    reading.value.then(
      () => {
        reading.freshUntil = performance.now() + freshMs
      },
      () => {
        if (latest === reading) latest = null
      },
    )
    return reading.value
  }
}
