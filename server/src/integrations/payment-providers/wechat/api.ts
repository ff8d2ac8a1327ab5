/** Calls of WeChat Pay's API v3: signed by us, and their answers checked like notifications. */
import { z } from 'zod'
import type { WechatPayOptions } from './options'
import { createSealCheck, newNonce, signLines } from './signing'

const TIMEOUT_MS = 8_000

/** It answered, and the answer is no. */
export class WechatPayError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(`WeChat Pay answered ${status} ${code}`)
    this.name = 'WechatPayError'
  }
}

export interface WechatPayApi {
  /** `path` with its query. Rejects with WechatPayError, or when nothing genuine was answered. */
  call<T extends z.ZodType>(
    request: { method: 'GET' | 'POST'; path: string; body?: object },
    answer: T,
  ): Promise<z.output<T>>
}

const refusal = z.object({ code: z.string() })

export function createWechatPayApi(options: WechatPayOptions, now: () => Date): WechatPayApi {
  const { merchantId, serial, privateKey, apiUrl, platformKeys } = options
  const check = createSealCheck(platformKeys, now)
  /** With a public key of theirs we say which: otherwise they sign by a certificate. */
  const theirKey = Object.keys(platformKeys).find((name) => name.startsWith('PUB_KEY_ID_'))

  function authorization(method: string, path: string, body: string): string {
    const timestamp = String(Math.floor(now().getTime() / 1000))
    const nonce = newNonce()
    const signature = signLines(privateKey, [method, path, timestamp, nonce, body])
    const fields = Object.entries({
      mchid: merchantId,
      nonce_str: nonce,
      signature,
      timestamp,
      serial_no: serial,
    }).map(([name, value]) => `${name}="${value}"`)
    return `WECHATPAY2-SHA256-RSA2048 ${fields.join(',')}`
  }

  return {
    async call({ method, path, body }, answer) {
      const sent = body === undefined ? '' : JSON.stringify(body)
      const response = await fetch(`${apiUrl}${path}`, {
        method,
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'user-agent': 'moguang',
          authorization: authorization(method, path, sent),
          ...(theirKey !== undefined && { 'wechatpay-serial': theirKey }),
        },
        ...(sent !== '' && { body: sent }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const text = await response.text()
      if (!response.ok) {
        const read = refusal.safeParse(text.startsWith('{') ? JSON.parse(text) : null)
        throw new WechatPayError(response.status, read.data?.code ?? 'UNKNOWN')
      }
      const seal = check((name) => response.headers.get(name), text)
      if (seal !== 'genuine') throw new Error(`an answer of WeChat Pay is ${seal}`)
      return answer.parse(text === '' ? null : JSON.parse(text))
    },
  }
}
