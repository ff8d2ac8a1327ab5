import type { Layer, Oklch, Point, Shape } from '../drawing'
import { moveShapes } from '../geometry'
import { type Form, type Layer as FormLayer, mapForms } from '../illustration/build/form'
import { mapFill } from '../illustration/raster/fill'
import { isGreyDye } from '../palettes/tints'
import { dyed, recolourShape } from '../subjects/dye'
import { buildChange, isWashed } from './arrange-scenery'
import { type Box, boxOfSolids } from './layers'
import { type Piece, findPiece, partForLayer, partIn, partInShape } from './pieces'
import type { Plan, PlanThing } from './plan'

/** Colours, sizes and places of parts of things, put on a composition. */

type Change = (colour: Oklch) => Oklch

/** Lights and shadows on a part are no part of its colour. */
const LIGHTS = /^(?:light|shadow|glow)$/

function buildDye(row: PlanThing): Change {
  const { dye, ...toned } = row
  const change = buildChange(toned)
  return (colour) => change(dyed(colour, dye))
}

type Frame = { readonly width: number; readonly height: number }

const touch = (a: Box, b: Box): boolean =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom

/** Boxes of what hangs together: each of several buttons grows about its own middle. */
function joinBoxes(boxes: readonly Box[]): Box[] {
  const joined: Box[] = []
  for (const box of boxes) {
    let one = box
    for (let at = 0; at < joined.length;) {
      const other = joined[at]
      if (!other || !touch(one, other)) {
        at++
        continue
      }
      one = {
        left: Math.min(one.left, other.left),
        top: Math.min(one.top, other.top),
        right: Math.max(one.right, other.right),
        bottom: Math.max(one.bottom, other.bottom),
      }
      joined.splice(at, 1)
      at = 0
    }
    joined.push(one)
  }
  return joined
}

type Move = (rings: readonly (readonly Point[])[]) => (point: Point) => Point

/** Moves each of the forms that hang together, about its own middle. */
function buildMove(
  all: readonly (readonly (readonly Point[])[])[],
  { transform = {} }: PlanThing,
  { width, height }: Frame,
): Move {
  const { dx = 0, dy = 0, scale = 1 } = transform
  const measureBox = (rings: readonly (readonly Point[])[]) =>
    boxOfSolids([{ rings, union: false }])
  const groups = joinBoxes(all.flatMap((rings) => measureBox(rings) ?? []))
  return (rings) => {
    const box = measureBox(rings)
    const own = (box && groups.find((group) => touch(group, box))) ?? box
    const x = own ? (own.left + own.right) / 2 : 0
    const y = own ? (own.top + own.bottom) / 2 : 0
    return ([px, py]) => [x + (px - x) * scale + dx * width, y + (py - y) * scale + dy * height]
  }
}

const isPlaced = ({ transform }: PlanThing): boolean =>
  transform !== undefined && Object.keys(transform).length > 0

/** Outermost forms of a part. */
const listOwn = (forms: readonly Form[], { part }: Piece, around?: Piece['part']): Form[] =>
  forms.flatMap((form) => {
    const own = partIn(form, around)
    return own === part ? [form] : listOwn(form.inside ?? [], { part, owner: null }, own)
  })

const dyeForms = (
  forms: readonly Form[],
  part: Piece['part'],
  change: Change,
  around?: Piece['part'],
): Form[] =>
  forms.map((form) => {
    const own = partIn(form, around)
    const isDyed = own === part && !LIGHTS.test(form.role)
    return {
      ...form,
      ...(isDyed && { fill: mapFill(form.fill, change) }),
      ...(form.inside && { inside: dyeForms(form.inside, part, change, own) }),
    }
  })

/** @param move null: they are left out */
const moveForms = (
  forms: readonly Form[],
  part: Piece['part'],
  move: { readonly by: Move; readonly scale: number } | null,
  around?: Piece['part'],
): Form[] =>
  forms.flatMap((form) => {
    const own = partIn(form, around)
    if (own === part) return move ? mapForms([form], move.by(form.rings), move.scale) : []
    return form.inside ? { ...form, inside: moveForms(form.inside, part, move, own) } : form
  })

/** The same for layers of an illustration. */
export function arrangePieceForms(
  layers: readonly FormLayer[],
  { things, style }: Pick<Plan, 'things' | 'style'>,
  frame: Frame,
): readonly FormLayer[] {
  let changed = layers
  for (const row of things) {
    const piece = findPiece(row)
    if (!piece) continue
    const isOwner = ({ thing, cast }: FormLayer): boolean =>
      !cast && (thing ?? null) === piece.owner
    if ((row.dye ?? row.tone) && !isWashed(style)) {
      const change = buildDye(row)
      changed = changed.map((layer) =>
        isOwner(layer)
          ? { ...layer, forms: dyeForms(layer.forms, piece.part, change, partForLayer(layer)) }
          : layer,
      )
    }
    if (!isPlaced(row)) continue
    const own = changed.flatMap((layer) =>
      isOwner(layer) ? listOwn(layer.forms, piece, partForLayer(layer)) : [],
    )
    const by = buildMove(
      own.map(({ rings }) => rings),
      row,
      frame,
    )
    const move = row.transform?.hidden ? null : { by, scale: row.transform?.scale ?? 1 }
    changed = changed.map((layer) =>
      isOwner(layer)
        ? { ...layer, forms: moveForms(layer.forms, piece.part, move, partForLayer(layer)) }
        : layer,
    )
  }
  return changed
}

const ringsIn = ({ points }: Shape) => [points]

const dyeShape = (shape: Shape, change: Change, { dye }: PlanThing): Shape => ({
  ...recolourShape(shape, change),
  ...(dye && !isGreyDye(dye) && { tinted: true }),
})

/** @param prefix of the keys of its things in the plan */
export function arrangePieces(
  layers: readonly Layer[],
  { things }: Pick<Plan, 'things'>,
  frame: Frame,
  prefix: string,
): readonly Layer[] {
  let changed = layers
  for (const row of things) {
    const piece = findPiece(row)
    if (!piece) continue
    const isOwn = (layer: Layer): layer is Extract<Layer, { kind: 'shapes' }> =>
      layer.kind === 'shapes' && layer.thing !== undefined && prefix + layer.thing === piece.owner
    const isPart = (shape: Shape): boolean => partInShape(shape) === piece.part
    const own = changed.flatMap((layer) => (isOwn(layer) ? layer.shapes.filter(isPart) : []))
    const by = buildMove(own.map(ringsIn), row, frame)
    const change = buildDye(row)
    const changeShape = (shape: Shape): Shape[] => {
      if (!isPart(shape)) return [shape]
      if (row.transform?.hidden) return []
      const coloured = (row.dye ?? row.tone) ? dyeShape(shape, change, row) : shape
      return isPlaced(row) ? moveShapes([coloured], by(ringsIn(shape))) : [coloured]
    }
    changed = changed.map((layer) =>
      isOwn(layer) ? { ...layer, shapes: layer.shapes.flatMap(changeShape) } : layer,
    )
  }
  return changed
}
