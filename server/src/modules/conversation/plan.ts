/** POST /api/edit/plan: what a sentence would change in a picture. Pure, nothing is held. */
import type { EditReading, EditStep } from '@contract/edits'
import type { editEndpoints } from '@contract/endpoints/edit'
import type { MediaRef } from '@contract/tools/media'
import type { z } from 'zod'
import { readBorrow } from '@studio/painter/intent/edits/borrow'
import { requireSources, loadPlan } from '../job/sources'
import { planBorrow } from './borrow'
import { limitReading } from './box'
import type { EngineRegistry } from '../../integrations/engines/registry'
import { readContext, type ThreadContext } from './context'
import type { PictureToPlan, PlanRequest } from './picture'
import { planWithReferences, requireReferences, toReferences } from './references'
import { spellMentions } from './mentions'
import { planOnPhoto } from './plan-on-photo'
import { planOnPlan } from './plan-on-plan'
import type { ConversationPorts } from './ports'
import { texts } from './texts'
import { AppError } from '../../platform/lib/errors'

type PlanBody = z.output<typeof editEndpoints.plan.body>

/** Throws NOT_FOUND for a picture, thread or version that is not the user's. */
export async function planEdit(
  deps: ConversationPorts,
  userId: string,
  body: PlanBody,
): Promise<EditReading> {
  const { steps, keep, modelId, threadId, versionId, box } = body
  const words = deps.safety.refusedHere([body.sentence, ...(steps ?? []).flatMap(listWords)])
  if (words.length > 0)
    return {
      plans: [],
      notUnderstood: [],
      declined: {
        reason: 'blocked',
        words: words.join('、'),
        alternatives: [],
        message: texts.blocked(words.map((word) => `「${word}」`).join('')),
      },
    }
  const ref = (body.media ?? `picture:${body.pictureId ?? ''}`) as MediaRef
  const row = (await requireSources(deps.db, userId, [{ ref, kind: 'image' }])).get(ref)
  if (!row) throw new AppError('NOT_FOUND')
  const lenders = await requireReferences(deps, userId, toReferences(body.references ?? []))
  const context = await readContext(deps.db, userId, { threadId, versionId, jobId: row.jobId })
  const engines = await deps.ownEngines.loadUserEngines(userId)
  const plan = row.planKey ? await loadPlan(deps.storage, row.planKey) : null
  // A mention means the reference picture of that number where there is one, not the version.
  const isOfReference = lenders.length > 0 && /[@＠图]/.test(body.sentence)
  const borrow = isOfReference ? null : readBorrow(body.sentence, steps, context)
  if (borrow)
    return planBorrow(deps, engines, { ref, row, plan }, { borrow, context, userId, keep })
  const { sentence, rename } = await spellMentions(deps, userId, { sentence: body.sentence, plan })
  const picture: PictureToPlan = { ref, row, plan }
  const planWords = (request: PlanRequest) =>
    planByWords(deps, engines, picture, { ...request, context, userId })
  const request = { sentence, steps, keep, modelId, box }
  return rename(
    lenders.length > 0
      ? await planWithReferences(deps, engines, picture, {
          ...request,
          context,
          userId,
          lenders,
          planWords,
        })
      : await planWords(request),
  )
}

/** By the plan of a painted picture, else as of a photograph. */
async function planByWords(
  deps: ConversationPorts,
  engines: EngineRegistry,
  picture: PictureToPlan,
  request: PlanRequest & { context: ThreadContext; userId: string },
): Promise<EditReading> {
  const { box, steps, sentence } = request
  const onPlan = await planOnPlan(deps, engines, picture, request)
  if (onPlan && box && !steps) {
    const limited = limitReading(onPlan, { box, sentence })
    if ('reading' in limited) return limited.reading
    const inBox = await planOnPlan(deps, engines, picture, { ...request, steps: limited.steps })
    return { ...(inBox ?? onPlan), notUnderstood: onPlan.notUnderstood }
  }
  return onPlan ?? planOnPhoto(deps, engines, picture, request)
}

const listWords = ({ target = '', value = '' }: EditStep): string[] => [target, value]
