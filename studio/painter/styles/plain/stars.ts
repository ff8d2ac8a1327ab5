import { type Oklch, toRgb } from '../../colour'
import type { StarsLayer } from '../../drawing'
import { clamp, decay, smoothstep } from '../../../lib/maths'
import { noiseTile, sample, texel } from '../../../lib/noise'
import { BELONGS, type PlainSheet, ramp, rampAt } from './sheet'

type Recolour = (colour: Oklch) => Oklch

/** The galaxy's glow, with dark lanes of dust along its middle. */
function paintBand(
  sheet: PlainSheet,
  band: NonNullable<StarsLayer['band']>,
  recolour: Recolour,
): void {
  const { width, height, unit } = sheet
  const colours = ramp(
    (
      [[0.5, 0.13, 285] as const, [0.68, 0.11, 305] as const, [0.88, 0.06, 60] as const] as const
    ).map(recolour),
  )
  const cloud = noiseTile('cloud')
  const mid = noiseTile('mid')
  const length = Math.sqrt(1 + band.slope * band.slope)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const off = (y - band.y - (x - band.x) * band.slope) / length / band.halfWidth
      if (off > 2.4 || off < -2.4) continue
      const drift = sample(cloud, (x / unit) * 0.8, (y / unit) * 0.8)
      const moved = off + (drift - 0.5) * 1.5
      const core = decay(moved * moved * 1.6)
      const lane = smoothstep(0.45, 0.6, sample(cloud, x / unit + 200, y / unit + 90))
      const dust = lane * decay(moved * moved * 5)
      const amount = core * (0.62 - 0.5 * dust) * (0.55 + 0.8 * texel(mid, x, y))
      if (amount < 0.01) continue
      sheet.blend(y * width + x, rampAt(colours, core * (1 - 0.7 * dust)), clamp(amount, 0, 0.85))
    }
  }
}

/** Stars as points of light; the brightest carry a fine cross. */
export function paintStars(sheet: PlainSheet, layer: StarsLayer, recolour: Recolour): void {
  const { width, height, unit } = sheet
  if (layer.band) paintBand(sheet, layer.band, recolour)
  for (const star of layer.stars) {
    const colour = toRgb(recolour([0.96, 0.035, star.hue]))
    const reach = Math.ceil(star.size * (star.sparkles ? 5 : 1.6)) + 1
    const cx = Math.round(star.x)
    const cy = Math.round(star.y)
    for (let y = Math.max(0, cy - reach); y <= Math.min(height - 1, cy + reach); y++) {
      for (let x = Math.max(0, cx - reach); x <= Math.min(width - 1, cx + reach); x++) {
        const dx = Math.abs(x - star.x)
        const dy = Math.abs(y - star.y)
        let amount = clamp((star.size - Math.sqrt(dx * dx + dy * dy)) / unit + 0.5)
        if (star.sparkles) {
          const ray = decay((dx + dy) / (star.size * 1.1)) * decay((Math.min(dx, dy) / unit) * 1.4)
          amount = Math.max(amount, ray)
        }
        if (amount < 0.01) continue
        sheet.cover(y * width + x, colour, amount * star.brightness, BELONGS.light, 255)
      }
    }
  }
}
