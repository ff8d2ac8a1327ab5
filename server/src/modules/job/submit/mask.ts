/** Preview of a mask for the mask studio: drawn by the engine that will use it. */
import { maskIssue, type MaskValue } from '@contract/tools/mask'
import type { MediaRef } from '@contract/tools/media'
import type { toolEndpoints } from '@contract/endpoints/tools'
import type { z } from 'zod'
import type { JobPorts } from '../ports'
import { EngineError } from '../../../integrations/engines/engine'
import { limitWork } from '../../../integrations/engines/work-limit'
import { AppError } from '../../../platform/lib/errors'
import { findSources, loadPlans, requireSources } from '../sources'
import { texts } from './texts'

type MaskView = z.output<typeof toolEndpoints.mask.data>
type RestView = z.output<typeof toolEndpoints.maskRest.data>
type MaskPorts = Pick<JobPorts, 'db' | 'engines' | 'storage'>

interface Marked {
  readonly image: string
  readonly mask: Record<string, unknown>
}

/** Maximum wait for a preview. */
const MASK_TIMEOUT_MS = 20_000

/** Throws NOT_FOUND, PARAM_INVALID, CAPABILITY_MISSING, ENGINE_REJECTED or ENGINE_BUSY. */
export async function showMask(deps: MaskPorts, userId: string, marked: Marked): Promise<MaskView> {
  return (await askEngine(deps, userId, { ...marked, tool: 'mask' })) as MaskView
}

/** Outlines of the rest of the thing that the last stroke mostly covers. Throws as showMask does. */
export async function findMaskRest(
  deps: MaskPorts,
  userId: string,
  marked: Marked,
): Promise<RestView> {
  return (await askEngine(deps, userId, { ...marked, tool: 'maskRest' })) as RestView
}

async function askEngine(
  deps: MaskPorts,
  userId: string,
  { tool, image, mask }: Marked & { readonly tool: 'mask' | 'maskRest' },
): Promise<unknown> {
  const issue = maskIssue(mask, { label: texts.maskLabel, required: false })
  if (issue !== null) throw new AppError('PARAM_INVALID', { message: issue })
  const ref = image as MediaRef
  await requireSources(deps.db, userId, [{ ref, kind: 'image' }])
  const row = (await findSources(deps.db, userId, [ref])).get(ref)
  const engine = deps.engines.forTool(tool)
  if (!row || !engine?.runTool)
    throw new AppError('CAPABILITY_MISSING', { message: texts.noEngine(texts.maskLabel) })
  const params = { image: ref, mask: mask as unknown as MaskValue }
  const media = new Map([[ref, await deps.storage.get(row.key)]])
  const plans = await loadPlans(deps.storage, new Map([[ref, row]]))
  const limit = limitWork(MASK_TIMEOUT_MS)
  try {
    const { answer } = await engine.runTool(
      { tool, params, media, plans, seed: 0 },
      { ...limit, onProgress: () => {} },
    )
    return answer
  } catch (error) {
    if (limit.signal.aborted)
      throw new AppError('ENGINE_BUSY', { message: texts.maskSlow, cause: error })
    if (error instanceof EngineError && error.kind === 'input')
      throw new AppError('ENGINE_REJECTED', { message: error.message, cause: error })
    throw error
  }
}
