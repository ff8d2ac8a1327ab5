import { blurPlane } from '../../../lib/blur'
import { acquireZeroPlane, releasePlane, takeIdlePlane } from '../../../lib/borrow'
import { clamp, mix } from '../../../lib/maths'
import { noiseTile, sample, texel } from '../../../lib/noise'
import { Planes } from '../../../lib/planes'
import type { Rgb } from '../../colour'
import { pairs } from '../../drawing/notation'
import { atStrength } from '../strength'
import type { Snapshot } from '../style'

/** Things seen by their own colour, their light, and wet ground. */
export class NeonSheet extends Planes {
  readonly light: Planes
  readonly wet: Float32Array

  constructor(width: number, height: number, unit: number) {
    super(width, height, unit)
    this.light = new Planes(width, height, unit)
    this.wet = acquireZeroPlane(width * height)
  }

  /** Something solid: hides the light behind it. */
  cover(i: number, colour: Rgb, alpha: number): void {
    const keep = 1 - alpha
    this.red[i] = this.red[i] * keep + colour[0] * alpha
    this.green[i] = this.green[i] * keep + colour[1] * alpha
    this.blue[i] = this.blue[i] * keep + colour[2] * alpha
    this.dim(i, alpha)
    this.wet[i] = this.wet[i] * keep
  }

  dim(i: number, share: number): void {
    const { red, green, blue } = this.light
    const keep = 1 - share
    red[i] = red[i] * keep
    green[i] = green[i] * keep
    blue[i] = blue[i] * keep
  }

  shine(i: number, colour: Rgb, amount: number): void {
    const { red, green, blue } = this.light
    red[i] = red[i] + colour[0] * amount
    green[i] = green[i] + colour[1] * amount
    blue[i] = blue[i] + colour[2] * amount
  }

  snapshot(shortSide?: number): Snapshot {
    const light = [this.light.red, this.light.green, this.light.blue] as const
    return this.shrink((value, channel, i) => value + light[channel][i], shortSide)
  }
}

type Level = { readonly plane: Float32Array; readonly width: number; readonly height: number }

function halve({ plane, width, height }: Level): Level {
  const w = Math.max(1, width >> 1)
  const h = Math.max(1, height >> 1)
  const out = takeIdlePlane(w * h)?.subarray(0, w * h) ?? new Float32Array(w * h)
  for (let y = 0; y < h; y++) {
    const row = Math.min(y * 2, height - 1) * width
    const next = Math.min(y * 2 + 1, height - 1) * width
    for (let x = 0; x < w; x++) {
      const a = Math.min(x * 2, width - 1)
      const b = Math.min(a + 1, width - 1)
      out[y * w + x] = (plane[row + a] + plane[row + b] + plane[next + a] + plane[next + b]) / 4
    }
  }
  return { plane: out, width: w, height: h }
}

/** Adds a smaller level to a larger one, smoothly. */
function addUp(small: Level, large: Level, share: number): void {
  const scaleX = small.width / large.width
  const scaleY = small.height / large.height
  for (let y = 0; y < large.height; y++) {
    const fy = clamp((y + 0.5) * scaleY - 0.5, 0, small.height - 1)
    const top = fy | 0
    const ty = fy - top
    const row = top * small.width
    const next = Math.min(top + 1, small.height - 1) * small.width
    for (let x = 0; x < large.width; x++) {
      const fx = clamp((x + 0.5) * scaleX - 0.5, 0, small.width - 1)
      const left = fx | 0
      const right = Math.min(left + 1, small.width - 1)
      const tx = fx - left
      const upper = mix(small.plane[row + left], small.plane[row + right], tx)
      const lower = mix(small.plane[next + left], small.plane[next + right], tx)
      const i = y * large.width + x
      large.plane[i] = large.plane[i] + mix(upper, lower, ty) * share
    }
  }
}

/** Radius in pixels of that level, and share, from fine to wide. */
const GLOWS = pairs('2,0.55 4,0.62 4,0.6 5,0.5')

