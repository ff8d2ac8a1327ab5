/** The safety check this installation asked for. */
import type { SafetyConfig } from './config'
import type { Safety } from './safety'
import { createWechatApi } from '../wechat/api'
import { createWechatSafety } from './wechat/wechat'
import { createWordSafety } from './words'

export function createSafety({ safety }: { safety: SafetyConfig }): Safety {
  const local = createWordSafety()
  return safety.kind === 'local'
    ? local
    : createWechatSafety({ openId: safety.openId, local }, createWechatApi(safety))
}
