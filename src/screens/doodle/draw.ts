/** Operations as pixels: a layer is a canvas of the whole paper, of the same size on every phone. */
import type { Size } from '@/lib/touch/transform'
import type { Surface } from '@/platform/canvas'
import { enclosed, flattened, pour, type Pixels } from './flood'
import { PAPER, listVisible, type Fill, type Line, type LayerStack } from './doodle'
import { mirrored, widthAt } from './stroke'

/** CSS px of the paper's longer side; it is scaled to fit the canvas. */
const PAPER_PX = 512
export const PAPER_RATIO = 2

type Layers = readonly (Surface | null)[]

export function paperPx({ width, height }: Size): Size {
  return { width: (width / PAPER) * PAPER_PX, height: (height / PAPER) * PAPER_PX }
}

/** px a unit. */
const unitOn = (surface: Surface, paper: Size): number => surface.width / paper.width

function trace(pen: Surface['pen'], unit: number, points: readonly number[], width: number): void {
  const [x0 = 0, y0 = 0, p0 = 0] = points
  if (points.length < 6) {
    pen.beginPath()
    pen.arc(x0 * unit, y0 * unit, Math.max(0.5, (widthAt(width, p0) * unit) / 2), 0, Math.PI * 2)
    pen.fill()
    return
  }
  let last = -1
  for (let i = 3; i + 2 < points.length; i += 3) {
    const pressure = points[i + 2] ?? 0
    if (pressure !== last) {
      if (last >= 0) pen.stroke()
      pen.lineWidth = Math.max(1, widthAt(width, pressure) * unit)
      pen.beginPath()
      pen.moveTo((points[i - 3] ?? 0) * unit, (points[i - 2] ?? 0) * unit)
      last = pressure
    }
    pen.lineTo((points[i] ?? 0) * unit, (points[i + 1] ?? 0) * unit)
  }
  pen.stroke()
}

export function drawLine(surface: Surface, line: Line, paper: Size): void {
  const { pen } = surface
  const unit = unitOn(surface, paper)
  pen.save()
  pen.globalCompositeOperation = line.erase ? 'destination-out' : 'source-over'
  pen.strokeStyle = line.colour
  pen.fillStyle = line.colour
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  trace(pen, unit, line.points, line.width)
  if (line.mirror) trace(pen, unit, mirrored(line.points, paper.width), line.width)
  pen.restore()
}

export function wipe({ pen, width, height }: Surface): void {
  pen.clearRect(0, 0, width, height)
}

const deviceSize = ({ width, height, ratio }: Surface): Size => ({
  width: Math.round(width * ratio),
  height: Math.round(height * ratio),
})

export function readPixels(surface: Surface): ImageData {
  const { width, height } = deviceSize(surface)
  return surface.pen.getImageData(0, 0, width, height)
}

/** Pours into what all seen layers together enclose, onto one of them. */
export function drawFill(layers: Layers, stack: LayerStack, fill: Fill): void {
  const target = layers[fill.layer]
  if (!target) return
  const size = deviceSize(target)
  const unit = unitOn(target, stack.size) * target.ratio
  const images = new Map<number, ImageData>()
  for (const layer of new Set([...stack.used, fill.layer])) {
    const surface = layers[layer]
    if (surface) images.set(layer, readPixels(surface))
  }
  const own = images.get(fill.layer)
  if (!own) return
  const seen = listVisible(stack)
    .map((layer) => images.get(layer))
    .filter((image): image is ImageData => image !== undefined)
  const columns = fill.mirror ? [fill.x, stack.size.width - fill.x] : [fill.x]
  for (const x of columns) {
    const flat: Pixels = flattened(seen, size)
    const at = (units: number, limit: number) =>
      Math.min(limit - 1, Math.max(0, Math.floor(units * unit)))
    pour(own, enclosed(flat, at(x, size.width), at(fill.y, size.height)), fill.colour)
  }
  target.pen.putImageData(own, 0, 0)
}

/** White paper with the seen layers, as a picture of it will be. */
export function flatten(onto: Surface, layers: Layers, stack: LayerStack): void {
  const { pen, width, height } = onto
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, width, height)
  for (const layer of listVisible(stack)) {
    const surface = layers[layer]
    if (surface && stack.used.includes(layer)) pen.drawImage(surface.image, 0, 0, width, height)
  }
}
