import type { Oklch, Point } from '../../drawing'
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
    // what faces up mirrors the light above it, whatever the bands of the side
    const seen = across + (-0.45 - across * 0.75) * Math.max(0, upward) * Math.max(0, upward)
    return { at: j / ACROSS, colour: material(lit, seen) }
  })
  return { kind: 'linear', from: [x - radius, 0], to: [x + radius, 0], stops }
}

type Ring = readonly [radius: number, height: number]

/** The arc of a ring from angle to angle, clockwise from the right; a quarter turn is its front. */
function buildArc([x, y]: Point, [r, h]: Ring, tilt: number, from: number, to: number): Point[] {
  const rise = Math.sqrt(1 - tilt * tilt)
  const count = Math.max(2, Math.round(Math.abs(to - from) * 9))
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const a = from + ((to - from) * i) / count
    return [x + cos(a) * r, y - h * rise + sin(a) * r * tilt]
  })
}

/** Visible body between two rings, as far as later bands do not cover it. */
function bandRing(foot: Point, low: Ring, high: Ring, tilt: number): Point[] {
  const rise = Math.sqrt(1 - tilt * tilt)
  // a band that faces up shows its far side too
  const facesUp = high[1] * rise + high[0] * tilt < low[1] * rise + low[0] * tilt
  if (facesUp) return buildArc(foot, low, tilt, 0, TAU)
  return [...buildArc(foot, low, tilt, 0, TAU / 2), ...buildArc(foot, high, tilt, TAU / 2, TAU)]
}

export interface LatheOptions {
  /** Tilt of the view: 0 from the side, 1 from the top. */
  readonly tilt?: number
  readonly role?: Role
  /** Straight from point to point instead of rounded. */
  readonly hard?: boolean
}

/** Units between two slices. */
const SLICE = 6

/** A curve through the profile, about `step` units apart; its bends do not swing past the points. */
function refine(profile: Profile, step: number): [number, number][] {
  const at = (i: number) => profile[clamp(i, 0, profile.length - 1)]
  const span = (i: number) => {
    const [a, b] = [at(i), at(i + 1)]
    return Math.abs(b[0] - a[0]) + Math.abs(b[1] - a[1]) || 1
  }
  const slope = (i: number, n: 0 | 1): number => {
    if (i === 0 || i === profile.length - 1) return 0
    const [p, q] = [(at(i)[n] - at(i - 1)[n]) / span(i - 1), (at(i + 1)[n] - at(i)[n]) / span(i)]
    // the harmonic mean: straight parts stay straight, turning points stay where they are
    return p * q > 0 ? (2 * p * q) / (p + q) : 0
  }
  const out: [number, number][] = []
  for (let i = 0; i < profile.length - 1; i++) {
    const length = span(i)
    const [a, b] = [at(i), at(i + 1)]
    const steps = Math.max(1, Math.min(48, Math.round(length / step)))
    for (let k = 0; k < steps; k++) {
      const t = k / steps
      const [t2, t3] = [t * t, t * t * t]
      const curve = (n: 0 | 1) => {
        // an end without a neighbour leaves towards the other one
        const from = i === 0 ? (b[n] - a[n]) / length : slope(i, n)
        const to = i === profile.length - 2 ? (b[n] - a[n]) / length : slope(i + 1, n)
        return (
          a[n] * (2 * t3 - 3 * t2 + 1) +
          from * length * (t3 - 2 * t2 + t) +
          b[n] * (3 * t2 - 2 * t3) +
          to * length * (t3 - t2)
        )
      }
      out.push([Math.max(0.1, curve(0)), curve(1)])
    }
  }
  const last = profile[profile.length - 1]
  out.push([last[0], last[1]])
  return out
}

/** Edge of a band, as an angle below the right; null where it faces wholly up or down. */
function edgeAngle(low: Ring, high: Ring, tilt: number): number | null {
  const rise = Math.sqrt(1 - tilt * tilt)
  const dh = high[1] - low[1]
  const share = (((high[0] - low[0]) / (Math.abs(dh) < 1e-6 ? 1e-6 : dh)) * tilt) / rise
  if (Math.abs(share) >= 0.98) return null
  // the arc sine by Newton: engines may disagree on Math.asin
  let angle = share
  for (let i = 0; i < 7; i++) angle -= (sin(angle) - share) / cos(angle)
  return angle
}

/** The whole silhouette of a body of revolution: for key-lines, shadows and what is clipped to it. */
export function latheOutline(
  foot: Point,
  profile: Profile,
  { tilt = 0.3, hard = false }: LatheOptions = {},
): Point[] {
  const rings = hard ? profile.map(([r, h]): [number, number] => [r, h]) : refine(profile, SLICE)
  const edges: { ring: Ring; angle: number }[] = []
  for (let i = 0; i < rings.length - 1; i++) {
    const angle = edgeAngle(rings[i], rings[i + 1], tilt)
    if (angle === null) continue
    edges.push({ ring: rings[i], angle }, { ring: rings[i + 1], angle })
  }
  if (edges.length === 0) {
    const widest = rings.reduce((a, b) => (b[0] > a[0] ? b : a))
    return buildArc(foot, widest, tilt, 0, TAU)
  }
  const [first, last] = [edges[0], edges[edges.length - 1]]
  const point = (ring: Ring, angle: number): Point => buildArc(foot, ring, tilt, angle, angle)[0]
  // up the right, round the rim behind, down the left, round the foot before
  return [
    ...edges.map(({ ring, angle }) => point(ring, angle)),
    ...buildArc(foot, last.ring, tilt, last.angle, -TAU / 2 - last.angle),
    ...edges.reverse().map(({ ring, angle }) => point(ring, TAU / 2 - angle)),
    ...buildArc(foot, first.ring, tilt, TAU / 2 - first.angle, first.angle),
  ]
}

/**
 * A body of revolution seen from a little above: bands lit by their slope, painted from foot to rim
 * so that later ones hide what lies behind, all inside one silhouette that carries the key-line.
 *
 * @param foot middle of its foot
 */
export function lathe(
  foot: Point,
  profile: Profile,
  material: Material,
  options: LatheOptions = {},
): Form {
  const { tilt = 0.3, role = 'body', hard = false } = options
  const rings = hard ? profile.map(([r, h]): [number, number] => [r, h]) : refine(profile, SLICE)
  const bands: Form[] = []
  for (let i = 0; i < rings.length - 1; i++) {
    const [low, high] = [rings[i], rings[i + 1]]
    const [dr, dh] = [high[0] - low[0], high[1] - low[1]]
    const length = Math.sqrt(dr * dr + dh * dh) || 1
    const fill = bandFill(foot[0], Math.max(low[0], high[0]), [dh / length, -dr / length], material)
    bands.push({
      rings: [bandRing(foot, low, high, tilt)],
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
