/** A picture enlarged with the light that a network drew, its colours kept. */
import { createRaster, type Raster } from '@media/raster'
import { ENLARGED_BY, enlargeLight, type LightRows } from '@nets/enlarge'
import type { NetRun } from '@nets/run'
import { type Channels, channelsOf, createPlane, type Plane, putChannels } from './plane'
import { resizePlane } from './resize'

export interface NetEnlargeOptions {
  /** 1: the size of the picture itself, mended. */
  readonly factor: 1 | 2 | 4
  /** How much of the light is the network's, 0..1; the rest is the picture's own. */
  readonly share: number
}

/** Means of squares: from four times the size down to what was asked for. */
function reduceInto(light: Plane, rows: LightRows, by: number): void {
  // strips end where tiles do, not at whole squares: each row adds its own part
  for (let y = 0; y < rows.height; y++) {
    const to = Math.floor((rows.top + y) / by) * light.width
    for (let x = 0; x < rows.width; x++)
      light.values[to + Math.floor(x / by)] += rows.values[y * rows.width + x] / (by * by)
  }
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
  const source = channelsOf(raster)
  const plain = (plane: Plane): Plane =>
    factor === 1 ? plane : resizePlane(plane, width, height, 'lanczos')
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
