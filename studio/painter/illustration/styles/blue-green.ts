import { type Oklch, toRgb } from '../../colour'
import { noiseTile, sample, texel } from '../../../lib/noise'
import { INK, toMineral } from '../../styles/blue-green/pigments'
import { type Form, isFeature } from '../node'
import { drawLayers } from '../raster/draw'
import { Surface } from '../raster/surface'
import { drawLines } from './outline'
import { type IllustrationPainter, computeScale, standing, surfaceFor } from './style'

/** Aged silk. */
const SILK: Oklch = [0.84, 0.062, 80]

/** Minerals are opaque: white lead stays white on silk. */
function mineral(colour: Oklch, form: Form): Oklch {
  const [lightness, chroma, hue] = colour
  if (isFeature(form.role) || form.role === 'text') return colour
  if (form.role === 'ground') return [SILK[0] + (lightness - 0.8) * 0.14, SILK[1], SILK[2]]
  if (form.role === 'skin') return [lightness, chroma * 0.8, hue]
  if (form.role === 'hair' && lightness < 0.4) return [0.24, 0.02, 60]
  return toMineral(colour, 1)
}

/** The weave and stains of silk, and the grains of ground stone over it. */
function weave(surface: Surface): void {
  const { width, height, unit } = surface
  const cloud = noiseTile('cloud')
  const grain = noiseTile('paper')
  const period = Math.max(2, Math.round(3 * unit))
  const planes = [surface.red, surface.green, surface.blue] as const
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const thread = x % period === 0 || y % period === 0 ? -0.022 : 0.006
      const age = (sample(cloud, (x / unit) * 0.7, (y / unit) * 0.7) - 0.5) * 0.14
      const tone = 1 + thread + age + (texel(grain, x, y) - 0.5) * 0.1
      for (const plane of planes) plane[i] = plane[i] * tone
    }
}

/** 青绿重彩: ground minerals on silk with fine ink lines. */
export const blueGreen: IllustrationPainter = (job) => {
  const surface = surfaceFor(job)
  if (!job.setting) surface.clear(toRgb(SILK))
  const illustration = standing(job)
  drawLayers(surface, illustration, { recolour: mineral, relief: 'soft' }, job.report, [0, 0.62])
  const lines = new Surface(job.size, computeScale(job))
  lines.clear([255, 255, 255])
  drawLines(lines, illustration, { width: 3.2, ink: INK })
  const planes = [
    [surface.red, lines.red],
    [surface.green, lines.green],
    [surface.blue, lines.blue],
  ] as const
  for (const [own, drawn] of planes)
    for (let i = 0; i < own.length; i++) own[i] = (own[i] * drawn[i]) / 255
  job.report(0.88, (side) => surface.snapshot(side), 'lines')
  weave(surface)
  return surface.pixels()
}
