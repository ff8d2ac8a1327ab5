import type { Layer as SceneLayer, Point } from '../drawing'
import { type Edges, measureEdges, moveShapes } from '../geometry'
import { type Form, type Layer as FormLayer, mapForms } from '../illustration/build/form'

/** The layers of both painters as edits need them: owner, place, movement. */

export type Box = Edges

/** A closed form for silhouettes; overlapping rings are holes, unless `union`. */
export type Solid = { readonly rings: readonly (readonly Point[])[]; readonly union: boolean }

type Move = (point: Point) => Point

export interface LayerKind<L> {
  /** The key of the thing it belongs to; null: the setting's. */
  readonly keyOf: (layer: L) => string | null
  /** Whether it is a shadow or a reflection of that thing. */
  readonly isCast: (layer: L) => boolean
  readonly solidsOf: (layer: L) => Solid[]
  /** @param factor how lengths change */
  readonly move: (layer: L, move: Move, factor: number) => L
}

/** Soft and thin forms are no part of what a thing covers. */
const LIGHT = /^(shadow|glow|light|band|shade)$/
const FAINT = 0.35

export const isSolid = ({ role, blur = 0, alpha = 1, blend }: Form): boolean =>
  !LIGHT.test(role) && alpha >= FAINT && blur < 12 && blend === undefined

export const formLayers: LayerKind<FormLayer> = {
  keyOf: ({ thing }) => thing ?? null,
  isCast: ({ cast }) => cast === true,
  solidsOf: ({ forms }) =>
    forms.filter(isSolid).map(({ rings, union }) => ({ rings, union: union === true })),
  move: (layer, move, factor) => ({ ...layer, forms: mapForms(layer.forms, move, factor) }),
}

const CIRCLE = 40

function circle(x: number, y: number, radius: number): Solid {
  const ring = Array.from({ length: CIRCLE }, (_, i): Point => {
    const angle = (i / CIRCLE) * 2 * Math.PI
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
  return { rings: [ring], union: false }
}

export const sceneLayers: LayerKind<SceneLayer> = {
  keyOf: (layer) => {
    if (layer.kind === 'sun' || layer.kind === 'moon') return `light ${layer.kind}`
    return layer.kind === 'shapes' ? (layer.thing ?? null) : null
  },
  isCast: (layer) => layer.kind === 'shapes' && layer.role === 'reflection',
  solidsOf: (layer) => {
    if (layer.kind === 'sun' || layer.kind === 'moon')
      return [circle(layer.x, layer.y, layer.radius)]
    if (layer.kind !== 'shapes') return []
    return layer.shapes
      .filter(({ alpha = 1 }) => alpha >= FAINT)
      .map(({ points, holes = [] }) => ({ rings: [points, ...holes], union: false }))
  },
  move: (layer, move, factor) => {
    if (layer.kind === 'sun' || layer.kind === 'moon') {
      const [x, y] = move([layer.x, layer.y])
      return { ...layer, x, y, radius: layer.radius * factor }
    }
    if (layer.kind !== 'shapes') return layer
    return { ...layer, shapes: moveShapes(layer.shapes, move) }
  },
}

export function boxOfSolids(solids: readonly Solid[]): Box | null {
  const box = measureEdges(solids.flatMap(({ rings }) => rings))
  return box.left <= box.right ? box : null
}

/** The box of what a thing covers, without what it casts. */
export const boxOfThing = <L>(layers: readonly L[], kind: LayerKind<L>): Box | null =>
  boxOfSolids(layers.filter((layer) => !kind.isCast(layer)).flatMap(kind.solidsOf))
