/** Whether an account is blocked now, by the database's clock, like every lease. */
import { sql } from 'drizzle-orm'
import { users } from './schema'

export const isBlocked = sql<boolean>`(${users.blockedAt} is not null
  and (${users.blockedUntil} is null or ${users.blockedUntil} > now()))`
