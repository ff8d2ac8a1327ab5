/** What operators did by the command line. */
import { bigserial, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns'

/** Append-only. */
export const adminLog = pgTable('admin_log', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  command: text('command').notNull(),
  /** As typed. */
  args: text('args').array().notNull(),
  /** What it did, for whoever looks later. */
  result: jsonb('result').$type<Record<string, unknown>>().notNull(),
  /** The account of the operating system it ran under. */
  operator: text('operator').notNull(),
  createdAt: createdAt(),
})
