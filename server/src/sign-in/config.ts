/** Platforms to sign in by. */
import { flag } from '../lib/env/schemas'
import { together, type ValuesOf } from '../lib/env/values'
import type { Variable } from '../lib/env/variable'
import type { WECHAT_VARIABLES } from '../wechat/config'

export const SIGN_IN_VARIABLES = {
  WECHAT_SIGN_IN: {
    schema: flag,
    initial: null,
    note: 'Signing in by WeChat within the mini-program; unset = on where WECHAT_APP_ID and WECHAT_APP_SECRET are set',
  },
} as const satisfies Record<string, Variable>

type Values = ValuesOf<typeof SIGN_IN_VARIABLES> & ValuesOf<typeof WECHAT_VARIABLES>

export function signInOf(values: Values) {
  const { WECHAT_APP_ID, WECHAT_APP_SECRET } = values
  const wanted = values.WECHAT_SIGN_IN ?? (WECHAT_APP_ID !== null && WECHAT_APP_SECRET !== null)
  if (!wanted) return { wechatMini: null }
  const set = together(values, 'WECHAT_SIGN_IN is true', ['WECHAT_APP_ID', 'WECHAT_APP_SECRET'])
  return {
    wechatMini: {
      appId: set.WECHAT_APP_ID,
      appSecret: set.WECHAT_APP_SECRET,
      apiUrl: values.WECHAT_API_URL,
    },
  }
}

export type SignInConfig = ReturnType<typeof signInOf>
