/** The providers an installation takes money by, in the order they are offered. */
import type { Config } from '../config'
import type { Db } from '../db/client'
import type { PaymentProvider } from './provider'
import { createSandbox } from './sandbox'

export function createPayments(
  config: Config,
  { db, secret, now }: { db: Db; secret: Uint8Array; now: () => Date },
): readonly PaymentProvider[] {
  return config.payment.sandbox ? [createSandbox({ db, secret, now })] : []
}
