import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { moveToPostgres } from '../../../server/src/operations/backup/move-database'
import { moveFiles } from '../../../server/src/operations/backup/move-files'
import { loadConfig } from '../../../server/src/config/config'
import { openDatabase, type Database } from '../../../server/src/platform/db/client'
import { newPhone } from '../../../server/src/testing/accounts'
import { callApi, signInByCalls, startTestApp } from '../../../server/src/testing/app'
import { builtServer } from '../../../server/src/testing/built'
import { NO_POSTGRES } from '../../../server/src/testing/databases'
import { assertSoundLedger } from '../../../server/src/testing/ledger-checks'
import { startObjectServer } from '../../../server/src/testing/object-server'
import { testPostgres } from '../../../server/src/testing/postgres'
import { furnish } from '../../../server/src/testing/template'
import { makeJob } from '../../../server/src/testing/works'
import { addTask } from '../../../server/src/platform/queue/tasks'
import { launchProcess, type Process } from './processes'

const BUCKET = 'pictures'

let dist: string
let folder: string
const running = new Set<Process>()

before(async () => {
  dist = await builtServer()
  folder = mkdtempSync(path.join(tmpdir(), 'moguang-move-'))
})
after(async () => {
  await Promise.all([...running].map((child) => child.kill()))
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** A command as an operator gives it. */
function admin(env: Record<string, string>, ...args: string[]): Process {
  const child = launchProcess({ dist, name: 'admin', args, env: { NODE_ENV: 'test', ...env } })
  running.add(child)
  return child
}

async function succeed(child: Process): Promise<string> {
  assert.equal(await child.ended(), 0, child.output())
  // Libraries warn of Node versions, at each start: decision 085 says which are supported.
  assert.doesNotMatch(child.output(), /Warning: /)
  return child.output()
}

interface Snapshot {
  readonly id: string
  readonly token: string
  readonly refreshToken: string
  readonly keys: readonly string[]
}

/** A user with pictures, and a waiting task. */
async function populate(database: Database, dataDir: string): Promise<Snapshot> {
  const server = await startTestApp({ database, env: { DATA_DIR: dataDir } })
  const signed = await signInByCalls(server.app, newPhone())
  const { data } = await callApi(server.app, 'GET', '/api/user/info', { token: signed.token })
  const { id } = data as { id: string }
  for (let at = 0; at < 4; at++) await makeJob(server.deps, id)
  await addTask(database.db, 'delete_files', {
    payload: { prefix: 'job/none/' },
    key: 'stored',
    delayMs: 86_400_000,
  })
  const keys = (await server.deps.storage.list('')).map(({ key }) => key).sort()
  await server.close()
  return { id, token: signed.token, refreshToken: signed.refreshToken, keys }
}

/** Waits until a session waits for a lock of this database. */
async function untilBlocked(client: pg.Client): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query(
      `select 1 from pg_locks l join pg_database d on d.oid = l.database
       where d.datname = current_database() and not l.granted`,
    )
    if (rowCount !== 0) return
    await sleep(20)
  }
}

/** Killed when everything before the jobs has been copied. */
async function killMidway(url: string, env: Record<string, string>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('lock table jobs in exclusive mode')
    const child = admin(env, 'move-to-postgres')
    await Promise.race([
      untilBlocked(client),
      child.ended().then(() => assert.fail(`it ended: ${child.output()}`)),
    ])
    await child.kill()
    // PostgreSQL would still execute the last statement of the dead process.
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    await client.query('rollback')
    const { rows } = await client.query(
      'select (select count(*) from users)::int as users, (select count(*) from jobs)::int as jobs',
    )
    assert.deepEqual(rows, [{ users: 1, jobs: 0 }])
  } finally {
    await client.end()
  }
}

