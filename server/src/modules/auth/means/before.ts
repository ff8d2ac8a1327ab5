/** The state that a change replaced, stored until it can no longer be undone. */
import { z } from 'zod'

const passkeyRow = z.object({
  id: z.string(),
  userId: z.string(),
  credentialId: z.string(),
  userHandle: z.string(),
  publicKey: z.string(),
  counter: z.number(),
  transports: z.array(z.string()),
  name: z.string(),
  createdAt: z.coerce.date(),
  lastUsedAt: z.coerce.date().nullable(),
  settlesAt: z.coerce.date().nullable(),
})

const passwordRow = z.object({
  account: z.string(),
  hash: z.string(),
  changedAt: z.coerce.date(),
  settlesAt: z.coerce.date().nullable(),
})

/** Null: the means did not exist before. */
export const before = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('phone'),
    phone: z.string().nullable(),
    settlesAt: z.coerce.date().nullable(),
  }),
  z.object({
    kind: z.literal('password'),
    password: passwordRow.nullable(),
    /** Those that were removed with it. */
    passkeys: z.array(passkeyRow),
  }),
  z.object({
    kind: z.literal('passkey'),
    /** Null: it was added. */
    passkey: passkeyRow.nullable(),
  }),
  z.object({
    kind: z.literal('wechat-mini'),
    link: z
      .object({
        subject: z.string(),
        linkedAt: z.coerce.date(),
        settlesAt: z.coerce.date().nullable(),
      })
      .nullable(),
  }),
])

export type Before = z.output<typeof before>
