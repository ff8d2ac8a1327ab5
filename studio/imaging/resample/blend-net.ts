/** An enlarged picture with the luma of a network, its colours preserved. */
import { createRaster, type Raster } from '@media/raster'
import { ENLARGED_BY, enlargeLight, type LightRows } from '@nets/enlarge'
import type { NetRun } from '@nets/run'
import {
  type Channels,
  splitChannels,
  createPlane,
  type Plane,
  putChannels,
  joinChannels,
} from './plane'
import { resizePlane } from './resize'
import { shrinkRaster } from '../segment/shrink'

export interface NetEnlargeOptions {
  readonly factor: 2 | 4
  /** Share of the network in the luma, 0..1; the rest is the picture's own. */
  readonly share: number
}

/** Box filter: from four times the size down to the requested one. */
function reduceInto(light: Plane, rows: LightRows, by: number): void {
  // strips end where tiles do, not at whole squares: each row adds its own part
  for (let y = 0; y < rows.height; y++) {
    const to = Math.floor((rows.top + y) / by) * light.width
    for (let x = 0; x < rows.width; x++)
      light.values[to + Math.floor(x / by)] += rows.values[y * rows.width + x] / (by * by)
  }
}

/** Larger pictures are drawn from a smaller copy: old photographs are not sharp to the pixel. */
const MOST_MENDED = 600_000

/**
 * The picture at its own size with the network's light: grain, blocks and blur drawn over. About 20
 * CPU seconds at most. Rejects with NetError where the network cannot do it.
 */
export async function mendedByNet(
  run: NetRun,
  raster: Raster,
  share: number,
  report: (share: number) => void,
): Promise<Raster> {
  const { width, height } = raster
  const scale = Math.min(1, Math.sqrt(MOST_MENDED / (width * height)))
  const size = [width, height].map((side) => Math.max(1, Math.round(side * scale)))
  const [smallWidth = 1, smallHeight = 1] = size
  const small =
    scale < 1 ? shrinkRaster(raster, { width: smallWidth, height: smallHeight }) : raster
  const drawn = createPlane(smallWidth * ENLARGED_BY, smallHeight * ENLARGED_BY)
  await enlargeLight(
    run,
    small,
    (done) => report(done * 0.95),
    ({ top, width: across, values }) => drawn.values.set(values, top * across),
  )
  const light = resizePlane(drawn, width, height, 'cubic')
  const channels = splitChannels(raster)
  channels.light.values.forEach((own, i) => {
    channels.light.values[i] = own + (light.values[i] - own) * share
  })
  report(1)
  return joinChannels(channels)
}

/** Rejects with NetError where the network cannot do it. */
export async function enlargedByNet(
  run: NetRun,
  raster: Raster,
  { factor, share }: NetEnlargeOptions,
  report: (share: number) => void,
): Promise<Raster> {
  const [width, height] = [raster.width * factor, raster.height * factor]
  const drawn = createPlane(width, height)
  await enlargeLight(
    run,
    raster,
    (done) => report(done * 0.95),
    (rows) => reduceInto(drawn, rows, ENLARGED_BY / factor),
  )
  const source = splitChannels(raster)
  const plain = (plane: Plane): Plane => resizePlane(plane, width, height, 'lanczos')
  const own = plain(source.light)
  for (let i = 0; i < own.values.length; i++)
    own.values[i] += (drawn.values[i] - own.values[i]) * share
  const large: Channels = {
    light: own,
    blue: plain(source.blue),
    red: plain(source.red),
    alpha: plain(source.alpha),
  }
  const out = createRaster(width, height)
  putChannels(out, large, { left: 0, top: 0, width, height }, 0, 0)
  report(1)
  return out
}
