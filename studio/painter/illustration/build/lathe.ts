import { type Oklch } from '../../colour'
import type { Point } from '../../drawing'
import { TAU, clamp, cos, sin } from '../../../lib/maths'
import type { Form, LinearFill, Role } from '../node'

/** Radius and height above the foot, units: the half outline of a body of revolution. */
export type Profile = readonly (readonly [radius: number, height: number])[]

/** The tone of a material at light -1..1 (1: turned to the light), across -1 (left) … 1 (right). */
export type Material = (light: number, across: number) => Oklch

/** A quiet body: warm in the light, cooler in the shade, one soft sheen on the left. */
export function mattMaterial([l, c, h]: Oklch, sheen = 0.06): Material {
  return (light, across) => {
    const lit = clamp(light * 0.62 + 0.42)
    const d = (across + 0.48) / 0.16
    const spot = sheen / (1 + d * d * d * d)
    const cool = lit < 0.5 ? (0.5 - lit) * -16 : 0
    return [clamp(l * (0.46 + 0.66 * lit) + spot, 0.03, 0.985), c * (1 - spot), h + cool]
  }
}

/** Hard bands across, as polished metal mirrors its surroundings. */
export function metalMaterial([l, c, h]: Oklch): Material {
  const bands = [0.62, 0.92, 1.18, 1.02, 0.66, 0.86, 1.16, 0.8, 0.56]
  return (light, across) => {
    const at = ((across + 1) / 2) * (bands.length - 1)
    const i = Math.min(bands.length - 2, Math.floor(at))
    const band = bands[i] + (bands[i + 1] - bands[i]) * (at - i)
    return [clamp(l * band + light * 0.04, 0.05, 0.985), c, h]
  }
}

/** A dark or bright body with one sharp window of light on the left and an edge light right. */
export function glossMaterial([l, c, h]: Oklch): Material {
  return (light, across) => {
    const window = across > -0.66 && across < -0.36 ? 0.3 : 0
    const edge = across > 0.82 && across < 0.92 ? 0.16 : 0
    const round = 1 - 0.28 * across * across
    return [clamp(l * round + light * 0.05 + window + edge, 0.03, 0.985), c * (1 - window), h]
  }
}

const LIGHT = [-0.52, 0.62, 0.59] as const
const ACROSS = 12

function bandFill(
  x: number,
  radius: number,
  slope: readonly [number, number],
  material: Material,
): LinearFill {
  const [outward, upward] = slope
  const stops = Array.from({ length: ACROSS + 1 }, (_, j) => {
    const across = (2 * j) / ACROSS - 1
    const nz = Math.sqrt(Math.max(0, 1 - across * across)) * outward
    const lit = across * outward * LIGHT[0] + upward * LIGHT[1] + nz * LIGHT[2]
    return { at: j / ACROSS, colour: material(lit, across) }
  })
  return { kind: 'linear', from: [x - radius, 0], to: [x + radius, 0], stops }
}

/** The lower edge of one ring, the upper edge of the next: what shows of the body between them. */
function bandRing(
  [x, y]: Point,
  low: readonly [number, number],
  high: readonly [number, number],
  tilt: number,
  rise: number,
): Point[] {
  const count = 28
  const points: Point[] = []
  for (let i = 0; i <= count; i++) {
    const a = (i / count) * (TAU / 2)
    points.push([x + cos(a) * low[0], y - low[1] * rise + sin(a) * low[0] * tilt])
  }
  for (let i = 0; i <= count; i++) {
    const a = TAU / 2 + (i / count) * (TAU / 2)
    points.push([x + cos(a) * high[0], y - high[1] * rise + sin(a) * high[0] * tilt])
  }
  return points
}

export interface LatheOptions {
  /** How far from above it is seen: 0 from the side, 1 from the top. */
  readonly tilt?: number
  readonly role?: Role
  /** Straight from point to point instead of rounded. */
  readonly hard?: boolean
}

/** Units between two slices. */
const SLICE = 6

/** Catmull-Rom through the profile, about `step` units apart. */
function refine(profile: Profile, step: number): [number, number][] {
  const at = (i: number) => profile[clamp(i, 0, profile.length - 1)]
  const out: [number, number][] = []
  for (let i = 0; i < profile.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const length = Math.abs(c[0] - b[0]) + Math.abs(c[1] - b[1])
    const steps = Math.max(1, Math.min(48, Math.round(length / step)))
    for (let k = 0; k < steps; k++) {
      const t = k / steps
      const curve = (n: 0 | 1) =>
        0.5 *
        (2 * b[n] +
          (c[n] - a[n]) * t +
          (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t +
          (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t * t * t)
      out.push([Math.max(0.1, curve(0)), curve(1)])
    }
  }
  const last = profile[profile.length - 1]
  out.push([last[0], last[1]])
  return out
}

/** The whole silhouette of a body of revolution: for key-lines, shadows and what is clipped to it. */
export function latheOutline(
  foot: Point,
  profile: Profile,
  { tilt = 0.3, hard = false }: LatheOptions = {},
): Point[] {
  const rise = Math.sqrt(1 - tilt * tilt)
  const rings = hard ? profile.map(([r, h]): [number, number] => [r, h]) : refine(profile, SLICE)
  const [x, y] = foot
  const [right, left]: [Point[], Point[]] = [[], []]
  for (const [radius, height] of rings) {
    right.push([x + radius, y - height * rise])
    left.push([x - radius, y - height * rise])
  }
  const low = rings[0]
  const high = rings[rings.length - 1]
  const arc = (r: number, h: number, from: number): Point[] =>
    Array.from({ length: 25 }, (_, i): Point => {
      const a = from + (i / 24) * (TAU / 2)
      return [x + cos(a) * r, y - h * rise + sin(a) * r * tilt]
    })
  // down the left, round the foot, up the right, round the rim
  return [
    ...left.reverse(),
    ...arc(low[0], low[1], 0).reverse(),
    ...right,
    ...arc(high[0], high[1], TAU / 2).reverse(),
  ]
}

/**
 * A body of revolution seen from a little above: bands lit by their slope, painted from foot to rim
 * so that later ones hide what lies behind, all inside one silhouette that carries the key-line.
 *
 * @param foot where the middle of its foot stands
 */
export function lathe(
  foot: Point,
  profile: Profile,
  material: Material,
  options: LatheOptions = {},
): Form {
  const { tilt = 0.3, role = 'body', hard = false } = options
  const rise = Math.sqrt(1 - tilt * tilt)
  const rings = hard ? profile.map(([r, h]): [number, number] => [r, h]) : refine(profile, SLICE)
  const bands: Form[] = []
  for (let i = 0; i < rings.length - 1; i++) {
    const [low, high] = [rings[i], rings[i + 1]]
    const [dr, dh] = [high[0] - low[0], high[1] - low[1]]
    const length = Math.sqrt(dr * dr + dh * dh) || 1
    const fill = bandFill(foot[0], Math.max(low[0], high[0]), [dh / length, -dr / length], material)
    bands.push({
      rings: [bandRing(foot, low, high, tilt, rise)],
      union: true,
      role: 'band',
      plain: true,
      fill,
    })
  }
  const middle = material(0.45, 0)
  const outline = latheOutline(foot, profile, options)
  // for styles without gradients: how round the body looks to them
  const relief = Math.max(...profile.map(([radius]) => radius)) * 0.3
  return { rings: [outline], union: true, role, fill: middle, relief, inside: bands }
}
