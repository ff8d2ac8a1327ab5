/**
 * Ink wash on rice paper: the five tones of ink in wet washes that bleed, brush lines that swell
 * and run dry, and much of the paper left alone (after Bousseau 2006; Kang 2007 for the lines).
 */
import { labOfPlanes } from '../../imaging/colour/oklab'
import { skinWeight } from '../../imaging/colour/skin'
import { computeFlow } from '../../imaging/painterly/flow'
import { broaden } from '../../imaging/painterly/kuwahara'
import { inkLines } from '../../imaging/painterly/lines'
import { dropSpecks } from '../../imaging/painterly/specks'
import { computeLuma } from '../../imaging/painterly/photo'
import { wobble } from '../../imaging/painterly/wobble'
import { blurPlane } from '../../lib/blur'
import { clamp, mix, smoothstep } from '../../lib/maths'
import { noiseTile, sample, texel } from '../../lib/noise'
import type { Planes } from '../../lib/planes'
import { drySheet } from '../../painter/styles/wash/finish'
import { type Absorbance, Sheet } from '../../painter/styles/wash/sheet'
import { pressSeal } from './press'
import type { Stylizer } from './stylizer'

const INK: Absorbance = [1, 0.98, 0.9]

/** The five tones: pale, light, heavy, thick, burnt. */
const TONES = [
  { from: 0.22, depth: 0.13 },
  { from: 0.38, depth: 0.32 },
  { from: 0.54, depth: 0.68 },
  { from: 0.68, depth: 1.25 },
  { from: 0.8, depth: 2.1 },
] as const

/**
 * Ink coverage of each place, 0..1: high at detail and near the middle; the rest is left to the
 * paper.
 */
function computeInkCoverage(photo: Planes, emptiness: number): Float32Array {
  const { width, height, unit } = photo
  const { busy } = computeFlow(photo, 3 * unit)
  const wide = blurPlane(busy, width, height, 46 * unit, 3)
  let mean = 0
  for (const value of wide) mean += value / wide.length
  const mist = noiseTile('cloud')
  return wide.map((value, i) => {
    const x = i % width
    const y = (i - x) / width
    const dx = (x / width - 0.5) * 2
    const dy = (y / height - 0.5) * 2
    const outer = smoothstep(0.55, 1.25, Math.sqrt(dx * dx + dy * dy))
    const here = smoothstep(0.25, 1.15, value / (mean + 1e-6)) * (1 - 0.55 * outer)
    const drift = (sample(mist, (x / unit) * 0.5, (y / unit) * 0.5) - 0.5) * 0.5
    return clamp(mix(1, here + drift * (1 - here), emptiness))
  })
}

/** Washes from pale to burnt: each softer or harder at its edge, each with a rim where it dried. */
function layWashes(sheet: Sheet, darkness: Float32Array, presence: Float32Array): void {
  const { width, height, unit } = sheet
  const water = noiseTile('cloud')
  const mid = noiseTile('mid')
  TONES.forEach(({ from, depth }, n) => {
    const previous = TONES[n - 1]?.depth ?? 0
    const soft = mix(0.09, 0.035, n / 4)
    const wash = darkness.map((dark, i) => {
      const x = i % width
      const y = (i - x) / width
      const run = sample(water, (x / unit) * 1.2 + n * 77, (y / unit) * 1.2) - 0.5
      const load = dark * (0.55 + 0.45 * presence[i]) + run * 0.2
      return smoothstep(from - soft, from + soft, load)
    })
    // pale ink spreads far into the paper, thick ink hardly
    const spread = blurPlane(wash, width, height, mix(9, 1, n / 4) * unit, 2)
    const around = blurPlane(spread, width, height, 6 * unit, 2)
    for (let i = 0; i < spread.length; i++) {
      const lies = spread[i]
      if (lies < 0.01) continue
      const x = i % width
      const y = (i - x) / width
      const rim = Math.max(0, lies - around[i]) * 0.8
      const cloudy = 1 + (sample(mid, x / unit, y / unit) - 0.5) * 0.5
      sheet.lay(i, 0, (depth - previous) * (lies * cloudy + rim), INK)
    }
  })
}

