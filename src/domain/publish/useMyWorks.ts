import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { usePages } from '@/api/usePages'

/** All submitted works, in every state, the latest first. */
export function useMyWorks(enabled: boolean) {
  const { rows, ...query } = usePages({
    queryKey: [...keys.myWorks, 'all'],
    pageSize: 20,
    enabled,
    fetchPage: (page) => call('GET /api/works/page', { query: page }),
  })
  return { ...query, works: query.data && rows }
}
