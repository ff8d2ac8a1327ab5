/**
 * What 广场 shows first, sent along with its document: a visitor's phone need not wait for the script
 * before it asks for the feed, nor for the feed before it asks for the pictures.
 */
import { FIRST_DATA_ID, FIRST_FEED, FIRST_PAGES } from '@contract/first-data'
import type { Deps } from '../../ports'
import type { DocumentHead, Page } from '../../http/h5'
import { listBanners } from '../banner/service'
import { listPublic } from './feed'

/** Of the pictures, those that are in sight on a phone. */
const TILES_IN_SIGHT = 4

/** Null for every other page. */
export async function firstDataOf(deps: Deps, { pathname }: Page): Promise<DocumentHead | null> {
  if (!FIRST_PAGES.includes(pathname)) return null
  const { feed: query, banners: bannerQuery } = FIRST_FEED
  const [feed, banners] = await Promise.all([
    listPublic(deps, null, { ...query, page: 1 }),
    listBanners(deps, 'h5', { ...bannerQuery, page: 1 }),
  ])
  const [first] = banners.list
  const tiles = feed.list.slice(0, TILES_IN_SIGHT).map(({ thumbUrl }) => thumbUrl)
  return {
    preload: [...(first ? [first.url] : []), ...tiles],
    data: { id: FIRST_DATA_ID, json: JSON.stringify({ feed, banners }) },
  }
}
