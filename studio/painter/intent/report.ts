import { USE_WORDS } from '../lexicon/uses'
import type { PromptReading, Substitution } from '../parse'
import type { Spelling } from '../reading/normalise'
import { type Stretch, reportWords } from '../reading/report'
import type { Quoted } from './quotes'
import type { Term } from './terms'

const JOINTS = /^(of|article|count|size)$/

/** Words that ask for something that one can see. */
function asks({ kind, meanings, tag, text }: Term): boolean {
  if (USE_WORDS.has(text)) return false
  if (/^(noun|trait|tint)$/.test(kind)) return true
  if (kind === 'verb') return tag !== 'eng' && meanings.length === 0
  return meanings.some(({ slot }) => !/^(word|count|size|place|framing)$/.test(slot))
}

/** Terms side by side as one stretch: 红色的围巾. */
function stretchesOf(terms: readonly Term[], wanted: (term: Term) => boolean): Stretch[] {
  const stretches: Stretch[] = []
  let joins = false
  for (const term of terms) {
    const last = stretches.at(-1)
    if (wanted(term)) {
      if (last && joins) last.end = term.end
      else stretches.push({ start: term.start, end: term.end })
      joins = true
    } else if (!JOINTS.test(term.kind)) joins = false
  }
  return stretches
}

/** Says which words an illustration shows and which it does not. */
export function reportOn(
  { spelling, terms, quoted }: { spelling: Spelling; terms: readonly Term[]; quoted: Quoted },
  used: ReadonlySet<Term>,
): PromptReading {
  const substituted = substitutionsIn(spelling, used)
  const shown = [
    ...stretchesOf(terms, (term) => used.has(term) && term.standIn === null),
    ...quoted.stretches,
  ]
  shown.sort((a, b) => a.start - b.start)
  return {
    understood: reportWords(spelling, shown),
    ignored: reportWords(
      spelling,
      stretchesOf(terms, (term) => !used.has(term) && asks(term)),
    ),
    ...(substituted.length > 0 && { substituted }),
  }
}

function substitutionsIn(spelling: Spelling, used: ReadonlySet<Term>): Substitution[] {
  return [...used].flatMap(({ standIn, start, end }) =>
    standIn ? [{ word: spelling.written(start, end), by: standIn.name, broad: standIn.broad }] : [],
  )
}
