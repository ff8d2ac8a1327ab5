/** Lists that go on by the cursor of the answer before. */
import { keepPreviousData, useInfiniteQuery, type QueryKey } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'

/** Answer of every list of the contract, see `pageOf` there. */
interface Page {
  list: object[]
  hasMore: boolean
  cursor: string | null
}

/** Query of every list of the contract. */
export interface PageQuery {
  pageSize: number
  cursor?: string
}

export const pageQuery = (pageSize: number, cursor: string | null): PageQuery => ({
  pageSize,
  cursor: cursor ?? undefined,
})

/** `data` of a list's query. */
export const nextCursor = ({ hasMore, cursor }: Page) => (hasMore ? cursor : null)

interface Growing {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => Promise<unknown>
}

/** Loads the next page when its position comes near; a failed page is retried by hand only. */
export function useNearEnd(query: Growing): () => void {
  const { fetchNextPage } = query
  const mayLoad = query.hasNextPage && !query.isFetchingNextPage && !query.isFetchNextPageError
  return useCallback(() => {
    if (mayLoad) void fetchNextPage()
  }, [mayLoad, fetchNextPage])
}

/** Each once, where it was met first and as it was met last: an order can change while one scrolls. */
export function mergeRows<P extends Page>(pages: readonly P[]): P['list'][number][] {
  const rows: P['list'][number][] = pages.flatMap(({ list }) => list)
  return [...new Map(rows.map((row) => ['id' in row ? row.id : row, row] as const)).values()]
}

const NONE: never[] = []

interface Options<P extends Page> {
  queryKey: QueryKey
  pageSize: number
  /** Rejects with ApiError. */
  fetchPage: (page: PageQuery) => Promise<P>
  enabled?: boolean
  /** Milliseconds. */
  staleTime?: number
  /** The previous list stays while another key's list is loading. */
  keepPrevious?: boolean
}

/** Loaded pages of a list, and `rows` of all of them. */
export function usePages<P extends Page>(options: Options<P>) {
  const { queryKey, pageSize, fetchPage, enabled = true, staleTime, keepPrevious } = options
  const query = useInfiniteQuery({
    queryKey,
    enabled,
    queryFn: ({ pageParam }) => fetchPage(pageQuery(pageSize, pageParam)),
    initialPageParam: null as string | null,
    getNextPageParam: nextCursor,
    ...(staleTime !== undefined && { staleTime }),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  })
  const pages = query.data?.pages
  const rows: P['list'] = useMemo(() => (pages ? mergeRows(pages) : NONE), [pages])
  return { ...query, rows, onNearEnd: useNearEnd(query) }
}
