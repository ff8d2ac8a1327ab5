/**
 * Calls of WeChat's server API. The token is the stable one: asking again does not end the token
 * that other processes use.
 */
import { z } from 'zod'

const TIMEOUT_MS = 8_000
/** Renewed before its end, so that no call carries one that dies on the way. */
const RENEW_BEFORE_MS = 300_000
/** The token is not (or no longer) one. */
const TOKEN_ERRORS = new Set([40_001, 40_014, 42_001])

export class WechatError extends Error {
  constructor(
    readonly errcode: number | null,
    options?: ErrorOptions,
  ) {
    super(errcode === null ? 'WeChat did not answer' : `WeChat answered ${errcode}`, options)
    this.name = 'WechatError'
  }
}

export interface WechatApi {
  /** Rejects with WechatError. */
  post<T extends z.ZodType>(path: string, body: object, answer: T): Promise<z.output<T>>
}

const failureSchema = z.object({ errcode: z.number().optional() })
const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

export function createWechatApi(options: {
  apiUrl: string
  appId: string
  appSecret: string
}): WechatApi {
  let token: { value: Promise<string>; untilMs: number } | null = null

  async function send<T extends z.ZodType>(url: string, body: object, answer: T) {
    let data: unknown
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      data = await response.json()
    } catch (error) {
      throw new WechatError(null, { cause: error })
    }
    const { errcode = 0 } = failureSchema.safeParse(data).data ?? {}
    if (errcode !== 0) throw new WechatError(errcode)
    const read = answer.safeParse(data)
    if (!read.success) throw new WechatError(null, { cause: read.error })
    return read.data
  }

  async function freshToken(): Promise<string> {
    const { appId, appSecret, apiUrl } = options
    const ask = { grant_type: 'client_credential', appid: appId, secret: appSecret }
    const answer = await send(`${apiUrl}/cgi-bin/stable_token`, ask, tokenSchema)
    token = {
      value: Promise.resolve(answer.access_token),
      untilMs: Date.now() + answer.expires_in * 1000 - RENEW_BEFORE_MS,
    }
    return answer.access_token
  }

  function currentToken(): Promise<string> {
    if (token && Date.now() < token.untilMs) return token.value
    const value = freshToken()
    // Whoever comes meanwhile waits for the same one; a failed one is not kept.
    token = { value, untilMs: Date.now() + TIMEOUT_MS }
    value.catch(() => (token = null))
    return value
  }

  return {
    async post(path, body, answer) {
      const call = async () => {
        const url = `${options.apiUrl}${path}?access_token=${await currentToken()}`
        return send(url, body, answer)
      }
      return call().catch((error: unknown) => {
        if (!(error instanceof WechatError) || !TOKEN_ERRORS.has(error.errcode ?? 0)) throw error
        token = null
        return call()
      })
    },
  }
}
