import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CallData } from '@contract/endpoints/all'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { takeFirst } from '@/platform/firstData'
import type { Feed, Narrowing } from '@/domain/works/squareView'

type BannerPage = CallData<'GET /api/banner/list'>
export type Banner = BannerPage['list'][number]

/** More than a visitor pages through. */
const PAGE_SIZE = 8
const FRESH_MS = 300_000
/** Works that are there do not wait longer for what hangs over them. */
const PATIENCE_MS = 600

const NONE: readonly Banner[] = []

/**
 * Banners above a feed; null until they are loaded. A late answer is not shown: it would push down
 * the rows in view.
 */
export function useBanners(
  { feed, narrowing }: { feed: Feed; narrowing: Narrowing | null },
  worksKnown: boolean,
): readonly Banner[] | null {
  const wanted = narrowing === null && feed !== 'following'
  const [late, setLate] = useState<Feed | null>(null)
  const { data, isError } = useQuery({
    queryKey: keys.banners,
    queryFn: async () =>
      takeFirst<BannerPage>('banners') ??
      (await call('GET /api/banner/list', { query: { pageSize: PAGE_SIZE } })),
    staleTime: FRESH_MS,
    retry: false,
    enabled: wanted,
  })
  const waiting = wanted && !data && !isError
  useEffect(() => {
    if (!waiting || !worksKnown) return undefined
    const timer = setTimeout(() => setLate(feed), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [waiting, worksKnown, feed])
  if (!wanted || late === feed) return NONE
  if (isError && !data) return NONE
  return data?.list ?? null
}
