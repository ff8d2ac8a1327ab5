/** WeChat's server API as it behaves towards a mini-program that signs people in. */
import { randomBytes } from 'node:crypto'
import { listen, type MockResponse, type ReceivedRequest } from './payments/http-server'

const CODE_MS = 5 * 60_000
const TOKEN_SECONDS = 7_200
/** Prefix of a made-up code of a scripted phone; see tests/mini/host. */
const SCRIPTED = 'scripted-'

interface Code<T> {
  readonly subject: T
  readonly untilMs: number
  used: boolean
}

export interface ShownNumber {
  readonly phone: string
  readonly countryCode: string
  /** App the number was shown to. */
  readonly appId: string
}

const APP = { appId: 'wxmini0000000001', appSecret: 'mini-secret-0001' }

const json = (body: object): MockResponse => ({
  // As WeChat names it.
  headers: { 'content-type': 'text/plain' },
  body: JSON.stringify(body),
})
const failure = (errcode: number, errmsg: string) =>
  json({ errcode, errmsg: `${errmsg}, rid: ${randomBytes(8).toString('hex')}` })

/** Codes that are good once and for five minutes. */
class Codes<T> {
  private readonly known = new Map<string, Code<T>>()

  /** `guest`: whom unknown codes of a scripted phone stand for. */
  constructor(private readonly guest: T | null) {}

  make(subject: T, code = randomBytes(16).toString('hex')): string {
    this.known.set(code, { subject, untilMs: Date.now() + CODE_MS, used: false })
    return code
  }

  /** The meaning of a code, or the answer that refuses it. */
  take(code: string): { subject: T } | { refusal: MockResponse } {
    if (this.guest !== null && !this.known.has(code) && code.startsWith(SCRIPTED)) {
      this.make(this.guest, code)
    }
    const found = this.known.get(code)
    if (!found || found.untilMs < Date.now()) return { refusal: failure(40_029, 'invalid code') }
    if (found.used) return { refusal: failure(40_163, 'code been used') }
    found.used = true
    return { subject: found.subject }
  }
}

interface Guest {
  readonly openId: string
  readonly phone: string
}

/** Request for a code: the query of a page, and the page. */
interface CodeOrder {
  readonly scene: string
  readonly page: string
}

interface MiniOptions {
  /** The picture of a code; null: WeChat knows no such page. */
  readonly codeOf?: (order: CodeOrder) => Buffer | null
  /** User of the scripted phone in the mini-program's tests. */
  readonly guest?: Guest | null
  /** Further calls, with a valid token; null: not one of them. */
  readonly more?: (request: ReceivedRequest) => MockResponse | null
}

export async function startWechatMini({
  guest = null,
  codeOf = () => null,
  more = () => null,
}: MiniOptions = {}) {
  const logins = new Codes<string>(guest?.openId ?? null)
  const mainland = (phone: string): ShownNumber => ({ phone, countryCode: '86', appId: APP.appId })
  const numbers = new Codes<ShownNumber>(guest && mainland(guest.phone))
  const scripted: (MockResponse | null)[] = []
  let token = { value: '', endsWith: 0 }
  let tokens = 0

  function answerSession({ path }: ReceivedRequest): MockResponse {
    const query = new URL(path, 'http://wechat').searchParams
    if (query.get('appid') !== APP.appId) return failure(40_013, 'invalid appid')
    if (query.get('secret') !== APP.appSecret) return failure(40_125, 'invalid appsecret')
    if (query.get('grant_type') !== 'authorization_code') return failure(40_002, 'grant_type')
    const found = logins.take(query.get('js_code') ?? '')
    if ('refusal' in found) return found.refusal
    const openid = found.subject
    return json({ session_key: buildSessionKey(openid), openid, unionid: `union-${openid}` })
  }

  function stableToken({ body }: ReceivedRequest): MockResponse {
    const { appid, secret } = JSON.parse(body) as Record<string, unknown>
    if (appid !== APP.appId) return failure(40_013, 'invalid appid')
    if (secret !== APP.appSecret) return failure(40_125, 'invalid appsecret')
    // The same one as long as it lives.
    if (token.value === '' || token.endsWith !== 0) {
      token = { value: `access-token-${++tokens}`, endsWith: 0 }
    }
    return json({ access_token: token.value, expires_in: TOKEN_SECONDS })
  }

  function tokenTrouble({ path }: ReceivedRequest): MockResponse | null {
    const accessToken = new URL(path, 'http://wechat').searchParams.get('access_token')
    if (accessToken !== token.value) return failure(40_001, 'invalid credential')
    return token.endsWith === 0 ? null : failure(token.endsWith, 'access_token expired')
  }

  function phoneNumber({ body }: ReceivedRequest): MockResponse {
    const found = numbers.take(String((JSON.parse(body) as { code?: unknown }).code))
    if ('refusal' in found) return found.refusal
    const { phone, countryCode, appId } = found.subject
    const phoneNumber = countryCode === '86' ? phone : `+${countryCode}${phone}`
    const watermark = { timestamp: Math.floor(Date.now() / 1000), appid: appId }
    const info = { phoneNumber, purePhoneNumber: phone, countryCode, watermark }
    return json({ errcode: 0, errmsg: 'ok', phone_info: info })
  }

  function unlimitedCode({ body }: ReceivedRequest): MockResponse {
    const { scene, page = '' } = JSON.parse(body) as { scene?: unknown; page?: string }
    const fits = typeof scene === 'string' && /^[\w!#$&'()*+,/:;=?@.~-]{1,32}$/.test(scene)
    if (!fits) return failure(40_129, 'invalid scene')
    if (page.startsWith('/')) return failure(41_030, 'invalid page')
    const picture = codeOf({ scene, page })
    if (picture === null) return failure(41_030, 'invalid page')
    return { headers: { 'content-type': 'image/jpeg' }, body: '', bytes: picture }
  }

  const server = await listen((request) => {
    const next = scripted.shift()
    if (next !== undefined) return next
    const path = request.path.split('?')[0]
    if (path === '/sns/jscode2session') return answerSession(request)
    if (path === '/cgi-bin/stable_token') return stableToken(request)
    const trouble = tokenTrouble(request)
    if (trouble) return trouble
    if (path === '/wxa/business/getuserphonenumber') return phoneNumber(request)
    if (path === '/wxa/getwxacodeunlimit') return unlimitedCode(request)
    return more(request) ?? { status: 404, body: '' }
  })

  return {
    ...server,
    app: { ...APP, apiUrl: server.url },
    env: { WECHAT_APP_ID: APP.appId, WECHAT_APP_SECRET: APP.appSecret, WECHAT_API_URL: server.url },
    /** The wx.login code of the user with this open id. */
    loginCode: (openId: string) => logins.make(openId),
    /** The code of the phone number button. */
    phoneCode: (phone: string, other: Partial<ShownNumber> = {}) =>
      numbers.make({ ...mainland(phone), ...other }),
    /** The next questions, whatever they are, are answered so; null: not at all. */
    answerNext: (...answers: (MockResponse | null)[]) => void scripted.push(...answers),
    failNext: (errcode: number, errmsg: string) => void scripted.push(failure(errcode, errmsg)),
    /** From now on the token is refused with this. */
    endToken: (errcode: number) => void (token = { ...token, endsWith: errcode }),
    countIssuedTokens: () => tokens,
  }
}

export type WechatMini = Awaited<ReturnType<typeof startWechatMini>>

/** Never leaves WeChat and this server. */
export function buildSessionKey(openId: string): string {
  return Buffer.from(`session key of ${openId}`).toString('base64')
}
