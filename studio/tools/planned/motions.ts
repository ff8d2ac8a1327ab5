/** Movements of the things of a picture, by their kind. */
import type { MotionKind } from '../../motion/pose'
import { familyOf } from '../../painter/illustration/registry'
import type { PlanThing } from '../../painter/planning/plan'

/** Kinds that move otherwise than their family, and all that are small in landscapes. */
export const BY_KIND: Readonly<Record<MotionKind, readonly string[]>> = {
  bob: [
    ...['sailboat', 'skiff', 'ship', 'submarine', 'koi', 'fish', 'whale', 'jellyfish', 'dragon'],
    'lotus',
  ],
  sway: [...['bamboo', 'plum', 'sakura', 'maple', 'pine', 'reeds', 'willow', 'peony', 'sunflower']],
  hang: ['lantern', 'lamp'],
  breathe: ['crane', 'owl', 'songbird', 'cat', 'dog', 'deer', 'horse', 'fox', 'rabbit', 'panda'],
  flicker: ['campfire'],
  drift: [],
  glide: [
    ...['birds', 'swallow', 'balloon', 'hot-air-balloon', 'sky-lantern', 'kite', 'butterfly'],
    ...['aeroplane', 'helicopter', 'ufo'],
  ],
}

const KINDS = new Map(
  Object.entries(BY_KIND).flatMap(([kind, ids]) => ids.map((id) => [id, kind as MotionKind])),
)

const BY_FAMILY: Readonly<Record<string, MotionKind>> = {
  animals: 'breathe',
  people: 'breathe',
  creatures: 'breathe',
  myth: 'breathe',
  plants: 'sway',
  marine: 'bob',
}
/** No living things, in these families. */
const STILL: ReadonlySet<string> = new Set(['snowman', 'dinosaur'])

/** Null: it does not move. */
export function findMotionKind({ kind }: Pick<PlanThing, 'kind'>): MotionKind | null {
  if (STILL.has(kind)) return null
  return KINDS.get(kind) ?? BY_FAMILY[familyOf(kind)?.id ?? ''] ?? null
}
