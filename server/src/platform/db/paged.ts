/** Rows of a long table one after the other, never more than a page of them in memory. */
export const PAGE = 200

/** Every row of `read`, a page at a time; `read` answers rows behind the given one in its order. */
export async function* paged<T>(read: (after: T | null) => Promise<T[]>): AsyncGenerator<T> {
  let after: T | null = null
  for (;;) {
    const rows: T[] = await read(after)
    yield* rows
    after = rows.at(-1) ?? null
    if (rows.length < PAGE) return
  }
}
