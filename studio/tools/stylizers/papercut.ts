/** Cut paper: a few sheets with rounded outlines, each lying above the last and casting a shadow. */
import { labOfPlanes } from '../../imaging/colour/oklab'
import { simplify } from '../../imaging/painterly/kuwahara'
import { inkLines } from '../../imaging/painterly/lines'
import { dropSpecks } from '../../imaging/painterly/specks'
import { skinWeight } from '../../imaging/colour/skin'
import type { Plane } from '../../imaging/resample/plane'
import { resizePlane } from '../../imaging/resample/resize'
import type { Planes } from '../../lib/planes'
import { paletteToLab, type Regions, segmentRegions } from '../../imaging/painterly/regions'
import { type Rgb, toRgb } from '../../painter/colour'
import { clamp, mix } from '../../lib/maths'
import { blurPlane } from '../../lib/blur'
import { noiseTile, texel } from '../../lib/noise'
import type { Stylizer } from './stylizer'

/** Light comes from the upper left: shadows fall this way. */
const FALL = { x: 0.55, y: 0.85 }

/** Which sheet lies above which: what is central and dark lies on top. */
function orderLayers({ width, height, palette, first }: Regions): Uint8Array {
  const away = new Float64Array(palette.length)
  const count = new Float64Array(palette.length).fill(1e-6)
  for (let i = 0; i < first.length; i += 3) {
    const x = i % width
    const dx = x / width - 0.5
    const dy = (i - x) / width / height - 0.5
    const k = first[i]
    away[k] = away[k] + dx * dx + dy * dy
    count[k] = count[k] + 1
  }
  const labs = paletteToLab(palette)
  const rank = labs
    .map(({ l }, k) => ({ k, low: away[k] / count[k] + l * 0.16 }))
    .sort((a, b) => b.low - a.low)
  const stack = new Uint8Array(palette.length)
  rank.forEach(({ k }, height_) => (stack[k] = height_))
  return stack
}

/** Coloured paper is cleaner than the world. */
function papers(regions: Regions, strength: number): Rgb[] {
  return paletteToLab(regions.palette).map(({ l, a, b }) => {
    const chroma = Math.sqrt(a * a + b * b)
    const hue = (Math.atan2(b, a) * 180) / Math.PI
    return toRgb([
      clamp(0.1 + l * 0.9, 0.2, 0.95),
      Math.min(0.2, chroma * mix(1.1, 1.6, strength)),
      hue,
    ])
  })
}

/**
 * Darkness that higher sheets throw on lower ones, 0..1, reckoned at half size: a narrow shadow
 * where they touch and a wide faint one.
 */
function shadows(levels: Uint8Array, size: { width: number; height: number }, unit: number): Plane {
  const width = Math.ceil(size.width / 2)
  const height = Math.ceil(size.height / 2)
  const low = new Uint8Array(width * height)
  for (let i = 0; i < low.length; i++)
    low[i] = levels[Math.floor(i / width) * 2 * size.width + (i % width) * 2]
  const dark = new Float32Array(low.length)
  const above = new Float32Array(low.length)
  const half = unit / 2
  const top = low.reduce((most, level) => Math.max(most, level), 0)
  for (let level = 1; level <= top; level++) {
    for (let i = 0; i < above.length; i++) above[i] = low[i] >= level ? 1 : 0
    const contact = blurPlane(above, width, height, 3 * half, 2)
    const wide = blurPlane(above, width, height, 12 * half, 2)
    for (let i = 0; i < dark.length; i++) {
      const steps = level - low[i]
      if (steps <= 0 || steps > 3) continue
      const x = i % width
      const y = (i - x) / width
      const near = place(x, y, (4 + steps) * half, width)
      const far = place(x, y, (10 + 4 * steps) * half, width)
      const cast = 0.52 * contact[near] + 0.34 * wide[far]
      if (cast > dark[i]) dark[i] = cast
    }
  }
  return resizePlane({ width, height, values: dark }, width * 2, height * 2, 'cubic')
}

/** The pixel from which light comes to a place, `reach` pixels away. */
function place(x: number, y: number, reach: number, width: number): number {
  const px = Math.max(0, Math.round(x - FALL.x * reach))
  return Math.max(0, Math.round(y - FALL.y * reach)) * width + px
}

/** Eyes and mouths are cut from the darkest paper and lie on top. */
function addFeatures(regions: Regions, photo: Planes, stack: Uint8Array): Uint8Array {
  const { first, palette, width } = regions
  const { unit } = photo
  const care = skinWeight(labOfPlanes(photo), 10 * unit)
  const lines = inkLines(photo, { width: 2, length: 5, detail: 0.56, hardness: 12, fill: 0.1 })
  dropSpecks(lines, width, 90 * unit * unit)
  const labs = paletteToLab(palette)
  const darkest = labs.reduce((best, { l }, k) => (l < (labs[best]?.l ?? 1) ? k : best), 0)
  const levels = first.map((k) => stack[k])
  for (let i = 0; i < lines.length; i++) {
    if (lines[i] < 0.5 || care[i] < 0.42) continue
    first[i] = darkest
    regions.cover[i] = clamp(lines[i], 0.5, 1)
    levels[i] = palette.length
  }
  return levels
}

/** Cuts the photograph out of paper; `strength` takes fewer and rounder sheets. */
export const cutPaper: Stylizer = (photo, { strength, report }) => {
  const { width, height, unit } = photo
  const base = simplify(photo, mix(0.9, 1.5, strength))
  report(0.4)
  const regions = segmentRegions(
    base,
    Math.round(mix(17, 9, strength)),
    mix(3, 6.5, strength) * unit,
  )
  const { first, second, cover } = regions
  const stack = orderLayers(regions)
  const colours = papers(regions, strength)
  const levels = addFeatures(regions, photo, stack)
  const dark = shadows(levels, photo, unit)
  report(0.8)
  const { l } = labOfPlanes(base)
  const tooth = noiseTile('paper')
  const fibre = noiseTile('fibre')
  const rgba = new Uint8ClampedArray(width * height * 4)
  const edge = Math.max(1, Math.round(1.6 * unit))
  for (let i = 0; i < first.length; i++) {
    const x = i % width
    const y = (i - x) / width
    const k = first[i]
    const shift = k * 61
    const lit = x >= edge && y >= edge ? levels[i - edge * width - edge] : levels[i]
    const rim = lit < levels[i] ? 26 : 0
    const grain = (texel(tooth, x + shift, y) - texel(tooth, x + shift + 1, y + 1)) * 34
    const threads = (texel(fibre, x + shift, y + shift) - 0.5) * 9
    const bow = (l[i] - 0.5) * 14
    const share = cover[i]
    const shade = 1 - dark.values[y * dark.width + x] * 0.82
    for (let c = 0; c < 3; c++) {
      const own = colours[k][c]
      const secondColour = colours[second[i]][c]
      rgba[i * 4 + c] = (mix(secondColour, own, share) + rim + grain + threads + bow) * shade
    }
    rgba[i * 4 + 3] = 255
  }
  return { width, height, rgba }
}
