/** The mini-program that WeChat knows this installation by. */
import { httpUrl, text } from '../lib/env/schemas'
import type { Variable } from '../lib/env/variable'

export const WECHAT_VARIABLES = {
  WECHAT_APP_ID: {
    schema: text,
    initial: null,
    note: 'Mini-program: signed in to by its phone number button, its checks are used, and paid in it by WeChat Pay',
  },
  WECHAT_APP_SECRET: { schema: text, initial: null, note: 'Its secret', secret: true },
  WECHAT_API_URL: {
    schema: httpUrl,
    initial: 'https://api.weixin.qq.com',
    note: 'Base of its server API',
  },
} as const satisfies Record<string, Variable>
