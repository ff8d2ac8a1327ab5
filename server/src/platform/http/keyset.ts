/** A page that goes on after its cursor: stable while new things arrive at the top. */

interface PageRequest {
  readonly page: number
  readonly pageSize: number
}

/** One row more than a page is read: whether it is there says if there is more. */
export const limitOf = ({ pageSize }: PageRequest): number => pageSize + 1

export const offsetOf = ({ page, pageSize }: PageRequest): number => (page - 1) * pageSize

/** `cursorOf` the last row shown; `list` of the answer is the caller's to make from `shown`. */
export function pageOfRows<T>(
  rows: readonly T[],
  { page, pageSize }: PageRequest,
  { total, cursorOf }: { total: number; cursorOf: (row: T) => string },
) {
  const shown = rows.slice(0, pageSize)
  const hasMore = rows.length > pageSize
  const last = shown.at(-1)
  const cursor = hasMore && last !== undefined ? cursorOf(last) : null
  return { shown, frame: { page, pageSize, total, hasMore, cursor } }
}
