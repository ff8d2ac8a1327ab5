/**
 * WeChat's checks over the local list: msg_sec_check (version 2) for texts, media_check_async for
 * pictures. Both want the author's own open id, used in the mini-program within two hours.
 */
import { z } from 'zod'
import { SafetyDown, type Safety } from '../safety'
import { WechatError, type WechatApi } from '../../wechat/api'
import { unchecked } from '../texts'
import { formatRemark } from './labels'

/** 论坛: shown to everybody. */
const SCENE_FORUM = 3
/** 社交日志: seen by its author alone. */
const SCENE_LOG = 4
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

interface WechatSafetyParts {
  /** The lists of words; they come first. */
  readonly local: Safety
  /** Check for users without an open id; null: none, and the reviewer gets a remark. */
  readonly elsewhere: Safety | null
  openIdOf(userId: string): Promise<string | null>
  /** Address of a copy for WeChat. */
  copyUrl(storageKey: string): string
}

/** Error for a user who was not in the mini-program within two hours. */
const NOT_RECENT = 61_010

const saysWhy = (error: unknown, errcode: number) =>
  error instanceof WechatError && error.errcode === errcode

export function createWechatSafety(parts: WechatSafetyParts, api: WechatApi): Safety {
  const { local, elsewhere, openIdOf, copyUrl } = parts
  const findAuthor = async (by: string | undefined) => (by === undefined ? null : openIdOf(by))
  const common = (openid: string) => ({ version: VERSION, openid })

  async function checkRemotely(openid: string, scene: number, texts: readonly string[]) {
    const content = [...texts.join('\n')].slice(0, MAX_CHARACTERS).join('')
    const question = { ...common(openid), scene, content }
    const { result: found, detail } = await api.post('/wxa/msg_sec_check', question, textAnswer)
    if (found.suggest === 'risky') {
      const words = detail.flatMap(({ keyword }) => keyword?.split(',') ?? [])
      return { allowed: false, words: [...new Set(words.filter(Boolean))] } as const
    }
    const remark = formatRemark('words', found)
    return { allowed: true, remarks: remark === null ? [] : [remark] } as const
  }

  /** Not passed and not refused: the check did not happen. */
  const notChecked = { allowed: true, remarks: [unchecked('words')] } as const

  return {
    refusedHere: (texts) => local.refusedHere(texts),
    refusedInPublic: (texts) => local.refusedInPublic(texts),
    async check(texts, by) {
      const verdict = await local.check(texts, by)
      const openid = verdict.allowed ? await findAuthor(by) : null
      if (openid === null) return verdict
      return checkRemotely(openid, SCENE_LOG, texts).catch((error: unknown) => {
        // Users outside the mini-program cannot be checked there.
        if (saysWhy(error, NOT_RECENT)) return verdict
        throw new SafetyDown('prompts were not checked', { cause: error })
      })
    },

    async checkPublic(texts, by) {
      const verdict = await local.checkPublic(texts, by)
      if (!verdict.allowed) return verdict
      const openid = await findAuthor(by)
      if (openid === null) return elsewhere ? elsewhere.checkPublic(texts, by) : notChecked
      // An unreachable service neither refuses nor passes: the text gets a remark for the reviewer.
      return checkRemotely(openid, SCENE_FORUM, texts).catch((error: unknown) =>
        saysWhy(error, NOT_RECENT) && elsewhere ? elsewhere.checkPublic(texts, by) : notChecked,
      )
    },

    async checkPicture(picture, by) {
      const openid = await findAuthor(by)
      if (openid === null) {
        return elsewhere ? elsewhere.checkPicture(picture, by) : { remarks: [unchecked('picture')] }
      }
      const media_url = copyUrl(picture.key)
      const question = { ...common(openid), scene: SCENE_FORUM, media_url, media_type: MEDIA_IMAGE }
      const answer = await api.post('/wxa/media_check_async', question, mediaAnswer)
      return { traceId: answer.trace_id }
    },
  }
}
