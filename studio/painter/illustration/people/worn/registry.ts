import { ANCIENT_WEAR } from './ancient'
import { BODY_WEAR } from './body'
import { FACE_WEAR } from './face'
import { HATS } from './hats'
import type { Worn, WornDrawing, WornKit } from './kit'
import { ORNAMENTS } from './ornaments'

/** Everything worn on head, face and shoulders, one row each. */
export const WORN: Readonly<Record<string, WornDrawing>> = {
  ...FACE_WEAR,
  ...HATS,
  ...ORNAMENTS,
  ...BODY_WEAR,
  ...ANCIENT_WEAR,
}

/** All that a figure wears, in one pile by depth. */
export function wornBy(kit: WornKit): Required<Worn> {
  const pile = kit.person.worn.map((id) => {
    const drawing = WORN[id]
    if (!drawing) throw new Error(`nothing to wear is called "${id}"`)
    return drawing(kit)
  })
  return {
    back: pile.flatMap(({ back = [] }) => back),
    over: pile.flatMap(({ over = [] }) => over),
    body: pile.flatMap(({ body = [] }) => body),
    behind: pile.flatMap(({ behind = [] }) => behind),
  }
}
