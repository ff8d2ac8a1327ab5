/** Addresses of the database, its connections and timeouts. */
import { databaseUrl, whole } from '../lib/env/schemas'
import { ConfigError, type ValuesOf } from '../lib/env/values'
import type { Variable } from '../lib/env/variable'

export const DATABASE_VARIABLES = {
  DATABASE_URL: {
    schema: databaseUrl,
    initial: null,
    note: 'PostgreSQL 13 or later; unset = the embedded database in DATA_DIR',
    secret: true,
  },
  DATABASE_SESSION_URL: {
    schema: databaseUrl,
    initial: null,
    note: 'Direct connection to the same database if DATABASE_URL is a pooler in transaction mode (PgBouncer): migrations, LISTEN and the outage watch need sessions; unset = DATABASE_URL',
    secret: true,
  },
  DATABASE_READ_URL: {
    schema: databaseUrl,
    initial: null,
    note: 'A streaming replica of DATABASE_URL that answers public calls (feeds, works, profiles); one server of PostgreSQL, not several behind one name. Unset = the primary answers all',
    secret: true,
  },
  DATABASE_READ_LAG_MS: {
    schema: whole(500, 60_000),
    initial: '2000',
    note: 'Longest lag of the replica, as measured by each server; above it, and without an answer, the primary answers',
  },
  DATABASE_CONNECTIONS: {
    schema: whole(2, 200),
    initial: '20',
    note: 'Connections to PostgreSQL per process, plus one for the outage watch; as many to the replica, plus one that measures its lag',
  },
  DATABASE_CONNECT_TIMEOUT_MS: {
    schema: whole(500, 60_000),
    initial: '4000',
    note: 'Timeout for a connection to PostgreSQL; then a call answers 503',
  },
  DATABASE_STATEMENT_TIMEOUT_MS: {
    schema: whole(0, 3_600_000),
    initial: '30000',
    note: 'Timeout of a statement on PostgreSQL, except migrations; 0: no limit',
  },
} as const satisfies Record<string, Variable>

export interface ReplicaConfig {
  readonly url: string
  readonly maxLagMs: number
}

/** Null: there is none. Throws ConfigError for one without a primary. */
export function buildReplicaConfig(
  values: ValuesOf<typeof DATABASE_VARIABLES>,
): ReplicaConfig | null {
  if (!values.DATABASE_READ_URL) return null
  if (!values.DATABASE_URL)
    throw new ConfigError('DATABASE_READ_URL can only be set with DATABASE_URL')
  return { url: values.DATABASE_READ_URL, maxLagMs: values.DATABASE_READ_LAG_MS }
}
