/** Address of a Redis that processes share, if any. */
import { redisUrl } from '../lib/env/schemas'
import type { Variable } from '../lib/env/variable'

export const REDIS_VARIABLES = {
  REDIS_URL: {
    schema: redisUrl,
    initial: null,
    note: 'Redis 6 or later (or Valkey) for rate limits and for news of changed settings between processes, only with DATABASE_URL: `redis://[user:password@]host[:port][/number]`, `rediss://` with TLS. Without it, or while it is lost, PostgreSQL does both',
    secret: true,
  },
} as const satisfies Record<string, Variable>
