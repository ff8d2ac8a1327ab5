/** Numbered pages, and pages that go on after a cursor: stable while new rows arrive at the top. */
import { AppError } from '../lib/errors'

export interface PageRequest {
  readonly page: number
  readonly pageSize: number
}

export interface CursorRequest extends PageRequest {
  readonly cursor?: string | undefined
}

/** The last row of a page, by time. */
export interface TimePosition {
  readonly createdAt: Date
  readonly id: string
}

/** A search is counted no further: counting millions takes longer than its total is worth. */
export const MAX_COUNTED = 10_000

/** End of a page of rows by time, as an opaque text. */
export function writeCursor({ createdAt, id }: TimePosition): string {
  return Buffer.from(`${createdAt.getTime()} ${id}`).toString('base64url')
}

/** Throws BAD_REQUEST for a text this server did not make. */
export function readCursor(cursor: string): TimePosition {
  const match = /^(\d{1,15}) ([\w-]{1,40})$/.exec(Buffer.from(cursor, 'base64url').toString())
  if (!match?.[1] || !match[2]) throw new AppError('BAD_REQUEST')
  return { createdAt: new Date(Number(match[1])), id: match[2] }
}

/** Rows of a numbered page. */
export const numberedRange = ({ page, pageSize }: PageRequest) => ({
  limit: pageSize,
  offset: (page - 1) * pageSize,
})

/** One row more than a page shows: whether it is there says if there is more. */
export const pageRange = (query: PageRequest) => ({
  ...numberedRange(query),
  limit: query.pageSize + 1,
})

/** The same, of rows by time: after the cursor, where there is one. Throws BAD_REQUEST. */
export const timeRange = (query: CursorRequest) => ({
  ...pageRange(query),
  after: query.cursor === undefined ? null : readCursor(query.cursor),
})

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