test('embedded and local → PostgreSQL and S3: killed midway, they go on; sessions and pictures come along', async (t) => {
  const postgres = await testPostgres()
  if (!postgres) return t.skip(NO_POSTGRES)
  // Its tables are there: one of them is locked.
  const url = await postgres.createMigrated()
  const bucket = await startObjectServer(BUCKET)
  const dataDir = path.join(folder, 'data')
  const env = { DATA_DIR: dataDir, DATABASE_URL: url }
  const s3 = {
    STORAGE: 's3',
    S3_BUCKET: BUCKET,
    S3_ENDPOINT: bucket.endpoint,
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
    S3_FORCE_PATH_STYLE: 'true',
  }
  try {
    await furnish(dataDir)
    const embedded = await openDatabase({ databaseUrl: null, dataDir })
    const snapshot = await populate(embedded, dataDir)
    await embedded.close()

    await killMidway(url, env)
    await assert.rejects(openDatabase({ databaseUrl: url, dataDir: null }), /还没有全部搬到这里/)
    // It was used once more in between: what had been copied is no longer what is there.
    const again = await openDatabase({ databaseUrl: null, dataDir })
    await again.pool.query(`update users set nickname = '改过的名字'`)
    const tables = await countRows(again)
    await again.close()
    assert.match(
      await succeed(admin(env, 'move-to-postgres')),
      /逐表校验一致（其中 \d+ 行上次已搬好），账目为零/,
    )
    await assert.rejects(
      moveToPostgres(loadConfig({ NODE_ENV: 'test', ...env }), ''),
      /不是空的（\w+），没有搬任何东西/,
    )

    const puts = await moveKilled({ env: { ...env, ...s3 }, bucket, journalIn: dataDir })
    assert.ok(puts.before >= 1 && puts.before < snapshot.keys.length, `${puts.before} were moved`)
    const output = await succeed(admin({ ...env, ...s3 }, 'move-files', 'local'))
    assert.match(
      output,
      new RegExp(`${snapshot.keys.length} 个文件都已从 local 搬到 s3，逐个校验一致`),
    )
    assert.equal(puts.since(), snapshot.keys.length - puts.before)
    assert.deepEqual([...bucket.objects.keys()].sort(), snapshot.keys)

    const database = await openDatabase({ databaseUrl: url, dataDir: null })
    assert.deepEqual(await countRows(database), tables)
    await assertAlive(database, { ...env, ...s3 }, snapshot)
  } finally {
    bucket.close()
    await postgres.dropDatabase(url)
  }
})

/** Rows by table, but for what a process knows of itself alone. */
async function countRows({ pool }: Database): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r'
       and c.relname not in ('workers', 'rate_limits', 'recent_writes', 'storage_bytes', 'job_hours',
         'ledger_hours')
     order by 1`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of rows) {
    const counted = await pool.query<{ count: number }>(
      `select count(*)::int as count from ${name}`,
    )
    counts[name] = counted.rows[0]?.count ?? -1
  }
  return counts
}

/** Killed within the fifth file, when one at least of four at a time was read back. */
async function moveKilled({
  env,
  bucket,
  journalIn,
}: {
  env: Record<string, string>
  bucket: Awaited<ReturnType<typeof startObjectServer>>
  journalIn: string
}): Promise<{ before: number; since(): number }> {
  const child = admin(env, 'move-files', 'local')
  const put = bucket.objects.set.bind(bucket.objects)
  let puts = 0
  const killed: Promise<void>[] = []
  bucket.objects.set = (key, value) => {
    puts += 1
    if (puts === 5) killed.push(child.kill())
    return put(key, value)
  }
  await child.ended()
  assert.equal(killed.length, 1, child.output())
  await Promise.all(killed)
  const journal = readFileSync(path.join(journalIn, 'move-files-local-s3.log'), 'utf8')
  puts = 0
  return { before: journal.split('\n').length - 1, since: () => puts }
}

async function assertAlive(database: Database, env: Record<string, string>, snapshot: Snapshot) {
  const server = await startTestApp({ database, env })
  try {
    const { app, deps } = server
    const info = await callApi(app, 'GET', '/api/user/info', { token: snapshot.token })
    assert.equal((info.data as { nickname: string }).nickname, '改过的名字')
    const body = { token: snapshot.refreshToken }
    const fresh = await callApi(app, 'POST', '/api/auth/refreshToken', { body })
    assert.equal(fresh.code, 0, fresh.message)
    for (const key of snapshot.keys) assert.ok((await deps.storage.get(key)).length > 0, key)
    await assertSoundLedger(deps.db, snapshot.id)
    const { rows } = await deps.pool.query(
      `select task_identifier from graphile_worker.jobs where key = 'stored'`,
    )
    assert.deepEqual(rows, [{ task_identifier: 'delete_files' }])
  } finally {
    await server.close()
    await database.close()
  }
}

test('what cannot be moved is said in a sentence, and nothing is touched', async () => {
  const env = { NODE_ENV: 'test', DATA_DIR: path.join(folder, 'nothing') }
  const local = loadConfig(env)
  await assert.rejects(moveToPostgres(local, ''), /请把 DATABASE_URL 设成/)
  const there = loadConfig({ ...env, DATABASE_URL: 'postgres://127.0.0.1:1/none' })
  await assert.rejects(moveToPostgres(there, ''), /没有内置数据库/)
  await assert.rejects(moveToPostgres(there, '--force'), /只认识 --this-secret/)
  await assert.rejects(moveFiles(local, 'disk'), /请写文件现在在哪里：local、s3、cos/)
  await assert.rejects(moveFiles(local, 'local'), /STORAGE 就是 local/)
  await assert.rejects(moveFiles(local, 's3'), /还没有配置 s3/)
  assert.ok(!existsSync(env.DATA_DIR))
})
