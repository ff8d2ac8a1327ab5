/** SMTP settings. */
import { z } from 'zod'
import { hosts, whole } from '../../platform/lib/env/schemas'
import { ConfigError, type ValuesOf } from '../../platform/lib/env/values'
import type { Variable } from '../../platform/lib/env/variable'

export const MAIL_VARIABLES = {
  SMTP_URL: {
    schema: z.string().regex(/^smtps?:\/\/[^\s/]+\/?(\?\S*)?$/, 'must be smtp://… or smtps://…'),
    initial: null,
    note: 'Mail server for codes, e.g. `smtps://user:password@smtp.example.com`; with a password `smtp://` must offer STARTTLS, except on this machine itself',
    secret: true,
  },
  MAIL_FROM: {
    schema: z
      .string()
      .max(200)
      .regex(/^([^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/, 'must be a mail address'),
    initial: null,
    note: 'Sender of that mail, e.g. `墨光 <no-reply@example.com>`',
  },
  MAIL_DOMAINS: {
    schema: hosts,
    initial: '',
    note: 'Domains whose mailboxes may sign in, comma-separated; empty = all',
  },
  MAIL_PER_DAY: {
    schema: whole(1, 100_000_000),
    initial: '1000',
    note: 'Codes by mail to all users a day, counted like SMS_PER_DAY; the limits of a number apply to a mailbox',
  },
} as const satisfies Record<string, Variable>

type Values = ValuesOf<typeof MAIL_VARIABLES>

/** Null: no mail is sent. */
export function buildMailConfig(values: Values, { wanted }: { wanted: boolean }) {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, MAIL_DOMAINS: domains } = values
  if (smtpUrl === null && !wanted) return null
  if (smtpUrl === null) throw new ConfigError('SMTP_URL must be set when SIGN_IN has email')
  if (from === null) throw new ConfigError('MAIL_FROM must be set when SMTP_URL is')
  return { smtpUrl, from, domains, perDay: values.MAIL_PER_DAY }
}

export type MailConfig = ReturnType<typeof buildMailConfig>
