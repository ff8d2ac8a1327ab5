/** Messages outside the app: browsers and WeChat, what waits for them, and what users want. */
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { sessions } from './account-records'
import { users } from './accounts'
import { at, createdAt } from './columns'

/** Browsers; they end with their sign-in. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Address of its push service: who knows it may reach the browser. */
    endpoint: text('endpoint').notNull(),
    /** Public key and secret of the browser (RFC 8291), base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** In plain words: iPhone · Safari. */
    device: text('device').notNull(),
    createdAt: createdAt(),
    lastSuccessAt: at('last_success_at'),
    /** Its push service answered 401 or 403: nothing is sent until the browser subscribes again. */
    refusedAt: at('refused_at'),
  },
  (t) => [
    uniqueIndex('push_subscriptions_endpoint_key').on(t.endpoint),
    index('push_subscriptions_user_idx').on(t.userId, t.createdAt),
    index('push_subscriptions_session_idx').on(t.sessionId),
  ],
)

/** A row for each user who subscribed or changed something. */
export const pushPreferences = pgTable('push_preferences', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Of PUSH_KINDS (contract/push): those that are sent. */
  kinds: text('kinds').array().notNull(),
  quiet: boolean('quiet').notNull().default(true),
  /** Hours of the user's clock. */
  quietFrom: integer('quiet_from').notNull().default(23),
  quietTo: integer('quiet_to').notNull().default(8),
  /** Minutes ahead of UTC; 480 is Shanghai. */
  zoneMinutes: integer('zone_minutes').notNull().default(480),
  words: boolean('words').notNull().default(false),
  /** The last message of a social kind: at most one an hour. */
  lastSocialAt: at('last_social_at'),
})

/** Events that are not yet messages. A row exists until it is composed, or found to be seen. */
export const pushEvents = pgTable(
  'push_events',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** Of the notification in the app: a read one is not sent any more. */
    notificationId: text('notification_id').notNull(),
    /** The job that ended; null: not about one. */
    jobId: text('job_id'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('push_events_subject_key').on(
      t.userId,
      t.kind,
      sql`coalesce(${t.jobId}, ${t.notificationId})`,
    ),
  ],
)

/** One message to one browser, or to WeChat. A row exists until it was taken or refused for good. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null: WeChat. */
    subscriptionId: text('subscription_id').references(() => pushSubscriptions.id, {
      onDelete: 'cascade',
    }),
    /** JSON: what the browser gets, or the message to WeChat without its recipient. */
    payload: text('payload').notNull(),
    /** A newer message of the same topic replaces one that waits at the push service. */
    topic: text('topic').notNull(),
    urgency: text('urgency', { enum: ['low', 'normal'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    index('push_deliveries_user_idx').on(t.userId),
    index('push_deliveries_subscription_idx').on(t.subscriptionId),
    index('push_deliveries_expires_idx').on(t.expiresAt),
  ],
)

/** Messages that a user allowed WeChat's app to send: one yes, one message. */
export const subscribePermits = pgTable(
  'subscribe_permits',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of SUBSCRIBE_TEMPLATES (contract/push). */
    template: text('template').notNull(),
    permits: integer('permits').notNull().default(0),
    /** Of the last tap that was counted. */
    lastRequestId: text('last_request_id'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.template] })],
)
