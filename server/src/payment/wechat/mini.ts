/** Paying within a mini-program: who pays there, and what its requestPayment wants. */
import { z } from 'zod'
import { AppError } from '../../http/errors'
import type { WechatPayOptions } from './options'
import { newNonce, signLines } from './signing'

const TIMEOUT_MS = 8_000
/** The code is made up, used or too old. */
const BAD_CODES = new Set([40_029, 40_163])

const sessionSchema = z.object({ openid: z.string().min(1).max(128) })
const failureSchema = z.object({ errcode: z.number().default(0) })

/** The payer's open id by a code of wx.login. Throws PARAM_INVALID for a code that is none. */
export async function openIdOf(options: WechatPayOptions, loginCode: string): Promise<string> {
  const query = new URLSearchParams({
    appid: options.miniAppId,
    secret: options.miniAppSecret,
    js_code: loginCode,
    grant_type: 'authorization_code',
  })
  const response = await fetch(`${options.miniApiUrl}/sns/jscode2session?${query.toString()}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const data: unknown = await response.json()
  const errcode = failureSchema.safeParse(data).data?.errcode ?? 0
  if (BAD_CODES.has(errcode)) throw new AppError('PARAM_INVALID')
  if (errcode !== 0) throw new Error(`WeChat answered ${errcode}`)
  return sessionSchema.parse(data).openid
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
