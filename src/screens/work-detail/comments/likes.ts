import { call } from '@/api/call'
import { createToggles } from '@/domain/toggle/toggles'
import { likeKind, type LikeState } from '@/domain/works/likes'

/** Likes by comment. */
export const commentLikes = createToggles<LikeState>({
  ...likeKind,
  send: (id, liked) => call('POST /api/comment/like', { body: { id, liked } }, { keepalive: true }),
})
