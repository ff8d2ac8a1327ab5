import { blurPlane } from '../../../lib/blur'
import { acquireZeroPlane } from '../../../lib/borrow'
import { clamp, cos, mix, power, sin, smoothstep, TAU } from '../../../lib/maths'
import { noiseTile, sample } from '../../../lib/noise'
import type { Random, Scene } from '../../scene'
import { eachAround } from '../around'
import { fallsInFront } from '../layers'
import type { PlainPicture } from '../plain/plain'
import { BELONGS } from '../plain/sheet'
import { crayonTone, isColoured, type Page, toCrayon } from './page'
import type { PencilSheet } from './sheet'
import type { Things } from './things'

/** Wanted darkness of the drawing, a pixel each: 0 leaves the paper, 1 is the darkest. */
export interface Tone {
  readonly dark: Float32Array
  /** The same, smoothed: what a finger would smudge. */
  readonly soft: Float32Array
  /** 0..1: lighter than the paper: snow, foam, lamps, the sun. */
  readonly light: Float32Array
}

/** From here on tone deepens more slowly. */
const DEEP = 0.58

const BINS = 256

/** Darkness wanted for each brightness, in thousandths and a bit: a power a pixel costs too much. */
const WANTED = Float32Array.from({ length: 1025 }, (_, i) => power(1 - i / 1024, 1.3) * 1.25)

/** Stretches the tones, so that a pale or a dark picture also goes from paper to black. */
function spread(dark: Float32Array): void {
  const counts = new Uint32Array(BINS)
  for (const value of dark) {
    const bin = Math.min(BINS - 1, (value * BINS) | 0)
    counts[bin] = counts[bin] + 1
  }
  const percentile = (share: number): number => {
    let rest = dark.length * share
    let bin = 0
    while (bin < BINS - 1 && rest >= counts[bin]) rest -= counts[bin++]
    return bin / BINS
  }
  const low = Math.min(0.24, percentile(0.05) * 0.8)
  const high = clamp(percentile(0.95), 0.5, 0.95)
  const scale = 0.84 / (high - low)
  for (let i = 0; i < dark.length; i++) dark[i] = clamp((dark[i] - low) * scale)
}

/** The paper stays lighter around lamps and lit windows. */
function lampHalos(dark: Float32Array, { belongs }: PlainPicture, scene: Scene): void {
  const { width, height, unit } = scene
  const lights = scene.layers.filter(({ kind }) => kind === 'sun' || kind === 'moon')
  const w = Math.ceil(width / 4)
  const h = Math.ceil(height / 4)
  const lamps = new Float32Array(w * h)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = Math.min(height - 1, y * 4) * width + Math.min(width - 1, x * 4)
      if (belongs[i] === BELONGS.light) lamps[y * w + x] = 1
    }
  // sun and moon have their own halo
  for (const light of lights) {
    if (!('radius' in light)) continue
    const reach = (light.radius * 1.1) / 4
    const centre = { x: light.x / 4, y: light.y / 4 }
    eachAround({ width: w, height: h }, centre, reach, (_x, _y, i) => {
      lamps[i] = 0
    })
  }
  const halo = blurPlane(lamps, w, h, (16 * unit) / 4, 2)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const light = halo[(y >> 2) * w + (x >> 2)]
      if (light < 0.01) continue
      const i = y * width + x
      dark[i] = dark[i] * (1 - clamp(light * 2.2, 0, 0.72))
    }
}

export function buildTone(scene: Scene, plain: PlainPicture, page: Page): Tone {
  const { width, height, unit } = scene
  const dark = acquireZeroPlane(width * height)
  const light = acquireZeroPlane(width * height)
  const { rgba, belongs } = plain
  const overhead = scene.layers.some((layer) => layer.kind === 'water' && layer.overhead)
  const water = overhead ? 0.55 : 0.8
  for (let i = 0; i < dark.length; i++) {
    const bright = (rgba[i * 4] * 0.3 + rgba[i * 4 + 1] * 0.58 + rgba[i * 4 + 2] * 0.12) / 255
    const owner = belongs[i]
    const share = owner === BELONGS.air ? page.air : owner === BELONGS.water ? water : 1
    dark[i] = clamp(WANTED[(bright * 1024 + 0.5) | 0] * page.gain * share)
    if (owner !== BELONGS.air) light[i] = clamp((bright - 0.86) * 8)
  }
  spread(dark)
  const open = scene.slots.time === 'night' ? 1 : 0.6
  for (let i = 0; i < dark.length; i++) {
    const owner = belongs[i]
    // meadows and water keep more of the paper than things, or all lies in one grey
    if (owner === BELONGS.land || owner === BELONGS.water) dark[i] = dark[i] * mix(open, 1, dark[i])
  }
  if (scene.slots.time === 'night' || scene.slots.time === 'dusk') lampHalos(dark, plain, scene)
  // a draughtsman sets every form off against its neighbour
  const around = blurPlane(dark, width, height, 22 * unit, 2)
  const close = blurPlane(dark, width, height, 5 * unit, 1)
  for (let i = 0; i < dark.length; i++) {
    const own = dark[i]
    const owner = belongs[i]
    const set = owner === BELONGS.air ? 0.15 : owner >= BELONGS.cover ? 0.75 : 0.5
    const fine = owner >= BELONGS.cover ? (own - close[i]) * 0.7 : 0
    const apart = clamp(own + (own - around[i]) * set + fine)
    // the deepest tones still let the lines be seen
    dark[i] = apart < DEEP ? apart : DEEP + (apart - DEEP) * page.depth
  }
  return { dark, light, soft: blurPlane(dark, width, height, 5 * unit, 2) }
}

