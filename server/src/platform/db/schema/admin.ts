/** Audit log of the staff, their second factors and their sign-ins at the console. */
import { bigint, bigserial, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { at, createdAt } from './columns'

/** Append-only. */
export const adminLog = pgTable(
  'admin_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    command: text('command').notNull(),
    /** As typed; of the console: whom or what it was done to. */
    args: text('args').array().notNull(),
    /** Result of the action: contract/endpoints/console/audit.ts. */
    result: jsonb('result').$type<unknown>().notNull(),
    /** The account of the operating system it ran under; of the console: the person's name. */
    operator: text('operator').notNull(),
    /** Author at the console; null: the command line. No reference: the account may be closed. */
    actorId: text('actor_id'),
    /** Reason, as the author wrote it. */
    reason: text('reason'),
    createdAt: createdAt(),
  },
  (t) => [index('admin_log_actor_idx').on(t.actorId, t.id)],
)

/** Second factors of the staff (TOTP, RFC 6238). */
export const consoleFactors = pgTable('console_factors', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed (lib/seal); null: none was made yet. */
  sealedSecret: text('sealed_secret'),
  /** Time of the first right code: required from then on. */
  confirmedAt: at('confirmed_at'),
  /** Set-up is possible until then; later an operator has to allow it again. */
  enrolUntil: at('enrol_until').notNull(),
  /** The newest step of 30 s whose code was taken: it and those before are refused. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
})

/** Each good once in place of a code. */
export const consoleRecoveryCodes = pgTable(
  'console_recovery_codes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** HMAC: who reads the table cannot use them. */
    codeHash: text('code_hash').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [uniqueIndex('console_recovery_codes_key').on(t.userId, t.codeHash)],
)

/** Sign-ins at the console, half done (`ticket`) or whole (`open`). */
export const consoleSessions = pgTable(
  'console_sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').notNull(),
    state: text('state', { enum: ['ticket', 'open'] }).notNull(),
    device: text('device').notNull(),
    /** Shortened, see lib/address. */
    address: text('address').notNull(),
    /** First factor, as sessions.means. */
    means: text('means'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('console_sessions_token_key').on(t.tokenHash),
    index('console_sessions_user_idx').on(t.userId),
  ],
)
