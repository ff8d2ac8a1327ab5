import { type Point, pairs, polyline } from '../../drawing/notation'
import { TAU, cos, sin } from '../../../lib/maths'
import { findPaper } from '../background'
import { disc, layer, line, polygonForm } from '../build/form'
import { cover, fitSheet, ground } from '../design/kit/board'
import { type Composing, traitOf } from '../family'
import type { Form, Illustration, Oklch } from '../node'
import { DYES } from '../../palettes/tints'

/** Of `count` corners on a circle of radius 1, the first one at the top; stars have inner ones. */
const corners = (count: number, inner = 1): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const r = i % 2 === 1 ? inner : 1
    return [sin((i / count) * TAU) * r, -cos((i / count) * TAU) * r]
  })

const waves = (count: number, height: number): Point[] =>
  Array.from({ length: 49 }, (_, i) => [-1.5 + i / 16, -sin((i / 48) * TAU * count) * height])

/** Plane figures within a circle of radius 1. */
const RINGS: Readonly<Record<string, readonly Point[]>> = {
  circle: [],
  square: polyline('-0.85,-0.85 0.85,-0.85 0.85,0.85 -0.85,0.85'),
  rectangle: polyline('-1.2,-0.75 1.2,-0.75 1.2,0.75 -1.2,0.75'),
  rhombus: polyline('0,-1.1 0.8,0 0,1.1 -0.8,0'),
  triangle: corners(3),
  pentagon: corners(5),
  hexagon: corners(6),
  'five-point-star': corners(10, 0.42),
}
const LINES: Readonly<Record<string, readonly Point[]>> = {
  'straight-line': polyline('-1.5,0 1.5,0'),
  'upright-line': polyline('0,-1.4 0,1.4'),
  'smooth-curve': waves(1, 0.55),
  'wavy-line': waves(3, 0.22),
}

export const LINE_WORDS: Readonly<Record<keyof typeof LINES, string>> = {
  'straight-line': '直线 横线 线段 水平线 straight_line',
  'upright-line': '竖线 垂直线',
  'smooth-curve': '贝塞尔曲线 贝塞尔 一条曲线 弧线 平滑曲线 bezier_curve',
  'wavy-line': '波浪线 波浪形线条 wavy_line',
}

export const isPlaneFigure = (id: string): boolean =>
  Object.hasOwn(RINGS, id) || Object.hasOwn(LINES, id)

const PLACES: Readonly<Record<string, Point>> = Object.fromEntries(
  ['upper-left', 'upper-right', 'lower-left', 'lower-right'].map((id, i) => {
    const all = pairs('0.24,0.24 0.76,0.24 0.24,0.76 0.76,0.76')
    return [id, all[i] ?? [0.5, 0.5]]
  }),
)

export const CORNER_TRAITS: Readonly<Record<string, string>> = {
  'corner:upper-left': '左上角 左上方',
  'corner:upper-right': '右上角 右上方',
  'corner:lower-left': '左下角 左下方',
  'corner:lower-right': '右下角 右下方',
}

const WHITE: Oklch = [0.985, 0.003, 90]

/** 三个红色正方形: flat figures and lines on plain paper, as many as are said, where they are said. */
export function composeFigures({ brief, frame, random }: Composing): Illustration {
  const { main } = brief
  const { width, height } = frame
  const usual = random.fork('colour').pick([DYES.blue, DYES.red, DYES.green, DYES.orange])
  const tint = main.tint ?? brief.tint
  const colour = tint ? DYES[tint] : usual
  const paper = findPaper(main) ?? (tint === 'white' ? ([0.4, 0.03, 260] as const) : WHITE)
  const count = Math.max(1, Math.min(9, main.count ?? 1))
  const curve = LINES[main.id]
  const columns =
    curve && main.id !== 'upright-line' ? 1 : Math.ceil(Math.sqrt(count * (width / height)))
  const across = Math.min(count, columns)
  const rows = Math.ceil(count / across)
  const [x, y] = PLACES[traitOf(main, 'corner')?.value ?? 'middle'] ?? [0.5, 0.5]
  const field = Math.min(width, height) * (x === 0.5 && y === 0.5 ? 0.92 : 0.44)
  const cell = Math.min(field / across, field / rows)
  const r = cell * (count > 1 ? 0.38 : 0.33)
  const forms = Array.from({ length: count }, (_, i): Form => {
    const own = Math.min(across, count - Math.floor(i / across) * across)
    const at: Point = [
      width * x + ((i % across) - (own - 1) / 2) * cell,
      height * y + (Math.floor(i / across) - (rows - 1) / 2) * cell,
    ]
    const move = (points: readonly Point[]): Point[] =>
      points.map(([px, py]): Point => [at[0] + px * r, at[1] + py * r])
    // lines have their whole length, however many
    const [sx, sy] =
      main.id === 'upright-line' ? [cell * 0.3, field * 0.3] : [field * 0.3, cell * 0.3]
    const stretch = (points: readonly Point[]): Point[] =>
      points.map(([px, py]): Point => [at[0] + px * sx, at[1] + py * sy])
    if (curve) return line(stretch(curve), Math.max(8, field * 0.02), colour, 'body even plain')
    if (main.id === 'circle') return disc(at, r, colour, 'body plain')
    return polygonForm([move(RINGS[main.id] ?? [])], colour, 'body plain')
  })
  return fitSheet(
    frame,
    paper,
    [width * x - field / 2, height * y - field / 2, field, field],
    [ground(cover(frame, paper)), layer('figures', 'masses', forms)],
  )
}
