import type { Layer, Point, ShapesLayer, TerrainLayer } from './drawing'
import type { Scene } from './scene'
import { FALLING } from './subjects/ids'

/** Layers of a composed scene that lie in its frame and are not covered. */

/** Of the short side, the least that the visible part of a thing must measure in its longer direction. */
const LEAST_SIDE = 0.06
/** Of the frame's width, the least of a land or of a disc that is visible. */
const LEAST_WIDTH = 0.1

export function covers(layer: Layer, [x, y]: Point): boolean {
  if (layer.kind === 'water') return !layer.overhead && y > layer.top
  if (layer.kind !== 'terrain' || layer.fades) return false
  const ridge = layer.ridge[Math.max(0, Math.min(layer.ridge.length - 1, Math.round(x)))]
  return y > ridge && y < layer.bottom
}

/** Whether enough of some shape layers lies in the frame and before everything else. */
function isInFrame({ layers, width, height }: Scene, wanted: readonly ShapesLayer[]): boolean {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const layer of wanted) {
    const nearer = layers.slice(layers.indexOf(layer) + 1).filter(({ kind }) => kind !== 'shapes')
    for (const { points } of layer.shapes)
      for (const point of points) {
        const [x, y] = point
        if (x < 0 || y < 0 || x > width || y > height) continue
        if (nearer.some((other) => covers(other, point))) continue
        ;[left, right] = [Math.min(left, x), Math.max(right, x)]
        ;[top, bottom] = [Math.min(top, y), Math.max(bottom, y)]
      }
  }
  // what reaches out of the frame is seen by the part within
  return Math.max(right - left, bottom - top) >= Math.min(width, height) * LEAST_SIDE
}

/** The box of the named things of a scene, within its frame, pixels. */
export function boxOfSubjects(scene: Scene, ids: readonly string[]) {
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  for (const layer of scene.layers) {
    if (layer.kind !== 'shapes' || layer.role === 'reflection' || !ids.includes(layer.name))
      continue
    for (const [px, py] of layer.shapes.flatMap(({ points }) => points)) {
      const [x, y] = [
        Math.max(0, Math.min(scene.width, px)),
        Math.max(0, Math.min(scene.height, py)),
      ]
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y)
    }
  }
  return box.right > box.left ? box : null
}

export const FILLING: ReadonlySet<string> = new Set(FALLING)

export function showsSubjects(scene: Scene, ids: readonly string[]): boolean {
  const { subjects } = scene.slots
  // an umbrella in a hand is drawn with whose hand it is
  const names = [
    ...ids,
    ...subjects.flatMap(({ id, holds }) => (holds && ids.includes(holds) ? [id] : [])),
  ]
  const found = scene.layers.filter(
    (layer): layer is ShapesLayer =>
      layer.kind === 'shapes' && layer.role !== 'reflection' && names.includes(layer.name),
  )
  // what fills the air reaches over the frame
  const isAir = ids.some((id) => FILLING.has(id))
  return found.length > 0 && (isAir || isInFrame(scene, found))
}

export const showsLand = (scene: Scene, of: (layer: TerrainLayer) => boolean): boolean =>
  scene.layers.some((layer, index) => {
    if (layer.kind !== 'terrain' || !of(layer)) return false
    const nearer = scene.layers.slice(index + 1)
    let seen = 0
    for (let x = 0; x < layer.ridge.length; x += 8) {
      const y = layer.ridge[x] + 1
      const inside = y > 0 && y < scene.height && y < layer.bottom
      if (inside && !nearer.some((other) => covers(other, [x, y]))) seen += 8
    }
    return seen > scene.width * LEAST_WIDTH
  })
