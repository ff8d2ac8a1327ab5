import { useMemo, useState } from 'react'
import { planBatch } from '@contract/batch'
import { SEED_MAX } from '@contract/tools/define'
import { ApiError } from '@/api/error'
import { useWrite } from '@/api/useWrite'
import { useBalance } from '@/domain/credits/useScore'
import {
  showComparison,
  useComparisonRequest,
} from '@/domain/tool-form/compare/useComparisonRequest'
import type { Offer, Params } from '@/domain/tool-form/offer'
import { useOnline } from '@/platform/network'
import { useBatch } from '@/stores/batch'
import { useDraft } from '@/stores/draft'
import { useSession } from '@/stores/session'
import { buildCellParams, buildOrders } from './orders'

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
  const request = useComparisonRequest()

  const ordering = useWrite({
    meta: { errorShown: 'inline' },
    async mutationFn({ most }: { most: number }) {
      const cells = orders.chosen.slice(0, most)
      useBatch.getState().refuse(null)
      return request.send({
        orders: cells.map((cell) => buildCellParams({ params, offer, seed }, cell)),
        quotedCredits: orders.each * cells.length,
        batch: {
          template,
          lines,
          sameSeed,
          cells: cells.map(({ index }) => index),
          chosen: orders.chosen.map(({ index }) => index),
        },
      })
    },
    onError(error) {
      const failure = request.fail(error)
      const cell = readRefusedCell(error)
      const refused = orders.chosen.find(({ index }) => index === cell)
      if (refused) useBatch.getState().refuse({ prompt: refused.prompt, message: failure.message })
    },
    onSuccess(jobs) {
      if (showComparison(jobs)) useDraft.getState().remember(template)
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
