import { MOST_NET_PIXELS, type upscale as definition } from '@contract/tools/upscale'
import type { ParamsOf } from '@contract/tools/define'
import { isClear, type Raster } from '@media/raster'
import { attempt } from '@nets/attempt'
import { enlargedByNet } from '../imaging/resample/blend-net'
import { upscaleRaster, type EnlargeKind } from '../imaging/resample/enlarge'
import { ToolRefusal } from './refusal'
import type { StudioTool, ToolWork } from './tool'

const MOST_PIXELS = 16_777_216
const MOST_NOISE = 14

/** Share of the light the network draws. Skin without any of its own grain looks like wax. */
const SHARES: Readonly<Record<string, number>> = { natural: 0.7, clear: 1 }

/** Why the filter did it, where that was known before. */
const PLAIN = '直接放大，没有用 AI：画质选的是“只放大”'
const LARGE = '直接放大，没有用 AI：原图超过 150 万像素'

type Work = ToolWork<ParamsOf<typeof definition>>

/** Null: the network is to draw it. */
function whyFilter({ params }: Work, { width, height }: Raster): string | null {
  if (SHARES[params.finish] === undefined) return PLAIN
  return width * height > MOST_NET_PIXELS ? LARGE : null
}

/** Null where there is no network here. */
async function byNet(work: Work, raster: Raster, factor: 2 | 4): Promise<Raster | null> {
  const share = SHARES[work.params.finish] ?? 1
  const report = (done: number): void => work.progress(done)
  return attempt(enlargedByNet(work.nets, raster, { factor, share }, report))
}

export const upscale: StudioTool<typeof definition> = async (work) => {
  const { kind, denoise } = work.params
  const factor = work.params.factor === '4' ? 4 : 2
  // A picture reduced to this is still too large for either factor.
  const raster = await work.image('image', { maxPixels: MOST_PIXELS })
  if (raster.width * raster.height * factor * factor > MOST_PIXELS)
    throw new ToolRefusal(
      factor === 4
        ? '放大 4 倍后会超过 1600 万像素，请改用 2 倍，或先裁小这张图'
        : '放大后会超过 1600 万像素，这张图已经够大了，可以先裁小再放大',
    )
  const options = { factor, kind: kind as EnlargeKind, noise: denoise * MOST_NOISE } as const
  const why = whyFilter(work, raster)
  const drawn = why === null ? await byNet(work, raster, factor) : null
  const large = drawn ?? upscaleRaster(raster, options, (share) => work.progress(share))
  return {
    pictures: [{ raster: large, transparent: isClear(raster) }],
    notes: why === null ? [] : [why],
  }
}
