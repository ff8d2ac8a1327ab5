/** Banners of 广场: the operator's first, then what is shipped and not hidden. */
import type { bannerEndpoints } from '@contract/endpoints/banner'
import type { z } from 'zod'
import type { Deps } from '../../ports'
import { pageOfList } from '../../http/pages'
import { listSamples } from '../../samples/repository'
import { findHidden } from '../catalog/hidden-repository'
import { listActive, type BannerRow } from './repository'
import { SHIPPED_BANNERS } from './shipped'

type BannerView = z.output<typeof bannerEndpoints.list.data>['list'][number]
type BannerDeps = Pick<Deps, 'db' | 'now' | 'storage'>

function viewOf({ storage }: BannerDeps, row: BannerRow): BannerView {
  const { key, title, words, link, thumbhash, color } = row
  const urls = { url: storage.url(row.imageKey), thumbUrl: storage.url(row.thumbKey) }
  return { key, title, words, link, thumbhash, color, ...urls, labelled: false }
}

async function shippedViews({ db, storage }: BannerDeps): Promise<BannerView[]> {
  const [hidden, samples] = await Promise.all([findHidden(db, 'banners'), listSamples(db)])
  return SHIPPED_BANNERS.flatMap(({ sample: sampleId, ...banner }) => {
    const sample = samples.find(({ id }) => id === sampleId)
    if (!sample || hidden.has(banner.key)) return []
    const urls = { url: storage.url(sample.key), thumbUrl: storage.url(sample.thumbKey) }
    return [{ ...banner, ...urls, thumbhash: sample.thumbhash, color: null, labelled: true }]
  })
}

/** Throws like pageOfList; the cursor is the last key. */
export async function listBanners(
  deps: BannerDeps,
  platform: string,
  query: z.output<typeof bannerEndpoints.list.query>,
) {
  const [active, shipped] = await Promise.all([
    listActive(deps.db, { at: deps.now(), platform }),
    shippedViews(deps),
  ])
  const views = [...active.map((row) => viewOf(deps, row)), ...shipped]
  return pageOfList(views, query, ({ key }) => key)
}
