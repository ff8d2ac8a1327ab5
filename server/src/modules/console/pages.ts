/** Numbered pages, as tables of the console turn them. */
import type { PageRequest } from '../../platform/http/paging'

export function pageView<T>({ page, pageSize }: PageRequest, total: number, list: T[]) {
  return { list, page, pageSize, total, hasMore: page * pageSize < total, cursor: null }
}
