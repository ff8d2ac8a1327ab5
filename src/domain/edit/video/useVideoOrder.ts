import type { ThreadVersionView } from '@contract/edits'
import type { JobView } from '@contract/jobs'
import { countUnits } from '@contract/tools/define'
import { editVideo } from '@contract/tools/edit-video'
import { useBalance } from '@/domain/credits/useScore'
import { computeQuote, fitParams } from '@/domain/tool-form/offer'
import { useOffer } from '@/domain/tool-form/useOffer'
import { useToolRun } from '@/domain/tool-run/useToolRun'
import { buildShots, type Pace } from './choose'

interface VideoChoice {
  picked: readonly ThreadVersionView[]
  pace: Pace
  crossing: string
  captions: boolean
}

/** Quote and order of a video of versions. */
export function useVideoOrder(
  { picked, pace, crossing, captions }: VideoChoice,
  onOrdered: (job: JobView) => void,
) {
  const { offer, unreachable, unserved, refetch } = useOffer(editVideo, null)
  const run = useToolRun(editVideo, true)
  const balance = useBalance()
  const params = { shots: buildShots(picked, pace), crossing, captions }
  const credits = offer && computeQuote(offer, editVideo, params)
  return {
    seconds: countUnits(editVideo, params),
    credits,
    /** Credits that are missing. */
    short: balance === null || credits === null ? 0 : Math.max(0, credits - balance),
    isUnserved: unserved || offer?.option.paused === true,
    isUnreachable: unreachable,
    retry: refetch,
    isBusy: run.phase === 'submitting',
    async start(): Promise<void> {
      if (!offer || credits === null) return
      const answer = await run.submit({
        params: fitParams(editVideo, params, offer),
        quotedCredits: credits,
        modelId: offer.option.modelId,
        parentId: picked.at(-1)?.jobId ?? null,
      })
      if (answer && 'job' in answer) onOrdered(answer.job)
    },
  }
}
