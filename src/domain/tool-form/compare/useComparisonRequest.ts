import { useRef } from 'react'
import type { CallInput } from '@contract/endpoints/all'
import type { JobView } from '@contract/jobs'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { watchJob } from '@/domain/jobs/watch'
import { parseSubmitFailure } from '@/domain/tool-run/failure'
import type { RunFailure } from '@/domain/tool-run/machine'
import { makeId } from '@/lib/id'
import { showErrorToast } from '@/platform/toast'
import { useRunningLayer } from '../runningLayer'
import { texts } from './texts'

type Body = Omit<CallInput<'POST /api/generate/compare'>['body'], 'requestId'>

/** Orders several jobs at once: one that got no answer is sent again under its request id. */
export function useComparisonRequest() {
  const unheard = useRef<{ fingerprint: string; requestId: string } | null>(null)
  return {
    async send(body: Body): Promise<readonly JobView[]> {
      const fingerprint = JSON.stringify(body)
      const requestId =
        unheard.current?.fingerprint === fingerprint ? unheard.current.requestId : makeId()
      unheard.current = { fingerprint, requestId }
      const { jobs } = await call('POST /api/generate/compare', { body: { requestId, ...body } })
      unheard.current = null
      void queryClient.invalidateQueries({ queryKey: keys.score })
      void queryClient.invalidateQueries({ queryKey: keys.jobLists })
      return jobs
    },
    /** Shows a message. @returns what failed */
    fail(error: Error): RunFailure {
      const failure = parseSubmitFailure(error)
      if (!failure.mayHaveArrived) unheard.current = null
      void queryClient.invalidateQueries({ queryKey: keys.generateConfig })
      showErrorToast(failure.code === 'QUOTE_CHANGED' ? texts.quoteChanged : failure.message)
      return failure
    },
  }
}

/** Shows jobs that were just ordered; false: there are none. */
export function showComparison(jobs: readonly JobView[]): boolean {
  const id = jobs[0]?.comparisonId
  if (!id) return false
  queryClient.setQueryData(keys.comparison(id), { jobs })
  jobs.forEach(watchJob)
  useRunningLayer.getState().openComparison(id)
  return true
}
