import { useCallback } from 'react'
import { call } from '@/api/call'
import type { PageQuery } from '@/api/usePages'
import type { Feed, Narrowing } from '@/domain/works/squareView'
import type { WorkPage } from '@/domain/works/types'
import { useWorkPages } from '@/domain/works/useWorkPages'
import { takeFirst } from '@/platform/firstData'
import { useSession } from '@/stores/session'

/** The query of a narrowing; the words are looked for among the newest, the rest among the best. */
export function buildQuery(feed: Feed, narrowing: Narrowing | null) {
  switch (narrowing?.kind) {
    case 'tag':
      return { feed: 'recommended' as const, tag: narrowing.tag }
    case 'style':
      return { feed: 'recommended' as const, styleId: narrowing.id }
    case 'words':
      return { feed: 'newest' as const, q: narrowing.words }
    default:
      return { feed }
  }
}

/** First page embedded in the document for visitors. */
const FIRST = JSON.stringify(buildQuery('recommended', null))

/** The works of a feed, or of what it is narrowed to. */
export function useFeed(feed: Feed, narrowing: Narrowing | null) {
  const isLogin = useSession((session) => session.isLogin)
  const query = JSON.stringify(buildQuery(feed, narrowing))
  const fetchPage = useCallback(
    (page: PageQuery) => {
      const narrowed = JSON.parse(query) as ReturnType<typeof buildQuery>
      const request = { ...page, ...narrowed }
      const isFirst = page.cursor === undefined && query === FIRST && !isLogin
      const first = isFirst ? takeFirst<WorkPage>('feed') : null
      if (first) return Promise.resolve(first)
      return call('GET /api/works/publicWorks', { query: request })
    },
    [query, isLogin],
  )
  const visitor = feed === 'following' && narrowing === null && !isLogin
  return { ...useWorkPages({ name: [query], enabled: !visitor, fetchPage }), visitor }
}

export type FeedPages = ReturnType<typeof useFeed>
