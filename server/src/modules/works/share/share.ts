/** Link preview of a work: of public works only. */
import type { ShareMeta } from '../../../platform/http/share-meta'
import type { WorksPorts } from '../ports'
import { findWhole } from '../repository'
import { texts } from '../texts'
import { getPublicPrompt } from '../wording'

const PAGE = '/pagesD/works-detail/works-detail'
const MAX_DESCRIPTION = 120
const THUMB_LONG_SIDE_PX = 640

function shortened(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()]
  return characters.length <= MAX_DESCRIPTION
    ? characters.join('')
    : `${characters.slice(0, MAX_DESCRIPTION - 1).join('')}…`
}

/** Null for every other page, and for a work that is not public. `origin` precedes paths. */
export async function loadShareMeta(
  { db, storage }: Pick<WorksPorts, 'db' | 'storage'>,
  { pathname, query, origin }: { pathname: string; query: URLSearchParams; origin: string },
): Promise<ShareMeta | null> {
  const id = query.get('id')
  if (pathname !== PAGE || id === null || !/^[\w-]{1,40}$/.test(id)) return null
  const row = await findWhole(db, id, null)
  if (row?.work.state !== 'public') return null
  const { work, picture, author, job } = row
  const prompt = work.promptShown ? getPublicPrompt(job.tool, job.params) : ''
  const scale = Math.min(1, THUMB_LONG_SIDE_PX / Math.max(picture.width, picture.height))
  return {
    title: texts.shareTitle(work.title, author.nickname),
    description: shortened(work.words || prompt || texts.shareWords),
    url: `${origin}${PAGE}?id=${id}`,
    image: {
      url: new URL(storage.url(picture.thumbKey), origin).href,
      width: Math.round(picture.width * scale),
      height: Math.round(picture.height * scale),
    },
  }
}
