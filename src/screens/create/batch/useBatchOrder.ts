import { useMemo, useRef, useState } from 'react'
import { planBatch } from '@contract/batch'
import { SEED_MAX } from '@contract/tools/define'
import { call } from '@/api/call'
import { ApiError } from '@/api/error'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { useWrite } from '@/api/useWrite'
import { useBalance } from '@/domain/credits/useScore'
import { watchJob } from '@/domain/jobs/watch'
import type { Offer, Params } from '@/domain/tool-form/offer'
import { useRunningLayer } from '@/domain/tool-form/runningLayer'
import { parseSubmitFailure } from '@/domain/tool-run/failure'
import { makeId } from '@/lib/id'
import { useOnline } from '@/platform/network'
import { showErrorToast } from '@/platform/toast'
import { useBatch } from '@/stores/batch'
import { useDraft } from '@/stores/draft'
import { useSession } from '@/stores/session'
import { buildCellParams, buildOrders } from './orders'
import { texts } from './texts'

interface BatchOrderOptions {
  template: string
  params: Params
  offer: Offer
  onLogin: () => void
}

/** The cell whose order was refused; null where it was not one's. */
function readRefusedCell(error: unknown): number | null {
  const details = error instanceof ApiError ? error.details : null
  const { cell } = (details ?? {}) as Record<string, unknown>
  return typeof cell === 'number' ? cell : null
}

/** Price and order of the cells that are ticked. */
export function useBatchOrder({ template, params, offer, onLogin }: BatchOrderOptions) {
  const { lines, sameSeed, skipped } = useBatch()
  const isLogin = useSession((state) => state.isLogin)
  const online = useOnline()
  const balance = useBalance()
  const [ownSeed] = useState(() => Math.floor(Math.random() * (SEED_MAX + 1)))
  const seed = sameSeed ? (typeof params.seed === 'number' ? params.seed : ownSeed) : null
  const batch = useMemo(() => planBatch(template, lines), [template, lines])
  const orders = buildOrders({ batch, skipped, params, offer, seed, online, balance })
  /** An order without an answer is sent again under its request id. */
  const unheard = useRef<{ fingerprint: string; requestId: string } | null>(null)

  const ordering = useWrite({
    meta: { errorShown: 'inline' },
    async mutationFn({ most }: { most: number }) {
      const cells = orders.chosen.slice(0, most)
      const body = {
        orders: cells.map((cell) => buildCellParams({ params, offer, seed }, cell)),
        quotedCredits: orders.each * cells.length,
        batch: {
          template,
          lines,
          sameSeed,
          cells: cells.map(({ index }) => index),
          chosen: orders.chosen.map(({ index }) => index),
        },
      }
      const fingerprint = JSON.stringify(body)
      const requestId =
        unheard.current?.fingerprint === fingerprint ? unheard.current.requestId : makeId()
      unheard.current = { fingerprint, requestId }
      useBatch.getState().refuse(null)
      const { jobs } = await call('POST /api/generate/compare', { body: { requestId, ...body } })
      unheard.current = null
      void queryClient.invalidateQueries({ queryKey: keys.score })
      void queryClient.invalidateQueries({ queryKey: keys.jobLists })
      return jobs
    },
    onError(error) {
      const failure = parseSubmitFailure(error)
      if (!failure.mayHaveArrived) unheard.current = null
      void queryClient.invalidateQueries({ queryKey: keys.generateConfig })
      const cell = readRefusedCell(error)
      const refused = orders.chosen.find(({ index }) => index === cell)
      if (refused) useBatch.getState().refuse({ prompt: refused.prompt, message: failure.message })
      const changed = failure.code === 'QUOTE_CHANGED'
      showErrorToast(changed ? texts.quoteChanged : failure.message)
    },
    onSuccess(jobs) {
      const id = jobs[0]?.comparisonId
      if (!id) return
      useDraft.getState().remember(template)
      queryClient.setQueryData(keys.comparison(id), { jobs })
      jobs.forEach(watchJob)
      useRunningLayer.getState().openComparison(id)
    },
  })

  return {
    orders,
    busy: ordering.busy,
    /** @param most cells of those that are ticked, the first ones */
    send(most: number) {
      if (isLogin) void ordering.run({ most })
      else onLogin()
    },
  }
}
