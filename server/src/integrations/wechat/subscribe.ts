/** Sending one subscribe message (`/cgi-bin/message/subscribe/send`). */
import { z } from 'zod'
import { WechatError, type WechatApi } from './api'
import type { SubscribeField, TemplateSetup } from './subscribe-config'

export interface SubscribeMessage {
  readonly openId: string
  readonly template: TemplateSetup
  readonly values: Readonly<Record<SubscribeField, string>>
  /** Page with query, without a leading slash. */
  readonly page: string
  readonly state: 'developer' | 'trial' | 'formal'
}

/**
 * `sent`; `refused`: no permit is left (43101) or the open id is none; `setup`: template, page or a
 * value is wrong; `later`.
 */
export interface SubscribeOutcome {
  readonly result: 'sent' | 'refused' | 'setup' | 'later'
  readonly errcode: number | null
}

const NO_PERMIT = 43_101
const WRONG_OPEN_ID = 40_003
const NO_SUCH_PAGE = 41_030
const SETUP_ERRORS = new Set([40_037, 47_003, NO_SUCH_PAGE])

/** Longest value by kind of keyword, in code points; a longer one is refused (47003). */
const LIMITS: Readonly<Record<string, number>> = {
  thing: 20,
  phrase: 5,
  name: 10,
  time: 32,
  date: 32,
}

function clip(keyword: string, value: string): string {
  const most = LIMITS[keyword.replace(/\d+$/, '')] ?? LIMITS.phrase
  const line = value.replaceAll(/\s+/g, ' ').trim()
  return [...line].slice(0, most).join('') || '-'
}

function buildData({ template, values }: SubscribeMessage): Record<string, { value: string }> {
  const { keywords } = template
  const fields = Object.entries(keywords) as [SubscribeField, string][]
  return Object.fromEntries(
    fields.map(([field, keyword]) => [keyword, { value: clip(keyword, values[field]) }]),
  )
}

const answer = z.object({ errcode: z.number().optional() })

/** Never throws for what WeChat answers. */
export async function sendSubscribeMessage(
  api: WechatApi,
  message: SubscribeMessage,
): Promise<SubscribeOutcome> {
  const send = (page: string | null) =>
    api.post(
      '/cgi-bin/message/subscribe/send',
      {
        touser: message.openId,
        template_id: message.template.id,
        ...(page !== null && { page }),
        data: buildData(message),
        miniprogram_state: message.state,
        lang: 'zh_CN',
      },
      answer,
    )
  try {
    await send(message.page).catch((error: unknown) => {
      // The released version has no such page: the message arrives without a place to open.
      if (error instanceof WechatError && error.errcode === NO_SUCH_PAGE) return send(null)
      throw error
    })
    return { result: 'sent', errcode: 0 }
  } catch (error) {
    const errcode = error instanceof WechatError ? error.errcode : null
    if (errcode === NO_PERMIT || errcode === WRONG_OPEN_ID) return { result: 'refused', errcode }
    if (errcode !== null && SETUP_ERRORS.has(errcode)) return { result: 'setup', errcode }
    return { result: 'later', errcode }
  }
}