/** Brush lines; where the brush runs dry the paper's tooth shows through. */
function layLines(sheet: Sheet, photo: Planes, base: Planes, presence: Float32Array): void {
  const { width, unit } = sheet
  const flow = computeFlow(base, 2.2 * unit)
  const bold = inkLines(base, { width: 2.4, length: 8, detail: 0.5, hardness: 7, fill: 0.2 }, flow)
  const fine = inkLines(photo, { width: 1.1, length: 4, detail: 0.56, hardness: 6, fill: 0 }, flow)
  const care = skinWeight(labOfPlanes(base), 8 * unit)
  dropSpecks(bold, width, 260 * unit * unit)
  dropSpecks(fine, width, 60 * unit * unit)
  const press = noiseTile('mid')
  const fibre = noiseTile('paper')
  const run = noiseTile('cloud')
  for (let i = 0; i < bold.length; i++) {
    const x = i % width
    const y = (i - x) / width
    const here = presence[i]
    const wet = sample(run, (x / unit) * 0.7 + 200, (y / unit) * 0.7) * 0.8 + here * 0.6
    const dry = smoothstep(0.3, 0.62, wet + (0.5 - texel(fibre, x, y)) * 0.7)
    const swell = 0.7 + 0.8 * sample(press, (x / unit) * 0.4, (y / unit) * 0.4)
    const line = Math.max(bold[i] * swell, fine[i] * mix(0.4, 0.95, care[i]))
    const ink = line * dry * (0.2 + 0.8 * here) * 1.6
    if (ink > 0.02) sheet.lay(i, 0, ink, INK)
  }
}

/** A breath of the picture's strongest colours, as light washes over the ink. */
function tint(sheet: Sheet, base: Planes, presence: Float32Array): void {
  const lab = labOfPlanes(base)
  for (let i = 0; i < presence.length; i++) {
    const [a, b] = [lab.a[i], lab.b[i]]
    const chroma = Math.sqrt(a * a + b * b)
    const amount = smoothstep(0.09, 0.18, chroma) * 0.62 * presence[i]
    if (amount < 0.02) continue
    const pigment = [base.red, base.green, base.blue].map(
      (plane) => -Math.log(clamp(plane[i] / 255, 0.12, 1)),
    ) as unknown as Absorbance
    sheet.lay(i, 0.3 * amount, amount * 0.75, pigment)
  }
}

/** Paints in ink; `strength` leaves more of the paper alone. */
export const paintInk: Stylizer = (photo, { strength, random, report }) => {
  const { width, height, unit } = photo
  const base = wobble(broaden(photo, 1.2), 5)
  report(0.5)
  const presence = computeInkCoverage(photo, mix(0.35, 0.95, strength))
  const luma = computeLuma(base)
  const darkness = luma.map(
    (value) => 1 - clamp(value / 255) * 0.55 - 0.45 * Math.sqrt(clamp(value / 255)),
  )
  const sheet = new Sheet(width, height, unit)
  layWashes(sheet, darkness, presence)
  report(0.7)
  layLines(sheet, photo, base, presence)
  tint(sheet, blurred(base, 6 * unit), presence)
  const paper = {
    colour: [246, 241, 229],
    margin: 0,
    tooth: 9,
    fibres: 1.4,
    vignette: 0.05,
  } as const
  const raster = { width, height, rgba: drySheet(sheet, paper) }
  pressSeal(raster, presence, random.fork('seal'))
  return raster
}

function blurred(planes: Planes, reach: number): Planes {
  const { width, height } = planes
  for (const key of ['red', 'green', 'blue'] as const)
    planes[key].set(blurPlane(planes[key], width, height, reach, 2))
  return planes
}
