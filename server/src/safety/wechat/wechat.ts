/**
 * WeChat's checks over the local list: msg_sec_check (version 2) for texts, media_check_async for
 * pictures. Both want the open id of somebody who used the mini-program lately.
 */
import { z } from 'zod'
import type { Safety } from '../safety'
import type { WechatApi } from '../../wechat/api'
import { unchecked } from '../remarks'
import { remarkOf } from './labels'

/** 论坛: shown to everybody. */
const SCENE_FORUM = 3
const VERSION = 2
const MEDIA_IMAGE = 2
const MAX_CHARACTERS = 2500

export const result = z.object({
  suggest: z.enum(['pass', 'review', 'risky']),
  label: z.number().int(),
})
const textAnswer = z.object({
  result,
  detail: z.array(z.object({ keyword: z.string().optional() })).default([]),
})
const mediaAnswer = z.object({ trace_id: z.string().min(1).max(200) })

export function createWechatSafety(
  { openId, local }: { openId: string; local: Safety },
  api: WechatApi,
): Safety {
  const common = { version: VERSION, scene: SCENE_FORUM, openid: openId }

  async function checkRemotely(content: string) {
    const answer = await api.post('/wxa/msg_sec_check', { ...common, content }, textAnswer)
    const { result: found, detail } = answer
    if (found.suggest === 'risky') {
      const words = detail.flatMap(({ keyword }) => keyword?.split(',') ?? [])
      return { allowed: false, words: [...new Set(words.filter(Boolean))] } as const
    }
    const remark = remarkOf('文字', found)
    return { allowed: true, remarks: remark === null ? [] : [remark] } as const
  }

  return {
    check: (texts) => local.check(texts),

    async checkPublic(texts) {
      const verdict = await local.checkPublic(texts)
      if (!verdict.allowed) return verdict
      const content = [...texts.join('\n')].slice(0, MAX_CHARACTERS).join('')
      // Out of reach is no reason to refuse: a reviewer reads it in any case.
      return checkRemotely(content).catch(() => ({ allowed: true, remarks: [unchecked('文字')] }))
    },

    async checkPicture({ url }) {
      const question = { ...common, media_url: url, media_type: MEDIA_IMAGE }
      const answer = await api.post('/wxa/media_check_async', question, mediaAnswer)
      return { traceId: answer.trace_id }
    },
  }
}
