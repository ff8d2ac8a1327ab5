import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { usePages } from '@/api/usePages'
import { useSession } from '@/stores/session'

/** My readings of pictures, page by page, newest first. */
export function useReadings() {
  const isLogin = useSession((session) => session.isLogin)
  const { rows, ...query } = usePages({
    queryKey: keys.readings,
    pageSize: 20,
    enabled: isLogin,
    fetchPage: (page) => call('GET /api/img2tag/my', { query: page }),
  })
  return { ...query, isLogin, jobs: rows }
}

export type ReadingsState = ReturnType<typeof useReadings>
