import { BIRDS } from './birds'
import { type Creatures, createWholeFamily } from './compose'
import { SAVANNA } from './savanna'
import { SHORE } from './shore'
import { SMALL } from './small'

const CREATURES: Creatures = {
  ...SAVANNA,
  ...SMALL,
  ...BIRDS,
  ...SHORE,
}

/** Animals seen whole, from the side or from above, on the ground they live on. */
export const creatures = createWholeFamily('creatures', CREATURES)
