/** The safety check this installation asked for. */
import type { Logger } from 'pino'
import type { SafetyConfig } from './config'
import { openOwnWords } from './own-words'
import type { Safety } from './safety'
import { createWechatApi } from '../wechat/api'
import { createWechatSafety } from './wechat/wechat'
import { createWordSafety } from './words'

export function createSafety({ safety }: { safety: SafetyConfig }, log?: Logger): Safety {
  const { wordsFile } = safety
  const own = openOwnWords(wordsFile, (error) => {
    log?.error({ err: error, wordsFile }, 'the file of own words was not read; the last ones hold')
  })
  const local = createWordSafety(own)
  return safety.kind === 'local'
    ? local
    : createWechatSafety({ openId: safety.openId, local }, createWechatApi(safety))
}
