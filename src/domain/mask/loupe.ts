/** A round magnifier near the finger that shows the covered part. */
import type { Point } from '@/lib/touch/transform'
import type { Surface } from '@/platform/canvas'
import type { Layer } from './layer'
import { shownRect, type View } from './view'

export const LOUPE_PX = 112
/** Scale relative to the canvas. */
const ENLARGED = 1.5
const MASK_OPACITY = 0.48
/** So near the finger gets before the loupe jumps to the other side. */
const NEAR_PX = 140
const CROSS_PX = 5

/** Left, unless the finger (px from the canvas's centre) comes there. */
export function loupeSide(point: Point, { width, height }: View['canvas'], inset: number) {
  const middle = inset + LOUPE_PX / 2
  const x = point.x + width / 2 - middle
  const y = point.y + height / 2 - middle
  return Math.hypot(x, y) < NEAR_PX ? 'right' : 'left'
}

export interface LoupeScene {
  picture: CanvasImageSource | null
  mask: Layer | null
  marking: Layer | null
  view: View
  /** px from the canvas's centre. */
  point: Point
  /** px across on the canvas; 0 where nothing is painted. */
  brush: number
}

function drawCross(pen: CanvasRenderingContext2D, middle: number, brush: number): void {
  pen.strokeStyle = '#fff'
  pen.lineWidth = 1.75
  if (brush > 0) {
    pen.beginPath()
    pen.arc(middle, middle, (brush / 2) * ENLARGED, 0, Math.PI * 2)
    pen.stroke()
  }
  pen.lineWidth = 1.25
  pen.beginPath()
  pen.moveTo(middle, middle - CROSS_PX)
  pen.lineTo(middle, middle + CROSS_PX)
  pen.moveTo(middle - CROSS_PX, middle)
  pen.lineTo(middle + CROSS_PX, middle)
  pen.stroke()
}

export function drawLoupe(surface: Surface, scene: LoupeScene): void {
  const { pen, width } = surface
  const { view, point, picture } = scene
  const { canvas } = view
  const middle = width / 2
  pen.save()
  pen.fillStyle = '#000'
  pen.fillRect(0, 0, width, width)
  pen.save()
  pen.translate(middle, middle)
  pen.scale(ENLARGED, ENLARGED)
  pen.translate(-(point.x + canvas.width / 2), -(point.y + canvas.height / 2))
  const { left, top, width: across, height: down } = shownRect(view)
  if (picture) pen.drawImage(picture, left, top, across, down)
  pen.globalAlpha = MASK_OPACITY
  if (scene.mask) pen.drawImage(scene.mask.surface.image, 0, 0, canvas.width, canvas.height)
  pen.globalAlpha = 1
  if (scene.marking) pen.drawImage(scene.marking.surface.image, 0, 0, canvas.width, canvas.height)
  pen.restore()
  drawCross(pen, middle, scene.brush)
  pen.restore()
}
