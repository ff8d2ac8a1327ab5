/** Records of an account besides its pictures: sign-ins, invitations, gifts, exports, texts. */
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { at, createdAt } from './columns'

/** One row per sign-in, in addition to its family of refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    /** The family's id. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In plain words: iPhone · Safari. */
    device: text('device').notNull(),
    /** Shortened, see lib/address. */
    address: text('address').notNull(),
    /** Means of the sign-in: `phone`, `passkey:<id>`; null: before this was recorded. */
    means: text('means'),
    createdAt: createdAt(),
    seenAt: at('seen_at').notNull().defaultNow(),
  },
  (t) => [index('sessions_user_idx').on(t.userId, t.seenAt)],
)

/** 自己的密钥: a vendor, or an images API, that its owner pays for. The key itself is sealed (lib/seal). */
export const ownKeys = pgTable(
  'own_keys',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Of engines/vendors; null: any server with an OpenAI-compatible images API. */
    vendor: text('vendor'),
    /** On one of the operator's hosts, or a vendor's when it was added; no slash at the end. */
    baseUrl: text('base_url').notNull(),
    /** As the server there calls it; empty: what its vendor usually offers. */
    model: text('model').notNull(),
    sealedKey: text('sealed_key').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('own_keys_user_idx').on(t.userId, t.createdAt)],
)

/** Drafts, presets and settings of an account, as the app wrote them (/api/user/kept). */
export const savedParts = pgTable(
  'kept_parts',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    part: text('part').notNull(),
    /** JSON, read as a whole and never queried. */
    value: text('value').notNull(),
    keptAt: at('kept_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.part] })],
)

/** Inviter and invited; a user is invited once. */
export const invites = pgTable(
  'invites',
  {
    invitedId: text('invited_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    inviterId: text('inviter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Address of the invited at sign-up: many from one address earn nothing. */
    address: text('address').notNull(),
    createdAt: createdAt(),
    /** When the invited made the first picture and the inviter was paid. */
    rewardedAt: at('rewarded_at'),
    /** Reward of the inviter when the invited signed up. */
    promisedCredits: integer('promised_credits').notNull().default(0),
    /** Credits the inviter got; 0 beyond the limits. */
    credits: integer('credits').notNull().default(0),
  },
  (t) => [
    index('invites_mine_idx').on(
      t.inviterId,
      t.createdAt.desc().nullsFirst(),
      t.invitedId.desc().nullsFirst(),
    ),
  ],
)

export const giftCodes = pgTable(
  'gift_codes',
  {
    id: text('id').primaryKey(),
    /** HMAC of the code: who reads the table cannot redeem. */
    codeHash: text('code_hash').notNull(),
    batch: text('batch').notNull(),
    credits: integer('credits').notNull(),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
    /** One user may redeem several of the batch. */
    manyPerUser: boolean('many_per_user').notNull().default(false),
    redeemedBy: text('redeemed_by').references(() => users.id, {
      onDelete: 'set null',
    }),
    redeemedAt: at('redeemed_at'),
  },
  (t) => [
    uniqueIndex('gift_codes_hash_key').on(t.codeHash),
    index('gift_codes_batch_idx').on(t.batch),
    index('gift_codes_person_idx')
      .on(t.redeemedBy)
      .where(sql`redeemed_by is not null`),
    uniqueIndex('gift_codes_batch_user_key')
      .on(t.batch, t.redeemedBy)
      .where(sql`redeemed_by is not null and not many_per_user`),
  ],
)

export const feedbacks = pgTable(
  'feedbacks',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestId: text('request_id').notNull(),
    kind: text('kind', { enum: ['bug', 'wish', 'account', 'pay', 'other'] }).notNull(),
    words: text('words').notNull(),
    contact: text('contact').notNull().default(''),
    /** Version, platform, screen: nothing that names a person. */
    facts: jsonb('facts').$type<Record<string, string>>().notNull().default({}),
    uploadIds: text('upload_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdAt: createdAt(),
    /** Of the newest answer of the staff; null: none yet. */
    answeredAt: at('answered_at'),
    /** When the staff settled it, answered or not. */
    closedAt: at('closed_at'),
  },
  (t) => [
    uniqueIndex('feedbacks_request_key').on(t.userId, t.requestId),
    index('feedbacks_open_idx')
      .on(t.id)
      .where(sql`closed_at is null`),
  ],
)

/** Answer of the staff to feedback; it was sent as a system message. */
export const feedbackAnswers = pgTable(
  'feedback_answers',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    feedbackId: bigint('feedback_id', { mode: 'number' })
      .notNull()
      .references(() => feedbacks.id, { onDelete: 'cascade' }),
    /** Of the staff; no reference: the account may be closed meanwhile. */
    staffId: text('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
    /** From the console; with the staff's id it makes an answer once. */
    requestId: text('request_id').notNull(),
    words: text('words').notNull(),
    /** Given with it. */
    credits: integer('credits').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    index('feedback_answers_idx').on(t.feedbackId, t.id),
    uniqueIndex('feedback_answers_request_key').on(t.staffId, t.requestId),
  ],
)

/** 导出我的数据: a ZIP made by a worker. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['queued', 'ready', 'failed'] }).notNull(),
    /** Storage key of the ZIP. */
    key: text('key'),
    sizeBytes: integer('size_bytes'),
    createdAt: createdAt(),
    readyAt: at('ready_at'),
    /** The ZIP is deleted then. */
    expiresAt: at('expires_at'),
  },
  (t) => [
    index('data_exports_mine_idx').on(t.userId, t.createdAt.desc().nullsFirst()),
    uniqueIndex('data_exports_open_key')
      .on(t.userId)
      .where(sql`state = 'queued'`),
  ],
)

/**
 * Users who received a file without the visible label, and their agreement: stored for at least six
 * months (article 9 of the labelling measures), also beyond the account.
 */
export const plainCopies = pgTable(
  'plain_copies',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** No reference: the account may be closed meanwhile. */
    userId: text('user_id').notNull(),
    /** As it was then; null where the account has none. */
    phone: text('phone'),
    jobId: text('job_id').notNull(),
    pictureId: text('picture_id').notNull(),
    /** SHA-256 of the file, hex. */
    fileHash: text('file_hash').notNull(),
    /** Version of what was agreed to. */
    agreement: text('agreement').notNull(),
    /** Shortened, see lib/address. */
    address: text('address').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('plain_copies_time_idx').on(t.createdAt),
    index('plain_copies_user_idx').on(t.userId, t.createdAt),
  ],
)
