/**
 * Calls of WeChat's server API. The token is the stable one: requesting it again does not end the
 * token that other processes use. Addresses carry secrets, so no error contains one.
 */
import { z } from 'zod'

const TIMEOUT_MS = 8_000
/** Renewed before its end, so that no call carries one that dies on the way. */
const RENEW_BEFORE_MS = 300_000
/** The token is not (or no longer) one. */
const TOKEN_ERRORS = new Set([40_001, 40_014, 42_001])

export interface WechatApp {
  readonly apiUrl: string
  readonly appId: string
  readonly appSecret: string
  /** Timeout of an answer. */
  readonly timeoutMs?: number
}

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
  /** `sign`: what the address carries besides the token, over the body's text. Rejects with WechatError. */
  post<T extends z.ZodType>(
    path: string,
    body: object,
    answer: T,
    sign?: (text: string) => Record<string, string>,
  ): Promise<z.output<T>>
  /** For calls that answer with a picture, and with JSON only where they refuse. */
  postForPicture(path: string, body: object): Promise<Picture>
}

export interface Picture {
  readonly bytes: Buffer
  readonly mime: string
}

const failureSchema = z.object({ errcode: z.number().optional() })
const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })
const openId = z.string().trim().min(1).max(128)
const ownerSchema = z.object({ openid: openId })
const sessionSchema = z.object({ openid: openId, session_key: z.string().min(1).max(128) })

async function fetchAnswer(url: string, init: RequestInit, timeoutMs: number) {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const mime = response.headers.get('content-type') ?? ''
    return { mime, bytes: Buffer.from(await response.arrayBuffer()) }
  } catch (error) {
    throw new WechatError(null, { cause: error })
  }
}

/** Undefined for invalid JSON; the reason is omitted, for it would quote the answer. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** GET without a body, POST with one. Rejects with WechatError. */
async function send<T extends z.ZodType>(
  { timeoutMs = TIMEOUT_MS }: WechatApp,
  { url, body }: { url: string; body?: string },
  answer: T,
): Promise<z.output<T>> {
  const headers = { 'content-type': 'application/json' }
  const init = body !== undefined && { method: 'POST', headers, body }
  const { bytes } = await fetchAnswer(url, init || {}, timeoutMs)
  const data = parse(bytes.toString('utf8'))
  const { errcode = 0 } = failureSchema.safeParse(data).data ?? {}
  if (errcode !== 0) throw new WechatError(errcode)
  const read = answer.safeParse(data)
  if (!read.success) throw new WechatError(null, { cause: read.error })
  return read.data
}

/** Rejects with WechatError for whatever is no picture. */
async function sendForPicture(
  { timeoutMs = TIMEOUT_MS }: WechatApp,
  { url, body }: { url: string; body: string },
): Promise<Picture> {
  const headers = { 'content-type': 'application/json' }
  const { bytes, mime } = await fetchAnswer(url, { method: 'POST', headers, body }, timeoutMs)
  if (/^image\//.test(mime)) return { bytes, mime }
  throw new WechatError(
    failureSchema.safeParse(parse(bytes.toString('utf8'))).data?.errcode ?? null,
  )
}

async function exchangeLoginCode<T extends z.ZodType>(
  app: WechatApp,
  loginCode: string,
  answer: T,
): Promise<z.output<T>> {
  const query = new URLSearchParams({
    appid: app.appId,
    secret: app.appSecret,
    js_code: loginCode,
    grant_type: 'authorization_code',
  })
  const url = `${app.apiUrl}/sns/jscode2session?${query.toString()}`
  return send(app, { url }, answer)
}

/** Whose a code of wx.login is. The session key that comes along is dropped here. */
export async function fetchOpenId(app: WechatApp, loginCode: string): Promise<string> {
  return (await exchangeLoginCode(app, loginCode, ownerSchema)).openid
}

/** User of a code of wx.login, with the session key, which must not be stored. */
export async function fetchSession(
  app: WechatApp,
  loginCode: string,
): Promise<{ openId: string; sessionKey: string }> {
  const found = await exchangeLoginCode(app, loginCode, sessionSchema)
  return { openId: found.openid, sessionKey: found.session_key }
}

export function createWechatApi(app: WechatApp): WechatApi {
  let token: { value: Promise<string>; untilMs: number } | null = null

  async function freshToken(): Promise<string> {
    const { appId, appSecret, apiUrl } = app
    const body = JSON.stringify({
      grant_type: 'client_credential',
      appid: appId,
      secret: appSecret,
    })
    const answer = await send(app, { url: `${apiUrl}/cgi-bin/stable_token`, body }, tokenSchema)
    token = {
      value: Promise.resolve(answer.access_token),
      untilMs: Date.now() + answer.expires_in * 1000 - RENEW_BEFORE_MS,
    }
    return answer.access_token
  }

  function currentToken(): Promise<string> {
    if (token && Date.now() < token.untilMs) return token.value
    const value = freshToken()
    // Concurrent callers wait for the same one; a failed one is not cached.
    token = { value, untilMs: Date.now() + TIMEOUT_MS }
    value.catch(() => (token = null))
    return value
  }

  /** Once more with a new token where the old one was refused. */
  async function withToken<R>(
    path: string,
    more: Record<string, string>,
    call: (url: string) => Promise<R>,
  ): Promise<R> {
    const run = async () => {
      const query = new URLSearchParams({ access_token: await currentToken(), ...more })
      return call(`${app.apiUrl}${path}?${query.toString()}`)
    }
    return run().catch((error: unknown) => {
      if (!(error instanceof WechatError) || !TOKEN_ERRORS.has(error.errcode ?? 0)) throw error
      token = null
      return run()
    })
  }

  return {
    post(path, body, answer, sign) {
      const text = JSON.stringify(body)
      return withToken(path, sign?.(text) ?? {}, (url) => send(app, { url, body: text }, answer))
    },
    postForPicture: (path, body) =>
      withToken(path, {}, (url) => sendForPicture(app, { url, body: JSON.stringify(body) })),
  }
}
