/** Banners of 广场: the theme of the day, the operator's, then what is shipped and not hidden. */
import type { bannerEndpoints } from '@contract/endpoints/banner'
import type { z } from 'zod'
import type { BannerPorts } from './ports'
import { pageOfList } from '../../platform/http/pages'
import { listSamples } from '../samples/service'
import { findHidden } from '../catalog/hidden-repository'
import { buildContestBanner } from './contest'
import { readDayThemes } from './day-themes'
import { listActive, type BannerRow } from './repository'
import { SHIPPED_BANNERS, THEME_KEY } from './shipped'
import { buildThemeBanner } from './theme'

type BannerView = z.output<typeof bannerEndpoints.list.data>['list'][number]
type BannerDeps = Pick<BannerPorts, 'db' | 'now' | 'storage' | 'engines'>

function toView({ storage }: BannerDeps, row: BannerRow): BannerView {
  const { key, title, words, link, thumbhash, color } = row
  const urls = { url: storage.url(row.imageKey), thumbUrl: storage.url(row.thumbKey) }
  return { key, title, words, link, thumbhash, color, ...urls, labelled: false, theme: null }
}

/** Of the app itself: the theme of the day, and the others. */
async function shippedViews(deps: BannerDeps) {
  const { db, storage } = deps
  const [hidden, samples, themes] = await Promise.all([
    findHidden(db, 'banners'),
    listSamples(db),
    readDayThemes(db),
  ])
  const theme = hidden.has(THEME_KEY) ? null : buildThemeBanner(deps, { samples, themes })
  const others = SHIPPED_BANNERS.flatMap(({ sample: sampleId, ...banner }): BannerView[] => {
    const sample = samples.find(({ id }) => id === sampleId)
    if (!sample || hidden.has(banner.key)) return []
    const urls = { url: storage.url(sample.key), thumbUrl: storage.url(sample.thumbKey) }
    const { thumbhash } = sample
    return [{ ...banner, ...urls, thumbhash, color: null, labelled: true, theme: null }]
  })
  return { theme: theme ? [theme] : [], others }
}

/** Throws like pageOfList; the cursor is the last key. */
export async function listBanners(
  deps: BannerDeps,
  platform: string,
  query: z.output<typeof bannerEndpoints.list.query>,
) {
  const [contest, active, shipped] = await Promise.all([
    buildContestBanner(deps),
    listActive(deps.db, { at: deps.now(), platform }),
    shippedViews(deps),
  ])
  const { theme, others } = shipped
  const views: BannerView[] = [
    ...(contest ? [contest] : []),
    ...theme,
    ...active.map((row) => toView(deps, row)),
    ...others,
  ]
  return pageOfList(views, query, ({ key }) => key)
}
