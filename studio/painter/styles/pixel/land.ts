import { type Oklch, mixColour, shade } from '../../colour'
import type { Gradient, Point, Shape, TerrainLayer } from '../../drawing'
import { polygon } from '../../geometry'
import { clamp, mix } from '../../../lib/maths'
import type { Random, Scene } from '../../scene'
import { type Peak, cutLine, halfCap, findPeaks, shadowFace } from '../papercut/ridge'
import { polyline } from '../../drawing/notation'

/** Tones of one land, each with its way down to the foot. */
type Tones = Readonly<{ body: Oklch; dark: Oklch; deep: Oklch; lit: Oklch }>

function chooseTones(layer: TerrainLayer, scene: Scene): Tones {
  const white = layer.form !== 'rock' && layer.snow > 0.5
  const night = scene.slots.time === 'night'
  const snow: Oklch = night ? [0.7, 0.04, 255] : [0.94, 0.018, 240]
  const body = white ? mixColour(snow, layer.colour, 0.12) : layer.colour
  const step = mix(0.085, 0.05, layer.depth)
  return {
    body,
    dark: shade(body, -step, 0.012),
    deep: shade(body, -step * 1.9, 0.014),
    lit: mixColour(shade(body, step * 0.9), scene.palette.light, 0.22),
  }
}

/** The colour sinks into the foot's between the shoulder of the land and its base. */
function sinking(layer: TerrainLayer, colour: Oklch): Gradient {
  const end = layer.fades ? layer.foot : mixColour(shade(colour, -0.07), layer.foot, 0.12)
  const base = layer.fades ? layer.base : Math.max(layer.base, layer.bottom)
  const from = layer.top + (base - layer.top) * (layer.fades ? 0.3 : 0.15)
  return {
    from: [0, from],
    to: [0, Math.max(from + 1, base)],
    stops: [
      { at: 0, colour },
      { at: 1, colour: end },
    ],
  }
}

/** Smaller facets down both flanks of a summit. */
function ribs(line: readonly Point[], peak: Peak, tall: number, random: Random): Point[][] {
  const out: Point[][] = []
  for (const side of [-1, 1] as const) {
    const end = side > 0 ? peak.right : peak.left
    const steps = Math.abs(end - peak.index)
    const count = Math.min(4, Math.floor(steps / 5))
    for (let k = 1; k <= count; k++) {
      const at = peak.index + side * Math.round((k / (count + 1)) * steps)
      const [x, y] = line[at]
      const drop = tall * random.range(0.3, 0.62) * (1 - k / (count + 2))
      const wide = drop * random.range(0.16, 0.3)
      out.push([
        [x, y + 1],
        [x + wide * 0.9, y + drop * 0.55],
        [x + wide * 0.35, y + drop],
        [x - wide * 0.25, y + drop * 0.5],
      ])
    }
  }
  return out
}

/** A thin lit edge on the flank towards the light. */
function rim(line: readonly Point[], peak: Peak, side: -1 | 1): Point[] {
  const along: Point[] = []
  const end = side > 0 ? peak.right : peak.left
  for (let i = peak.index; side > 0 ? i <= end : i >= end; i += side) along.push(line[i])
  const under = along.map(([x, y], i): Point => [x, y + mix(1.9, 0.8, i / along.length)])
  return [...along, ...under.reverse()]
}

/** Tufts and stones: one or two pixels each. */
function tufts(line: readonly Point[], layer: TerrainLayer, scene: Scene, random: Random) {
  const out: Point[][] = []
  const bottom = Math.min(layer.bottom, scene.height)
  for (let i = 2; i < line.length - 2; i++) {
    if (!random.chance(0.5)) continue
    const [x, y] = line[i]
    const room = bottom - y - 3
    if (room < 4) continue
    const at = Math.round(y + 3 + room * random.next() * random.next())
    const px = Math.round(x)
    const wide = random.integer(1, 3)
    out.push(polyline([px, at], [px + wide, at], [px + wide, at + 1], [px, at + 1]))
  }
  return out
}

/** Land in clean facets: soft noise would be dust at this size. */
export function landShapes(layer: TerrainLayer, scene: Scene, random: Random): Shape[] {
  const rock = layer.form === 'rock'
  const line = cutLine(layer.ridge, 2, rock ? 1.5 : 4)
  const { body, dark, deep, lit } = chooseTones(layer, scene)
  const first = line[0]
  const last = line[line.length - 1]
  const bottom = Math.min(layer.bottom, scene.height + 4)
  const outline: Point[] = [...line, [last[0], bottom], [first[0], bottom]]
  const flags = { plain: true }
  const make = (points: readonly Point[], colour: Oklch): Shape => {
    return { ...polygon(points, colour, flags), gradient: sinking(layer, colour) }
  }
  const out = [make(outline, body)]
  const away = scene.lightSide === 1 ? -1 : 1
  const towards = away === 1 ? -1 : 1
  const peaks = findPeaks(line, rock ? 6 : 5)
  for (const peak of peaks) {
    out.push(make(shadowFace(line, peak, away, random, rock ? 1 : 0), dark))
    if (!rock) continue
    for (const rib of ribs(line, peak, peak.rise, random)) out.push(make(rib, dark))
    for (const rib of ribs(line, peak, peak.rise * 0.7, random).slice(0, 3)) {
      out.push(make(rib, deep))
    }
    out.push(polygon(rim(line, peak, towards), lit, flags))
  }
  if (rock && layer.snow > 0) out.push(...drawSnow(line, peaks, body, scene, away))
  if (!rock) {
    tufts(line, layer, scene, random).forEach((tuft, i) => {
      out.push(polygon(tuft, i % 3 === 0 ? lit : dark, { ...flags, alpha: 0.8 }))
    })
  }
  return out.filter(({ points }) => points.length > 2)
}

function drawSnow(
  line: readonly Point[],
  peaks: readonly Peak[],
  body: Oklch,
  scene: Scene,
  away: -1 | 1,
): Shape[] {
  const night = scene.slots.time === 'night'
  const white = mixColour([night ? 0.8 : 0.98, 0.012, 240], body, 0.04)
  const blue = mixColour([night ? 0.62 : 0.82, 0.05, 258], body, 0.18)
  const towards = away === 1 ? -1 : 1
  return peaks.flatMap((peak) => {
    const depth = clamp(peak.rise * 0.4, 6, 42)
    return [
      polygon(halfCap(line, peak, depth, towards), white, { plain: true }),
      polygon(halfCap(line, peak, depth * 0.94, away), blue, { plain: true }),
    ]
  })
}
