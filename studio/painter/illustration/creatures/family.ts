import { BIRDS } from './birds'
import { BUTTERFLIES } from './butterfly'
import { type Creatures, createWholeFamily } from './compose'
import { DANCES } from './lion-dance'
import { MONSTERS } from './monster'
import { PERCHING } from './perching'
import { SAVANNA } from './savanna'
import { SHORE } from './shore'
import { SMALL } from './small'
import { YARD } from './yard'

import { EMOJI_CREATURES } from '../emoji/things'

const CREATURES: Creatures = {
  ...SAVANNA,
  ...SMALL,
  ...BIRDS,
  ...PERCHING,
  ...SHORE,
  ...YARD,
  ...BUTTERFLIES,
  ...MONSTERS,
  ...DANCES,
  ...EMOJI_CREATURES,
}

/** Animals seen whole, from the side or from above, on the ground they live on. */
export const creatures = createWholeFamily('creatures', CREATURES)