/** Soft tone rubbed into the paper: all of it in air and mist, a base under hatching elsewhere. */
export function smudgeTone(
  sheet: PencilSheet,
  scene: Scene,
  plain: PlainPicture,
  tone: Tone,
  things: Things,
): void {
  const { width, height, unit } = scene
  const cloud = noiseTile('cloud')
  const margin = 24 * unit
  const crayons = things.list.map(({ shape }) =>
    isColoured(shape) ? { shape, lead: toCrayon(shape.colour) } : null,
  )
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const owner = plain.belongs[i]
      const air = owner === BELONGS.air
      const crayon = owner >= BELONGS.cover ? (crayons[things.idAt(x, y)] ?? null) : null
      const plainDark = air ? tone.soft[i] : tone.dark[i]
      const dark = crayon ? crayonTone(crayon.shape, plainDark) : plainDark
      if (dark < 0.03) continue
      const rub = sample(cloud, (x / unit) * 0.9, (y / unit) * 0.9)
      const edge = Math.min(x, y, width - 1 - x, height - 1 - y) + (rub - 0.5) * margin * 2.4
      const paper = smoothstep(margin * 0.2, margin * 1.5, edge)
      const amount = dark * (air ? 0.52 : 0.5) * (0.7 + 0.6 * rub) * paper
      if (amount <= 0) continue
      const bite = 0.62 + 0.38 * sheet.bite(x, y, 0.35)
      sheet.lay(i, crayon?.lead ?? sheet.page.soft, clamp(amount) * bite)
    }
}

/** A turn of the chalk's tip. */
function dot(sheet: PencilSheet, x: number, y: number, radius: number, pressure: number): void {
  const width = Math.max(1, radius * 1.3)
  for (let k = 0; k < 5; k++) {
    const [from, to] = [(k / 5) * TAU, ((k + 1) / 5) * TAU]
    const reach = radius * 0.5
    const [ax, ay] = [x + cos(from) * reach, y + sin(from) * reach]
    const [bx, by] = [x + cos(to) * reach, y + sin(to) * reach]
    sheet.line(ax, ay, bx, by, pressure, pressure, width, null)
  }
}

/** Stars and snow are dots of chalk, rain is drawn in single slanting lines. */
export function drawSpecks(
  sheet: PencilSheet,
  scene: Scene,
  plain: PlainPicture,
  random: Random,
): void {
  const { width, height, unit } = scene
  const dim = scene.slots.time === 'night' || scene.slots.time === 'dusk'
  for (const layer of scene.layers) {
    if (layer.kind !== 'stars' && !fallsInFront(layer)) continue
    if (layer.kind === 'stars') {
      for (const { x, y, size, brightness, sparkles } of layer.stars) {
        if (brightness < 0.45) continue
        if (plain.belongs[(y | 0) * width + (x | 0)] !== BELONGS.air) continue
        dot(sheet, x, y, size * 0.8, brightness * 0.75)
        if (!sparkles) continue
        const ray = size * 3.4
        sheet.line(x - ray, y, x, y, 0.05, 0.6, 1.2 * unit, null)
        sheet.line(x, y, x + ray, y, 0.6, 0.05, 1.2 * unit, null)
        sheet.line(x, y - ray, x, y, 0.05, 0.6, 1.2 * unit, null)
        sheet.line(x, y, x, y + ray, 0.6, 0.05, 1.2 * unit, null)
      }
    } else if (layer.kind === 'snowfall') {
      for (let k = 0; k < 320 * layer.amount; k++) {
        const near = random.chance(0.1)
        const radius = (near ? random.range(2.4, 4) : random.range(0.9, 2.1)) * unit
        dot(sheet, random.next() * width, random.next() * height, radius, random.range(0.5, 0.9))
      }
    } else if (layer.kind === 'rain') {
      const slant = random.range(0.12, 0.24) * random.sign()
      for (let k = 0; k < 210 * layer.amount; k++) {
        const x = random.next() * width
        const y = random.next() * height
        const length = random.range(34, 100) * unit
        const force = random.range(0.2, 0.5)
        const lead = dim || k % 3 === 0 ? null : sheet.page.soft
        sheet.line(x, y, x + slant * length, y + length, force, 0.08, 1.3 * unit, lead)
      }
    }
  }
}
