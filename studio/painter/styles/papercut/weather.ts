import { type Oklch, mixColour } from '../../colour'
import type { FallingLayer, MistLayer, Point, Shape } from '../../drawing'
import { disc, polygon } from '../../geometry'
import { TAU, cos, mix, sin } from '../../../lib/maths'
import { makeNoise1d } from '../../../lib/noise'
import type { Random, Scene } from '../../scene'
import type { PaperTable } from './table'
import type { Papers } from './tones'

/** Mist is vellum: two torn strips, thin enough to see through. */
export function layMist(
  table: PaperTable,
  layer: MistLayer,
  scene: Scene,
  papers: Papers,
  random: Random,
): void {
  const { width, unit, palette } = scene
  const noise = makeNoise1d(random)
  const base: Oklch = mixColour(palette.sky[2], [0.98, 0.01, 90], papers.night ? 0.12 : 0.55)
  for (let strip = 0; strip < 2; strip++) {
    const half = layer.height * mix(0.42, 0.26, strip)
    const y = layer.y + layer.height * mix(-0.12, 0.3, strip)
    const from = random.range(-0.25, 0.12) * width
    const to = random.range(0.82, 1.25) * width
    const points: Point[] = []
    for (const side of [-1, 1])
      for (let k = 0; k <= 56; k++) {
        const t = side < 0 ? k / 56 : 1 - k / 56
        const body = Math.sqrt(Math.max(0, sin(t * Math.PI)))
        const swing = noise(t * 3.6 + strip * 9 + side, 2, 0.5) * half * 1.1
        const tear = noise(t * 46 + side * 5, 2, 0.6) * 3.4 * unit
        points.push([mix(from, to, t), y + side * half * body * 0.8 + swing + tear])
      }
    table.nextSheet()
    table.cut(polygon(points, base), base, {
      lift: 8 * unit * papers.relief,
      edge: 2.4 * unit,
      dark: 0.17,
      alpha: 0.5 * Math.min(1.1, layer.strength),
    })
  }
}

/** A six-armed flake of folded and cut paper. */
function snowflake(x: number, y: number, size: number, turn: number, colour: Oklch): Shape[] {
  const out: Shape[] = []
  const bar = (fx: number, fy: number, tx: number, ty: number, w: number): void => {
    const length = Math.sqrt((tx - fx) * (tx - fx) + (ty - fy) * (ty - fy)) || 1
    const nx = (-(ty - fy) / length) * w
    const ny = ((tx - fx) / length) * w
    out.push(
      polygon(
        [
          [fx + nx, fy + ny],
          [tx + nx * 0.5, ty + ny * 0.5],
          [tx - nx * 0.5, ty - ny * 0.5],
          [fx - nx, fy - ny],
        ],
        colour,
      ),
    )
  }
  for (let arm = 0; arm < 6; arm++) {
    const angle = turn + (arm / 6) * TAU
    const [dx, dy] = [cos(angle), sin(angle)]
    bar(x, y, x + dx * size, y + dy * size, size * 0.09)
    for (const side of [-1, 1]) {
      const branch = angle + side * 0.95
      const [bx, by] = [x + dx * size * 0.52, y + dy * size * 0.52]
      bar(bx, by, bx + cos(branch) * size * 0.36, by + sin(branch) * size * 0.36, size * 0.07)
    }
  }
  return out
}

export function layFalling(
  table: PaperTable,
  layer: FallingLayer,
  scene: Scene,
  papers: Papers,
  random: Random,
): void {
  const { width, height, unit } = scene
  table.nextSheet()
  if (layer.kind === 'rain') {
    const tone: Oklch = papers.flower
      ? [0.93, 0.04, 70]
      : mixColour(scene.palette.sky[2], [0.97, 0.01, 230], 0.6)
    const slant = random.range(0.14, 0.24) * random.sign()
    const strips: Shape[] = []
    for (let drop = 0; drop < 74 * layer.amount; drop++) {
      const x = random.range(-0.1, 1.1) * width
      const y = random.range(-0.1, 0.98) * height
      const length = random.range(44, 120) * unit
      const w = random.range(0.9, 1.9) * unit
      strips.push(
        polygon(
          [
            [x, y],
            [x + slant * length * 0.7 + w, y + length * 0.7],
            [x + slant * length, y + length],
            [x + slant * length * 0.7 - w, y + length * 0.7],
          ],
          tone,
        ),
      )
    }
    table.lay(strips, { lift: 4 * unit * papers.relief, edge: 0, dark: 0.3, alpha: 0.7 })
    return
  }
  const white: Oklch = papers.flower ? [0.97, 0.015, 80] : [0.985, 0.006, 240]
  const flakes: Shape[] = []
  const large: Shape[] = []
  for (let flake = 0; flake < 130 * layer.amount; flake++) {
    const x = random.next() * width
    const y = random.next() * height
    if (flake % 13 === 0) {
      large.push(...snowflake(x, y, random.range(13, 24) * unit, random.next() * TAU, white))
    } else flakes.push(disc(x, y, random.range(1.8, 5) * unit, white))
  }
  table.lay(flakes, { lift: 4 * unit * papers.relief, edge: 0, dark: 0.42 })
  table.lay(large, { lift: 6 * unit * papers.relief, edge: 0, dark: 0.45 })
}
