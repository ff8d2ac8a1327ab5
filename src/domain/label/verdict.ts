/** Texts of a label check. */
import type { CallData } from '@contract/endpoints/all'
import type { KeyValue } from '@/ui/KeyValues/KeyValues'
import { FACT, OURS, VERDICT } from './texts'

export type LabelCheck = CallData<'POST /api/label/check'>

interface Verdict {
  tone: 'found' | 'odd' | 'none'
  title: string
  note: string
  /** Whether it is ours; null where no producer is named. */
  ours: string | null
  facts: KeyValue[]
  /** Meaning and limits of the finding. */
  meaning: string
}

/** Longer values take a row of their own. */
const SHORT_CHARS = 10

function describeFault({ records, usualPlace }: LabelCheck): string {
  if (records.length > 1) return VERDICT.several(records.length)
  return usualPlace ? VERDICT.malformed : VERDICT.astray
}

function unknownNote({ format, whole }: LabelCheck): string {
  if (format === null) return VERDICT.noMedia
  return whole ? VERDICT.noPlace(format.toUpperCase()) : VERDICT.damaged
}

function describeOwnership({ ours, records }: LabelCheck): string | null {
  if (records.length === 0) return null
  if (!ours) return OURS.foreign
  if (!ours.known) return OURS.unknown
  return ours.identical ? OURS.identical : OURS.changed
}

function buildFacts({ records, ours, format }: LabelCheck, timeOf: (iso: string) => string) {
  const [record] = records
  const rows: [string, string][] = record
    ? [
        [FACT.nature, FACT.natures[record.label] ?? FACT.unsaid],
        [FACT.producer, record.producer || FACT.unsaid],
        [FACT.produceId, record.produceId || FACT.unsaid],
        [FACT.propagator, record.propagator || FACT.unsaid],
        [FACT.propagateId, record.propagateId || FACT.unsaid],
        [FACT.time, ours?.createdAt ? timeOf(ours.createdAt) : FACT.timeless],
      ]
    : []
  if (format) rows.push([FACT.format, format.toUpperCase()])
  return rows.map(([label, value]) => ({ label, value, wide: value.length > SHORT_CHARS }))
}

const HEADS = {
  labelled: { tone: 'found', title: VERDICT.labelled, note: () => VERDICT.labelledNote },
  faulty: { tone: 'odd', title: VERDICT.faulty, note: describeFault },
  none: { tone: 'none', title: VERDICT.none, note: () => VERDICT.noneNote },
  unknown: { tone: 'none', title: VERDICT.unknown, note: unknownNote },
} as const

/** @param timeOf how a moment is written */
export function buildVerdict(check: LabelCheck, timeOf: (iso: string) => string): Verdict {
  const { tone, title, note } = HEADS[check.outcome]
  return {
    tone,
    title,
    note: note(check),
    ours: describeOwnership(check),
    facts: buildFacts(check, timeOf),
    meaning: check.records.length > 0 ? VERDICT.writtenMeaning : VERDICT.absentMeaning,
  }
}
