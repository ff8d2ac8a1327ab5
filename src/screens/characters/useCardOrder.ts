import { useEffect, useState } from 'react'
import { isTerminal } from '@contract/jobs'
import type { Tool } from '@contract/tools/all'
import type { SentParams } from '@contract/tools/define'
import { markShown } from '@/domain/jobs/announce'
import { useJob } from '@/domain/jobs/useJob'
import { computeQuote, fitParams } from '@/domain/tool-form/offer'
import { useOffer } from '@/domain/tool-form/useOffer'
import { useToolRun } from '@/domain/tool-run/useToolRun'

/** An order of a tool for a card: quoted, placed at a tap, and followed to its end on this page. */
export function useCardOrder(tool: Tool, params: SentParams) {
  const { offer } = useOffer(tool, null)
  const run = useToolRun(tool, true)
  const [jobId, setJobId] = useState('')
  const [refused, setRefused] = useState<string | null>(null)
  const { data: job = null } = useJob(jobId)
  useEffect(() => (jobId === '' ? undefined : markShown(jobId)), [jobId])
  const credits = offer && computeQuote(offer, tool, params)
  const fault = job?.status === 'failed' ? (job.error?.message ?? null) : null
  return {
    /** Price of the order; null: nothing here can do it now. */
    credits,
    job,
    isBusy:
      run.phase === 'submitting' || (jobId !== '' && (job === null || !isTerminal(job.status))),
    /** One sentence; null: nothing went wrong. */
    issue: refused ?? fault,
    async start(): Promise<void> {
      if (!offer || credits === null) return
      setRefused(null)
      const answer = await run.submit({
        params: fitParams(tool, params, offer),
        quotedCredits: credits,
        modelId: offer.served ? offer.option.modelId : undefined,
        parentId: null,
      })
      if (answer === null) return
      if ('job' in answer) setJobId(answer.job.id)
      else setRefused(answer.failure.message)
    },
  }
}
