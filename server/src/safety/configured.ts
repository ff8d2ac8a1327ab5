/** The safety check this installation asked for. */
import type { Config } from '../config/config'
import type { Safety } from './safety'
import { createWechatApi } from '../wechat/api'
import { createWechatSafety } from './wechat/wechat'
import { createWordSafety } from './words'

export function createSafety({ safety }: Pick<Config, 'safety'>): Safety {
  const local = createWordSafety()
  return safety.kind === 'local'
    ? local
    : createWechatSafety({ openId: safety.openId, local }, createWechatApi(safety))
}
