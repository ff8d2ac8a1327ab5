import { PROTECTED } from './names'
import { NEAR } from './near'
import type { Phrase } from './phrases'
import type { Term } from './terms'

/** What the picture is about, by the prompt's own words. */
export type Subject =
  /** One of the things that families draw. */
  | { readonly kind: 'thing'; readonly phrase: Phrase }
  /** What the painter of landscapes shows. */
  | { readonly kind: 'scenery'; readonly phrase: Phrase | null }
  /** Nothing that anybody here can draw. */
  | { readonly kind: 'strange'; readonly phrase: Phrase }
  /** No noun at all. */
  | { readonly kind: 'none' }

const isThing = ({ head }: Phrase): boolean => head.things.length > 0
const isScenery = ({ head }: Phrase): boolean =>
  head.things.length === 0 && head.meanings.length > 0

/** Whether the landscapes' painter has it as a thing of its own: a boat, not a lake. */
function standsInLandscape({ meanings }: Term): boolean {
  return meanings.some(({ slot }) => slot === 'subject' || slot === 'kind')
}

/** A figure or a name: declined wherever it is the subject, whatever follows. */
function isProper({ head }: Phrase): boolean {
  return head.name || PROTECTED.has(head.text) || NEAR.has(head.text)
}

/** 胡杨林, 喀纳斯湖: a place by a name of its own; other words may say what it looks like. */
const PLACE_NAME = /.[林湖山江河岛峰谷湾村镇峡溪海滩原岭洋寺]$/

/** Whether something is said of the thing that a landscape would not show. */
function isDescribed(phrase: Phrase, terms: readonly Term[]): boolean {
  const own = terms.slice(phrase.from, phrase.to + 1)
  return own.some(({ kind, traits }) => kind === 'trait' || (kind === 'noun' && traits.length > 0))
}

/** 远处的一只猫, tiny cat: the words ask for a small one in its place. */
function isFarAway(phrase: Phrase, terms: readonly Term[]): boolean {
  if (!standsInLandscape(phrase.head)) return false
  const around = terms.slice(Math.max(0, phrase.from - 3), phrase.to + 4)
  return around.some(
    ({ text, meanings }) =>
      meanings.some(({ slot, value }) => slot === 'place' && value === 'far') ||
      /^(小小的?|渺小|微小|tiny)$/.test(text),
  )
}

/** 森林，一只小鹿: after a place that stands alone, the thing that is told of is the subject. */
function promoted(
  scenery: Phrase,
  candidates: readonly Phrase[],
  terms: readonly Term[],
): Phrase | null {
  if (scenery.counted || standsInLandscape(scenery.head)) return null
  const later = candidates.find(
    (phrase) => isThing(phrase) && !phrase.joined && phrase.from > scenery.to,
  )
  if (!later || isFarAway(later, terms)) return null
  const told = later.counted || isDescribed(later, terms) || !standsInLandscape(later.head)
  return told ? later : null
}

/** The subject of a prompt: the first noun that is no place and belongs to no other. */
export function findSubject(phrases: readonly Phrase[], terms: readonly Term[]): Subject {
  const named = phrases.filter(({ denied }) => !denied)
  const free = named.filter(({ place, modifies, worn }) => !place && !modifies && !worn)
  const unheld = free.filter(({ held }) => !held)
  const candidates = unheld.length > 0 ? unheld : free
  for (const phrase of candidates) {
    if (isThing(phrase)) {
      const far = isFarAway(phrase, terms)
      return far ? { kind: 'scenery', phrase } : { kind: 'thing', phrase }
    }
    if (isScenery(phrase)) {
      const thing = promoted(phrase, candidates, terms)
      return thing ? { kind: 'thing', phrase: thing } : { kind: 'scenery', phrase }
    }
    const later = candidates.filter(
      ({ from, clause, held }) => from > phrase.to && clause !== phrase.clause && !held,
    )
    const local = PLACE_NAME.test(phrase.head.text)
    const overruled = later.some(
      (other) => isThing(other) || (isScenery(other) && (other.counted || local)),
    )
    const passing = phrase.head.tag === 'eng' && later.some((other) => !other.head.strange)
    const vague = !phrase.counted && (local || !isProper(phrase)) && (overruled || passing)
    if (!vague) return { kind: 'strange', phrase }
  }
  const place = named.find((phrase) => isScenery(phrase))
  return place ? { kind: 'scenery', phrase: place } : { kind: 'none' }
}
