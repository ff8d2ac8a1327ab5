/** Paying within a mini-program: who pays there, and what its requestPayment wants. */
import { AppError } from '../../lib/errors'
import { openIdOf, WechatError } from '../../wechat/api'
import type { WechatPayOptions } from './options'
import { newNonce, signLines } from './signing'

/** The code is made up, used or too old. */
const BAD_CODES = new Set([40_029, 40_163])

/** The payer's open id by a code of wx.login. Throws PARAM_INVALID for a code that is none. */
export async function payerOf(options: WechatPayOptions, loginCode: string): Promise<string> {
  const { miniAppId: appId, miniAppSecret: appSecret, miniApiUrl: apiUrl } = options
  return openIdOf({ appId, appSecret, apiUrl }, loginCode).catch((error: unknown) => {
    const isBadCode = error instanceof WechatError && BAD_CODES.has(error.errcode ?? 0)
    throw isBadCode ? new AppError('PARAM_INVALID', { cause: error }) : error
  })
}

/** What wx.requestPayment is called with. */
export function payParams(
  { miniAppId, privateKey }: WechatPayOptions,
  prepayId: string,
  now: Date,
): Record<string, string> {
  const timeStamp = String(Math.floor(now.getTime() / 1000))
  const nonceStr = newNonce()
  const pack = `prepay_id=${prepayId}`
  const paySign = signLines(privateKey, [miniAppId, timeStamp, nonceStr, pack])
  return { timeStamp, nonceStr, package: pack, signType: 'RSA', paySign }
}
