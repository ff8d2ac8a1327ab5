/** What is made of a picture keeps the words of the job that made it, and names that job. */
import { isMediaRef } from '@contract/tools/media'
import type { Db } from '../../../db/client'
import { findOrigin } from '../sources'
import type { Accepted } from './accept'

interface Inherited {
  readonly params: Readonly<Record<string, unknown>>
  /** The job of the picture; null where nothing is inherited. */
  readonly jobId: string | null
}

/** Texts that are never asked are filled in here; what a client sent in their place is not read. */
export async function inherit(
  db: Db,
  userId: string,
  { tool, params }: Pick<Accepted, 'tool' | 'params'>,
): Promise<Inherited> {
  for (const [key, spec] of Object.entries(tool.params)) {
    if (spec.kind !== 'text' || spec.inherited === undefined) continue
    const ref = params[spec.inherited]
    const origin = isMediaRef(ref) ? await findOrigin(db, userId, ref) : null
    const words = origin?.params.prompt
    const text = typeof words === 'string' ? words : ''
    return { params: { ...params, [key]: text }, jobId: origin?.jobId ?? null }
  }
  return { params, jobId: null }
}
