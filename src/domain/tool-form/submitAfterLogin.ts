/** Submits an order after login, at the price that was shown before. */
import { useEffect } from 'react'
import { loginUrlFor } from '@/domain/navigation/decide'
import { go } from '@/domain/navigation/navigate'
import { useLatest } from '@/lib/useLatest'
import { stackAddresses } from '@/platform/pages'
import { useWaiting, wishFor } from '@/stores/waiting'
import type { PriceButton } from './ready'

/** To sign in; the order waits. */
export function submitAfterLogin(tool: string, credits: number): void {
  useWaiting.getState().wait({ tool, credits })
  void go('navigate', loginUrlFor(stackAddresses().at(-1) ?? '/'))
}

interface Orderable {
  isLogin: boolean
  /** null until it is known. */
  balance: number | null
  button: PriceButton
  order: (credits: number) => Promise<unknown>
}

/** Gives the waiting order once it can be judged; what costs more now, or cannot be done, is dropped. */
export function useWaitingOrder(
  tool: string,
  { isLogin, balance, button, order }: Orderable,
): void {
  const latest = useLatest(order)
  const credits = isLogin && balance !== null ? wishFor(tool)?.credits : undefined
  const quoted = button.kind === 'ready' ? button.credits : null
  const settled = button.kind === 'ready' || button.kind === 'blocked'
  useEffect(() => {
    if (credits === undefined || !settled) return
    useWaiting.getState().drop()
    if (quoted !== null && quoted <= credits) void latest.current(quoted)
  }, [credits, quoted, settled, latest])
}
