/** Credentials besides a phone: passwords, and links of the operator. */
import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { at, createdAt } from './columns'

export const passwords = pgTable(
  'passwords',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The name it signs in by, in small letters. */
    account: text('account').notNull(),
    /** argon2id, with its parameters and salt (PHC format). */
    hash: text('hash').notNull(),
    changedAt: at('changed_at').notNull(),
    /** As users.phone_settles_at; null also for one set by a link of the operator. */
    settlesAt: at('settles_at'),
  },
  (t) => [uniqueIndex('passwords_account_key').on(t.account)],
)

/** Links that the operator makes: each is good once, for a new account or for a new password. */
export const accountLinks = pgTable(
  'account_links',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['invite', 'reset'] }).notNull(),
    /** SHA-256 of the token: who reads the table cannot use it. */
    tokenHash: text('token_hash').notNull(),
    /** Whose password it sets, or who signed up by it. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [
    uniqueIndex('account_links_token_key').on(t.tokenHash),
    index('account_links_user_idx').on(t.userId),
  ],
)

/** Passkeys (WebAuthn): the private halves are on devices, or where their makers keep them. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Credential id of the authenticator, base64url. */
    credentialId: text('credential_id').notNull(),
    /** User handle of authenticators: random, the same for all passkeys of an account. */
    userHandle: text('user_handle').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** Of the newest use; one that goes back is a copy. Always 0 where devices share the passkey. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** Transports for browsers: internal, hybrid, usb … */
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: at('last_used_at'),
    /** As users.phone_settles_at. */
    settlesAt: at('settles_at'),
  },
  (t) => [
    uniqueIndex('passkeys_credential_key').on(t.credentialId),
    index('passkeys_user_idx').on(t.userId, t.createdAt),
  ],
)

/** Used one-time values, until they would have expired. */
export const spentNonces = pgTable('spent_nonces', {
  nonce: text('nonce').primaryKey(),
  expiresAt: at('expires_at').notNull(),
})

/** Changes of the means an account is signed in by: each can be undone for 72 hours. */
export const meansChanges = pgTable(
  'means_changes',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `phone`, `password`, `passkey:<id>`, `wechat-mini`. */
    means: text('means').notNull(),
    /** Text for its owner. */
    words: text('words').notNull(),
    /** Previous state (modules/auth/means/before.ts). */
    before: jsonb('before').notNull(),
    /** That made it, by its family id; null: the operator did. */
    sessionId: text('session_id'),
    /** SHA-256 of the code that undoes it. */
    codeHash: text('code_hash').notNull(),
    /** Numbers and mailboxes, as they were before, that are sent the code. */
    recipients: text('recipients').array().notNull(),
    createdAt: createdAt(),
    undoUntil: at('undo_until').notNull(),
    undoneAt: at('undone_at'),
  },
  (t) => [
    uniqueIndex('means_changes_code_key').on(t.codeHash),
    index('means_changes_user_idx').on(t.userId, t.createdAt),
    index('means_changes_phone_idx').on(sql`(${t.before} ->> 'phone')`),
  ],
)
