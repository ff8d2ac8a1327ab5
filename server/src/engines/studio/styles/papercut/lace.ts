import type { Point, TerrainLayer } from '../../drawing'
import { clamp, cos, mix, sin } from '../../maths'
import type { Random } from '../../random'
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

/** Openings along the ridge of near land, through which the sheet behind shows. */
export function landOpenings(
  line: readonly Point[],
  layer: TerrainLayer,
  scene: Scene,
  papers: Papers,
  random: Random,
): Point[][] {
  if (papers.lace <= 0.05 || layer.depth > 0.75) return []
  const { unit, height, width } = scene
  const out: Point[][] = []
  const amount = papers.lace * mix(1, 0.45, layer.depth)
  const size = mix(62, 30, layer.depth) * unit
  const rows = papers.flower ? 3 : papers.lace > 0.6 ? 2 : 1
  const bottom = Math.min(layer.bottom, height) - 14 * unit
  for (let row = 0; row < rows; row++) {
    const gap = size * mix(1.55, 1.2, amount)
    let x = random.range(0, gap)
    while (x < width) {
      const i = clamp(Math.round(x / (7 * unit)) + 1, 2, line.length - 3)
      const [, y] = line[i] as Point
      const [ax, ay] = line[i - 2] as Point
      const [bx, by] = line[i + 2] as Point
      const slope = (by - ay) / (bx - ax)
      const steep = Math.abs(slope) > 1.1
      const angle = clamp(slope, -1.1, 1.1) * (0.9 - 0.2 * row)
      const down = size * (0.42 + 0.74 * row) * Math.sqrt(1 + slope * slope * 0.6)
      const at = y + down
      if (!steep && at + size * 0.5 < bottom && random.chance(0.35 + 0.6 * amount)) {
        const length = size * random.range(0.75, 1) * (1 - row * 0.14)
        out.push(
          row % 2 === 0
            ? crescentCut(x, at, length, length * 0.24, angle)
            : sawCut(x, at, length * 0.9, length * 0.26, angle),
        )
      }
      x += gap * random.range(0.9, 1.25)
    }
  }
  return out
}
