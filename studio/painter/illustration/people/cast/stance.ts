import { type Random, type ThingWish, traitOf } from '../../family'
import type { Age, Doing, Look } from '../person'
import { isGesture } from '../held/gestures'
import { BODY_WEAR } from '../worn/body'
import { HATS } from '../worn/hats'
import { wordList } from '../../../../lib/words'

/** A person on the way looks in the direction of the body. */
const AHEAD = /^(run|ride|horseback)$/

interface Standing {
  readonly age: Age
  readonly look: Look
  readonly worn: readonly string[]
  readonly doing: Doing | null
  readonly facing: -1 | 0 | 1
}

/** Requested side of a person; null: none. */
export function findView(wish: Pick<ThingWish, 'traits'>): string | null {
  const view = traitOf(wish, 'view')?.value ?? null
  // 托腮看雨: from behind a gesture would be hidden
  return view === 'back' && isGesture(traitOf(wish, 'hold')?.value) ? null : view
}

/** Whether a person wears a cover of the whole head. */
export const isHelmeted = (worn: readonly string[]): boolean =>
  worn.includes('helmet') || worn.includes('helm')

/** Turn of the head, as `Person.yaw`. */
export function chooseYaw(
  view: string | null,
  { age, look, worn, doing, facing }: Standing,
  random: Random,
): number {
  const young = age === 'child' || age === 'baby' || look === 'anime'
  const turned = random.chance(young ? 0.25 : 0.6)
  if (view === 'front' || view === 'back' || view === 'profile') return 0
  if (view === 'turned' || view === 'glance') return 0.75
  if (isHelmeted(worn) || age === 'baby') return 0
  if (doing && AHEAD.test(doing.action)) return random.range(0.7, 0.75)
  return turned || facing !== 0 ? random.range(0.5, 0.68) : 0
}

/** Besides hats that are the same from all sides. */
const IN_PROFILE = new Set<string>([
  ...Object.keys(BODY_WEAR),
  ...wordList('glasses square-glasses gold-glasses sunglasses headphones elf-ears'),
])

/** Visible clothes of a person: from behind hats at most. */
export function wornFrom(view: string | null, worn: readonly string[]): readonly string[] {
  const isHat = (id: string): boolean => Object.hasOwn(HATS, id)
  if (view === 'profile') return worn.filter((id) => isHat(id) || IN_PROFILE.has(id))
  return view === 'back' ? worn.filter(isHat) : worn
}
