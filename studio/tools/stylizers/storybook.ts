/** A picture book's page: gouache areas with chalky edges, warm colours, broken crayon lines. */
import { paletteToLab, segmentRegions } from '../../imaging/painterly/regions'
import { simplify } from '../../imaging/painterly/kuwahara'
import { computeLuma } from '../../imaging/painterly/photo'
import { wobble } from '../../imaging/painterly/wobble'
import { type Rgb, toRgb } from '../../painter/colour'
import { clamp, mix, smoothstep } from '../../lib/maths'
import { blurPlane } from '../../lib/blur'
import { noiseTile, sample, texel } from '../../lib/noise'
import { cleanLines } from './cel'
import type { Stylizer } from './stylizer'

const PAPER: Rgb = [250, 244, 230]
const CRAYON: Rgb = [84, 58, 52]

/** Pots of gouache: lighter, warmer and a little milky. */
function pots(palette: readonly Rgb[], strength: number): Rgb[] {
  return paletteToLab(palette).map(({ l, a, b }) => {
    const warm = b + 0.005
    const chroma = Math.sqrt(a * a + warm * warm) * mix(1.25, 1.6, strength)
    const hue = (Math.atan2(warm, a) * 180) / Math.PI
    return toRgb([clamp(0.27 + l * 0.76, 0.34, 0.97), Math.min(0.19, chroma), hue])
  })
}

/** Paints a picture-book page; `strength` takes fewer colours and rounder forms. */
export const paintStorybook: Stylizer = (photo, { strength, random, report }) => {
  const { width, height, unit } = photo
  const base = simplify(photo, mix(0.9, 1.4, strength))
  report(0.5)
  const soft = wobble(base, mix(4, 8, strength))
  const regions = segmentRegions(
    soft,
    Math.round(mix(26, 15, strength)),
    mix(3, 5, strength) * unit,
  )
  const colours = pots(regions.palette, strength)
  const shade = blurPlane(computeLuma(soft), width, height, 9 * unit, 2)
  const lines = cleanLines(photo, base, 1.5)
  report(0.85)
  const [tooth, chalk, cloud] = [noiseTile('paper'), noiseTile('fibre'), noiseTile('cloud')]
  const shift = random.integer(0, 511)
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < lines.length; i++) {
    const x = i % width
    const y = (i - x) / width
    const [u, v] = [x / unit + shift, y / unit]
    const grain = texel(tooth, x, y) - 0.5
    const brushed = sample(chalk, u * 0.8, v * 0.8) - 0.5
    const thin = sample(cloud, u * 0.7, v * 0.7) - 0.5
    const k = regions.first[i]
    const own = colours[k]
    const secondColour = colours[regions.second[i]]
    const source = regions.palette[k]
    const lift = (shade[i] - (source[0] * 0.3 + source[1] * 0.59 + source[2] * 0.11)) * 0.35
    const edge = 1 - smoothstep(0.5, 0.95, regions.cover[i])
    // paint thins out at its edge, and the paper's tooth shows
    const bare = clamp(edge * 0.22 + thin * 0.4 + grain * 0.7 - 0.2) * 0.45
    const crayon = clamp(lines[i] * 1.2) * smoothstep(0.1, 0.5, 0.6 - grain * 1.6 + thin * 0.5)
    for (let c = 0; c < 3; c++) {
      const paint = mix(secondColour[c], own[c], regions.cover[i]) + lift
      const value = mix(paint + brushed * 9 + grain * 12, PAPER[c], bare)
      rgba[i * 4 + c] = mix(value, CRAYON[c], crayon * 0.82)
    }
    rgba[i * 4 + 3] = 255
  }
  return { width, height, rgba }
}
