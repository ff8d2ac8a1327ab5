/** A picture made from another keeps the words of the original job, and names that job. */
import { isMediaRef } from '@contract/tools/media'
import type { SentParams, ToolDefinition, ToolParams } from '@contract/tools/define'
import type { Db } from '../../../platform/db/client'
import { type EngineRegistry, offerAfter } from '../../../integrations/engines/registry'
import { findOrigin } from '../sources'
import type { Accepted } from './accept'

interface Inherited {
  readonly params: ToolParams
  /** The job of the picture; null where nothing is inherited. */
  readonly jobId: string | null
}

/** The model that continues with a picture when none was chosen; undefined: the tool's first. */
export async function modelAfter(
  db: Db,
  userId: string,
  { engines, tool, params }: { engines: EngineRegistry; tool: ToolDefinition; params: SentParams },
): Promise<string | undefined> {
  const [from] = Object.values(tool.params).flatMap((spec) =>
    spec.kind === 'text' && spec.inherited !== undefined ? [spec.inherited] : [],
  )
  if (from === undefined) return undefined
  const ref = params[from]
  const origin = isMediaRef(ref) ? await findOrigin(db, userId, ref) : null
  const offer = offerAfter(engines.offersOf(tool.id), tool.id, origin?.engineId ?? null)
  return offer?.model.id
}

/** Texts that are not part of the form are filled in here; a client's value for them is ignored. */
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
