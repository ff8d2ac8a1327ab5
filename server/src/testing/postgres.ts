/** A throw-away PostgreSQL: own folder, own free port, gone with the process. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'

export interface PostgresServer {
  /** URL of a new, empty database. */
  createDatabase(): Promise<string>
}

interface Account {
  readonly uid: number
  readonly gid: number
}

const START_WITHIN_MS = 30_000
const DEBIAN = '/usr/lib/postgresql'

function findBinaries(): string | null {
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => path.join(DEBIAN, version, 'bin'))
    : []
  const onPath = (process.env.PATH ?? '').split(path.delimiter)
  const folders = [process.env.PG_BIN, ...debian, ...onPath].filter((entry) => entry !== undefined)
  return folders.find((folder) => existsSync(path.join(folder, 'initdb'))) ?? null
}

/** PostgreSQL refuses to run as root: then it runs as an account that may do nothing else. */
function unprivilegedAccount(): Account | null {
  if (process.getuid?.() !== 0) return null
  for (const name of ['postgres', 'nobody']) {
    try {
      const read = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
      return { uid: read('-u'), gid: read('-g') }
    } catch {
      // No such account here: the next one.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither postgres nor nobody')
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise<void>((resolve) => probe.close(() => resolve()))
  return port
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  const giveUpAt = Date.now() + START_WITHIN_MS
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (child.exitCode !== null || Date.now() > giveUpAt) {
        throw new Error('The test PostgreSQL did not start', { cause: error })
      }
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** Null where there are no binaries. */
export async function startPostgres(): Promise<PostgresServer | null> {
  const binaries = findBinaries()
  if (!binaries) return null
  const account = unprivilegedAccount()
  const folder = mkdtempSync(path.join(tmpdir(), 'moguang-pg-'))
  if (account) chownSync(folder, account.uid, account.gid)
  const as = { ...account, cwd: folder }
  const data = path.join(folder, 'data')
  execFileSync(
    path.join(binaries, 'initdb'),
    ['-D', data, '-U', 'moguang', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...as, stdio: 'ignore' },
  )
  const port = await freePort()
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '300',
    // It is thrown away: what a power cut would do to it does not matter.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  }
  const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])
  const child = spawn(path.join(binaries, 'postgres'), ['-D', data, ...flags], {
    ...as,
    stdio: 'ignore',
  })
  // Neither a test's end nor its failure leaves a server behind.
  child.unref()
  process.once('exit', () => {
    child.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  })
  const base = `postgres://moguang@127.0.0.1:${port}`
  await waitUntilReady(`${base}/postgres`, child)
  let count = 0
  return {
    async createDatabase() {
      const name = `test_${++count}`
      const client = new pg.Client({ connectionString: `${base}/postgres` })
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      return `${base}/${name}`
    },
  }
}
