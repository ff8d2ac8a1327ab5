import type { JobView } from '@contract/jobs'
import { isMode } from '@contract/tools/modes'
import { call } from '@/api/call'
import { useWrite } from '@/api/useWrite'
import { makeId } from '@/lib/id'
import { watchJob } from './watch'

/** 重试: the same order once more after a failure; nothing was paid for the first one. */
export function useRetry(job: JobView, onRetried: (job: JobView) => void) {
  const retrying = useWrite({
    async mutationFn() {
      // A view out of a list may lack the marks of a mask.
      const { params, model, tool } = await call('GET /api/job/{id}', { params: { id: job.id } })
      const body = {
        requestId: makeId(),
        params,
        quotedCredits: job.costCredits,
        // The modes of 创作 name it among their parameters.
        ...(!isMode(tool) && { modelId: model.id }),
        parentId: job.id,
      }
      // Every tool's call takes the order of the first and answers like it.
      return call(job.call as 'POST /api/generate', { body })
    },
    onSuccess({ job: again }) {
      watchJob(again)
      onRetried(again)
    },
  })
  return { asked: retrying.busy, retry: () => void retrying.run() }
}
