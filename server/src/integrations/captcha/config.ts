/** Captcha before a code is sent. */
import { oneOf, text, whole } from '../../platform/lib/env/schemas'
import { together, type ValuesOf } from '../../platform/lib/env/values'
import type { Variable } from '../../platform/lib/env/variable'
import type { TencentCaptchaOptions } from './tencent-captcha'

export const CHALLENGE_VARIABLES = {
  CHALLENGE: {
    schema: oneOf(['none', 'pow', 'tencent-captcha']),
    initial: null,
    note: 'Challenge for unknown devices before a code is sent: `pow` is a proof of work, embedded; unset = `pow` in production, else `none`',
  },
  TENCENT_CAPTCHA_SECRET_ID: {
    schema: text,
    initial: null,
    note: 'Tencent Cloud Captcha',
    secret: true,
  },
  TENCENT_CAPTCHA_SECRET_KEY: {
    schema: text,
    initial: null,
    note: 'Tencent Cloud Captcha',
    secret: true,
  },
  TENCENT_CAPTCHA_APP_ID: {
    schema: whole(1, 1e12),
    initial: null,
    note: 'CaptchaAppId; shown in browsers, mini-programs get a proof of work',
  },
  TENCENT_CAPTCHA_APP_SECRET_KEY: {
    schema: text,
    initial: null,
    note: 'AppSecretKey of the captcha',
    secret: true,
  },
} as const satisfies Record<string, Variable>

export type ChallengeConfig =
  | { readonly kind: 'none' | 'pow' }
  | ({ readonly kind: 'tencent-captcha' } & Omit<TencentCaptchaOptions, 'endpoint'>)

type Values = ValuesOf<typeof CHALLENGE_VARIABLES>

export function buildChallengeConfig(
  values: Values,
  { production }: { production: boolean },
): ChallengeConfig {
  const kind = values.CHALLENGE ?? (production ? 'pow' : 'none')
  if (kind !== 'tencent-captcha') return { kind }
  const set = together(values, 'CHALLENGE is tencent-captcha', [
    'TENCENT_CAPTCHA_SECRET_ID',
    'TENCENT_CAPTCHA_SECRET_KEY',
    'TENCENT_CAPTCHA_APP_ID',
    'TENCENT_CAPTCHA_APP_SECRET_KEY',
  ])
  return {
    kind,
    secretId: set.TENCENT_CAPTCHA_SECRET_ID,
    secretKey: set.TENCENT_CAPTCHA_SECRET_KEY,
    appId: set.TENCENT_CAPTCHA_APP_ID,
    appSecretKey: set.TENCENT_CAPTCHA_APP_SECRET_KEY,
  }
}
