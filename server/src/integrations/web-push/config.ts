/** Settings of Web Push: the key pair that names this installation to push services (RFC 8292). */
import { z } from 'zod'
import { ConfigError, type ValuesOf } from '../../platform/lib/env/values'
import type { Variable } from '../../platform/lib/env/variable'

export const WEB_PUSH_VARIABLES = {
  VAPID_PUBLIC_KEY: {
    schema: z.string().regex(/^B[\w-]{86}$/, 'must be a P-256 public key, 87 characters base64url'),
    initial: null,
    note: 'Public key of Web Push; unset = a pair made at first use and stored in the database. Another pair ends every subscription',
  },
  VAPID_PRIVATE_KEY: {
    schema: z.string().regex(/^[\w-]{43}$/, 'must be 43 characters base64url'),
    initial: null,
    note: 'Its private key',
    secret: true,
  },
  VAPID_SUBJECT: {
    schema: z.string().regex(/^(https:\/\/|mailto:)\S+$/, 'must start with https:// or mailto:'),
    initial: null,
    note: 'Contact that push services may write to, `mailto:` or `https://`; unset = PUBLIC_URL',
  },
} as const satisfies Record<string, Variable>

export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** Throws ConfigError for half a pair. */
export function buildWebPushConfig(
  values: ValuesOf<typeof WEB_PUSH_VARIABLES>,
  { publicUrl }: { publicUrl: string | null },
): { keys: VapidKeys | null; subject: string } {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = values
  if ((publicKey === null) !== (privateKey === null))
    throw new ConfigError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together')
  const ownSite = publicUrl?.startsWith('https://') ? publicUrl : 'mailto:operator@moguang.invalid'
  return {
    keys: publicKey !== null && privateKey !== null ? { publicKey, privateKey } : null,
    subject: values.VAPID_SUBJECT ?? ownSite,
  }
}
