import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isTerminal, type JobView, type PictureView } from '@contract/jobs'
import type { LayerFormat } from '@contract/layers'
import { computeCost } from '@contract/tools/define'
import { layers } from '@contract/tools/layers'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { useWrite } from '@/api/useWrite'
import { useBalance } from '@/domain/credits/useScore'
import { useJob } from '@/domain/jobs/useJob'
import { openDownload } from '@/domain/media/openDownload'
import { useToolRun } from '@/domain/tool-run/useToolRun'
import { LAYERS } from './texts'

const STALE_MS = 60_000

/** The newest order of a picture's layers that has files or is on its way to them. */
function findOrder(jobs: readonly JobView[], picture: PictureView): JobView | null {
  const own = jobs.filter(({ params }) => params.image === `picture:${picture.id}`)
  return own.find(({ status }) => !isTerminal(status) || status === 'succeeded') ?? null
}

/** The layered files of a picture: ordered, followed and downloaded. */
export function useLayers(picture: PictureView, parent: JobView) {
  const isReady = (picture.files?.length ?? 0) > 0
  const config = useQuery({
    queryKey: keys.generateConfig,
    queryFn: () => call('GET /api/app-config/generate'),
    staleTime: STALE_MS,
    enabled: !isReady,
  })
  const earlier = useQuery({
    queryKey: keys.layers(picture.id),
    queryFn: async () => {
      const { list } = await call('GET /api/job/myJobList', { query: { tool: layers.id } })
      return findOrder(list, picture)
    },
    enabled: !isReady,
  })
  const [orderedId, setOrderedId] = useState<string | null>(null)
  const balance = useBalance()
  const run = useToolRun(layers, true)
  const { data: order } = useJob(orderedId ?? earlier.data?.id ?? '')
  const served = config.data?.tools.find(({ tool }) => tool === layers.id)
  const credits = served && !served.paused ? computeCost(layers, {}, served.perPicture) : null
  const source = isReady ? parent : order
  const files = isReady ? picture.files : order?.pictures[0]?.files
  const download = useWrite({
    mutationFn: (format: LayerFormat) =>
      call('GET /api/job/{id}/layers', {
        params: { id: source?.id ?? '' },
        query: { picture: String(isReady ? picture.index : 0), format },
      }),
    onSuccess: ({ url }) => openDownload(url, LAYERS),
  })

  async function start(): Promise<void> {
    if (credits === null) return
    const params = { image: `picture:${picture.id}` }
    const answer = await run.submit({ params, quotedCredits: credits, parentId: parent.id })
    if (answer && 'job' in answer) setOrderedId(answer.job.id)
  }

  return {
    files: files ?? [],
    /** Of an order under way, 0..1. */
    progress: order && !isTerminal(order.status) ? order.progress : null,
    failure: order?.status === 'failed' ? (order.error?.message ?? null) : null,
    credits,
    short: balance === null || credits === null ? 0 : Math.max(0, credits - balance),
    isUnserved: config.data !== undefined && credits === null,
    isLoading: !isReady && (config.isPending || earlier.isPending),
    isOrdering: run.phase === 'submitting',
    start: () => void start(),
    isOpening: download.busy,
    open: (format: LayerFormat) => void download.run(format),
  }
}
