/** Sentences to begin with, only about what was found in this very picture. */
import type { editEndpoints } from '@contract/endpoints/edit'
import type { MediaRef } from '@contract/tools/media'
import type { ToolParams } from '@contract/tools/define'
import type { FoundRegions } from '@studio/tools/regions/definition'
import type { z } from 'zod'
import { EDIT_PLAN_TOOL } from '@studio/tools/planned/definition'
import { EngineError } from '../../integrations/engines/engine'
import { STUDIO_ID } from '../../integrations/engines/studio/capabilities'
import { limitWork } from '../../integrations/engines/work-limit'
import { AppError } from '../../platform/lib/errors'
import { loadPlan, requireSources, type SourceRow } from '../job/sources'
import type { ConversationPorts } from './ports'
import { listEditUses } from './references'
import { findRegions } from './regions'
import { texts } from './texts'

const TIMEOUT_MS = 20_000
const MOST = 3
const LONGEST = 8
const LIMITS = { most: MOST, longest: LONGEST }
/** Sure enough to be named without having been named by the user. */
const SURE = 0.5
/** Next to the largest person. */
const BYSTANDER = 0.4

interface Suggestion {
  readonly sentence: string
  readonly bounds: { x: number; y: number; width: number; height: number }
}

type Ports = Pick<ConversationPorts, 'db' | 'engines' | 'storage'>
type Suggestions = z.output<typeof editEndpoints.suggestions.data>

/** Of a picture with a plan: edits of it, planned before they are offered. */
async function suggestOnPlan(
  { engines, storage }: Pick<Ports, 'engines' | 'storage'>,
  ref: MediaRef,
  row: SourceRow,
): Promise<Suggestion[]> {
  const engine = engines.byId(STUDIO_ID) ?? engines.forTool('things')
  const plan = row.planKey ? await loadPlan(storage, row.planKey) : null
  if (!engine?.runTool || !plan) return []
  const limit = limitWork(TIMEOUT_MS)
  try {
    const { answer } = await engine.runTool(
      {
        tool: EDIT_PLAN_TOOL.id,
        params: { image: ref, suggest: LIMITS } as unknown as ToolParams,
        media: new Map([[ref, await storage.get(row.key)]]),
        plans: new Map([[ref, plan]]),
        seed: 0,
      },
      { ...limit, onProgress: () => {} },
    )
    return (answer?.suggestions ?? []) as Suggestion[]
  } catch (error) {
    if (limit.signal.aborted) throw new AppError('ENGINE_BUSY', { cause: error })
    if (error instanceof EngineError && error.kind === 'input') return []
    throw error
  }
}

/**
 * Of a photograph. What it is about is not removed.
 *
 * @param isOwn it was made here: its writing may be the visible mark of AI
 */
export function suggestOnPhoto(regions: FoundRegions['regions'], isOwn: boolean): Suggestion[] {
  const sure = regions.filter(({ score }) => score >= SURE)
  const people = sure.filter(({ kind }) => kind === 'person')
  const most = people.reduce((share, one) => Math.max(share, one.share), 0)
  const bystander = people.find(({ share }) => share < BYSTANDER * most)
  const things = sure.filter(({ kind }) => kind === 'thing').sort((a, b) => b.share - a.share)
  // The largest thing of a picture without people is what it is about.
  const subject = people[0] ?? things[0]
  const spare = (people[0] ? things : things.slice(1))[0]
  const text = isOwn ? undefined : regions.find(({ kind }) => kind === 'text')
  const candidates = [
    subject && { sentence: texts.blurBackground, region: subject },
    bystander && { sentence: texts.removeBystanders, region: bystander },
    text && { sentence: texts.removeText, region: text },
    spare && { sentence: texts.removeThing(spare.name), region: spare },
  ]
  return candidates.flatMap((one) =>
    one ? [{ sentence: one.sentence, bounds: { ...one.region.bounds } }] : [],
  )
}

/** At most 3 of at most 8 characters; none where nothing was found. Throws NOT_FOUND, ENGINE_BUSY. */
export async function listSuggestions(
  deps: Ports & Pick<ConversationPorts, 'ownEngines'>,
  userId: string,
  ref: MediaRef,
): Promise<Suggestions> {
  const row = (await requireSources(deps.db, userId, [{ ref, kind: 'image' }])).get(ref)
  if (!row) throw new AppError('NOT_FOUND')
  const found = row.planKey
    ? await suggestOnPlan(deps, ref, row)
    : suggestOnPhoto((await findRegions(deps, ref, row)).regions, Boolean(row.jobId))
  const uses = listEditUses(await deps.ownEngines.loadUserEngines(userId))
  return {
    references: { ...uses, roles: [...uses.roles] },
    suggestions: found.filter(({ sentence }) => [...sentence].length <= LONGEST).slice(0, MOST),
  }
}
