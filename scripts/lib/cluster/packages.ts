/** Programs of a cluster and the Debian packages that have them. */
import { existsSync } from 'node:fs'

export const POSTGRES_PROGRAMS = '/usr/lib/postgresql/15/bin'

export const OPENSSL = '/usr/bin/openssl'

export const PROGRAMS = {
  'etcd-server': '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  'postgresql-15': `${POSTGRES_PROGRAMS}/postgres`,
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  pgbackrest: '/usr/bin/pgbackrest',
  openssl: OPENSSL,
} as const

export const PATRONICTL = '/usr/bin/patronictl'
/** Optional. */
export const REDIS = '/usr/bin/redis-server'

export const listMissingPackages = (exists: (file: string) => boolean = existsSync): string[] =>
  Object.entries(PROGRAMS)
    .filter(([, file]) => !exists(file))
    .map(([name]) => name)
