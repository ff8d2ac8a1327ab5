/** Drafts, presets and accessibility settings of signed-in people. */
import { savedEndpoints } from '@contract/endpoints/kept'
import type { z } from 'zod'
import type { SavedPorts } from './ports'
import { readParts, writeParts } from './repository'

type SavedParts = z.output<typeof savedEndpoints.read.data>
type Parts = z.output<typeof savedEndpoints.keep.body>

const NONE: SavedParts = { drafts: null, presets: null, accessibility: null }
const shape = savedEndpoints.read.data.shape

/** A part that another version of the app saved in another shape is not returned. */
export async function readSaved({ db, log }: SavedPorts, userId: string): Promise<SavedParts> {
  const parts = { ...NONE }
  for (const { part, value, keptAt } of await readParts(db, userId)) {
    const row = { value: JSON.parse(value) as unknown, keptAt: keptAt.toISOString() }
    if (part === 'drafts') parts.drafts = shape.drafts.safeParse(row).data ?? null
    else if (part === 'presets') parts.presets = shape.presets.safeParse(row).data ?? null
    else if (part === 'accessibility')
      parts.accessibility = shape.accessibility.safeParse(row).data ?? null
    else log.warn({ part }, 'an unknown part is stored')
  }
  return parts
}

export async function saveParts({ db, now }: SavedPorts, userId: string, parts: Parts) {
  const savedAt = now()
  const rows = Object.entries(parts)
    .filter(([, value]) => value !== undefined)
    .map(([part, value]) => ({ userId, part, value: JSON.stringify(value), keptAt: savedAt }))
  if (rows.length > 0) await writeParts(db, rows)
  return { keptAt: savedAt.toISOString() }
}
