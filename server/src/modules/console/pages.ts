/** Numbered pages, as tables of the console turn them. */
export interface PageRequest {
  readonly page: number
  readonly pageSize: number
}

export function pageView<T>({ page, pageSize }: PageRequest, total: number, list: T[]) {
  return { list, page, pageSize, total, hasMore: page * pageSize < total, cursor: null }
}
