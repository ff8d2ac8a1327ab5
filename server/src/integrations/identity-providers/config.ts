/** Ways to sign in, and platforms to sign in by. */
import { SIGN_IN_WAYS } from '@contract/sign-in'
import { z } from 'zod'
import { flag, httpUrl, someOf, text } from '../../platform/lib/env/schemas'
import { ConfigError, together, type ValuesOf } from '../../platform/lib/env/values'
import type { Variable } from '../../platform/lib/env/variable'
import type { WECHAT_VARIABLES } from '../wechat/config'
import { configTexts } from './texts'

export const SIGN_IN_VARIABLES = {
  SIGN_IN: {
    schema: someOf(SIGN_IN_WAYS)
      .refine((ways) => ways.length > 0, `must be some of ${SIGN_IN_WAYS.join(', ')}`)
      .transform((ways) => SIGN_IN_WAYS.filter((way) => ways.includes(way))),
    initial: 'phone',
    note: 'Ways to sign in, comma-separated: `phone` (a code by SMS), `password` (accounts made by `npm run admin -- invite`), `email` (a code by mail, needs SMTP_URL), `oidc` (OIDC_ISSUER; H5 only), `passkey` (added by a user signed in another way; H5 only, needs PUBLIC_URL); without `phone` production starts without an SMS provider',
  },
  OIDC_ISSUER: {
    schema: httpUrl,
    initial: null,
    note: 'OpenID Connect provider, e.g. `https://auth.example.com`; allowed return addresses: PUBLIC_URL/pages/ucenter/login, and PUBLIC_URL/console/oidc for the console',
  },
  OIDC_CLIENT_ID: {
    schema: text,
    initial: null,
    note: 'Client id of this installation at the provider',
  },
  OIDC_CLIENT_SECRET: {
    schema: text,
    initial: null,
    note: 'Secret of that client; unset = a public client with PKCE only',
    secret: true,
  },
  OIDC_NAME: {
    schema: z.string().max(12, 'must have at most 12 characters'),
    initial: configTexts.oidcName,
    note: 'Name of the provider on the sign-in button',
  },
  OIDC_SCOPES: {
    schema: z.string().regex(/^openid( [\w.:/-]+)*$/, 'must begin with openid'),
    initial: 'openid',
    note: 'Scopes requested from the provider; only the subject is read',
  },
  WECHAT_SIGN_IN: {
    schema: flag,
    initial: null,
    note: 'Signing in by WeChat within the mini-program; unset = on where WECHAT_APP_ID and WECHAT_APP_SECRET are set',
  },
} as const satisfies Record<string, Variable>

type Values = ValuesOf<typeof SIGN_IN_VARIABLES> &
  ValuesOf<typeof WECHAT_VARIABLES> & { readonly PUBLIC_URL: string | null }

export function buildSignInConfig(values: Values, { production }: { production: boolean }) {
  return {
    ways: values.SIGN_IN,
    oidc: buildOidcConfig(values, production),
    passkey: buildPasskeyConfig(values, production),
    ...buildPlatformsConfig(values),
  }
}

const ON_THIS_MACHINE = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/

function buildOidcConfig(values: Values, production: boolean) {
  if (!values.SIGN_IN.includes('oidc')) return null
  const set = together(values, 'SIGN_IN has oidc', ['OIDC_ISSUER', 'OIDC_CLIENT_ID'])
  const isPlain = set.OIDC_ISSUER.startsWith('http:')
  if (production && isPlain && !ON_THIS_MACHINE.test(set.OIDC_ISSUER))
    throw new ConfigError('OIDC_ISSUER must be https in production, but on this machine itself')
  return {
    issuer: set.OIDC_ISSUER,
    clientId: set.OIDC_CLIENT_ID,
    clientSecret: values.OIDC_CLIENT_SECRET,
    name: values.OIDC_NAME,
    scopes: values.OIDC_SCOPES,
  }
}

const NUMBERS = /^[\d.]+$|^\[/

/** Passkeys belong to a domain that browsers reach by TLS; `localhost` is one to them, too. */
function buildPasskeyConfig({ SIGN_IN, PUBLIC_URL }: Values, production: boolean) {
  if (!SIGN_IN.includes('passkey')) return null
  if (SIGN_IN.length === 1) throw new ConfigError(configTexts.onlyPasskey)
  const url = PUBLIC_URL !== null && URL.canParse(PUBLIC_URL) ? new URL(PUBLIC_URL) : null
  const isSafe = url?.protocol === 'https:' && !NUMBERS.test(url.hostname)
  const isLocal = !production && url?.hostname === 'localhost'
  if (!url || (!isSafe && !isLocal)) throw new ConfigError(configTexts.passkeyAddress(production))
  return { rpId: url.hostname, origin: url.origin }
}

function buildPlatformsConfig(values: Values) {
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

export type OidcConfig = NonNullable<ReturnType<typeof buildOidcConfig>>
export type PasskeyConfig = NonNullable<ReturnType<typeof buildPasskeyConfig>>
export type SignInConfig = ReturnType<typeof buildSignInConfig>
