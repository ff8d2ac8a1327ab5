/** A woodblock print: flat printer's pigments, one gradation, a dark key block, grain and border. */
import { labOfPlanes } from '../../imaging/colour/oklab'
import { skinWeight } from '../../imaging/colour/skin'
import { computeFlow } from '../../imaging/painterly/flow'
import { paletteToLab, segmentRegions } from '../../imaging/painterly/regions'
import { simplify } from '../../imaging/painterly/kuwahara'
import { inkLines } from '../../imaging/painterly/lines'
import { computeLuma } from '../../imaging/painterly/photo'
import { dropSpecks } from '../../imaging/painterly/specks'
import { wobble } from '../../imaging/painterly/wobble'
import { blurPlane } from '../../lib/blur'
import { type Rgb, toRgb } from '../../painter/colour'
import { clamp, mix, smoothstep } from '../../lib/maths'
import type { Planes } from '../../lib/planes'
import { noiseTile, sample } from '../../lib/noise'
import { KEY, PrintSheet, pullPrint, toPigment } from '../../painter/styles/print/sheet'
import { pressSeal } from './press'
import type { Stylizer } from './stylizer'

/** The picture's colours as a printer would mix them. */
function printed(palette: readonly Rgb[], share: number): Rgb[] {
  return paletteToLab(palette).map(({ l, a, b }, k) => {
    const chroma = Math.sqrt(a * a + b * b)
    const hue = (Math.atan2(b, a) * 180) / Math.PI
    const light = clamp(0.14 + l * 0.86, 0.26, 0.94)
    const pigment = toRgb(toPigment([light, chroma * 1.25, hue]))
    const own = palette[k]
    return pigment.map((part, c) => mix(own[c], part, share)) as unknown as Rgb
  })
}

/** Wiped from the block with a wet cloth: the top darkens into indigo where it is calm. */
function wipe(sheet: PrintSheet, calm: Float32Array): void {
  const { width, height } = sheet
  const indigo = toRgb([0.42, 0.085, 258])
  const cloth = noiseTile('cloud')
  const reach = height * 0.24
  for (let y = 0; y < reach; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const uneven = (sample(cloth, (x / sheet.unit) * 0.5, y / sheet.unit) - 0.5) * 0.1
      const share = smoothstep(1, 0.1, y / reach + uneven) * 0.72 * calm[i]
      sheet.blend(i, indigo, share)
    }
  }
}

/** Share of sky in the upper part: light, even, reaching the upper edge. */
function skyCalm(base: Planes): Float32Array {
  const { width, height, unit } = base
  const luma = computeLuma(base)
  const even = blurPlane(luma, width, height, 6 * unit, 2)
  const { b } = labOfPlanes(base)
  const lit = luma.map(
    (value, i) =>
      smoothstep(60, 110, value) *
      smoothstep(26, 10, Math.abs(value - even[i])) *
      smoothstep(0.035, 0.015, b[i]),
  )
  // below the first obstacle the cloth does not continue
  for (let y = 1; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      lit[i] = Math.min(lit[i], lit[i - width] + 0.02)
    }
  }
  return blurPlane(lit, width, height, 2.5 * unit, 2)
}

/** The lines of the key block: bold around forms, fine where people look. */
function keyBlock(photo: Planes, base: Planes): Float32Array {
  const { width, unit } = photo
  const flow = computeFlow(base, 2.2 * unit)
  const bold = inkLines(
    base,
    { width: 1.7, length: 6, detail: 0.66, hardness: 14, fill: 0.08 },
    flow,
  )
  const fine = inkLines(photo, { width: 1, length: 4, detail: 0.6, hardness: 12, fill: 0 }, flow)
  dropSpecks(bold, width, 90 * unit * unit)
  dropSpecks(fine, width, 34 * unit * unit)
  const care = skinWeight(labOfPlanes(photo), 8 * unit)
  return bold.map((line, i) => Math.max(line, fine[i] * mix(0.25, 1, care[i])))
}

/** Prints the photograph; `strength` goes from its own colours to the printer's pots. */
export const printUkiyoe: Stylizer = (photo, { strength, random, bleeds, report }) => {
  const { width, height, unit } = photo
  const base = wobble(simplify(photo, mix(0.8, 1.15, strength)), 2)
  report(0.5)
  const { first, second, cover, palette } = segmentRegions(base, 14, Math.max(2, 3 * unit))
  const pots = printed(palette, mix(0.45, 0.95, strength))
  const sheet = new PrintSheet(width, height, unit)
  const luma = computeLuma(base)
  const shade = blurPlane(luma, width, height, 16 * unit, 2)
  const slip = Math.round(1.6 * unit)
  for (let i = 0; i < first.length; i++) {
    // the colour blocks are slightly off the key block
    const from = Math.min(first.length - 1, i + slip)
    const [one, other] = [pots[first[from]], pots[second[from]]]
    const share = cover[from]
    const own = palette[first[from]]
    const lift = (shade[from] - (own[0] * 0.3 + own[1] * 0.59 + own[2] * 0.11)) * 0.2
    sheet.red[i] = mix(other[0], one[0], share) + lift
    sheet.green[i] = mix(other[1], one[1], share) + lift
    sheet.blue[i] = mix(other[2], one[2], share) + lift
  }
  const calm = skyCalm(base)
  wipe(sheet, calm)
  report(0.75)
  const ink = toRgb(KEY)
  keyBlock(photo, base).forEach((line, i) => sheet.blend(i, ink, clamp(line * 1.1)))
  const raster = { width, height, rgba: pullPrint(sheet, 1) }
  if (bleeds) return raster
  pressSeal(
    raster,
    calm.map((value) => 1 - value),
    random.fork('seal'),
  )
  return raster
}
