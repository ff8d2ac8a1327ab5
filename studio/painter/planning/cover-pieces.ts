import type { Layer, Shape } from '../drawing'
import { scaleWindow } from '../illustrate'
import type { Form } from '../illustration/node'
import type { PartId } from '../parts'
import type { Scene } from '../scene'
import { PLACE_PREFIX } from './tags'
import type { Composed, Size } from './composed'
import { type Offset, moveSolids } from './drawn'
import { type Box, type Solid, boxOfSolids, isSolid } from './layers'
import { type Piece, partForLayer, partIn, partInShape } from './pieces'

/** Visible coverage of parts of things. */

/** A drawn area of the part, or of what lies before or behind it. */
export interface Area {
  readonly isOwn: boolean
  readonly solids: readonly Solid[]
  /** It shows only inside this. */
  readonly within?: Solid
}

const toSolid = ({ rings, union }: Form): Solid => ({ rings, union: union === true })

/** Forms in their order; what lies inside a form shows only there. */
const listForms = (
  forms: readonly Form[],
  part: PartId | null,
  around?: PartId,
  within?: Solid,
): Area[] =>
  forms.flatMap((form): Area[] => {
    const own = partIn(form, around)
    const isOwn = own === part
    const nested = form.inside ? listForms(form.inside, part, own, toSolid(form)) : []
    // nothing of another part lies inside it
    const differing = nested.every((area) => area.isOwn === isOwn) ? [] : nested
    if (!isOwn && !isSolid(form)) return differing
    return [{ isOwn, solids: [toSolid(form)], ...(within && { within }) }, ...differing]
  })

const listShapes = (shapes: readonly Shape[], part: PartId | null): Area[] =>
  shapes.flatMap((shape): Area[] => {
    const isOwn = partInShape(shape) === part
    if (!isOwn && (shape.alpha ?? 1) < 0.6) return []
    return [{ isOwn, solids: [{ rings: [shape.points, ...(shape.holes ?? [])], union: false }] }]
  })

const meet = (a: Box, b: Box | null): boolean =>
  b !== null && a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom

/** Without what lies nowhere near the part, and behind all of it. */
function near(areas: readonly Area[]): Area[] {
  const box = boxOfSolids(areas.flatMap(({ isOwn, solids }) => (isOwn ? solids : [])))
  const first = areas.findIndex(({ isOwn }) => isOwn)
  if (!box) return []
  return areas.slice(first).filter(({ isOwn, solids }) => isOwn || meet(box, boxOfSolids(solids)))
}

const move = (area: Area, offset: Offset): Area => {
  const [within] = area.within ? moveSolids([area.within], offset) : []
  return { ...area, solids: moveSolids(area.solids, offset), ...(within && { within }) }
}

type SolidsOf = (layer: Layer, scene: Scene) => readonly Solid[]

const listInScene = (scene: Scene, { part, owner }: Piece, prefix: string, solidsOf: SolidsOf) =>
  scene.layers.flatMap((layer): Area[] => {
    const isOwner = layer.kind === 'shapes' && prefix + (layer.thing ?? '') === owner
    if (isOwner) return listShapes(layer.shapes, part)
    return [{ isOwn: false, solids: solidsOf(layer, scene) }]
  })

/** @param solidsOf what other layers of a scene cover */
export function listPieceAreas(
  composed: Composed,
  size: Size,
  piece: Piece,
  solidsOf: SolidsOf,
): Area[] {
  if (composed.kind === 'landscape') return near(listInScene(composed.scene, piece, '', solidsOf))
  const { illustration, place } = composed.prepared
  const seen = scaleWindow(illustration, size)
  const there = { scale: 1, x: seen?.left ?? 0, y: seen?.top ?? 0 }
  const behind = place ? listInScene(place.scene, piece, PLACE_PREFIX, solidsOf) : []
  const scale = size.width / illustration.frame.width
  const drawn = illustration.layers.flatMap((layer) => {
    const isOwner = (layer.thing ?? null) === piece.owner && !layer.cast
    return listForms(layer.forms, isOwner ? piece.part : null, partForLayer(layer))
  })
  return near([
    ...behind.map((area) => move(area, there)),
    ...drawn.map((area) => move(area, { scale, x: 0, y: 0 })),
  ])
}
