import type { KindId, SubjectId } from '../slots'
import { SUBJECTS } from './registry'

/** What belongs to a kind, the most usual first. */
const MEMBERS: Readonly<Record<KindId, readonly string[]>> = {
  boat: ['sailboat', 'skiff'],
  bird: ['birds', 'crane', 'swallow', 'owl'],
  fish: ['koi', 'fish', 'whale', 'jellyfish'],
  person: ['walker', 'fisherman', 'reader'],
  animal: ['deer', 'cat', 'fox', 'rabbit', 'horse', 'dog', 'panda'],
  tree: ['pine', 'willow', 'maple', 'sakura', 'plum'],
  flower: ['peony', 'lotus', 'sunflower', 'sakura', 'plum'],
  building: ['pavilion', 'pagoda', 'cottage', 'castle', 'lighthouse', 'windmill'],
  lamp: ['lantern', 'sky-lantern'],
}

/** The subjects of a kind; never none. */
export function subjectsOf(kind: KindId): SubjectId[] {
  return SUBJECTS.filter((id) => MEMBERS[kind].includes(id)).sort(
    (a, b) => MEMBERS[kind].indexOf(a) - MEMBERS[kind].indexOf(b),
  )
}
