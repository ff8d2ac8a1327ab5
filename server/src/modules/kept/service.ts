/** Drafts, presets and accessibility settings of signed-in people. */
import { keptEndpoints } from '@contract/endpoints/kept'
import type { z } from 'zod'
import type { KeptPorts } from './ports'
import { readParts, writeParts } from './repository'

type Kept = z.output<typeof keptEndpoints.read.data>
type Parts = z.output<typeof keptEndpoints.keep.body>

const NONE: Kept = { drafts: null, presets: null, accessibility: null }
const shape = keptEndpoints.read.data.shape

/** A part that another version of the app kept in another shape is not answered. */
export async function readKept({ db, log }: KeptPorts, userId: string): Promise<Kept> {
  const kept = { ...NONE }
  for (const { part, value, keptAt } of await readParts(db, userId)) {
    const row = { value: JSON.parse(value) as unknown, keptAt: keptAt.toISOString() }
    if (part === 'drafts') kept.drafts = shape.drafts.safeParse(row).data ?? null
    else if (part === 'presets') kept.presets = shape.presets.safeParse(row).data ?? null
    else if (part === 'accessibility')
      kept.accessibility = shape.accessibility.safeParse(row).data ?? null
    else log.warn({ part }, 'an unknown part is kept')
  }
  return kept
}

export async function keep({ db, now }: KeptPorts, userId: string, parts: Parts) {
  const keptAt = now()
  const rows = Object.entries(parts)
    .filter(([, value]) => value !== undefined)
    .map(([part, value]) => ({ userId, part, value: JSON.stringify(value), keptAt }))
  if (rows.length > 0) await writeParts(db, rows)
  return { keptAt: keptAt.toISOString() }
}
