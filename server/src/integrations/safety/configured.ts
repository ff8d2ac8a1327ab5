/** The configured safety check. */
import type { Logger } from 'pino'
import type { Db } from '../../platform/db/client'
import type { Keys } from '../../platform/lib/keys'
import { openIdOfUser } from './author'
import type { CloudSafetyConfig, SafetyConfig } from './config'
import { openOwnWords, withStored } from './own-words'
import type { Safety } from './safety'
import { createWechatApi } from '../wechat/api'
import { createAliyunVendor } from './aliyun/aliyun'
import { addVendorToPublicChecks, type Vendor } from './remote'
import { createTencentVendor } from './tencent/tencent'
import { copyPath } from './wechat/copies'
import { createWechatSafety } from './wechat/wechat'
import { readStoredWords } from './stored-words'
import { createWordSafety } from './words'

interface SafetyDeps {
  readonly db: Db
  readonly keys: Keys
  readonly now: () => Date
  readonly log?: Logger
}

interface SafetySettings {
  readonly safety: SafetyConfig
  readonly publicUrl: string | null
}

function createVendor(safety: CloudSafetyConfig): Vendor {
  return safety.kind === 'tencent' ? createTencentVendor(safety) : createAliyunVendor(safety)
}

export function createSafety({ safety, publicUrl }: SafetySettings, deps: SafetyDeps): Safety {
  const { db, keys, now, log } = deps
  const { wordsFile } = safety
  const inFile = openOwnWords(wordsFile, (error) => {
    log?.error({ err: error, wordsFile }, 'the file of own words was not read; the last ones hold')
  })
  const own = withStored(
    inFile,
    () => readStoredWords(db),
    (error) => log?.error({ err: error }, 'own words were not read; the last ones hold'),
  )
  // So that the first to be checked need not wait for them.
  void own.look()
  const local = createWordSafety(own)
  switch (safety.kind) {
    case 'local':
      return local
    case 'wechat':
      return createWechatSafety(
        {
          local,
          elsewhere:
            safety.elsewhere && addVendorToPublicChecks(createVendor(safety.elsewhere), local),
          openIdOf: (userId) => openIdOfUser(db, userId),
          copyUrl: (storageKey) =>
            `${publicUrl ?? ''}${copyPath({ key: keys.of('check-copy'), now }, storageKey)}`,
        },
        createWechatApi(safety),
      )
    case 'tencent':
    case 'aliyun':
      return addVendorToPublicChecks(createVendor(safety), local)
  }
}
