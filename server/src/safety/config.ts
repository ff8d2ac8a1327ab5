/** What checks works before review. */
import path from 'node:path'
import { text, oneOf } from '../lib/env/schemas'
import { together, type ValuesOf } from '../lib/env/values'
import { projectRoot } from '../lib/paths'
import type { Variable } from '../lib/env/variable'
import type { WECHAT_VARIABLES } from '../wechat/config'

export const SAFETY_VARIABLES = {
  SAFETY: {
    schema: oneOf(['local', 'wechat']),
    initial: 'local',
    note: 'What checks works before review: `local` a list of words, `wechat` also its security checks of texts and pictures',
  },
  SAFETY_WORDS: {
    schema: text,
    initial: null,
    note: 'File of the operator’s own words, one a line, read again when it changes (docs/OPERATING.md); unset = `words.txt` in DATA_DIR',
  },
  PROFILE_REVIEW: {
    schema: oneOf(['always', 'auto']),
    initial: null,
    note: 'New names, bios and avatars wait for a reviewer: `always`, or `auto`: only while there is one (another than the user) or a check remarked something; unset = `always` in production, else `auto`',
  },
  WECHAT_SAFETY_OPENID: {
    schema: text,
    initial: null,
    note: 'Open id the checks are asked for: one that used the mini-program lately',
  },
  WECHAT_PUSH_TOKEN: {
    schema: text,
    initial: null,
    note: 'Token of the message push to `/api/safety/wechat` (JSON, plain text mode)',
    secret: true,
  },
} as const satisfies Record<string, Variable>

type Values = ValuesOf<typeof SAFETY_VARIABLES> &
  ValuesOf<typeof WECHAT_VARIABLES> & {
    readonly PUBLIC_URL: string | null
    readonly DATA_DIR: string
  }

export function safetyOf(values: Values) {
  const { DATA_DIR, SAFETY_WORDS } = values
  const wordsFile = path.resolve(projectRoot, SAFETY_WORDS ?? path.join(DATA_DIR, 'words.txt'))
  if (values.SAFETY === 'local') return { kind: 'local' as const, wordsFile }
  const set = together(values, 'SAFETY is wechat', [
    'WECHAT_APP_ID',
    'WECHAT_APP_SECRET',
    'WECHAT_SAFETY_OPENID',
    'WECHAT_PUSH_TOKEN',
    // Pictures are fetched from there.
    'PUBLIC_URL',
  ])
  return {
    kind: 'wechat' as const,
    wordsFile,
    appId: set.WECHAT_APP_ID,
    appSecret: set.WECHAT_APP_SECRET,
    openId: set.WECHAT_SAFETY_OPENID,
    pushToken: set.WECHAT_PUSH_TOKEN,
    apiUrl: values.WECHAT_API_URL,
  }
}

export type SafetyConfig = ReturnType<typeof safetyOf>
