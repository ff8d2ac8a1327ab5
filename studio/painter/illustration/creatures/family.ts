import type { Family } from '../family'
import { BIRDS } from './birds'
import { type Creatures, composeWhole } from './compose'
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
export const creatures: Family = {
  id: 'creatures',
  things: Object.fromEntries(Object.entries(CREATURES).map(([id, { words }]) => [id, words])),
  traits: {},
  styles: [
    ...(['flat', 'soft', 'watercolour', 'papercut', 'oil', 'minimal', 'pixel', 'ukiyoe'] as const),
    ...(['pencil', 'ink', 'neon', 'blue-green'] as const),
  ],
  takesSetting: true,
  openAir: 'grassland',
  takesPictureTint: true,
  shows: ({ id }) => Object.hasOwn(CREATURES, id),
  compose: (composing) => composeWhole(composing, CREATURES),
}
