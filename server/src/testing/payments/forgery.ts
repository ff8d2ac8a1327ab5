/** Forged payment messages. */
import type { NotificationRequest } from '../../integrations/payment-providers/provider'

export interface Forgery extends NotificationRequest {
  /** The forged part. */
  readonly name: string
}

export interface Target {
  readonly id: string
  readonly priceFen: number
}

/** Numbers that are no order of the target's. */
export function otherOrders({ id }: Target): string[] {
  return ['0', `${id}0`, id.slice(1), ` ${id}`, '9'.repeat(24), "' or 1=1 --", '../../x']
}

export const HOUR_MS = 3_600_000

export const later = (ms: number) => new Date(Date.now() + ms)
