import type { Point, TerrainLayer } from '../../drawing'
import { mix, sin } from '../../../lib/maths'
import type { Scene } from '../../scene'
import type { Papers } from './tones'

/** Place and direction of a cut. */
interface Place {
  readonly x: number
  readonly y: number
  /** Along it: a vector of length 1. */
  readonly along: Point
}

function turner({ x, y, along: [cosine, sine] }: Place): (a: number, across: number) => Point {
  return (a, across) => [x + a * cosine - across * sine, y + a * sine + across * cosine]
}

/** A crescent cut (月牙纹): thin at both ends, bowed upwards. */
export function crescentCut(place: Place, length: number, bow: number): Point[] {
  const turn = turner(place)
  const outer: Point[] = []
  const inner: Point[] = []
  for (let i = 0; i <= 8; i++) {
    const t = i / 8
    const swell = sin(t * Math.PI) * bow
    outer.push(turn((t - 0.5) * length, -swell))
    inner.push(turn((t - 0.5) * length, -swell * 0.3))
  }
  return [...outer, ...inner.reverse()]
}

/** A row of saw teeth (锯齿纹) hanging from a line. */
function sawCut(place: Place, length: number, tall: number): Point[] {
  const turn = turner(place)
  const out: Point[] = []
  const teeth = Math.max(3, Math.round(length / (tall * 0.62)))
  for (let i = 0; i <= teeth; i++) {
    const t = i / teeth
    out.push(turn((t - 0.5) * length, -sin(t * Math.PI) * length * 0.08))
    if (i === teeth) break
    const mid = (i + 0.5) / teeth
    const swell = sin(mid * Math.PI)
    out.push(turn((mid - 0.5) * length, tall * (0.45 + 0.55 * swell) - swell * length * 0.08))
  }
  for (let i = 8; i >= 0; i--) {
    const t = i / 8
    out.push(turn((t - 0.5) * length, -sin(t * Math.PI) * length * 0.15 - tall * 0.05))
  }
  return out
}

/** Crescents all along a closed line, outside it. */
export function lacedRim(rim: readonly Point[], gap: number, size: number): Point[][] {
  const out: Point[][] = []
  let travelled = 0
  rim.forEach(([x, y], i) => {
    const [nx, ny] = rim[(i + 1) % rim.length]
    const length = Math.sqrt((nx - x) * (nx - x) + (ny - y) * (ny - y))
    if (length < 1e-6) return
    const along: Point = [(nx - x) / length, (ny - y) / length]
    for (let at = size * 1.4 - travelled; at <= length; at += size * 1.4) {
      const px = x + along[0] * at + along[1] * gap
      const py = y + along[1] * at - along[0] * gap
      out.push(crescentCut({ x: px, y: py, along }, size, size * 0.26))
    }
    travelled = (travelled + length) % (size * 1.4)
  })
  return out
}

/** A row of even openings that follows the ridge, through which the light comes. */
export function landOpenings(
  line: readonly Point[],
  layer: TerrainLayer,
  scene: Scene,
  papers: Papers,
): Point[][] {
  const near = layer.depth < 0.3 && layer.snow < 0.3
  if (papers.lace <= 0.2 || (!near && !papers.flower) || layer.depth > 0.85) return []
  const { unit, height } = scene
  const out: Point[][] = []
  const size = mix(44, 26, layer.depth) * unit
  const rows = papers.flower ? 3 : papers.lace > 0.75 ? 2 : 1
  const bottom = Math.min(layer.bottom, height) - 14 * unit
  const pace = 7 * unit
  for (let row = 0; row < rows; row++) {
    let travelled = row % 2 === 0 ? 0 : size * 0.5
    for (let i = 3; i < line.length - 3; i++) {
      const [x, y] = line[i]
      const [ax, ay] = line[i - 3]
      const [bx, by] = line[i + 3]
      const slope = (by - ay) / (bx - ax)
      const steep = Math.sqrt(1 + slope * slope)
      travelled += pace * Math.min(1.6, steep)
      if (travelled < size * 1.28) continue
      travelled = 0
      if (Math.abs(slope) > 0.85) continue
      const at = y + size * (0.4 + 0.62 * row) * steep
      if (at + size * 0.4 > bottom) continue
      const place: Place = { x, y: at, along: [1 / steep, slope / steep] }
      out.push(
        row === 1
          ? sawCut(place, size * 0.86, size * 0.26)
          : crescentCut(place, size * 0.92, size * 0.2),
      )
    }
  }
  return out
}
