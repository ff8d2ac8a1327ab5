import type { SentParams } from '@contract/tools/define'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import type { JobView } from '@contract/jobs'
import type { Tool } from '@contract/tools/all'
import { isMode } from '@contract/tools/modes'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { watchJob } from '@/domain/jobs/watch'
import { makeId } from '@/lib/id'
import { useLatest } from '@/lib/useLatest'
import { showErrorToast } from '@/platform/toast'
import { parseSubmitFailure, isAboutPrompt } from './failure'
import { IDLE, orderFor, getPhase, step, type RunFailure, type RunPhase } from './machine'
import { submitTool } from './submit'
import { texts } from './texts'

export interface OrderInput {
  params: SentParams
  /** The price shown on the button. */
  quotedCredits: number
  /** Of a tool that several models serve: the chosen one. */
  modelId?: string
  parentId: string | null
  /** The work it is a 画同款 of. */
  remakeOf?: string | null
}

export interface ToolRun {
  phase: RunPhase
  /** Resolves when the server has answered; null when another submit is under way. */
  submit: (input: OrderInput) => Promise<{ job: JobView } | { failure: RunFailure } | null>
  /** Forget the failure or the finished run. */
  dismiss: () => void
}

/** Only the modes have space at their prompt for alternatives that can be drawn. */
function isShownAtPrompt({ id }: Tool, failure: RunFailure): boolean {
  return isAboutPrompt(failure) && (failure.code === 'PROMPT_BLOCKED' || isMode(id))
}

/** Effects of a failed submit in addition to the message. */
function afterRefusal(tool: Tool, failure: RunFailure): void {
  if (['QUOTE_CHANGED', 'CAPABILITY_MISSING', 'ENGINE_UNAVAILABLE'].includes(failure.code)) {
    void queryClient.invalidateQueries({ queryKey: keys.generateConfig })
  }
  if (failure.code === 'CREDITS_SHORT') void queryClient.invalidateQueries({ queryKey: keys.score })
  // A refused prompt is reported at the prompt; a lost session has its own prompt.
  if (isShownAtPrompt(tool, failure) || failure.other || failure.code === 'UNAUTHORIZED') return
  showErrorToast(failure.code === 'QUOTE_CHANGED' ? texts.quoteChanged : failure.message)
}

/** Runs a tool: one submit at a time, idempotent, followed to its end by the jobs watcher. */
export function useToolRun(tool: Tool, ready: boolean): ToolRun {
  const [state, send] = useReducer(step, IDLE)
  const latest = useLatest(state)

  useEffect(() => send({ type: 'readinessChanged', ready }), [ready])

  const { data: status } = useQuery({
    queryKey: keys.job(state.jobId ?? ''),
    queryFn: skipToken,
    select: (job: JobView) => job.status,
  })

  const submit: ToolRun['submit'] = async (input) => {
    const { params, quotedCredits, modelId, parentId, remakeOf } = input
    const before = latest.current
    if (before.phase === 'submitting') return null
    const runId = before.runId + 1
    const order = orderFor(before, JSON.stringify(input), makeId)
    send({ type: 'submitted', runId, order })
    try {
      const { job: taken, balance } = await submitTool(tool.call, {
        requestId: order.requestId,
        params,
        quotedCredits,
        modelId: modelId || undefined,
        parentId: parentId || undefined,
        remakeOf: remakeOf || undefined,
      })
      queryClient.setQueryData(keys.score, (score: { balance: number } | undefined) =>
        score ? { ...score, balance } : score,
      )
      void queryClient.invalidateQueries({ queryKey: keys.score })
      void queryClient.invalidateQueries({ queryKey: keys.jobLists })
      watchJob(taken)
      send({ type: 'accepted', runId, jobId: taken.id })
      return { job: taken }
    } catch (error) {
      const failure = parseSubmitFailure(error)
      send({ type: 'refused', runId, failure })
      afterRefusal(tool, failure)
      return { failure }
    }
  }

  return {
    phase: getPhase(state, status),
    submit,
    dismiss: () => send({ type: 'dismissed', ready }),
  }
}
