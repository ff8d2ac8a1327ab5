import type { KindId, SubjectId } from '../slots'
import { SUBJECTS } from './registry'

/** What belongs to a kind, the most usual first. */
const MEMBERS: Readonly<Record<KindId, readonly string[]>> = {
  boat: ['sailboat', 'skiff'],
  bird: ['birds', 'crane', 'swallow', 'songbird', 'owl'],
  fish: ['koi', 'fish', 'whale', 'jellyfish'],
  person: ['walker', 'fisherman', 'reader'],
  animal: ['deer', 'cat', 'fox', 'rabbit', 'horse', 'dog', 'panda'],
  tree: ['pine', 'willow', 'maple', 'sakura', 'plum'],
  flower: ['peony', 'lotus', 'sunflower', 'sakura', 'plum'],
  building: ['pavilion', 'pagoda', 'cottage', 'castle', 'lighthouse', 'windmill'],
  lamp: ['lantern', 'sky-lantern', 'lamp'],
  'still-life': ['fruit', 'persimmons', 'oranges', 'pomegranates', 'teapot', 'vase', 'books'],
}

/** The subjects of a kind; never none. */
export function subjectsOf(kind: KindId): SubjectId[] {
  return SUBJECTS.filter((id) => MEMBERS[kind].includes(id)).sort(
    (a, b) => MEMBERS[kind].indexOf(a) - MEMBERS[kind].indexOf(b),
  )
}

/** What a picture shows when the kind is all that was said: a person walks, in a room one reads. */
const USUAL: Readonly<Partial<Record<KindId, readonly SubjectId[]>>> = {
  person: ['walker'],
  building: ['pavilion', 'pagoda', 'cottage'],
  lamp: ['lantern'],
  'still-life': ['fruit', 'fruit', 'teapot', 'vase'],
}

const USUAL_INDOORS: Readonly<Partial<Record<KindId, readonly SubjectId[]>>> = {
  person: ['reader'],
  animal: ['cat', 'dog'],
  lamp: ['lamp'],
}

/** Those of a kind that the seed picks from. */
export function usualOf(kind: KindId, indoors: boolean): readonly SubjectId[] {
  return (indoors ? USUAL_INDOORS[kind] : undefined) ?? USUAL[kind] ?? subjectsOf(kind)
}