/** Light around the lights: halved and blurred again and again, then added up. Half size. */
function bloom(plane: Float32Array, width: number, height: number, unit: number): Level {
  let level: Level = { plane, width, height }
  const levels: Level[] = []
  for (const [radius] of GLOWS) {
    const half = halve(level)
    const soft = blurPlane(half.plane, half.width, half.height, radius * unit, 2)
    releasePlane(half.plane)
    level = { ...half, plane: soft }
    levels.push(level)
  }
  let sum: Level | null = null
  for (let k = levels.length - 1; k >= 0; k--) {
    const own = levels[k]
    const share = GLOWS[k][1]
    for (let i = 0; i < own.plane.length; i++) own.plane[i] *= share
    if (sum) {
      addUp(sum, own, 1)
      releasePlane(sum.plane)
    }
    sum = own
  }
  return sum as Level
}

/** On wet ground every light runs down in a streak. */
function smear(sheet: NeonSheet, plane: Float32Array): void {
  const { width, height, unit, wet } = sheet
  const keep = 1 - 1 / (70 * unit)
  const fibre = noiseTile('fibre')
  const run = new Float32Array(width)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const here = plane[i]
      run[x] = run[x] * keep + here
      const share = wet[i]
      if (share < 0.02) continue
      const ripple = texel(fibre, (x * 0.6) | 0, y)
      plane[i] = here + run[x] * share * 0.012 * (0.4 + 1.2 * ripple)
    }
}

const rolled = (value: number): number =>
  value < 165 ? value : 165 + 90 * (1 - Math.exp((165 - value) / 90))

/** Bloom, fringes of a worn lens, lines of a screen and grain; RGBA pixels. */
export function develop(sheet: NeonSheet, strength: number): Uint8ClampedArray {
  const { width, height, unit, light } = sheet
  const lights = [light.red, light.green, light.blue] as const
  for (const plane of lights) smear(sheet, plane)
  const power = atStrength(strength, 0.2, 1.9)
  const glows = lights.map((plane) => bloom(plane, width, height, unit)) as [Level, Level, Level]
  const bodies = [sheet.red, sheet.green, sheet.blue] as const
  const shift = 1.3 * unit
  const cloud = noiseTile('cloud')
  const grain = noiseTile('grain')
  const out = new Uint8ClampedArray(width * height * 4)
  const [centreX, centreY] = [width / 2, height / 2]
  const corner = 1 / (centreX * centreX + centreY * centreY)
  const pitch = Math.max(1, Math.round(3 * unit))
  const sum = [0, 0, 0]
  for (let y = 0; y < height; y++) {
    const scan = y % pitch === 0 && pitch > 1 ? 0.93 : 1.02
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const row = y * width
      for (let c = 0; c < 3; c++) {
        const from = clamp(x + (c === 0 ? shift : c === 2 ? -shift : 0), 0, width - 1.001)
        const left = from | 0
        const t = from - left
        const plane = lights[c]
        const body = bodies[c]
        const a = plane[row + left] + body[row + left]
        const b = plane[row + left + 1] + body[row + left + 1]
        const glow = glows[c]
        const gi = Math.min(y >> 1, glow.height - 1) * glow.width + Math.min(x >> 1, glow.width - 1)
        sum[c] = a + (b - a) * t + glow.plane[gi] * power
      }
      const [r = 0, g = 0, b = 0] = sum
      // what is too bright for its colour turns white at the core
      const over = Math.max(0, Math.max(r, g, b) - 235) * 0.32
      const dx = x - centreX
      const dy = y - centreY
      const vignette = 1 - 0.26 * (dx * dx + dy * dy) * corner
      const smoke = 0.93 + 0.14 * sample(cloud, (x / unit) * 0.8 + 33, (y / unit) * 0.8)
      const tone = scan * vignette * smoke
      const noise = (texel(grain, x, y) - 0.5) * 9
      const at = i * 4
      out[at] = rolled((r + over) * tone + noise)
      out[at + 1] = rolled((g + over) * tone + noise)
      out[at + 2] = rolled((b + over) * tone + noise)
      out[at + 3] = 255
    }
  }
  return out
}
