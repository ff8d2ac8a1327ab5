/** The mini-program that WeChat knows this installation by. */
import { z } from 'zod'
import { httpUrl, text } from '../../platform/lib/env/schemas'
import type { ValuesOf } from '../../platform/lib/env/values'
import type { Variable } from '../../platform/lib/env/variable'
import type { WechatApp } from './api'
import type { PushOptions } from './push'

export const WECHAT_VARIABLES = {
  WECHAT_APP_ID: {
    schema: text,
    initial: null,
    note: 'Mini-program for sign-in by its phone number button, content checks and virtual payment',
  },
  WECHAT_APP_SECRET: { schema: text, initial: null, note: 'Its secret', secret: true },
  WECHAT_API_URL: {
    schema: httpUrl,
    initial: 'https://api.weixin.qq.com',
    note: 'Base of its server API',
  },
  WECHAT_PUSH_TOKEN: {
    schema: text,
    initial: null,
    note: 'Token of the message push to `/api/wechat/push` (JSON): answers of its checks, virtual payments',
    secret: true,
  },
  WECHAT_PUSH_AES_KEY: {
    schema: z
      .string()
      .regex(/^[A-Za-z0-9]{43}$/, 'must be the 43 letters and digits of its console'),
    initial: null,
    note: 'EncodingAESKey of the message push in its safe mode; unset = plain text mode',
    secret: true,
  },
} as const satisfies Record<string, Variable>

/** Null: this installation is no mini-program of WeChat's. */
export function buildWechatAppConfig(values: ValuesOf<typeof WECHAT_VARIABLES>): WechatApp | null {
  const { WECHAT_APP_ID: appId, WECHAT_APP_SECRET: appSecret, WECHAT_API_URL: apiUrl } = values
  return appId !== null && appSecret !== null ? { appId, appSecret, apiUrl } : null
}

/** Null: nothing is pushed here. */
export function buildWechatPushConfig(
  values: ValuesOf<typeof WECHAT_VARIABLES>,
): PushOptions | null {
  const { WECHAT_APP_ID: appId, WECHAT_PUSH_TOKEN: token, WECHAT_PUSH_AES_KEY: aesKey } = values
  return appId !== null && token !== null ? { appId, token, aesKey } : null
}
