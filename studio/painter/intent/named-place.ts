/** Surroundings of the subject, of the places that are drawn by themselves. */
import { findPlaceOfAction, listOwn, phraseFor } from './beside'
import { isWordDenied } from './denial'
import type { Phrase } from './phrases'
import type { Term } from './term'
import type { Vocabulary } from './vocabulary'

const PLACE_PARTS = /^(?:走廊|过道|大厅|门厅|前台|角落|内部|窗口|窗边|窗前|讲台|门口|病床)$/

interface Read {
  readonly terms: readonly Term[]
  readonly phrases: readonly Phrase[]
  readonly vocabulary: Vocabulary
}

/** The place that the subject is in; 在教室里 says so plainest. */
export function findNamedPlace(
  main: Phrase,
  denied: ReadonlySet<string>,
  { terms, phrases, vocabulary }: Read,
): { phrase: Phrase; id: string } | null {
  const family = vocabulary.familyOf(main.head.things[0] ?? '')
  if (!family?.takesSetting || family.closeUp) return null
  const holds = (id: string): boolean => vocabulary.familyOf(id)?.holdsSubjects?.(id) ?? false
  const found = phrases.flatMap((phrase) => {
    const id = phrase.head.things.find((thing) => !denied.has(thing))
    if (id === undefined || phrase === main || phrase.denied || phrase.held) return []
    return holds(id) ? [{ phrase, id }] : []
  })
  // 医院|走廊里: a part of the place that is named before it; 在花店里|整理|鲜花
  const parts = phrases.filter(({ head }) => PLACE_PARTS.test(head.text))
  const within = phrases
    .filter(({ place }) => place)
    .flatMap((one) => listOwn(one, terms).filter(({ head }) => /[里中内]$/.test(head.text)))
  const own = [...[main, ...parts].flatMap((one) => listOwn(one, terms)), ...within].flatMap(
    (phrase) => {
      const id = phrase.head.things[0] ?? ''
      return holds(id) ? [{ phrase, id }] : []
    },
  )
  const named = found.find(({ phrase }) => phrase.place) ?? found[0] ?? own[0]
  const action = named ? null : findPlaceOfAction(terms, phrases)
  if (!action || isWordDenied(terms, action.at)) return named ?? null
  const { head, at, id } = action
  return holds(id) ? { phrase: phraseFor(head, at, main.clause, { place: true }), id } : null
}
