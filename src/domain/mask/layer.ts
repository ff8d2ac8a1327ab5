/**
 * A mask on a screen-sized canvas, opaque where it is meant (the style sheet makes it translucent,
 * so that lines that cross do not add up). A move of the finger draws its own segment only.
 */
import type { Mark, MaskValue } from '@contract/tools/mask'
import type { Point } from '@/lib/touch/transform'
import type { Surface } from '@/platform/canvas'
import { radiusPx, shownRect, toPx, type Rect, type View } from './view'

export const MASK_COLOUR = '#ff5c48'

export type Line = Exclude<Mark, { kind: 'tap' | 'outline' }>

/** The server's drawing of the first `length` marks. */
export interface Drawn {
  length: number
  image: CanvasImageSource
}

export interface Layer {
  surface: Surface
  /** Device pixels inside the bounds of everything drawn so far. */
  touched: number
}

export function layerOn(surface: Surface): Layer {
  return { surface, touched: 0 }
}

/** Draws with `paint` inside the shown picture only. */
export function insidePicture(
  layer: Layer,
  rect: Rect,
  paint: (pen: Surface['pen']) => void,
): void {
  const { pen } = layer.surface
  pen.save()
  pen.beginPath()
  pen.rect(rect.left, rect.top, rect.width, rect.height)
  pen.clip()
  paint(pen)
  pen.restore()
}

function count(layer: Layer, rect: Rect): void {
  const { width, height, ratio } = layer.surface
  const across = Math.min(width, rect.left + rect.width) - Math.max(0, rect.left)
  const down = Math.min(height, rect.top + rect.height) - Math.max(0, rect.top)
  if (across > 0 && down > 0) layer.touched += across * down * ratio * ratio
}

/** The bounds of a line, its brush included. */
function computeBounds(points: readonly Point[], radius: number): Rect {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const left = Math.min(...xs) - radius
  const top = Math.min(...ys) - radius
  const width = Math.max(...xs) + radius - left
  return { left, top, width, height: Math.max(...ys) + radius - top }
}

/** A round brush along `points` (mask units); `on` = covers, otherwise takes away. */
export function drawLine(
  layer: Layer,
  view: View,
  line: { points: readonly number[]; radius: number; on: boolean; colour?: string },
): void {
  const rect = shownRect(view)
  const radius = Math.max(0.5, radiusPx(rect, line.radius))
  const path: Point[] = []
  for (let i = 0; i + 1 < line.points.length; i += 2)
    path.push(toPx(rect, line.points[i] ?? 0, line.points[i + 1] ?? 0))
  const [first] = path
  if (!first) return
  const colour = line.colour ?? MASK_COLOUR
  insidePicture(layer, rect, (pen) => {
    pen.globalCompositeOperation = line.on ? 'source-over' : 'destination-out'
    pen.beginPath()
    if (path.every(({ x, y }) => x === first.x && y === first.y)) {
      pen.fillStyle = colour
      pen.arc(first.x, first.y, radius, 0, Math.PI * 2)
      pen.fill()
      return
    }
    pen.strokeStyle = colour
    pen.lineWidth = radius * 2
    pen.lineCap = 'round'
    pen.lineJoin = 'round'
    path.forEach(({ x, y }, i) => (i === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)))
    pen.stroke()
  })
  count(layer, computeBounds(path, radius))
}

type Outline = Extract<Mark, { kind: 'outline' }>

/** Fills what a closed line encloses. */
function fillOutline(layer: Layer, rect: Rect, { points }: Outline, on: boolean): void {
  insidePicture(layer, rect, (pen) => {
    pen.globalCompositeOperation = on ? 'source-over' : 'destination-out'
    pen.fillStyle = MASK_COLOUR
    pen.beginPath()
    for (let i = 0; i + 1 < points.length; i += 2) {
      const { x, y } = toPx(rect, points[i] ?? 0, points[i + 1] ?? 0)
      pen.lineTo(x, y)
    }
    pen.fill('evenodd')
  })
}

export function clear({ surface }: Layer): void {
  surface.pen.clearRect(0, 0, surface.width, surface.height)
}

/** Redraws the whole mask. Parts drawn by the server are left out until they arrive. */
export function drawMask(layer: Layer, view: View, value: MaskValue, drawn: Drawn | null): void {
  const rect = shownRect(view)
  const { left, top, width, height } = rect
  clear(layer)
  insidePicture(layer, rect, (pen) => {
    if ((value.base === 'all' && !drawn) !== value.inverted) {
      pen.fillStyle = MASK_COLOUR
      pen.fillRect(left, top, width, height)
    }
    if (drawn) {
      pen.globalCompositeOperation = value.inverted ? 'destination-out' : 'source-over'
      pen.drawImage(drawn.image, left, top, width, height)
    }
  })
  count(layer, rect)
  for (const mark of value.marks.slice(drawn?.length ?? 0)) {
    const on = mark.add !== value.inverted
    if (mark.kind === 'stroke') drawLine(layer, view, { ...mark, on })
    else if (mark.kind === 'outline') fillOutline(layer, rect, mark, on)
  }
}
