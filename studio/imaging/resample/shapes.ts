/**
 * Class of a pixel's surroundings, one of a few hundred (after RAISR, Romano, Isidoro & Milanfar
 * 2016): direction, strength and coherence of the gradient in a 5x5 window, and the distance of the
 * edge from the pixel. Mirrored and rotated surroundings share a class: `turn` is the orientation
 * of a class's frame in the picture.
 */
import { createPlane, type Plane } from './plane'

const STRENGTHS = [2.5, 7, 18]
const COHERENCES = [0.35, 0.7]
const OFFSETS = [0.35]
/** Curvature to slope: a wide, soft edge has little of it, a crisp one or noise much. */
const CRISPNESSES = [0.12, 0.4, 1.2]
const ANGLES = 4

const AXES = [STRENGTHS, COHERENCES, OFFSETS, CRISPNESSES]
export const CLASS_COUNT = AXES.reduce((count, limits) => count * (limits.length + 1), ANGLES)

/** Bits of a turn: x mirrored, y mirrored, axes exchanged. */
export const TURN_X = 1
export const TURN_Y = 2
export const TURN_SWAP = 4

export interface Shapes {
  /** Class of each pixel, 0 … CLASS_COUNT - 1. */
  readonly classes: Uint16Array
  /** Turn of each pixel, 0 … 7. */
  readonly turns: Uint8Array
}

const EVEN = Float32Array.of(0.07, 0.24, 0.38, 0.24, 0.07)
const ODD = EVEN.map((weight, k) => weight * (k - 2))

/** Convolves with five taps along x (step 1) or y (step width); borders repeat. */
function convolve({ width, height, values }: Plane, taps: Float32Array, vertical: boolean): Plane {
  const out = createPlane(width, height)
  const [t0, t1, t2, t3, t4] = taps as unknown as [number, number, number, number, number]
  const length = vertical ? height : width
  const step = vertical ? width : 1
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const at = vertical ? y : x
      const a = at > 0 ? i - step : i
      const b = at < length - 1 ? i + step : i
      const aa = at > 1 ? i - 2 * step : a
      const bb = at < length - 2 ? i + 2 * step : b
      out.values[i] =
        t0 * values[aa] + t1 * values[a] + t2 * values[i] + t3 * values[b] + t4 * values[bb]
    }
  }
  return out
}

interface Slopes {
  /** Products of the gradient. */
  readonly xx: Plane
  readonly xy: Plane
  readonly yy: Plane
  /** Squared second differences along both axes. */
  readonly bend: Plane
}

function computeSlopes({ width, height, values }: Plane): Slopes {
  const [xx, xy, yy, bend] = [0, 0, 0, 0].map(() => createPlane(width, height)) as [
    Plane,
    Plane,
    Plane,
    Plane,
  ]
  for (let y = 0; y < height; y++) {
    const up = y > 0 ? -width : 0
    const down = y < height - 1 ? width : 0
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const left = x > 0 ? i - 1 : i
      const right = x < width - 1 ? i + 1 : i
      const [l, r] = [values[left], values[right]]
      const [u, d] = [values[i + up], values[i + down]]
      const twice = 2 * values[i]
      const gx = (r - l) / 2
      const gy = (d - u) / 2
      bend.values[i] = (l + r - twice) ** 2 + (u + d - twice) ** 2
      xx.values[i] = gx * gx
      xy.values[i] = gx * gy
      yy.values[i] = gy * gy
    }
  }
  return { xx, xy, yy, bend }
}

function bin(value: number, limits: readonly number[]): number {
  let at = 0
  while (at < limits.length && value >= limits[at]) at++
  return at
}

export function analyseShapes(light: Plane): Shapes {
  const { xx, xy, yy, bend } = computeSlopes(light)
  const energy = createPlane(light.width, light.height)
  for (let i = 0; i < energy.values.length; i++) energy.values[i] = xx.values[i] + yy.values[i]
  const smooth = (plane: Plane) => convolve(convolve(plane, EVEN, false), EVEN, true).values
  const [a, b, c, bends] = [smooth(xx), smooth(xy), smooth(yy), smooth(bend)]
  const momentX = convolve(convolve(energy, ODD, false), EVEN, true).values
  const momentY = convolve(convolve(energy, EVEN, false), ODD, true).values
  const classes = new Uint16Array(a.length)
  const turns = new Uint8Array(a.length)
  for (let i = 0; i < a.length; i++) {
    const [vxx, vxy, vyy] = [a[i], b[i], c[i]]
    const sum = vxx + vyy
    const split = Math.sqrt((vxx - vyy) ** 2 + 4 * vxy * vxy)
    const strong = Math.sqrt((sum + split) / 2)
    const weak = Math.sqrt(Math.max(0, (sum - split) / 2))
    const angle = 0.5 * Math.atan2(2 * Math.abs(vxy), Math.abs(vxx - vyy))
    const swap = vxx < vyy
    const along = swap ? Math.sin(angle) : Math.cos(angle)
    const across = swap ? Math.cos(angle) : Math.sin(angle)
    const mirrored = vxy < 0
    const side = ((mirrored ? -along : along) * momentX[i] + across * momentY[i]) / (sum + 1e-3)
    const back = side < 0
    turns[i] = (mirrored !== back ? TURN_X : 0) | (back ? TURN_Y : 0) | (swap ? TURN_SWAP : 0)
    const direction = Math.min(ANGLES - 1, Math.floor((angle / (Math.PI / 4)) * ANGLES))
    const crisp = bends[i] / (sum + 1e-3)
    const coherence = (strong - weak) / (strong + weak + 1e-3)
    let at = bin(strong, STRENGTHS)
    at = at * (COHERENCES.length + 1) + bin(coherence, COHERENCES)
    at = at * (OFFSETS.length + 1) + bin(Math.abs(side), OFFSETS)
    at = at * (CRISPNESSES.length + 1) + bin(crisp, CRISPNESSES)
    classes[i] = at * ANGLES + direction
  }
  return { classes, turns }
}
