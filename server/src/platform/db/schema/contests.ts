/** Contests: a theme with a beginning and an end, its entries, and their votes. */
import { sql } from 'drizzle-orm'
import {
  check,
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
import { works } from './works'

export const contests = pgTable(
  'contests',
  {
    id: text('id').primaryKey(),
    /** Counts from 1, in the order they were made. */
    number: integer('number').notNull(),
    title: text('title').notNull(),
    /** The task in one line. */
    brief: text('brief').notNull(),
    /** Further rules. */
    words: text('words').notNull().default(''),
    /** A prompt to start from. */
    prompt: text('prompt').notNull(),
    /** Things that a picture should show, each in a word. */
    wants: text('wants')
      .array()
      .notNull()
      .default(sql`'{}'`),
    startsAt: at('starts_at').notNull(),
    /** Entries are taken until then, votes until `result_at`. */
    endsAt: at('ends_at').notNull(),
    resultAt: at('result_at').notNull(),
    /** Credits of the first places. */
    prizes: jsonb('prizes').$type<number[]>().notNull(),
    /** Credits of each staff pick without one of these places. */
    pickCredits: integer('pick_credits').notNull().default(0),
    /** Uploaded picture; null: that of an entry. */
    cover: jsonb('cover').$type<{
      imageKey: string
      thumbKey: string
      thumbhash: string
      color: string
    }>(),
    /** Places are decided and prizes booked. */
    closedAt: at('closed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('contests_number_key').on(t.number),
    index('contests_ends_idx').on(t.endsAt),
    index('contests_due_idx')
      .on(t.resultAt)
      .where(sql`closed_at is null`),
    index('contests_closed_idx')
      .on(t.closedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`closed_at is not null`),
  ],
)

export const contestEntries = pgTable(
  'contest_entries',
  {
    id: text('id').primaryKey(),
    contestId: text('contest_id')
      .notNull()
      .references(() => contests.id, { onDelete: 'cascade' }),
    workId: text('work_id')
      .notNull()
      .references(() => works.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 1 to 3: a person has at most three entries, concurrent requests included. */
    slot: integer('slot').notNull(),
    createdAt: createdAt(),
    /** Disqualified by the staff; it keeps its slot. */
    removedAt: at('removed_at'),
    removedReason: text('removed_reason'),
    /** Chosen by the staff; not public before the result. */
    pickedAt: at('picked_at'),
    /** The jury's line about it. */
    judgeWords: text('judge_words'),
    /** From the closing on: its rank among the best entries of all persons. */
    place: integer('place'),
    /** From the closing on: its counted votes. */
    votes: integer('votes'),
    /** From the closing on: credits that were booked for it. */
    credits: integer('credits').notNull().default(0),
  },
  (t) => [
    uniqueIndex('contest_entries_slot_key').on(t.contestId, t.userId, t.slot),
    // A work takes part once, so that no picture wins twice.
    uniqueIndex('contest_entries_work_key').on(t.workId),
    index('contest_entries_newest_idx').on(
      t.contestId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('contest_entries_user_idx').on(t.userId, t.place),
    check('contest_entries_slot_check', sql`${t.slot} between 1 and 3`),
  ],
)

/** Votes; not the likes of works, so that they can be hidden until the result. */
export const contestVotes = pgTable(
  'contest_votes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    entryId: text('entry_id')
      .notNull()
      .references(() => contestEntries.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.entryId] }),
    index('contest_votes_entry_idx').on(t.entryId),
  ],
)

/** The last vote of a person in a contest: the next one waits for the cooldown. */
export const contestVoters = pgTable(
  'contest_voters',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    contestId: text('contest_id')
      .notNull()
      .references(() => contests.id, { onDelete: 'cascade' }),
    votedAt: at('voted_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.contestId] }),
    index('contest_voters_contest_idx').on(t.contestId),
  ],
)
