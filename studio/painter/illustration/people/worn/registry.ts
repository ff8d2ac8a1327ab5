import { joinTables } from '../../../../lib/tables'
import { ANCIENT_WEAR } from './ancient'
import { BODY_WEAR } from './body'
import { FACE_WEAR } from './face'
import { HATS } from './hats'
import type { Worn, WornDrawing, WornKit } from './kit'
import { ORNAMENTS } from './ornaments'
import type { Form } from '../../node'
import { type PartId, named } from '../../../parts'

/** Everything worn on head, face and shoulders, one row each. */
export const WORN: Readonly<Record<string, WornDrawing>> = joinTables(
  ...[FACE_WEAR, HATS, ORNAMENTS, BODY_WEAR, ANCIENT_WEAR],
)

/** Names of worn things for viewers; all others are no parts of their own, or hats. */
const PARTS: Readonly<Record<string, PartId>> = {
  ...{ glasses: 'glasses', 'square-glasses': 'glasses', 'gold-glasses': 'glasses' },
  ...{ sunglasses: 'glasses', earrings: 'earrings', 'eye-mask': 'mask', 'face-cloth': 'mask' },
  ...{ huadian: 'hairpin', headphones: 'headphones', flower: 'flower', blossoms: 'flower' },
  ...{ wreath: 'wreath', buyao: 'hairpin', hairband: 'headband', bow: 'bow', helmet: 'helmet' },
  ...{ 'phoenix-crown': 'crown', 'jade-pin': 'hairpin', 'cat-ears': 'ears', 'rabbit-ears': 'ears' },
  ...{ 'fox-ears': 'ears' },
  ...{
    crown: 'crown',
    tiara: 'crown',
    circlet: 'crown',
    mian: 'hat',
    wusha: 'hat',
    helm: 'helmet',
  },
  ...{ scarf: 'scarf', 'ribbon-scarf': 'scarf', necklace: 'necklace', yingluo: 'necklace' },
  ...{ wings: 'wings', cape: 'cape', apron: 'apron', backpack: 'bag', feathers: 'feathers' },
}

function mark(id: string, forms: readonly Form[] = []): readonly Form[] {
  const part = PARTS[id] ?? (id in HATS ? 'hat' : undefined)
  return part ? named(part, forms) : forms
}

/** All that a figure wears, in one pile by depth. */
export function wornBy(kit: WornKit): Required<Worn> {
  const pile = kit.person.worn.map((id) => {
    const drawing = WORN[id]
    if (!drawing) throw new Error(`nothing to wear is called "${id}"`)
    const { back, over, body, behind } = drawing(kit)
    return {
      back: mark(id, back),
      over: mark(id, over),
      body: mark(id, body),
      behind: mark(id, behind),
    }
  })
  return {
    back: pile.flatMap(({ back }) => back),
    over: pile.flatMap(({ over }) => over),
    body: pile.flatMap(({ body }) => body),
    behind: pile.flatMap(({ behind }) => behind),
  }
}
