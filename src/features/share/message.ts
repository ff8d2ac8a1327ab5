/** What a chat or the friends' feed of a mini-program shows of a work. */
import type { WorkCard } from '@/features/works/types'
import { mediaUrl } from '@/platform/media'
import { workPath } from './link'
import { SHARE } from './texts'

type Shared = Pick<WorkCard, 'id' | 'title' | 'thumbUrl' | 'author'> | undefined

/** For a chat; without a work, the app itself. */
export function chatMessage(work: Shared) {
  if (!work) return { title: SHARE.brand, path: '/pages/playground/playground' }
  return {
    title: SHARE.message(work.title, work.author.nickname),
    path: workPath(work.id),
    imageUrl: mediaUrl(work.thumbUrl),
  }
}

/** For the friends' feed. */
export function timelineMessage(work: Shared) {
  if (!work) return { title: SHARE.brand }
  const { title, imageUrl } = chatMessage(work)
  return { title, query: `id=${encodeURIComponent(work.id)}`, imageUrl }
}
