import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '@/api/call'
import { ApiError } from '@/api/error'
import { keys } from '@/api/keys'
import { dropWork } from '@/domain/works/cache'
import { favourites } from '@/domain/works/favourites'
import { likes } from '@/domain/works/likes'

/** One work whole; what is gone for this viewer leaves the lists too. */
export function useWork(id: string) {
  const query = useQuery({
    queryKey: keys.work(id),
    queryFn: async () => {
      const learn = likes.learning()
      const learnFavourite = favourites.learning()
      const work = await call('GET /api/works/{id}', { params: { id } })
      // Fresh data only: the cache may be older than a like given since.
      learn(work.id, { liked: work.liked, likeCount: work.likeCount })
      learnFavourite(work.id, work.favourite)
      return work
    },
    enabled: id !== '',
    // Always refetched: a work withdrawn a moment ago is not shown from the cache.
    staleTime: 0,
  })
  const { error } = query
  const isGone = id === '' || (error instanceof ApiError && error.code === 'NOT_FOUND')
  useEffect(() => {
    if (isGone && id !== '') dropWork(id)
  }, [isGone, id])
  return { ...query, isGone }
}

export type WorkQuery = ReturnType<typeof useWork>
