import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { usePages } from '@/api/usePages'
import { useOnline } from '@/platform/network'
import { useSession } from '@/stores/session'

/** My albums, the last changed first; of one job, each says whether it holds it. */
export function useAlbumList({
  jobId,
  enabled = true,
}: { jobId?: string; enabled?: boolean } = {}) {
  const isLogin = useSession((session) => session.isLogin)
  const online = useOnline()
  const { rows, ...query } = usePages({
    queryKey: jobId === undefined ? keys.albumList : keys.albumsOf(jobId),
    pageSize: 30,
    enabled: isLogin && enabled,
    fetchPage: (page) => {
      const query = { ...page, jobId }
      return call('GET /api/album/my', { query })
    },
  })
  return { ...query, isLogin, albums: rows, isOffline: !online || query.isRefetchError }
}

export type AlbumListState = ReturnType<typeof useAlbumList>
