/** Threads of edits: versions of one picture as a tree. They outlive the jobs of their versions. */
import type { EditStep } from '@contract/edits'
import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { at, createdAt } from './columns'
import { jobs } from './jobs'

export const editThreads = pgTable(
  'edit_threads',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    /** The version that was looked at or ordered last; null only while its first one is written. */
    currentId: text('current_id'),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('edit_threads_user_idx').on(
      t.userId,
      t.updatedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
  ],
)

export const editVersions = pgTable(
  'edit_versions',
  {
    id: text('id').primaryKey(),
    threadId: text('thread_id')
      .notNull()
      .references(() => editThreads.id, { onDelete: 'cascade' }),
    /** 1 is the first picture. */
    number: integer('number').notNull(),
    parentId: text('parent_id').references((): AnyPgColumn => editVersions.id, {
      onDelete: 'set null',
    }),
    /** Null: it was deleted, or the version is an upload. */
    jobId: text('job_id').references(() => jobs.id, { onDelete: 'set null' }),
    /** Media reference of a version that no job of the thread made: its first picture. */
    picture: text('picture'),
    sentence: text('sentence'),
    summary: text('summary'),
    steps: jsonb('steps').$type<EditStep[]>().notNull().default([]),
    /** Names of parts that stay. */
    keep: text('keep').array().notNull().default([]),
    /** Price of its job, as ordered. */
    credits: integer('credits').notNull().default(0),
    createdAt: createdAt(),
    /** When its job was deleted. */
    deletedAt: at('deleted_at'),
  },
  (t) => [
    uniqueIndex('edit_versions_number_key').on(t.threadId, t.number),
    index('edit_versions_job_idx').on(t.jobId),
  ],
)
