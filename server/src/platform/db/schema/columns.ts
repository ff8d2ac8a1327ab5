import { timestamp } from 'drizzle-orm/pg-core'

export const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
export const createdAt = () => at('created_at').notNull().defaultNow()
