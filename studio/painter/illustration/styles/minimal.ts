import { type Oklch, mixColour, toRgb } from '../../colour'
import { clamp } from '../../../lib/maths'
import { noiseTile, texel } from '../../../lib/noise'
import { type Form, isFeature } from '../node'
import { type Reading, drawLayers } from '../raster/draw'
import { mainColour } from '../raster/fill'
import type { Surface } from '../raster/surface'
import { type IllustrationPainter, standing, surfaceFor } from './style'

/** Share of the short side that stays bare all round. */
export const MINIMAL_BORDER = 0.045

function reduce(form: Form): Form | null {
  if (/^(band|shadow)$/.test(form.role)) return null
  if (form.role === 'light' && form.blur !== undefined) return null
  const { blur, ...sharp } = form
  const soft = form.role === 'blush' || form.role === 'glow'
  return { ...(soft && blur !== undefined ? form : sharp), fill: mainColour(form.fill) }
}

/** Few inks: lightness in eight steps, hues in steps of thirty degrees. */
function toInk([lightness, chroma, hue]: Oklch, form: Form): Oklch {
  if (isFeature(form.role) || form.role === 'text') return [lightness, chroma, hue]
  const l = Math.round(lightness * 8) / 8
  const step = form.role === 'skin' ? hue : Math.round(hue / 30) * 30
  const c = form.role === 'skin' ? chroma : chroma < 0.03 ? 0.012 : Math.max(0.05, chroma * 0.9)
  return mixColour([clamp(l, 0.18, 0.96), c, step], [lightness, chroma, hue], 0.45)
}

/** A bare border and the tooth of the paper. */
function trim(surface: Surface, paper: Oklch): void {
  const { width, height } = surface
  const border = Math.min(width, height) * MINIMAL_BORDER
  const bare = toRgb(paper)
  const tooth = noiseTile('paper')
  const planes = [surface.red, surface.green, surface.blue] as const
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const inside = clamp(Math.min(x, y, width - 1 - x, height - 1 - y) - border + 0.5)
      const grain = (texel(tooth, x, y) - 0.5) * 8
      for (const [c, plane] of planes.entries())
        plane[i] = bare[c] + (plane[i] - bare[c]) * inside + grain
    }
}

export const MINIMAL_PAPER: Oklch = [0.955, 0.012, 88]
export const MINIMAL_READING: Reading = { read: reduce, recolour: toInk, relief: 'hard' }

/** 极简: a poster of few inks, flat and calm, with a bare border. */
export const minimal: IllustrationPainter = (job) => {
  const surface = surfaceFor(job)
  drawLayers(surface, standing(job), MINIMAL_READING, job.report)
  if (!job.setting) trim(surface, MINIMAL_PAPER)
  return surface.pixels()
}
