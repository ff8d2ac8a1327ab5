/** Settings of each tool of the board. */
import type { Point, Size, Transform } from '@/lib/touch/transform'
import { shownRect } from '@/domain/mask/view'
import type { Fill, Line } from './doodle'
import type { Touch } from './stroke'

export type Tool = 'brush' | 'eraser' | 'fill'

export interface Settings {
  tool: Tool
  /** Of brush and eraser, px across on the screen. */
  sizePx: number
  colour: string
  mirror: boolean
  layer: number
}

export const SIZE = { min: 2, max: 80, step: 2 } as const
const INK = '#1c1c1e'
export const FIRST_SETTINGS: Settings = {
  tool: 'brush',
  sizePx: 8,
  colour: INK,
  mirror: false,
  layer: 0,
}

/** Position of the paper on the canvas. */
export interface View {
  canvas: Size
  /** In units. */
  paper: Size
  transform: Transform
}

/** A point of the canvas (px from its centre) in units of the paper; it may lie outside. */
export function toUnits({ canvas, paper, transform }: View, point: Point): Point {
  const { left, top, width } = shownRect({ canvas, picture: paper, transform })
  const unit = paper.width / width
  return {
    x: (point.x + canvas.width / 2 - left) * unit,
    y: (point.y + canvas.height / 2 - top) * unit,
  }
}

export function isOnPaper({ x, y }: Point, paper: Size): boolean {
  return x >= 0 && y >= 0 && x < paper.width && y < paper.height
}

export function newLine(settings: Settings, { canvas, paper, transform }: View): Line {
  const { tool, sizePx, colour, mirror, layer } = settings
  const { width } = shownRect({ canvas, picture: paper, transform })
  return {
    kind: 'line',
    layer,
    erase: tool === 'eraser',
    colour,
    mirror,
    width: Math.max(8, Math.round((sizePx * paper.width) / width)),
    points: [],
  }
}

export function newFill({ layer, colour, mirror }: Settings, { x, y }: Point): Fill {
  return { kind: 'fill', layer, colour, mirror, x: Math.round(x), y: Math.round(y) }
}

/** Bounds of a line: none when it never touches the paper. */
export function meetsPaper(line: Line, paper: Size): boolean {
  const reach = line.width / 2
  return line.points.some((x, i) => {
    if (i % 3 !== 0) return false
    const y = line.points[i + 1] ?? 0
    return x > -reach && y > -reach && x < paper.width + reach && y < paper.height + reach
  })
}

export const touchAt = ({ x, y }: Point, pressure: number): Touch => ({ x, y, pressure })
