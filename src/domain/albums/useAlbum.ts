import { call } from '@/api/call'
import { ApiError } from '@/api/error'
import { keys } from '@/api/keys'
import { usePages } from '@/api/usePages'
import { useOnline } from '@/platform/network'
import { useSession } from '@/stores/session'

/** An album of mine and what is in it, page by page in its own order. */
export function useAlbum(id: string) {
  const isLogin = useSession((session) => session.isLogin)
  const online = useOnline()
  const { rows, ...query } = usePages({
    queryKey: keys.album(id),
    pageSize: 30,
    enabled: isLogin && id !== '',
    fetchPage: (page) => call('GET /api/album/getJobs', { query: { ...page, id } }),
  })
  const { data, error } = query
  return {
    ...query,
    isLogin,
    album: data?.pages[0]?.album,
    jobs: rows,
    isGone: id === '' || (error instanceof ApiError && error.status === 404),
    isOffline: !online || query.isRefetchError,
  }
}

export type AlbumState = ReturnType<typeof useAlbum>
