/** Tests whose databases are on a cluster: Patroni's primary, by HAProxy, with a synchronous standby. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { startDatabaseCluster } from './database'

const ROOT = path.resolve(__dirname, '../../..')
const RUNNER = path.join(ROOT, 'scripts/test.mjs')
const ATTACKS = 'tests/attack'
/** Times of calls compared with each other, or nothing of a database. */
const WITHOUT_DATABASE = /^(ffmpeg|words|upload-queue)\./

/** Main journey in a browser, attacks, access of every call. */
const listUsual = (): string[] => [
  'tests/e2e/installation.test.ts',
  'tests/server/access.test.ts',
  'tests/server/calls.test.ts',
  ...readdirSync(path.resolve(ROOT, ATTACKS))
    .filter((name) => name.endsWith('.test.ts') && !WITHOUT_DATABASE.test(name))
    .map((name) => `${ATTACKS}/${name}`),
]

interface Options {
  readonly folder: string
  /** As for `npm test`; empty: the usual ones. */
  readonly names: readonly string[]
  readonly say: (line: string) => void
}

/** Two servers answer by turns, through PgBouncer, with a bucket. Answers the exit code. */
export async function runTestsOnCluster({ folder, names, say }: Options): Promise<number> {
  say('etcd, Patroni, PostgreSQL, HAProxy, PgBouncer …')
  const database = await startDatabaseCluster({ folder, appPorts: [] })
  try {
    const { TEST_SHORTENED: _, ...inherited } = process.env
    const chosen = names.length > 0 ? names : listUsual()
    const child = spawn(process.execPath, [RUNNER, ...chosen, '--all'], {
      stdio: 'inherit',
      env: {
        ...inherited,
        TEST_POSTGRES: database.superuserUrl.replace(/\/postgres$/, ''),
        TEST_INSTALLATION: 'spread',
      },
    })
    const [code] = (await once(child, 'exit')) as [number | null]
    return code ?? 1
  } finally {
    await database.stop()
  }
}
