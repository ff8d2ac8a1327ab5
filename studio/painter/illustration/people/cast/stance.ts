import type { Random } from '../../../../lib/random'
import { type ThingWish, traitOf } from '../../family'
import type { Age, Doing, Look } from '../person'
import { HATS } from '../worn/hats'

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
  return traitOf(wish, 'view')?.value ?? null
}

/** Whether a person wears a cover of the whole head. */
export function isHelmeted(worn: readonly string[]): boolean {
  return worn.includes('helmet') || worn.includes('helm')
}

/** Turn of the head, as `Person.yaw`. */
export function chooseYaw(
  view: string | null,
  { age, look, worn, doing, facing }: Standing,
  random: Random,
): number {
  const young = age === 'child' || age === 'baby' || look === 'anime'
  const turned = random.chance(young ? 0.25 : 0.6)
  if (view === 'front' || view === 'back') return 0
  if (view === 'turned' || view === 'glance') return 0.75
  if (isHelmeted(worn) || age === 'baby') return 0
  if (doing && AHEAD.test(doing.action)) return random.range(0.7, 0.75)
  return turned || facing !== 0 ? random.range(0.5, 0.68) : 0
}

/** Visible clothes of a person: from behind hats at most. */
export function wornFrom(view: string | null, worn: readonly string[]): readonly string[] {
  return view === 'back' ? worn.filter((id) => Object.hasOwn(HATS, id)) : worn
}
