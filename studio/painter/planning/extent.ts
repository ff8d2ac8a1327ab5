import type { Layer as SceneLayer } from '../drawing'
import { scaleWindow } from '../illustrate'
import type { Form, Layer as FormLayer } from '../illustration/node'
import type { Scene } from '../scene'
import { PLACE_PREFIX } from './tags'
import { type Composed, type Size, composePlan } from './composed'
import type { StyleId } from '../slots'
import { type Box, boxOfSolids, formLayers, sceneLayers } from './layers'
import { coverScenery, growCover } from './cover-scenery'
import { findRow, isPartRow } from './list-scenery'
import type { Plan, PlanThing } from './plan'
import type { ThingBounds } from './things'
import { WRITING_REACH, isWriting, setWriting } from './writing'

/** The reach of the pixels of a thing: with its shadow, its reflection and the edge of a brush. */

/** A blur reaches so many radii. */
const BLUR_REACH = 2.6
/** The halo of sun and moon, radii. */
const HALO = 2.4
/** Added by a style's lines and brush edges, of the short side. */
const EDGE = 0.012
/** Styles that reach farther: shadows of sheets of paper, light around tubes. */
const FAR_EDGES: Partial<Record<StyleId, number>> = { papercut: 0.032, neon: 0.11 }

const join = (boxes: readonly (Box | null)[]): Box | null =>
  boxes.reduce((a, b) => {
    if (!a || !b) return a ?? b
    return {
      left: Math.min(a.left, b.left),
      top: Math.min(a.top, b.top),
      right: Math.max(a.right, b.right),
      bottom: Math.max(a.bottom, b.bottom),
    }
  }, null)

function boxOfForm({ rings, blur = 0 }: Form): Box | null {
  const box = boxOfSolids([{ rings, union: false }])
  const reach = blur * BLUR_REACH
  return (
    box && {
      left: box.left - reach,
      top: box.top - reach,
      right: box.right + reach,
      bottom: box.bottom + reach,
    }
  )
}

const boxOfFormLayer = ({ forms }: FormLayer): Box | null => join(forms.map(boxOfForm))

function boxOfSceneLayer(layer: SceneLayer): Box | null {
  if (layer.kind === 'sun' || layer.kind === 'moon') {
    const { x, y } = layer
    const radius = layer.radius * HALO
    return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius }
  }
  if (layer.kind !== 'shapes') return null
  return boxOfSolids(layer.shapes.map(({ points }) => ({ rings: [points], union: false })))
}

/** The light on the water below sun or moon reaches so much farther than its half width. */
const GLITTER_REACH = 1.8

function boxOfGlitter(layer: SceneLayer, height: number, least: number): Box | null {
  if (layer.kind !== 'water' || !layer.glitter) return null
  const { x, halfWidth } = layer.glitter
  const half = Math.max(least, halfWidth * GLITTER_REACH)
  return { left: x - half, top: layer.top, right: x + half, bottom: height }
}

/** Of one thing of a scene, with the light it throws on the water. */
function boxOfSceneThing({ layers, height }: Scene, key: string): Box | null {
  const own = layers.filter((layer) => sceneLayers.keyOf(layer) === key)
  const box = join(own.map(boxOfSceneLayer))
  if (!key.startsWith('light ') || !box) return box
  const half = (box.right - box.left) / 2
  return join([box, ...layers.map((layer) => boxOfGlitter(layer, height, half))])
}

const moveBox = (box: Box | null, scale: number, x: number, y: number): Box | null =>
  box && {
    left: box.left * scale + x,
    top: box.top * scale + y,
    right: box.right * scale + x,
    bottom: box.bottom * scale + y,
  }

/** In pixels. */
function measureReach(composed: Composed, size: Size, key: string): Box | null {
  if (composed.kind === 'landscape') return boxOfSceneThing(composed.scene, key)
  const { illustration, place } = composed.prepared
  const own = illustration.layers.filter((layer) => formLayers.keyOf(layer) === key)
  const box = moveBox(join(own.map(boxOfFormLayer)), size.width / illustration.frame.width, 0, 0)
  if (!place || !key.startsWith(PLACE_PREFIX)) return box
  const seen = scaleWindow(illustration, size)
  const there = boxOfSceneThing(place.scene, key.slice(PLACE_PREFIX.length))
  const behind = moveBox(there, 1, seen?.left ?? 0, seen?.top ?? 0)
  return join([box, behind])
}

/** Cells along the short side: the box of a part of the scenery needs no more. */
const CELLS = 128

function measureScenery(plan: Plan, row: PlanThing): ThingBounds | null {
  const scale = CELLS / Math.min(plan.width, plan.height)
  const size = { width: Math.round(plan.width * scale), height: Math.round(plan.height * scale) }
  const cover = growCover(coverScenery(plan, row, size), size)
  let [left, top, right, bottom] = [size.width, size.height, 0, 0]
  cover.forEach((value, at) => {
    if (value === 0) return
    const [x, y] = [at % size.width, Math.floor(at / size.width)]
    ;[left, right] = [Math.min(left, x), Math.max(right, x + 1)]
    ;[top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)]
  })
  if (right <= left) return null
  const [x, y] = [left / size.width, top / size.height]
  return { x, y, width: right / size.width - x, height: bottom / size.height - y }
}

function measureWriting(plan: Plan, row: PlanThing): ThingBounds | null {
  if (row.transform?.hidden) return null
  const { width, height } = plan
  const { box, size } = setWriting(row, plan.style, plan)
  const reach = size * WRITING_REACH + 2
  const [left, top] = [Math.max(0, box.x - reach), Math.max(0, box.y - reach)]
  const right = Math.min(width, box.x + box.width + reach)
  const bottom = Math.min(height, box.y + box.height + reach)
  const [x, y] = [left / width, top / height]
  return { x, y, width: right / width - x, height: bottom / height - y }
}

/** The part of the picture that the pixels of a thing are in, shares; null: nothing of it is drawn. */
export function measureExtent(plan: Plan, id: string): ThingBounds | null {
  const thing = findRow(plan, id)
  if (thing && isPartRow(thing)) return measureScenery(plan, thing)
  if (thing && isWriting(thing)) return measureWriting(plan, thing)
  const box = thing ? measureReach(composePlan(plan), plan, thing.key) : null
  if (!box) return null
  const edge = Math.min(plan.width, plan.height) * (FAR_EDGES[plan.style] ?? EDGE)
  const [left, right] = [box.left - edge, box.right + edge].map((x) =>
    Math.max(0, Math.min(1, x / plan.width)),
  )
  const [top, bottom] = [box.top - edge, box.bottom + edge].map((y) =>
    Math.max(0, Math.min(1, y / plan.height)),
  )
  const [width, height] = [right - left, bottom - top]
  return width > 0 && height > 0 ? { x: left, y: top, width, height } : null
}
