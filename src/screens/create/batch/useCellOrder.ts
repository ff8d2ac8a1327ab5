import { listCells, type Batch } from '@contract/batch'
import type { JobView } from '@contract/jobs'
import { call } from '@/api/call'
import { ApiError } from '@/api/error'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { useWrite } from '@/api/useWrite'
import { watchJob } from '@/domain/jobs/watch'
import { makeId } from '@/lib/id'
import { confirmModal } from '@/platform/modal'
import { mergeCells } from './cells'
import { texts } from './texts'

/** The price of today in a refusal of the order's own; null: it was refused for something else. */
function readChangedPrice(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.code !== 'QUOTE_CHANGED') return null
  const { credits } = (error.details ?? {}) as { credits?: unknown }
  return typeof credits === 'number' ? credits : null
}

interface Ordering {
  cells: readonly number[]
  requestId: string
}

/** Orders further cells of a batch, or failed ones once more. */
export function useCellOrder(batch: Batch, jobs: readonly JobView[]) {
  const [first] = jobs

  function buildOrder(cell: number): Record<string, unknown> {
    // A failed cell is painted again as it was, another one as its neighbours are.
    const same = jobs.find((job) => job.batch?.cell === cell)
    const params = (same ?? first)?.params ?? {}
    const prompt = listCells(batch)[cell]?.prompt
    const seed = same || first?.batch?.sameSeed ? {} : { seed: null }
    return { ...params, ...seed, prompt }
  }

  async function send({ cells, requestId }: Ordering, credits: number): Promise<JobView[] | null> {
    const place = first?.batch
    if (!first || !place || first.comparisonId === null) return null
    const { template, lines, sameSeed, chosen } = place
    const own = { template, lines, sameSeed, cells: [...cells], chosen: [...chosen] }
    const body = {
      requestId,
      orders: cells.map(buildOrder),
      quotedCredits: credits,
      batch: { ...own, comparisonId: first.comparisonId },
    }
    try {
      return (await call('POST /api/generate/compare', { body })).jobs
    } catch (error) {
      const now = readChangedPrice(error)
      if (now === null) throw error
      const agreed = await confirmModal({
        title: texts.priceTitle,
        content: texts.priceNow(credits, now),
        confirm: texts.agree,
        cancel: texts.notNow,
      })
      return agreed ? send({ cells, requestId }, now) : null
    }
  }

  const ordering = useWrite({
    // One id for a press: an answer that got lost is no second order when the call is sent again.
    mutationFn: (order: Ordering) => send(order, (first?.costCredits ?? 0) * order.cells.length),
    onSuccess(added) {
      const id = first?.comparisonId
      if (!added || !id) return
      queryClient.setQueryData<{ jobs: JobView[] }>(keys.comparison(id), (now) => ({
        jobs: mergeCells(now?.jobs ?? [], added),
      }))
      added.forEach(watchJob)
      void queryClient.invalidateQueries({ queryKey: keys.score })
      void queryClient.invalidateQueries({ queryKey: keys.jobLists })
    },
  })
  return {
    busy: ordering.busy,
    order: (cells: readonly number[]) => void ordering.run({ cells, requestId: makeId() }),
  }
}
