import type { Point, TerrainLayer } from '../../drawing'
import { clamp, cos, mix, sin } from '../../maths'
import type { Scene } from '../../scene'
import type { Papers } from './tones'

/** A crescent cut (月牙纹): thin at both ends, bowed to one side. */
export function crescentCut(
  x: number,
  y: number,
  length: number,
  bow: number,
  angle: number,
): Point[] {
  const cosine = cos(angle)
  const sine = sin(angle)
  const outer: Point[] = []
  const inner: Point[] = []
  for (let i = 0; i <= 8; i++) {
    const t = i / 8
    const along = (t - 0.5) * length
    const swell = sin(t * Math.PI)
    const turn = (across: number): Point => [
      x + along * cosine - across * sine,
      y + along * sine + across * cosine,
    ]
    outer.push(turn(-swell * bow))
    inner.push(turn(-swell * bow * 0.32))
  }
  return [...outer, ...inner.reverse()]
}

/** A row of saw teeth (锯齿纹) hanging from a line. */
export function sawCut(x: number, y: number, length: number, tall: number, angle: number): Point[] {
  const cosine = cos(angle)
  const sine = sin(angle)
  const out: Point[] = []
  const teeth = Math.max(3, Math.round(length / (tall * 0.62)))
  const turn = (along: number, across: number): Point => [
    x + along * cosine - across * sine,
    y + along * sine + across * cosine,
  ]
  for (let i = 0; i <= teeth; i++) {
    const t = i / teeth
    const bow = sin(t * Math.PI) * length * 0.08
    out.push(turn((t - 0.5) * length, -bow))
    if (i < teeth) {
      const mid = (i + 0.5) / teeth
      const deep = tall * (0.45 + 0.55 * sin(mid * Math.PI))
      out.push(turn((mid - 0.5) * length, deep - sin(mid * Math.PI) * length * 0.08))
    }
  }
  const back: Point[] = []
  for (let i = 8; i >= 0; i--) {
    const t = i / 8
    back.push(turn((t - 0.5) * length, -sin(t * Math.PI) * length * 0.15 - tall * 0.05))
  }
  return [...out, ...back]
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
      const [x, y] = line[i] as Point
      const [ax, ay] = line[i - 3] as Point
      const [bx, by] = line[i + 3] as Point
      const slope = (by - ay) / (bx - ax)
      const steep = Math.sqrt(1 + slope * slope)
      travelled += pace * Math.min(1.6, steep)
      if (travelled < size * 1.28) continue
      travelled = 0
      if (Math.abs(slope) > 0.85) continue
      const at = y + size * (0.4 + 0.62 * row) * steep
      if (at + size * 0.4 > bottom) continue
      const angle = clamp(slope, -1.1, 1.1) * 0.86
      out.push(
        row === 1
          ? sawCut(x, at, size * 0.86, size * 0.26, angle)
          : crescentCut(x, at, size * 0.92, size * 0.2, angle),
      )
    }
  }
  return out
}
