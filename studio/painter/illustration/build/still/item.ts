import { type Point, twoPairs } from '../../../drawing/notation'
import { type Edges, measureEdges } from '../../../geometry'
import { type Fill, type Form, type Placing, place, polygonForm } from '../form'
import { type Look, type LookText, parseLook } from '../look'

/** Contact with the ground: shadows spread from this ellipse. */
export type Stand = { readonly at: Point; readonly radius: readonly [x: number, y: number] }

/** One thing of a still life in its own space: its foot is at (0, 0), up is -y. */
export interface Item {
  /** From back to front. */
  readonly forms: readonly Form[]
  readonly stands: readonly Stand[]
  /** Around it; ignored when it is fitted into the frame, which may cut it. */
  readonly loose?: readonly Form[]
  /** Light or vapour before everything else: steam, flames, sparkle. */
  readonly lights?: readonly Form[]
}

/**
 * An item that touches the ground in one place.
 * @param foot where, and how far that reaches: `x,y rx,ry`
 */
export function standing(foot: string, forms: readonly Form[]): Item {
  const [at, radius] = twoPairs(foot)
  return { forms, stands: [{ at, radius }] }
}

/** Outline box of the forms; forms inside of others do not count. */
export const measureBox = (forms: readonly Form[]): Edges =>
  measureEdges(forms.flatMap(({ rings }) => rings))

/** An item at its place, with its feet and lights. */
export function placeItem(item: Item, to: Point, placing: Placing = {}): Item {
  const { scale = 1, flip = false } = placing
  const feet = item.stands.map(({ at, radius }): Stand => ({
    at: [to[0] + at[0] * scale * (flip ? -1 : 1), to[1] + at[1] * scale],
    radius: [radius[0] * scale, radius[1] * scale],
  }))
  return {
    forms: place(item.forms, to, placing),
    stands: feet,
    loose: place(item.loose ?? [], to, placing),
    lights: place(item.lights ?? [], to, { scale, flip }),
  }
}

/** Several items as one, in this order from back to front. */
export const group = (...items: readonly Item[]): Item => ({
  forms: items.flatMap(({ forms }) => forms),
  stands: items.flatMap(({ stands }) => stands),
  loose: items.flatMap(({ loose }) => loose ?? []),
  lights: items.flatMap(({ lights }) => lights ?? []),
})

/** Many small shapes of one colour as one form: seeds, grains, bubbles cost what one shape does. */
export const many = (
  rings: readonly (readonly Point[])[],
  fill: Fill,
  look: Look | LookText = {},
): Form =>
  polygonForm(rings, fill, { role: 'detail', union: true, plain: true, ...parseLook(look) })
