import type { ThingWish } from './family'
import { readHeightIn } from './heights'
import { familyOf } from './registry'

/** Metres. */
export const readHeight = (wish: ThingWish): number =>
  readHeightIn(familyOf(wish.id)?.id ?? '', wish)
