import type { JobView } from '@contract/jobs'
import type { ToolCall } from '@contract/tools/all'
import { isMode } from '@contract/tools/modes'
import { call } from '@/api/call'
import { ApiError } from '@/api/error'
import { useWrite } from '@/api/useWrite'
import { makeId } from '@/lib/id'
import { confirmModal } from '@/platform/modal'
import { texts } from './texts'
import { watchJob } from './watch'

/** The price of today in a refusal of the order's own; null: it was refused for something else. */
function changedPrice(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.code !== 'QUOTE_CHANGED') return null
  const { credits } = (error.details ?? {}) as { credits?: unknown }
  return typeof credits === 'number' ? credits : null
}

/** Also the call of a tool that the server has and this version does not. */
const isToolCall = (text: string): text is ToolCall => text.startsWith('POST /api/')

/** Throws ApiError for a job whose tool is gone: no call runs it. */
function requireCall({ call: text }: JobView): ToolCall {
  if (isToolCall(text)) return text
  throw new ApiError('NOT_FOUND', { message: texts.toolGone })
}

/**
 * Sends the order of a job again. A price that has changed since is confirmed by the person first;
 * undefined: it was not.
 */
async function orderAgain(
  job: JobView,
  requestId: string,
  credits = job.costCredits,
): Promise<JobView | undefined> {
  // A view out of a list may lack the marks of a mask.
  const { params, model, tool } = await call('GET /api/job/{id}', { params: { id: job.id } })
  const body = {
    requestId,
    params,
    quotedCredits: credits,
    // The modes of 创作 name it among their parameters.
    ...(!isMode(tool) && { modelId: model.id }),
    parentId: job.id,
  }
  try {
    return (await call(requireCall(job), { body })).job
  } catch (error) {
    const now = changedPrice(error)
    if (now === null) throw error
    const agreed = await confirmModal({
      title: texts.priceChanged,
      content: texts.priceNow(credits, now),
      confirm: texts.retry,
      cancel: texts.notNow,
    })
    return agreed ? orderAgain(job, requestId, now) : undefined
  }
}

/** 重试: the same order once more after a failure; nothing was paid for the first one. */
export function useRetry(job: JobView, onRetried: (job: JobView) => void) {
  const retrying = useWrite({
    // One id for a press: an answer that got lost is no second order when the call is sent again.
    mutationFn: (requestId: string) => orderAgain(job, requestId),
    onSuccess(again) {
      if (!again) return
      watchJob(again)
      onRetried(again)
    },
  })
  return { busy: retrying.busy, retry: () => void retrying.run(makeId()) }
}
