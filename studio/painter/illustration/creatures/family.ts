import { BIRDS } from './birds'
import { type Creatures, createWholeFamily } from './compose'
import { PERCHING } from './perching'
import { SAVANNA } from './savanna'
import { SHORE } from './shore'
import { SMALL } from './small'
import { YARD } from './yard'

const CREATURES: Creatures = { ...SAVANNA, ...SMALL, ...BIRDS, ...PERCHING, ...SHORE, ...YARD }

/** Animals seen whole, from the side or from above, on the ground they live on. */
export const creatures = createWholeFamily('creatures', CREATURES)
