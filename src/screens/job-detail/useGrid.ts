import { useQuery } from '@tanstack/react-query'
import type { JobView, PictureView } from '@contract/jobs'
import type { CallData } from '@contract/endpoints/all'
import type { Tool } from '@contract/tools/all'
import { gridUpscale } from '@contract/tools/grid-upscale'
import { gridVariation } from '@contract/tools/grid-variation'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { useBalance } from '@/domain/credits/useScore'
import { navigate } from '@/domain/navigation/navigate'
import { useToolRun } from '@/domain/tool-run/useToolRun'

type GridModel = CallData<'GET /api/mj/models'>[number]

const STALE_MS = 60_000

export interface GridAction {
  credits: number
  /** Credits missing to pay for it. */
  short: number
  busy: boolean
  action: (picture: PictureView) => void
}

function useAction(tool: Tool, job: JobView, credits: number): GridAction {
  const run = useToolRun(tool, true)
  const balance = useBalance()
  const start = async (picture: PictureView) => {
    const answer = await run.submit({
      params: { image: `picture:${picture.id}` },
      quotedCredits: credits,
      parentId: job.id,
    })
    if (!answer) return
    if ('job' in answer) await navigate('pagesD/job-detail/job-detail', { id: answer.job.id })
    else await queryClient.invalidateQueries({ queryKey: keys.gridModels })
  }
  return {
    credits,
    short: balance === null ? 0 : Math.max(0, credits - balance),
    busy: run.phase === 'submitting',
    action: (picture) => void start(picture),
  }
}

/** Actions for one picture of a grid; null until their prices are known. */
export function useGrid(
  job: JobView,
): { model: GridModel; upscale: GridAction; variation: GridAction } | null {
  const models = useQuery({
    queryKey: keys.gridModels,
    queryFn: () => call('GET /api/mj/models'),
    staleTime: STALE_MS,
  })
  const model = models.data?.find(({ engineId }) => engineId === job.engine.id)
  const upscale = useAction(gridUpscale, job, model?.credits.upscale ?? 0)
  const variation = useAction(gridVariation, job, model?.credits.variation ?? 0)
  return model ? { model, upscale, variation } : null
}
