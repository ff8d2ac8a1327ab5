import { useQuery } from '@tanstack/react-query'
import type { CallData } from '@contract/endpoints/all'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { createToggles } from '@/domain/toggle/toggles'
import { useApp } from '@/stores/app'
import { likeKind, type LikeState } from '@/domain/works/likes'

type StylePage = CallData<'GET /api/model/app/page'>
export type StyleModel = StylePage['list'][number]

const FRESH_MS = 120_000
/** More styles than an engine has. */
const PAGE_SIZE = 50

/** Style models one can create with, most loved first as the server orders them. */
export function useStyleModels(enabled = true) {
  return useQuery({
    queryKey: keys.styleModels,
    queryFn: async () => {
      const query = { pageSize: PAGE_SIZE }
      const learn = styleLikes.learning()
      const page = await call('GET /api/model/app/page', { query })
      for (const { id, liked, likeCount } of page.list) learn(id, { liked, likeCount })
      return page
    },
    staleTime: FRESH_MS,
    enabled,
  })
}

/** The tags there are; what was known last is shown until they are. */
export function useStyleTags(): readonly string[] {
  useQuery({
    queryKey: keys.styleTags,
    queryFn: async () => {
      const tags = await call('GET /api/model/app/tagList')
      useApp.getState().setModelTagList(tags)
      return tags
    },
    staleTime: FRESH_MS,
    // Without tags all styles are shown.
    meta: { errorShown: 'log' },
  })
  return useApp((app) => app.modelTagList)
}

/** Likes of styles, by model. */
export const styleLikes = createToggles<LikeState>({
  ...likeKind,
  send: (id, liked) => call('POST /api/model/like', { body: { id, liked } }, { keepalive: true }),
})
