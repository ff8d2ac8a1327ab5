/** Likes of works, and what every kind of like has in common. */
import { call } from '@/api/call'
import { createToggles, type ToggleKind } from '@/domain/toggle/toggles'

export interface LikeState {
  liked: boolean
  likeCount: number
}

/** The count that goes with a like given or taken back. */
export function withLike(state: LikeState, liked: boolean): LikeState {
  if (state.liked === liked) return state
  return { liked, likeCount: Math.max(0, state.likeCount + (liked ? 1 : -1)) }
}

export const likeKind = {
  isOn: ({ liked }) => liked,
  turned: withLike,
} satisfies Partial<ToggleKind<LikeState>>

/** By work. */
export const likes = createToggles<LikeState>({
  ...likeKind,
  send: (id, liked) =>
    call(
      liked ? 'POST /api/works/like' : 'POST /api/works/cancelLike',
      { body: { id } },
      { keepalive: true },
    ),
})
