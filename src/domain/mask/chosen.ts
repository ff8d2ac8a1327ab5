/** The known thing under the last tap: shown at once, before the server has drawn it. */
import { MASK_SCALE, type MaskValue } from '@contract/tools/mask'
import { listThingsAt, type ThingView } from '@contract/things'

export interface ChosenThing {
  name: string
  /** Closed, shares of the picture, x and y in turns. */
  outline: readonly number[]
  /** A tap that takes away. */
  taken: boolean
}

/** Null: the last mark is no tap, or nothing is known of what is under it. */
export function findChosen(
  { marks, inverted }: MaskValue,
  things: readonly ThingView[],
): ChosenThing | null {
  const tap = marks.at(-1)
  if (tap?.kind !== 'tap') return null
  const under = listThingsAt(things, { x: tap.x / MASK_SCALE, y: tap.y / MASK_SCALE })
  const thing = under[tap.level]
  if (!thing) return null
  const [first] = thing.outline
  const line = first ? [...thing.outline, first] : []
  return { name: thing.name, outline: line.flat(), taken: tap.add === inverted }
}
