/** The safety check this installation asked for. */
import type { Logger } from 'pino'
import type { SafetyConfig } from './config'
import { openOwnWords } from './own-words'
import type { Safety } from './safety'
import { createWechatApi } from '../wechat/api'
import { createAliyunVendor } from './aliyun/aliyun'
import { createRemoteSafety } from './remote'
import { createTencentVendor } from './tencent/tencent'
import { createWechatSafety } from './wechat/wechat'
import { createWordSafety } from './words'

export function createSafety({ safety }: { safety: SafetyConfig }, log?: Logger): Safety {
  const { wordsFile } = safety
  const own = openOwnWords(wordsFile, (error) => {
    log?.error({ err: error, wordsFile }, 'the file of own words was not read; the last ones hold')
  })
  const local = createWordSafety(own)
  switch (safety.kind) {
    case 'local':
      return local
    case 'wechat':
      return createWechatSafety({ openId: safety.openId, local }, createWechatApi(safety))
    case 'tencent':
      return createRemoteSafety(createTencentVendor(safety), local)
    case 'aliyun':
      return createRemoteSafety(createAliyunVendor(safety), local)
  }
}
