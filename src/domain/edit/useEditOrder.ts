import { useRef } from 'react'
import type { EditPlan } from '@contract/edits'
import type { JobView } from '@contract/jobs'
import { findTool, type ToolCall } from '@contract/tools/all'
import { useWrite } from '@/api/useWrite'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { watchJob } from '@/domain/jobs/watch'
import { parseSubmitFailure } from '@/domain/tool-run/failure'
import { submitTool } from '@/domain/tool-run/submit'
import { makeId } from '@/lib/id'
import { showErrorToast } from '@/platform/toast'
import { PLAN } from './texts'
import type { EditTarget } from './types'

interface OrderOptions {
  onOrdered: (job: JobView) => void
  /** The price changed between reading and paying: the plan is made again. */
  onStale: () => void
}

/** A plan that was not heard may have arrived: sent again it goes under the same id. */
function useRequestId(): (planId: string) => string {
  const sent = useRef({ planId: '', requestId: '' })
  return (planId) => {
    if (sent.current.planId !== planId) sent.current = { planId, requestId: makeId() }
    return sent.current.requestId
  }
}

/** Orders a plan as a version of the picture's thread. */
export function useEditOrder(
  target: EditTarget,
  sentence: string,
  { onOrdered, onStale }: OrderOptions,
) {
  const requestId = useRequestId()
  return useWrite({
    meta: { errorShown: 'log' },
    async mutationFn(plan: EditPlan) {
      const toolCall = (findTool(plan.tool)?.call ?? 'POST /api/edit') as ToolCall
      const { summary, steps, keep, params, quote, modelId } = plan
      return submitTool(toolCall, {
        requestId: requestId(plan.id),
        params,
        quotedCredits: quote,
        modelId: modelId ?? undefined,
        parentId: target.jobId,
        edit: { threadId: target.threadId ?? undefined, sentence, summary, steps, keep },
      })
    },
    onSuccess({ job, balance }) {
      queryClient.setQueryData(keys.score, (score: { balance: number } | undefined) =>
        score ? { ...score, balance } : score,
      )
      void queryClient.invalidateQueries({ queryKey: keys.score })
      void queryClient.invalidateQueries({ queryKey: keys.jobLists })
      void queryClient.invalidateQueries({ queryKey: keys.threads })
      watchJob(job)
      onOrdered(job)
    },
    onError(error) {
      const failure = parseSubmitFailure(error)
      if (failure.code === 'UNAUTHORIZED') return
      if (failure.code === 'QUOTE_CHANGED') onStale()
      if (failure.code === 'CREDITS_SHORT')
        void queryClient.invalidateQueries({ queryKey: keys.score })
      showErrorToast(failure.code === 'QUOTE_CHANGED' ? PLAN.priceChanged : failure.message)
    },
  })
}
