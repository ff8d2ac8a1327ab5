/** Share message of a work for a chat or the friends' feed of a mini-program. */
import type { WorkCard } from '@/domain/works/types'
import { mediaUrl } from '@/platform/media'
import { workPath } from './link'
import { SHARE } from './texts'

type Shared = Pick<WorkCard, 'id' | 'title' | 'author'> | undefined

/** Open to everybody; the page that was left may be one's own. */
const HOME = '/pages/playground/playground'

/** For a chat; without a work, the app itself. */
export function chatMessage(work: Shared) {
  if (!work) return { title: SHARE.app, path: HOME, imageUrl: mediaUrl('/share/app.jpg') }
  return {
    title: SHARE.message(work.title, work.author.nickname),
    path: workPath(work.id),
    // JPEG of 5 to 4: chats take no WebP.
    imageUrl: mediaUrl(`/share/works/${work.id}.jpg`),
  }
}

/** For the friends' feed. */
export function timelineMessage(work: Shared) {
  if (!work) return { title: SHARE.app, imageUrl: mediaUrl('/share/app.jpg') }
  const { title, imageUrl } = chatMessage(work)
  return { title, query: `id=${encodeURIComponent(work.id)}`, imageUrl }
}
