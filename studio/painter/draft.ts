import { type SKRSContext2D, createCanvas } from '@napi-rs/canvas'
import type { Layer, Point, Shape } from './drawing'
import { ellipsePoints } from './geometry'
import type { Form, Illustration } from './illustration/node'
import type { Scene } from './scene'
import type { Snapshot } from './styles/style'

/** The composition as a sketch in thin lines, before the first colour: what every picture begins with. */

interface Sheet {
  readonly context: SKRSContext2D
  /** Pixels of the sketch a pixel, or a unit, of what is drawn. */
  readonly scale: number
  /** Smaller things are left out, in those units. */
  readonly least: number
}

const PAPER = '#efe8db'
const LINE = 'rgba(58, 48, 38, 0.72)'
const LINE_PX = 1
/** Points of an outline nearer to the last one than this make no difference that can be seen. */
const NEAREST_PX = 1.8

function trace({ context, scale }: Sheet, points: readonly Point[]): void {
  let [lastX, lastY] = [points[0][0] * scale, points[0][1] * scale]
  context.moveTo(lastX, lastY)
  for (let i = 1; i < points.length; i++) {
    const [x, y] = points[i]
    const [dx, dy] = [x * scale - lastX, y * scale - lastY]
    if (Math.abs(dx) + Math.abs(dy) < NEAREST_PX) continue
    lastX += dx
    lastY += dy
    context.lineTo(lastX, lastY)
  }
  context.closePath()
}

/** Hides what lies behind, then draws the outline. */
function outline(sheet: Sheet, rings: readonly (readonly Point[])[]): void {
  const { context } = sheet
  context.beginPath()
  for (const ring of rings) if (ring.length > 2) trace(sheet, ring)
  context.fillStyle = PAPER
  context.fill('evenodd')
  context.stroke()
}

function isLarge(points: readonly Point[], least: number): boolean {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (let i = 0; i < points.length; i++) {
    const [x, y] = points[i]
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
    if (right - left >= least || bottom - top >= least) return true
  }
  return false
}

function outlineShapes(sheet: Sheet, shapes: readonly Shape[]): void {
  for (const { points, holes = [], detail, shadow, foliage } of shapes) {
    if (detail || shadow || !isLarge(points, sheet.least * (foliage ? 3 : 1))) continue
    outline(sheet, [points, ...holes])
  }
}

/** A ridge and everything below it. */
function below(ridge: ArrayLike<number>, width: number, bottom: number): Point[] {
  const points: Point[] = []
  const step = Math.max(1, Math.floor(width / 240))
  for (let x = 0; x < ridge.length; x += step) points.push([x, ridge[x]])
  return [...points, [width + 9, ridge[ridge.length - 1]], [width + 9, bottom], [-9, bottom]]
}

function outlineLayer(sheet: Sheet, layer: Layer, { width, height }: Scene): void {
  const floor = height + 9
  switch (layer.kind) {
    case 'sun':
    case 'moon':
      return outline(sheet, [ellipsePoints(layer.x, layer.y, layer.radius, layer.radius, 0, 40)])
    case 'clouds':
      for (const { x, y, halfWidth, height: high } of layer.clouds)
        outline(sheet, [ellipsePoints(x, y, halfWidth, high / 2, 0, 32)])
      return
    case 'terrain':
      outline(sheet, [below(layer.ridge, width, floor)])
      return outlineShapes(sheet, layer.cover)
    case 'water':
      if (!layer.overhead) outline(sheet, [below([layer.top, layer.top], width, floor)])
      return
    case 'waves':
      for (const { ridge } of layer.waves) outline(sheet, [below(ridge, width, floor)])
      return
    case 'shapes':
      if (layer.role !== 'reflection') outlineShapes(sheet, layer.shapes)
      return
    default:
  }
}

const LIGHTS: ReadonlySet<string> = new Set('shade light band shadow glow blush'.split(' '))

function isDrawn({ rings, role, blur, alpha = 1 }: Form, least: number): boolean {
  if (role !== 'ground' && (LIGHTS.has(role) || blur !== undefined || alpha < 0.4)) return false
  return rings.some((ring) => isLarge(ring, least))
}

function outlineForm(sheet: Sheet, { rings, role, inside = [] }: Form): void {
  const { context } = sheet
  if (role !== 'ground') outline(sheet, rings)
  const within = inside.filter((form) => isDrawn(form, sheet.least))
  // a clip costs more than the lines in it
  if (within.length === 0) return
  context.save()
  context.beginPath()
  for (const ring of rings) if (ring.length > 2) trace(sheet, ring)
  context.clip()
  for (const form of within) outlineForm(sheet, form)
  context.restore()
}

/** Of the short side: smaller things are left out. */
const LEAST = { masses: 0.2, all: 0.065 }
type Detail = keyof typeof LEAST

/** Two sketches of every picture: the canvas of the last one is cached. */
let kept: SKRSContext2D | null = null

function contextFor(width: number, height: number): SKRSContext2D {
  if (kept?.canvas.width !== width || kept.canvas.height !== height)
    kept = createCanvas(width, height).getContext('2d')
  return kept
}

/** @param side px, of the sketch's short side @param least of the short side */
function sketch(
  size: { width: number; height: number },
  side: number,
  least: number,
  draw: (sheet: Sheet) => void,
): Snapshot {
  const across = Math.min(size.width, size.height)
  const scale = side / across
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)]
  const context = contextFor(width, height)
  context.fillStyle = PAPER
  context.fillRect(0, 0, width, height)
  context.strokeStyle = LINE
  context.lineWidth = LINE_PX
  context.lineJoin = 'round'
  draw({ context, scale, least: across * least })
  const { data } = context.getImageData(0, 0, width, height)
  return { width, height, rgba: new Uint8ClampedArray(data) }
}

/** @param side px, of its short side */
export const draftOfScene = (scene: Scene, side: number, detail: Detail): Snapshot =>
  sketch(scene, side, LEAST[detail], (sheet) => {
    for (const layer of scene.layers) outlineLayer(sheet, layer, scene)
  })

/** @param side px, of its short side */
export const draftOfIllustration = (
  { frame, layers }: Illustration,
  side: number,
  detail: Detail,
): Snapshot =>
  sketch(frame, side, LEAST[detail], (sheet) => {
    for (const { forms } of layers)
      for (const form of forms) if (isDrawn(form, sheet.least)) outlineForm(sheet, form)
  })
