import { blurPlane } from '../../../lib/blur'
import { clamp, mix, smoothstep } from '../../../lib/maths'
import { mixColour, type Oklch } from '../../colour'
import type { Raster } from '../../raster/canvas'
import type { Random, Scene } from '../../scene'
import type { TimeId } from '../../slots'

/** Lightness of the nearest and the farthest sheet: without such a ladder night is one dark sheet. */
const LADDERS: Readonly<Record<TimeId, readonly [near: number, far: number]>> = {
  dawn: [0.38, 0.83],
  day: [0.38, 0.85],
  sunset: [0.3, 0.84],
  dusk: [0.25, 0.74],
  night: [0.21, 0.64],
}

/** The window-flower's two papers. */
const FLOWER_RED: Oklch = [0.5, 0.2, 27]
export const FLOWER_PAPER: Oklch = [0.955, 0.022, 82]

/** Which papers a picture is cut from. */
export interface Papers {
  /** Red window-flower: everything is red on pale paper, details are cut out. */
  readonly flower: boolean
  /** 0..1: how much lace is cut into the land. */
  readonly lace: number
  /** Multiplies every shadow's width. */
  readonly relief: number
  readonly night: boolean
  readonly frame: Oklch
  land(colour: Oklch, depth: number): Oklch
  sky(share: number): Oklch
  thing(colour: Oklch, depth: number): Oklch
}

function rich([lightness, chroma, hue]: Oklch, gain: number): Oklch {
  return [lightness, Math.min(0.17, chroma * gain), hue]
}

const isFestive = ({ slots, strength }: Scene): boolean => slots.tint === 'red' || strength >= 0.92

function flowerPapers(scene: Scene, relief: number): Papers {
  const night = scene.slots.time === 'night' || scene.slots.time === 'dusk'
  const sheet = (depth: number): Oklch => {
    const far: Oklch = [0.8, 0.09, 32]
    return mixColour([0.43, 0.175, 27], far, smoothstep(0, 1, depth))
  }
  return {
    flower: true,
    lace: 1,
    relief: relief * 0.7,
    night: false,
    frame: FLOWER_RED,
    land: (_, depth) => sheet(depth * 0.9),
    sky: (share) => mixColour(night ? [0.88, 0.055, 72] : [0.9, 0.045, 66], FLOWER_PAPER, share),
    thing: (_, depth) => mixColour(FLOWER_RED, sheet(1), depth * 0.6),
  }
}

export function choosePapers(scene: Scene, random: Random): Papers {
  const { palette, slots, strength } = scene
  const relief = mix(0.5, 1.35, strength)
  if (isFestive(scene)) return flowerPapers(scene, relief)
  const [near, far] = LADDERS[slots.time]
  const night = slots.time === 'night'
  const dark = night || slots.time === 'dusk'
  const [top, middle, horizon] = palette.sky
  const deep: Oklch = [dark ? 0.2 : 0.33, Math.max(0.05, palette.near[1]), palette.near[2]]
  const cream = !dark && random.chance(0.42)
  return {
    flower: false,
    lace: smoothstep(0.3, 0.9, strength),
    relief,
    night,
    frame: cream ? [0.95, 0.018, 82] : rich(deep, 1.1),
    land([lightness, chroma, hue], depth) {
      const rung = mix(near, far, clamp(depth))
      return rich([mix(lightness, rung, 0.82), Math.max(0.035, chroma), hue], 1.4)
    },
    sky(share) {
      const colour =
        share < 0.5 ? mixColour(top, middle, share * 2) : mixColour(middle, horizon, share * 2 - 1)
      return rich([colour[0] + (night ? 0.05 : 0), colour[1], colour[2]], 1.12)
    },
    thing(colour, depth) {
      // by moonlight distant things are paler, or a wood is one dark heap
      const lift = night && colour[0] < 0.6 ? 0.03 + 0.2 * depth : 0
      return rich([colour[0] + lift, colour[1], colour[2]], 1.1)
    },
  }
}

/** Coverage of a raster at a coarser scale, blurred: what its shadow is made of. */
export type Shade = Readonly<{ plane: Float32Array; width: number; height: number; step: number }>

/** The shadow of a piece that floats `lift` pixels above the table. */
export function buildShade({ box, rgba }: Raster, lift: number): Shade {
  const step = Math.max(1, Math.floor(lift / 3.4))
  const width = Math.ceil(box.width / step)
  const height = Math.ceil(box.height / step)
  const plane = new Float32Array(width * height)
  const half = step >> 1
  for (let y = 0; y < height; y++) {
    const row = Math.min(box.height - 1, y * step + half) * box.width
    for (let x = 0; x < width; x++) {
      const column = Math.min(box.width - 1, x * step + half)
      plane[y * width + x] = rgba[(row + column) * 4 + 3] / 255
    }
  }
  const radius = Math.max(1, (lift / step) * 0.5)
  return { plane: blurPlane(plane, width, height, radius, 2), width, height, step }
}

/** Coverage at a place in the raster's box; outside, the nearest inside counts. */
export function coverAt({ plane, width, height, step }: Shade, x: number, y: number): number {
  let sx = (x + 0.5) / step - 0.5
  let sy = (y + 0.5) / step - 0.5
  if (sx < 0) sx = 0
  else if (sx > width - 1) sx = width - 1
  if (sy < 0) sy = 0
  else if (sy > height - 1) sy = height - 1
  const column = sx | 0
  const row = sy | 0
  const right = column + 1 < width ? 1 : 0
  const from = row * width + column
  const below = row + 1 < height ? from + width : from
  const a = plane[from]
  const b = plane[below]
  const fx = sx - column
  const upper = a + (plane[from + right] - a) * fx
  const lower = b + (plane[below + right] - b) * fx
  return upper + (lower - upper) * (sy - row)
}

/** Highest and lowest y of a line. */
export function extent(line: Float32Array): { highest: number; lowest: number } {
  let [highest, lowest] = [Infinity, -Infinity]
  for (const y of line) {
    if (y < highest) highest = y
    if (y > lowest) lowest = y
  }
  return { highest, lowest }
}

/** Share of a vertical step away from the line that is distance from it. */
export function computeSlant(line: Float32Array): Float32Array {
  const last = line.length - 1
  return line.map((_, x) => {
    const rise = line[Math.min(last, x + 1)] - line[Math.max(0, x - 1)]
    return 1 / Math.sqrt(1 + (rise * rise) / 4)
  })
}

/** The shadow of everything below a line, between two rows of the picture. */
export function shadeBelow(
  line: Float32Array,
  across: number,
  from: number,
  to: number,
  lift: number,
): Shade {
  const step = Math.max(1, Math.floor(lift / 3.4))
  const width = Math.ceil(across / step)
  const height = Math.max(1, Math.ceil((to - from) / step))
  const plane = new Float32Array(width * height)
  const half = step >> 1
  for (let x = 0; x < width; x++) {
    const edge = line[Math.min(across - 1, x * step + half)]
    for (let y = 0; y < height; y++) {
      const inside = (from + y * step + step / 2 - edge) / step + 0.5
      if (inside > 0) plane[y * width + x] = inside > 1 ? 1 : inside
    }
  }
  const radius = Math.max(1, (lift / step) * 0.5)
  return { plane: blurPlane(plane, width, height, radius, 2), width, height, step }
}
