/** All tables. SQL lives in repositories; only modules/credits writes the ledger tables. */
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
const createdAt = () => at('created_at').notNull().defaultNow()

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    phone: text('phone'),
    nickname: text('nickname').notNull(),
    bio: text('bio').notNull().default(''),
    avatarKey: text('avatar_key'),
    role: text('role', { enum: ['user', 'reviewer'] })
      .notNull()
      .default('user'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('users_phone_key').on(t.phone)],
)

/** One row a code sent; counting rows is the rate limit, so that every worker shares it. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    id: text('id').primaryKey(),
    phone: text('phone').notNull(),
    purpose: text('purpose', { enum: ['login', 'bind'] }).notNull(),
    codeHash: text('code_hash').notNull(),
    address: text('address').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [
    index('sms_codes_phone_idx').on(t.phone, t.createdAt),
    index('sms_codes_address_idx').on(t.address, t.createdAt),
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

/**
 * Double entry, append-only. A transfer is two or more entries whose amounts sum to 0.
 * Accounts: `user:<id>` spendable, `held:<id>` on hold, `system:grant`, `system:revenue`.
 */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    userId: text('user_id').notNull(),
    jobId: text('job_id'),
    /** e.g. `signin:<user>:<day>`; makes grants happen once. */
    onceKey: text('once_key'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('ledger_transfers_job_kind_key').on(t.jobId, t.kind),
    uniqueIndex('ledger_transfers_once_key').on(t.onceKey),
    // A hold ends once: settled or released, never both.
    uniqueIndex('ledger_transfers_job_end_key')
      .on(t.jobId)
      .where(sql`kind in ('settle', 'release')`),
    index('ledger_transfers_user_idx').on(t.userId),
  ],
)

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    transferId: text('transfer_id')
      .notNull()
      .references(() => ledgerTransfers.id),
    account: text('account').notNull(),
    amount: integer('amount').notNull(),
    /**
     * Running balance of a user's account after this entry: the balance is the newest entry's.
     * Null for `system:` accounts, which everybody writes at once: theirs is the sum.
     */
    balanceAfter: integer('balance_after'),
    createdAt: createdAt(),
  },
  (t) => [
    index('ledger_entries_account_idx').on(t.account, t.id.desc().nullsFirst()),
    index('ledger_entries_transfer_idx').on(t.transferId),
    check(
      'ledger_entries_balance',
      sql`case when account like 'system:%' then balance_after is null
          else balance_after is not null and balance_after >= 0 end`,
    ),
  ],
)

export const jobs = pgTable(
  'jobs',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** From the client; with the user it makes a submit idempotent. */
    requestId: text('request_id').notNull(),
    /** Hash of what was submitted: the same requestId with other content is refused. */
    requestHash: text('request_hash').notNull(),
    tool: text('tool').notNull(),
    params: jsonb('params').$type<Record<string, unknown>>().notNull(),
    engineId: text('engine_id').notNull(),
    modelId: text('model_id').notNull(),
    costCredits: integer('cost_credits').notNull(),
    status: text('status', {
      enum: ['queued', 'running', 'succeeded', 'failed', 'cancelled'],
    }).notNull(),
    seq: integer('seq').notNull().default(0),
    progress: real('progress').notNull().default(0),
    pictureIndex: integer('picture_index').notNull().default(0),
    preview: text('preview'),
    /** What a text tool found. */
    answer: jsonb('answer').$type<Record<string, unknown>>(),
    reading: jsonb('reading').$type<{ understood: string[]; ignored: string[] }>(),
    errorCode: text('error_code'),
    errorMessage: text('error_message'),
    parentId: text('parent_id'),
    /** Rises with every claim; a finish with an older attempt does nothing (the fence). */
    attempt: integer('attempt').notNull().default(0),
    workerId: text('worker_id'),
    /** A running job whose lease has passed belongs to a dead worker. */
    leaseUntil: at('lease_until'),
    cancelRequestedAt: at('cancel_requested_at'),
    createdAt: createdAt(),
    startedAt: at('started_at'),
    finishedAt: at('finished_at'),
    deletedAt: at('deleted_at'),
  },
  (t) => [
    uniqueIndex('jobs_request_key').on(t.userId, t.requestId),
    index('jobs_mine_idx').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('jobs_open_idx')
      .on(t.status, t.createdAt)
      .where(sql`status in ('queued', 'running')`),
    index('jobs_timing_idx')
      .on(t.engineId, t.tool, t.finishedAt.desc().nullsFirst())
      .where(sql`status = 'succeeded'`),
  ],
)

export const pictures = pgTable(
  'pictures',
  {
    id: text('id').primaryKey(),
    jobId: text('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    index: integer('index').notNull(),
    kind: text('kind', { enum: ['image', 'video'] })
      .notNull()
      .default('image'),
    /** Of a video. */
    durationMs: integer('duration_ms'),
    transparent: boolean('transparent').notNull().default(false),
    /** Storage keys, never URLs. */
    key: text('key').notNull(),
    thumbKey: text('thumb_key').notNull(),
    mime: text('mime').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    thumbhash: text('thumbhash').notNull(),
    color: text('color').notNull(),
    seed: bigint('seed', { mode: 'number' }),
    /** The style that was used; null where the engine has none. */
    style: text('style'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('pictures_job_index_key').on(t.jobId, t.index)],
)

export const uploads = pgTable(
  'uploads',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    thumbKey: text('thumb_key').notNull(),
    mime: text('mime').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    thumbhash: text('thumbhash').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('uploads_mine_idx').on(t.userId, t.createdAt.desc().nullsFirst())],
)

/** Raw objects of direct uploads: granted by a policy, gone when confirmed or swept. */
export const uploadGrants = pgTable(
  'upload_grants',
  {
    key: text('key').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
    /** The upload it became: confirming twice answers the same. */
    uploadId: text('upload_id'),
  },
  (t) => [index('upload_grants_expires_idx').on(t.expiresAt)],
)

/** Pictures that an engine painted to show what it can do: style cards and starting points. */
export const samples = pgTable('samples', {
  /** `style:<engine>:<style>` or `preset:<id>` */
  id: text('id').primaryKey(),
  engineId: text('engine_id').notNull(),
  /** Rises when the engine's look or a starting point changes: then it is painted anew. */
  revision: integer('revision').notNull(),
  /** Storage keys, never URLs. */
  key: text('key').notNull(),
  thumbKey: text('thumb_key').notNull(),
  thumbhash: text('thumbhash').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
})

/** Small facts the operator or the start-up keeps, e.g. the signing secret of an embedded install. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
  secret: boolean('secret').notNull().default(false),
})

/** Processes that work on jobs; one that was not seen for a while is dead and its locks are freed. */
export const workers = pgTable('workers', {
  /** Also the `locked_by` of its rows in the queue. */
  id: text('id').primaryKey(),
  /** Jobs it runs at once. */
  concurrency: integer('concurrency').notNull(),
  seenAt: at('seen_at').notNull(),
})
