/** The providers an installation takes money by, in the order they are offered. */
import type { Db } from '../../platform/db/client'
import type { Keys } from '../../platform/lib/keys'
import { createAlipay } from './alipay'
import { createApple } from './apple'
import type { PaymentConfig } from './config'
import type { PaymentProvider } from './provider'
import { createSandbox } from './sandbox'
import { createWechatPay } from './wechat/wechat'
import { createWechatVirtual } from './wechat-virtual/wechat-virtual'

export function createPayments(
  { payment }: { payment: PaymentConfig },
  { db, keys, now }: { db: Db; keys: Keys; now: () => Date },
): readonly PaymentProvider[] {
  const { wechat, wechatVirtual, alipay, apple, sandbox } = payment
  return [
    ...(wechat ? [createWechatPay(wechat, now)] : []),
    ...(wechatVirtual ? [createWechatVirtual(wechatVirtual, now)] : []),
    ...(alipay ? [createAlipay(alipay, now)] : []),
    ...(apple ? [createApple(apple, now)] : []),
    ...(sandbox ? [createSandbox({ db, key: keys.of('sandbox-payment'), now })] : []),
  ]
}
