/** A page of a short list that is the same for everybody: pages count from 1. */
import { AppError } from '../lib/errors'

interface PageRequest {
  page: number
  pageSize: number
  cursor?: string | undefined
}

/** The cursor is the key of the last item. Throws PARAM_INVALID for one that is no item's. */
export function pageOfList<T>(
  items: readonly T[],
  { page, pageSize, cursor }: PageRequest,
  keyOf: (item: T) => string,
) {
  const after = cursor === undefined ? -1 : items.findIndex((item) => keyOf(item) === cursor)
  if (cursor !== undefined && after < 0) throw new AppError('PARAM_INVALID')
  const start = cursor === undefined ? (page - 1) * pageSize : after + 1
  const list = items.slice(start, start + pageSize)
  const last = list.at(-1)
  const hasMore = start + list.length < items.length
  const next = hasMore && last !== undefined ? keyOf(last) : null
  return { list, page, pageSize, total: items.length, hasMore, cursor: next }
}
