/** WeChat's call for subscribe messages, as its documents describe it: permits, value rules, errors. */
import type { MockResponse, ReceivedRequest } from './payments/http-server'

interface SentMessage {
  readonly touser: string
  readonly template_id: string
  readonly page?: string
  readonly data: Readonly<Record<string, { value: string }>>
  readonly miniprogram_state: string
}

/** Letters at most by kind of keyword. */
const LIMITS: Readonly<Record<string, number>> = { thing: 20, phrase: 5, name: 10 }
const TIME = /^(\d{4}年\d{1,2}月\d{1,2}日 )?\d{2}:\d{2}$/

/** True for a value that WeChat takes. */
function fits(keyword: string, value: string): boolean {
  const kind = keyword.replace(/\d+$/, '')
  if (value === '' || value.includes('\n')) return false
  if (kind === 'time') return TIME.test(value)
  if (kind === 'phrase' && !/^\p{Script=Han}+$/u.test(value)) return false
  return [...value].length <= (LIMITS[kind] ?? 0)
}

const answer = (errcode: number, errmsg: string): MockResponse => ({
  headers: { 'content-type': 'text/plain' },
  body: JSON.stringify({ errcode, errmsg }),
})

/**
 * @param templates keywords by template id
 * @param pages of the released version
 */
export function createSubscribeCalls({
  templates,
  pages,
}: {
  templates: Readonly<Record<string, readonly string[]>>
  pages: readonly string[]
}) {
  const permits = new Map<string, number>()
  const sent: SentMessage[] = []
  const failures: number[] = []
  const keyOf = (openId: string, template: string) => `${openId} ${template}`

  function send({ body }: ReceivedRequest): MockResponse {
    const failure = failures.shift()
    if (failure !== undefined) return answer(failure, 'scripted')
    const message = JSON.parse(body) as SentMessage
    const { touser, template_id, page, data } = message
    const keywords = templates[template_id]
    if (!keywords) return answer(40_037, 'invalid template_id')
    if (!/^o-/.test(touser)) return answer(40_003, 'invalid openid')
    if (page !== undefined && !pages.includes(page.split('?')[0] ?? ''))
      return answer(41_030, 'invalid page')
    const wrong = keywords.find((keyword) => !fits(keyword, data[keyword]?.value ?? ''))
    if (wrong) return answer(47_003, `argument invalid! data.${wrong}.value`)
    const key = keyOf(touser, template_id)
    const left = permits.get(key) ?? 0
    if (left === 0) return answer(43_101, 'user refuse to accept the msg')
    permits.set(key, left - 1)
    sent.push(message)
    return answer(0, 'ok')
  }

  return {
    sent,
    /** For `more` of startWechatMini. */
    more: (request: ReceivedRequest): MockResponse | null =>
      request.path.split('?')[0] === '/cgi-bin/message/subscribe/send' ? send(request) : null,
    allow: (openId: string, template: string, count = 1) =>
      void permits.set(keyOf(openId, template), count),
    failNext: (...codes: number[]) => void failures.push(...codes),
  }
}
