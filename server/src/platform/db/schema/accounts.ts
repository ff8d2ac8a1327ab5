/** People, their sessions and the limits around signing in. */
import { STAFF_ROLES } from '@contract/staff'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { at, createdAt } from './columns'

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    phone: text('phone'),
    /** When the number may confirm something final; null: it came with the account. */
    phoneSettlesAt: at('phone_settles_at'),
    /** In small letters. */
    email: text('email'),
    nickname: text('nickname').notNull(),
    bio: text('bio').notNull().default(''),
    avatarKey: text('avatar_key'),
    /** Besides `user` those of the staff (contract/staff). */
    role: text('role', { enum: ['user', ...STAFF_ROLES] })
      .notNull()
      .default('user'),
    /** One of the plainly named demo authors of an embedded installation. */
    demo: boolean('demo').notNull().default(false),
    /** Invitation code; created on request. */
    inviteCode: text('invite_code'),
    /** 注销: the account and everything of it is deleted then, unless taken back before. */
    closesAt: at('closes_at'),
    /** 停用: makes, sends and buys nothing new until `blockedUntil`; null there: until it is undone. */
    blockedAt: at('blocked_at'),
    blockedUntil: at('blocked_until'),
    /** For its owner. */
    blockReason: text('block_reason'),
    /** Number of changes of what lists leave out for this user; 0: nothing ever (see mutes). */
    muteRevision: integer('mute_revision').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('users_phone_key').on(t.phone),
    uniqueIndex('users_email_key').on(t.email),
    uniqueIndex('users_invite_key').on(t.inviteCode),
    index('users_closing_idx')
      .on(t.closesAt)
      .where(sql`closes_at is not null`),
    index('users_blocked_idx')
      .on(t.blockedAt)
      .where(sql`blocked_at is not null`),
    index('users_staff_idx')
      .on(t.role)
      .where(sql`role <> 'user'`),
    // Migration 0043 makes the function: pieces of one and two characters, as works.grams.
    index('users_name_grams_idx').using('gin', sql`name_grams(${t.nickname})`),
    index('users_created_idx').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
)

/** One row a code sent; counting rows is the rate limit, so that every worker shares it. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    id: text('id').primaryKey(),
    /** Number or mailbox. */
    recipient: text('phone').notNull(),
    purpose: text('purpose', {
      enum: ['login', 'bind', 'change', 'close', 'passkey', 'apiKey', 'undo', 'console'],
    }).notNull(),
    codeHash: text('code_hash').notNull(),
    address: text('address').notNull(),
    /** Requester of the code: tries and budget are counted by it, see codes.ts. */
    asker: text('asker').notNull().default(''),
    /** The asker has signed in to this number before, or is signed in. */
    known: boolean('known').notNull().default(false),
    /** Captcha solved for it; good for one code. */
    challenge: text('challenge'),
    wrongTries: integer('wrong_tries').notNull().default(0),
    /** Wrong tries of other devices: they end the code for others, not for its asker. */
    strangerTries: integer('stranger_tries').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [
    index('sms_codes_phone_idx').on(t.recipient, t.createdAt),
    index('sms_codes_address_idx').on(t.address, t.createdAt),
    uniqueIndex('sms_codes_challenge_key').on(t.challenge),
  ],
)

/** Codes sent on a day of Shanghai, by everybody to everybody: each costs. Those by mail have rows of their own (`2026-11-23 mail`). */
export const smsDays = pgTable('sms_days', {
  day: text('day').primaryKey(),
  sent: integer('sent').notNull(),
})

/** Devices a person has signed in with: strangers cannot use up what these may ask for. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the random id the client made for itself. */
    deviceHash: text('device_hash').notNull(),
    seenAt: at('seen_at').notNull(),
    /** When it last opened the operators' console with all factors; null: never. */
    consoleAt: at('console_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.deviceHash] }),
    index('known_devices_device_idx').on(t.deviceHash),
  ],
)

/** Wrong and right sign-in tries by address, for limits that hold across processes. */
export const authAttempts = pgTable(
  'auth_attempts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    address: text('address').notNull(),
    kind: text('kind').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('auth_attempts_address_idx').on(t.address, t.kind, t.createdAt)],
)

/** One row a refresh token; tokens of one sign-in form a family that dies together. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: text('id').primaryKey(),
    familyId: text('family_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
    replacedAt: at('replaced_at'),
    revokedAt: at('revoked_at'),
  },
  (t) => [
    uniqueIndex('refresh_tokens_hash_key').on(t.tokenHash),
    index('refresh_tokens_family_idx').on(t.familyId),
    index('refresh_tokens_user_idx').on(t.userId),
  ],
)

/** Accounts of platforms, each linked to the one person it signs in. */
export const identities = pgTable(
  'identities',
  {
    provider: text('provider', { enum: ['wechat-mini', 'oidc'] }).notNull(),
    /** Id of the user on the platform: the open id; for OIDC issuer and subject. */
    subject: text('subject').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    linkedAt: at('linked_at').notNull(),
    /** As users.phone_settles_at. */
    settlesAt: at('settles_at'),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.subject] }),
    uniqueIndex('identities_user_key').on(t.userId, t.provider),
  ],
)

/**
 * Calls of a minute by user and by address, leased to processes (rate-limit/limiter). The migration
 * makes it UNLOGGED: a crash may lose a minute's counts, and no call waits for the disk.
 */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  /** Whole minutes since 1970. */
  window: integer('window').notNull(),
  used: integer('used').notNull(),
})
