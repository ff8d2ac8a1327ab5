/** The providers an installation takes money by, in the order they are offered. */
import type { Config } from '../config/config'
import type { Db } from '../db/client'
import { createAlipay } from './alipay'
import { createApple } from './apple'
import type { PaymentProvider } from './provider'
import { createSandbox } from './sandbox'
import { createWechatPay } from './wechat/wechat'

export function createPayments(
  { payment }: Pick<Config, 'payment'>,
  { db, secret, now }: { db: Db; secret: Uint8Array; now: () => Date },
): readonly PaymentProvider[] {
  const { wechat, alipay, apple, sandbox } = payment
  return [
    ...(wechat ? [createWechatPay(wechat, now)] : []),
    ...(alipay ? [createAlipay(alipay, now)] : []),
    ...(apple ? [createApple(apple, now)] : []),
    ...(sandbox ? [createSandbox({ db, secret, now })] : []),
  ]
}
