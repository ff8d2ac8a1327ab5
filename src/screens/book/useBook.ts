import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { usePages } from '@/api/usePages'

const FRESH_MS = 600_000

export function useBook(category: string | null, search: string) {
  const narrowed = { category: category ?? undefined, search: search || undefined }
  return usePages({
    queryKey: keys.book(category, search),
    pageSize: 50,
    fetchPage: (page) => call('GET /api/mj/books', { query: { ...page, ...narrowed } }),
    // With the list stay the categories.
    keepPrevious: true,
    staleTime: FRESH_MS,
  })
}
