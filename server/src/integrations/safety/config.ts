/** Settings of the checks before review. */
import path from 'node:path'
import { httpUrl, text, oneOf } from '../../platform/lib/env/schemas'
import { together, type ValuesOf } from '../../platform/lib/env/values'
import { projectRoot } from '../../platform/lib/paths'
import type { Variable } from '../../platform/lib/env/variable'
import type { WECHAT_VARIABLES } from '../wechat/config'

export const SAFETY_VARIABLES = {
  SAFETY: {
    schema: oneOf(['local', 'wechat', 'tencent', 'aliyun']),
    initial: 'local',
    note: 'Checks of works before review: `local` word lists; `wechat`, `tencent` and `aliyun` also the vendor’s checks of texts and pictures (not tested against the real services)',
  },
  SAFETY_WORDS: {
    schema: text,
    initial: null,
    note: 'File of the operator’s own words, one per line, read again when it changes (docs/OPERATING.md); unset = `words.txt` in DATA_DIR',
  },
  PROFILE_REVIEW: {
    schema: oneOf(['always', 'auto']),
    initial: null,
    note: 'New names, bios and avatars wait for a reviewer: `always`, or `auto`: only if there is one (other than the user) or a check raised a remark; unset = `always` in production, else `auto`',
  },
  COMMENTS_REVIEW: {
    schema: oneOf(['before', 'after', 'off']),
    initial: null,
    note: 'Comments on works are reviewed `before` others see them, `after` (one with a remark of a check still waits), or only when reported (`off`); unset = `before` where SAFETY is `local`, else `after`',
  },
  TENCENT_SAFETY_SECRET_ID: {
    schema: text,
    initial: null,
    note: 'Tencent Cloud content security (TMS, IMS)',
    secret: true,
  },
  TENCENT_SAFETY_SECRET_KEY: { schema: text, initial: null, note: 'Its key', secret: true },
  TENCENT_SAFETY_REGION: { schema: text, initial: 'ap-guangzhou', note: 'Its region' },
  TENCENT_SAFETY_BIZ_TYPE: {
    schema: text,
    initial: null,
    note: 'A strategy of its console; unset = the vendor’s own',
  },
  ALIYUN_SAFETY_ACCESS_KEY_ID: {
    schema: text,
    initial: null,
    note: 'Alibaba Cloud content security (green 2022-03-02)',
    secret: true,
  },
  ALIYUN_SAFETY_ACCESS_KEY_SECRET: {
    schema: text,
    initial: null,
    note: 'Its secret',
    secret: true,
  },
  ALIYUN_SAFETY_API_URL: {
    schema: httpUrl,
    initial: 'https://green-cip.cn-shanghai.aliyuncs.com',
    note: 'Its region; pictures are fetched from PUBLIC_URL',
  },
  SAFETY_ELSEWHERE: {
    schema: oneOf(['tencent', 'aliyun']),
    initial: null,
    note: 'Where SAFETY is `wechat`: which service checks for users without its open id (H5) or inactive for two hours; unset = word lists, with a remark for the reviewer',
  },
} as const satisfies Record<string, Variable>

type Values = ValuesOf<typeof SAFETY_VARIABLES> &
  ValuesOf<typeof WECHAT_VARIABLES> & {
    readonly PUBLIC_URL: string | null
    readonly DATA_DIR: string
  }

function buildTencentConfig(values: Values) {
  const set = together(values, 'SAFETY is tencent', [
    'TENCENT_SAFETY_SECRET_ID',
    'TENCENT_SAFETY_SECRET_KEY',
  ])
  return {
    kind: 'tencent' as const,
    secretId: set.TENCENT_SAFETY_SECRET_ID,
    secretKey: set.TENCENT_SAFETY_SECRET_KEY,
    region: values.TENCENT_SAFETY_REGION,
    bizType: values.TENCENT_SAFETY_BIZ_TYPE,
  }
}

function buildAliyunConfig(values: Values) {
  const set = together(values, 'SAFETY is aliyun', [
    'ALIYUN_SAFETY_ACCESS_KEY_ID',
    'ALIYUN_SAFETY_ACCESS_KEY_SECRET',
    // Pictures are fetched from there.
    'PUBLIC_URL',
  ])
  return {
    kind: 'aliyun' as const,
    accessKeyId: set.ALIYUN_SAFETY_ACCESS_KEY_ID,
    accessKeySecret: set.ALIYUN_SAFETY_ACCESS_KEY_SECRET,
    apiUrl: values.ALIYUN_SAFETY_API_URL,
  }
}

function buildElsewhereConfig(values: Values) {
  if (values.SAFETY_ELSEWHERE === 'tencent') return buildTencentConfig(values)
  return values.SAFETY_ELSEWHERE === 'aliyun' ? buildAliyunConfig(values) : null
}

export type CloudSafetyConfig =
  | ReturnType<typeof buildTencentConfig>
  | ReturnType<typeof buildAliyunConfig>

export function buildSafetyConfig(values: Values) {
  const { DATA_DIR, SAFETY_WORDS } = values
  const wordsFile = path.resolve(projectRoot, SAFETY_WORDS ?? path.join(DATA_DIR, 'words.txt'))
  if (values.SAFETY === 'local') return { kind: 'local' as const, wordsFile }
  if (values.SAFETY === 'tencent') return { ...buildTencentConfig(values), wordsFile }
  if (values.SAFETY === 'aliyun') return { ...buildAliyunConfig(values), wordsFile }
  const set = together(values, 'SAFETY is wechat', [
    'WECHAT_APP_ID',
    'WECHAT_APP_SECRET',
    'WECHAT_PUSH_TOKEN',
    // Pictures are fetched from there.
    'PUBLIC_URL',
  ])
  return {
    kind: 'wechat' as const,
    wordsFile,
    appId: set.WECHAT_APP_ID,
    appSecret: set.WECHAT_APP_SECRET,
    elsewhere: buildElsewhereConfig(values),
    apiUrl: values.WECHAT_API_URL,
  }
}

export type SafetyConfig = ReturnType<typeof buildSafetyConfig>
