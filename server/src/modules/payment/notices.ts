/** What providers tell us without being asked. */
import type { Deps } from '../../ports'
import { newId } from '../../lib/ids'
import type { Notice, NoticeRequest, PaymentProvider } from '../../payment/provider'
import { alarm } from './asking'
import { applyPaid, applyRefunded, type Outcome } from './machine'
import { insertNotice } from './repository'
import { texts } from './texts'

async function keep(
  deps: Deps,
  provider: PaymentProvider,
  notice: Notice,
  outcome: Outcome,
): Promise<void> {
  const { noticeId, kind, body, orderId } = notice
  await insertNotice(deps.db, {
    id: newId(),
    provider: provider.id,
    createdAt: deps.now(),
    ...{ noticeId, kind, body, orderId, outcome },
  })
}

async function act(deps: Deps, provider: PaymentProvider, notice: Notice): Promise<Outcome> {
  if (notice.kind === 'other') return 'ignored'
  return deps.db.transaction((tx) =>
    notice.kind === 'paid'
      ? applyPaid(deps, tx, provider.id, notice)
      : applyRefunded(deps, tx, { ...notice, reason: texts.refundedThere }),
  )
}

/**
 * Believes only what the provider's own check let through; repeats and twins change nothing.
 * Throws NoticeRefused.
 */
export async function receiveNotice(
  deps: Deps,
  provider: PaymentProvider,
  request: NoticeRequest,
): Promise<Outcome> {
  const notice = await provider.readNotice(request)
  const outcome = await act(deps, provider, notice)
  await keep(deps, provider, notice, outcome)
  alarm(deps, { outcome, orderId: notice.orderId, provider: provider.id })
  return outcome
}
