import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '@/api/call'
import { keys } from '@/api/keys'

const PAGE_SIZE = 50
const FRESH_MS = 600_000

export function useBook(category: string | null, search: string) {
  const asked = {
    pageSize: PAGE_SIZE,
    ...(category === null ? {} : { category }),
    ...(search === '' ? {} : { search }),
  }
  return useInfiniteQuery({
    queryKey: keys.book(category, search),
    queryFn: ({ pageParam: cursor }) => {
      const query = cursor === null ? asked : { ...asked, cursor }
      return call('GET /api/mj/books', { query }, { skipErrMsg: true })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.cursor,
    // The list stays while another is on its way, and with it the categories.
    placeholderData: (before) => before,
    staleTime: FRESH_MS,
  })
}
