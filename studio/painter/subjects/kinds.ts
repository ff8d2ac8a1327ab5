import type { KindId, SeasonId, SubjectId } from '../slots'
import { SUBJECTS } from './ids'

/** Members of a kind, the most usual first. */
const MEMBERS: Readonly<Record<KindId, readonly string[]>> = {
  boat: ['sailboat', 'skiff'],
  bird: ['birds', 'crane', 'swallow', 'songbird', 'owl', 'crow'],
  fish: ['koi', 'fish', 'whale', 'jellyfish'],
  person: ['walker', 'fisherman', 'reader'],
  animal: ['deer', 'cat', 'fox', 'rabbit', 'horse', 'dog', 'panda'],
  tree: ['pine', 'willow', 'maple', 'sakura', 'plum', 'cherry-tree', 'bare-tree'],
  flower: ['peony', 'lotus', 'sunflower', 'sakura', 'plum', 'vase'],
  building: [
    'pavilion',
    'pagoda',
    'cottage',
    'castle',
    'lighthouse',
    'windmill',
    'cabin',
    'temple',
  ],
  home: ['cottage', 'cabin'],
  lamp: ['lantern', 'sky-lantern', 'lamp'],
  bridge: [
    ...['bridge', 'stone-bridge', 'arch-bridge', 'zigzag-bridge', 'wooden-bridge'],
    ...['rope-bridge', 'log-bridge'],
  ],
  'still-life': ['fruit', 'persimmons', 'oranges', 'pomegranates', 'teapot', 'vase', 'books'],
}

/** In bloom before their leaves. */
export const BLOSSOMING: ReadonlySet<string> = new Set(['sakura', 'plum', 'cherry-tree'])

/** The subjects of a kind; never none. */
export const listSubjects = (kind: KindId): SubjectId[] =>
  SUBJECTS.filter((id) => MEMBERS[kind].includes(id)).sort(
    (a, b) => MEMBERS[kind].indexOf(a) - MEMBERS[kind].indexOf(b),
  )

type Members = Readonly<Partial<Record<KindId, readonly SubjectId[]>>>

/** Default content of a kind: a person walks, indoors one reads. */
const USUAL: Members = {
  bridge: ['bridge'],
  person: ['walker'],
  building: ['pavilion', 'pagoda', 'cottage'],
  home: ['cottage'],
  lamp: ['lantern'],
  tree: ['pine', 'willow'],
  flower: ['peony', 'lotus', 'sunflower', 'sakura'],
  'still-life': ['fruit', 'fruit', 'teapot', 'vase'],
}

const INDOORS: Members = {
  person: ['reader'],
  animal: ['cat', 'dog'],
  lamp: ['lamp'],
  flower: ['vase'],
}

const IN_SEASON: Readonly<Record<SeasonId, Members>> = {
  spring: { tree: ['willow', 'sakura'], flower: ['sakura', 'peony'] },
  summer: { tree: ['willow', 'pine'], flower: ['lotus', 'sunflower'] },
  autumn: { tree: ['maple'], flower: ['sunflower'] },
  winter: { tree: ['pine', 'plum'], flower: ['plum'] },
}

/** Those of a kind that the seed picks from. */
export function chooseUsual(
  kind: KindId,
  indoors: boolean,
  season: SeasonId | null,
): readonly SubjectId[] {
  const here = indoors ? INDOORS[kind] : season ? IN_SEASON[season][kind] : undefined
  return here ?? USUAL[kind] ?? listSubjects(kind)
}
