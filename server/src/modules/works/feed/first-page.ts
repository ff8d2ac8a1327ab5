/**
 * First content of 创作 and 广场, embedded in their documents: the client need not wait for the script
 * before it draws the page, nor a visitor's before it requests the feed and its pictures.
 */
import { FIRST_DATA_ID, FIRST_FEED, FIRST_PAGES } from '@contract/first-data'
import { text2img } from '@contract/tools/text2img'
import type { WorksPorts } from '../ports'
import { VISITOR } from '../../../platform/db/hidden'
import { firstPaint, type PaintBox, unit } from '../../../platform/http/first-paint'
import type { DocumentHead, Page } from '../../../platform/http/h5'
import { listBanners } from '../../banner/service'
import { listPublic } from './feed'
import { texts } from '../texts'

/** Of the pictures, those that are in sight on a phone. */
const TILES_IN_SIGHT = 4
const HOME_PAGES = ['/', '/pages/index/index']

/** As src/domain/tool-form lays it out: the name, the mode, and the box for the words. */
function createPaint(): string {
  const { prompt } = text2img.params
  return firstPaint(
    [
      {
        leftPx: 16,
        topPx: 14,
        widthPx: 60,
        words: texts.brand,
        visitor: true,
        style: `font:600 ${unit(17)}/${unit(24)} var(--font);color:var(--tx1)`,
      },
      {
        leftPx: 16,
        topPx: 49,
        widthPx: 200,
        words: text2img.name,
        style: `font:600 ${unit(22)}/${unit(30)} var(--font);color:var(--tx1)`,
      },
      {
        leftPx: 16,
        topPx: 88,
        widthPx: 343,
        words: text2img.summary,
        style: `font:400 ${unit(13)}/${unit(18)} var(--font);color:var(--tx3)`,
      },
      {
        leftPx: 16,
        topPx: 118,
        widthPx: 343,
        heightPx: 172,
        style: `background:var(--bg2);border-radius:${unit(14)}`,
      },
      {
        leftPx: 32,
        topPx: 134,
        widthPx: 311,
        words: prompt.placeholder,
        style: `font:400 ${unit(15)}/${unit(26)} var(--font);color:var(--tx3)`,
      },
    ],
    { until: '.composer', belowBars: true, visitorPx: 40 },
  )
}

/** As src/screens/square has them, px of the design. */
const BANNERS_PX = 212
const THEME_PX = 440
const THEME_ROW_PX = 58
const HEADER_PX = 48
const GAP_PX = 2
/** Title and author under each picture. */
const CAPTION_PX = 56
const TILE_PX = (375 - GAP_PX) / 2
/** As src/ui/gallery/layout.ts: a tile is never flatter nor taller. */
const RATIO = { min: 1 / 2.4, max: 1 / 0.4 }

interface Tile {
  readonly thumbUrl: string
  readonly width: number
  readonly height: number
  readonly color: string
}

function tileBoxes(tiles: readonly Tile[], topPx: number): PaintBox[] {
  const bottoms: [number, number] = [topPx, topPx]
  return tiles.map(({ thumbUrl, width, height, color }) => {
    const column = bottoms[1] < bottoms[0] - 1 ? 1 : 0
    const heightPx = TILE_PX / Math.min(RATIO.max, Math.max(RATIO.min, width / height))
    const place = { leftPx: column * (TILE_PX + GAP_PX), topPx: bottoms[column], heightPx }
    bottoms[column] += heightPx + CAPTION_PX + GAP_PX
    return {
      ...place,
      widthPx: TILE_PX,
      picture: thumbUrl,
      style: `background:${color}`,
      visitor: true,
    }
  })
}

type Banners = Awaited<ReturnType<typeof listBanners>>['list']

interface Head {
  /** Address of its picture; null: a row, or nothing. */
  readonly picture: string | null
  readonly heightPx: number
  readonly visitor: boolean
  /** Top of the works. */
  readonly topPx: number
}

/** As src/screens/square/head.ts splits them; users who take part have a row instead of the block. */
function layoutHead(banners: Banners): Head {
  const [first, ...others] = banners
  const theme = first?.contest === undefined ? null : first
  if (theme?.entry !== undefined) {
    const hasOthers = others.some((banner) => !banner.labelled && banner.theme === null)
    const heightPx = THEME_PX - GAP_PX
    const topPx = THEME_PX + (hasOthers ? BANNERS_PX : 0)
    return { picture: theme.url, heightPx, visitor: true, topPx }
  }
  const picture = (theme ? others[0] : first)?.url ?? null
  const topPx = (theme ? THEME_ROW_PX : 0) + (picture === null ? HEADER_PX : BANNERS_PX)
  return { picture, heightPx: BANNERS_PX - GAP_PX, visitor: false, topPx }
}

function squarePaint({ picture, topPx, ...box }: Head, tiles: readonly Tile[]): string {
  if (picture === null && tiles.length === 0) return ''
  const first = tiles.length > 0 ? '.mg-works' : '.mg-banners'
  const head = { leftPx: 0, topPx: 0, widthPx: 375, ...box }
  return firstPaint(
    [...(picture === null ? [] : [{ ...head, picture }]), ...tileBoxes(tiles, topPx)],
    { until: `${first} .mg-picture__img--shown`, belowBars: picture === null },
  )
}

/** Null for every other page. */
export async function loadFirstData(
  deps: WorksPorts,
  { pathname }: Page,
): Promise<DocumentHead | null> {
  if (HOME_PAGES.includes(pathname)) return { preload: [], data: null, paint: createPaint() }
  if (!FIRST_PAGES.includes(pathname)) return null
  const { feed: query, banners: bannerQuery } = FIRST_FEED
  const [feed, banners] = await Promise.all([
    listPublic(deps, VISITOR, { ...query, page: 1 }),
    listBanners(deps, 'h5', { ...bannerQuery, page: 1 }),
  ])
  const head = layoutHead(banners.list)
  const tiles = feed.list.slice(0, TILES_IN_SIGHT)
  return {
    preload: [
      ...(head.picture === null ? [] : [head.picture]),
      ...tiles.map(({ thumbUrl }) => thumbUrl),
    ],
    data: { id: FIRST_DATA_ID, json: JSON.stringify({ feed, banners }) },
    paint: squarePaint(head, tiles),
  }
}
