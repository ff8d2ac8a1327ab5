import { type Oklch, toRgb } from '../../colour'
import type { StarsLayer } from '../../drawing'
import { clamp, decay, smoothstep } from '../../../lib/maths'
import { noiseTile, sample, texel } from '../../../lib/noise'
import { eachInGalaxy, eachInStar } from '../around'
import { BELONGS, type PlainSheet, ramp, rampAt } from './sheet'

type Recolour = (colour: Oklch) => Oklch

/** The galaxy's glow, with dark lanes of dust along its middle. */
function paintBand(
  sheet: PlainSheet,
  band: NonNullable<StarsLayer['band']>,
  recolour: Recolour,
): void {
  const { unit } = sheet
  const colours = ramp(
    (
      [[0.5, 0.13, 285] as const, [0.68, 0.11, 305] as const, [0.88, 0.06, 60] as const] as const
    ).map(recolour),
  )
  const cloud = noiseTile('cloud')
  const mid = noiseTile('mid')
  eachInGalaxy(sheet, band, 2.4, (x, y, i, off, drift) => {
    const moved = off + (drift - 0.5) * 1.5
    const core = decay(moved * moved * 1.6)
    const lane = smoothstep(0.45, 0.6, sample(cloud, x / unit + 200, y / unit + 90))
    const dust = lane * decay(moved * moved * 5)
    const amount = core * (0.62 - 0.5 * dust) * (0.55 + 0.8 * texel(mid, x, y))
    if (amount < 0.01) return
    sheet.blend(i, rampAt(colours, core * (1 - 0.7 * dust)), clamp(amount, 0, 0.85))
  })
}

/** Stars as points of light; the brightest carry a fine cross. */
export function paintStars(sheet: PlainSheet, layer: StarsLayer, recolour: Recolour): void {
  if (layer.band) paintBand(sheet, layer.band, recolour)
  for (const star of layer.stars) {
    const colour = toRgb(recolour([0.96, 0.035, star.hue]))
    eachInStar(sheet, star, 1.6, (i, amount) =>
      sheet.cover(i, colour, amount * star.brightness, BELONGS.light, 255),
    )
  }
}
