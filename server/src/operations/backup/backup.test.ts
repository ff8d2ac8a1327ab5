import { gunzipSync } from 'node:zlib'
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { Refused } from '../../platform/lib/refused'
import { findCommand } from '../admin/run'
import { loadConfig, type Config } from '../../config/config'
import { openDatabase, type Database } from '../../platform/db/client'
import { findSchema, listMigrations, ownSchema } from '../../platform/db/schema-version'
import { newId } from '../../platform/lib/ids'
import { StartProblem } from '../../platform/lib/start-problem'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { NO_POSTGRES } from '../../testing/databases'
import { assertSoundLedger } from '../../testing/ledger-checks'
import { testPostgres, type PostgresServer } from '../../testing/postgres'
import { furnish } from '../../testing/template'
import { makeJob, makePerson, type Person } from '../../testing/works'
import { addTask } from '../../platform/queue/tasks'
import { FORMAT, HEADER, type Header } from './format'
import { readArchive } from './reader'
import { migrationsUpTo } from './restore'
import { inSnapshot } from './snapshot'
import { formatLines, listTables, readParts, selectAll } from './tables'
import { writeArchive } from './writer'

const base = mkdtempSync(path.join(tmpdir(), 'moguang-backup-'))
after(() => rmSync(base, { recursive: true, force: true, maxRetries: 5 }))

interface Place {
  readonly config: Config
  readonly env: Record<string, string>
}

function place(name: string, databaseUrl?: string): Place {
  const dataDir = path.join(base, name)
  mkdirSync(dataDir, { recursive: true })
  const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  return { env, config: loadConfig({ NODE_ENV: 'test', ...env }) }
}

/** A command as an operator gives it. */
async function admin({ config }: Place, ...words: string[]): Promise<string> {
  const { command, args } = findCommand(words)
  assert.ok(command.alone)
  return (await command.alone(config, args)).join('\n')
}

async function serve(at: Place): Promise<{ server: TestApp; close(): Promise<void> }> {
  const { databaseUrl, dataDir } = at.config
  const database: Database = await openDatabase({ databaseUrl, dataDir })
  const server = await startTestApp({ database, env: at.env })
  return {
    server,
    async close() {
      await server.close()
      await database.close()
    },
  }
}

/** The restored contents work: names, pictures, sessions, ledger, queue. */
async function assertAlive(at: Place, expected: Expected): Promise<void> {
  const { server, close } = await serve(at)
  try {
    const { app, deps } = server
    const info = await callApi(app, 'GET', '/api/user/info', { token: expected.person.token })
    assert.equal((info.data as { id: string }).id, expected.person.id)
    const fresh = await callApi(app, 'POST', '/api/auth/refreshToken', {
      body: { token: expected.refreshToken },
    })
    assert.equal(fresh.code, 0, fresh.message)
    for (const key of expected.keys) assert.equal((await deps.storage.get(key)).length > 0, true)
    await assertSoundLedger(deps.db, expected.person.id)
    const { rows } = await deps.pool.query(
      `select task_identifier, key, payload from graphile_worker.jobs
       join graphile_worker._private_jobs using (id, key) where key = 'stored'`,
    )
    assert.deepEqual(rows, [
      { task_identifier: 'delete_files', key: 'stored', payload: { prefix: 'job/none/' } },
    ])
    // Numbers go on after those that came with the archive.
    const next = await makePerson(server)
    await assertSoundLedger(deps.db, next.id)
  } finally {
    await close()
  }
}

interface Expected {
  readonly person: Person
  readonly refreshToken: string
  readonly keys: readonly string[]
}

/** With a bit changed from there on that changes what is packed: some only fill a byte up. */
function flipped(whole: Buffer, from: number): { bytes: Buffer; at: number } {
  const unpacked = gunzipSync(whole)
  for (let at = from; ; at += 1) {
    const bytes = Buffer.from(whole)
    bytes.writeUInt8(bytes.readUInt8(at) ^ 0x10, at)
    try {
      if (!gunzipSync(bytes).equals(unpacked)) return { bytes, at }
    } catch {
      return { bytes, at }
    }
  }
}

describe('a machine that is lost', () => {
  const first = place('first')
  let expected: Expected
  let archive = ''
  let said = ''
  let postgres: PostgresServer | null
  const urls: string[] = []
  const emptyUrl = async () => {
    const url = await postgres?.createDatabase()
    if (url) urls.push(url)
    return url
  }

  before(async () => {
    postgres = await testPostgres()
    await furnish(first.config.dataDir)
    writeFileSync(path.join(first.config.dataDir, 'words.txt'), '某个词\n')
    const { server, close } = await serve(first)
    const signed = await signInByCalls(server.app, newPhone())
    const { data } = await callApi(server.app, 'GET', '/api/user/info', { token: signed.token })
    const person = { id: (data as { id: string }).id, token: signed.token }
    const { jobId } = await makeJob(server.deps, person.id, {
      params: { prompt: '引号 " 反斜杠 \\ 换行\n制表\t 表情 🎨 {null}' },
    })
    const keys = (await server.deps.storage.list(`job/${jobId}/`)).map(({ key }) => key)
    expected = { person, refreshToken: signed.refreshToken, keys }
    await addTask(server.deps.db, 'delete_files', {
      payload: { prefix: 'job/none/' },
      key: 'stored',
      delayMs: 86_400_000,
    })
    // People go on while it is made.
    let going = true
    const load = (async () => {
      for (let at = 0; going || at < 4; at++) {
        const other = await makePerson(server)
        await makeJob(server.deps, other.id)
      }
    })()
    said = await admin(first, 'backup', path.join(base, 'backups'))
    going = false
    await load
    await close()
    const [name = ''] = readdirSync(path.join(base, 'backups'))
    archive = path.join(base, 'backups', name)
    // Lost.
    rmSync(first.config.dataDir, { recursive: true, force: true, maxRetries: 5 })
  })
  after(async () => {
    for (const url of urls) await postgres?.dropDatabase(url)
  })

  test('its archive is complete, readable by its owner only, and the only file left', async () => {
    assert.match(said, /已备份到 .+ 行，\d+ 个文件/)
    assert.equal(readdirSync(path.join(base, 'backups')).length, 1)
    assert.equal(statSync(archive).mode & 0o777, 0o600)
    assert.match(await admin(first, 'verify', archive), /完好/)
    const names: string[] = []
    const { manifest } = await readArchive(archive, async ({ name }) => void names.push(name))
    assert.equal(manifest.members, names.length + 1)
    assert.ok(names.includes('data/words.txt'))
    for (const key of expected.keys) assert.ok(names.includes(`files/${key}`))
    assert.deepEqual(manifest.missing, [])
  })

  test('comes back in an empty folder: sessions, pictures, ledger, queue, own files', async () => {
    const second = place('second')
    await furnish(second.config.dataDir)
    assert.match(await admin(second, 'restore', archive), /已从 .+ 恢复/)
    assert.match(await admin(second, 'verify'), /账目为零.+都在\n没有被引用的文件：0 个/)
    assert.equal(readFileSync(path.join(second.config.dataDir, 'words.txt'), 'utf8'), '某个词\n')
    await assertAlive(second, expected)
    await assert.rejects(admin(second, 'restore', archive), /不是空的安装/)
    rmSync(path.join(second.config.dataDir, 'files', expected.keys[0] ?? ''))
    await assert.rejects(admin(second, 'verify'), /1 个被引用的文件不在：job\//)
  })

  test('comes back on PostgreSQL, and from there on another, with the same rows', async (t) => {
    const [url, otherUrl] = [await emptyUrl(), await emptyUrl()]
    if (!url) return t.skip(NO_POSTGRES)
    const third = place('third', url)
    await admin(third, 'restore', archive)
    assert.match(await admin(third, 'verify'), /账目为零/)
    await admin(third, 'backup', path.join(base, 'again'))
    const again = path.join(base, 'again', readdirSync(path.join(base, 'again'))[0] ?? '')
    const [one, two] = [await rowsIn(archive), await rowsIn(again)]
    assert.deepEqual(two, one)
    const fourth = place('fourth', otherUrl)
    await admin(fourth, 'restore', again)
    await assertAlive(third, expected)
    await assertAlive(fourth, { ...expected })
  })

  test('a damaged or cut archive is refused before anything is touched', async (t) => {
    const url = await emptyUrl()
    if (!url) return t.skip(NO_POSTGRES)
    const there = place('damaged', url)
    const whole = readFileSync(archive)
    const broken = path.join(base, 'broken.tar.gz')
    for (const share of [0.05, 0.5, 0.9, 0.999]) {
      const { bytes, at } = flipped(whole, Math.floor(whole.length * share))
      writeFileSync(broken, bytes)
      await assert.rejects(admin(there, 'restore', broken), /已损坏/, `flipped at ${share}`)
      writeFileSync(broken, whole.subarray(0, at))
      await assert.rejects(admin(there, 'verify', broken), /已损坏/, `cut at ${share}`)
    }
    await assert.rejects(admin(there, 'verify', path.join(base, 'none')), /读不到/)
    writeFileSync(broken, 'hello')
    await assert.rejects(admin(there, 'restore', broken), /不是墨光的备份/)
    assert.deepEqual(readdirSync(there.config.dataDir), [])
    // Still empty, so the whole one goes in.
    assert.match(await admin(there, 'restore', archive), /已从/)
  })

  test('an installation that is not there is neither made nor saved', async () => {
    const nowhere = place('nowhere')
    const folder = path.join(base, 'nowhere-backups')
    await assert.rejects(admin(nowhere, 'backup', folder), /没有墨光的数据.+DATA_DIR/)
    await assert.rejects(admin(nowhere, 'verify'), /没有墨光的数据/)
    await assert.rejects(admin(nowhere, 'move-files', 's3'), Refused)
    assert.equal(existsSync(folder), false)
    assert.equal(existsSync(path.join(nowhere.config.dataDir, 'pg')), false)
  })

  test('a disk that fills up is one sentence, and no half archive', async (t) => {
    const url = await emptyUrl()
    const folder = path.join(base, 'small-disk')
    mkdirSync(folder)
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder])
    if (!url || mounted.status !== 0) return t.skip('no PostgreSQL, or no disk may be mounted')
    try {
      const there = place('disk', url)
      await admin(there, 'restore', archive)
      const { pool, close } = await openDatabase({ databaseUrl: url, dataDir: null })
      await pool.query(
        `insert into settings (key, value) select 'noise ' || n, string_agg(md5(random()::text), '')
         from generate_series(1, 100) n, generate_series(1, 1000) group by n`,
      )
      await close()
      await assert.rejects(admin(there, 'backup', folder), /磁盘满了，备份没有做成/)
      assert.deepEqual(readdirSync(folder), [])
    } finally {
      spawnSync('umount', ['-l', folder])
    }
  })

  test('a restore that breaks off after its rows keeps servers from starting', async (t) => {
    const url = await emptyUrl()
    if (!url) return t.skip(NO_POSTGRES)
    const there = place('broken-off', url)
    // No folder can be made where a file is.
    writeFileSync(path.join(there.config.dataDir, 'files'), '')
    await assert.rejects(admin(there, 'restore', archive), /恢复没有做完，服务不会在这些数据上启动/)
    const starting = openDatabase({ databaseUrl: url, dataDir: null })
    await assert.rejects(starting, (error: Error) => {
      assert.ok(error instanceof StartProblem)
      assert.match(error.message, /恢复没有做完，这里的数据不完整/)
      return true
    })
  })
})

describe('schemas of other versions', () => {
  test('an archive of a newer schema is refused with the version that wrote it', async () => {
    const own = ownSchema()
    const file = path.join(base, 'newer.tar.gz')
    await craft(file, { app: '99.1.0', schema: { tag: '9999_later', when: own.when + 1 } })
    const there = place('newer')
    await assert.rejects(admin(there, 'restore', file), /由更新的版本 99\.1\.0（9999_later）写成/)
    await craft(file, { schema: { tag: 'other', when: 1 } })
    await assert.rejects(admin(there, 'restore', file), /other 不是这个软件的/)
    assert.deepEqual(readdirSync(there.config.dataDir), [])
  })

  test('one of an older schema comes in as it was, and is migrated', async (t) => {
    const postgres = await testPostgres()
    if (!postgres) return t.skip(NO_POSTGRES)
    const [oldUrl, url] = [await postgres.createDatabase(), await postgres.createDatabase()]
    try {
      const [file, lying] = ['older', 'lying'].map((name) => path.join(base, `${name}.tar.gz`))
      assert.ok(file && lying)
      const before = listMigrations().find(({ tag }) => tag.startsWith('0025_'))
      assert.ok(before)
      const old = await openDatabase({
        databaseUrl: oldUrl,
        dataDir: null,
        migrations: await migrationsUpTo(before.when, path.join(base, 'older')),
      })
      // By its own columns: the table of today has more.
      const id = newId()
      await old.pool.query('insert into users (id, nickname) values ($1, $2)', [id, '旧墨友'])
      await inSnapshot(old.pool, async (client) => {
        const tables = await listTables(client)
        assert.ok(!tables.some(({ name }) => name === 'plain_copies'))
        const users = tables.find(({ name }) => name === 'users')
        assert.ok(users)
        const parts: string[] = []
        for await (const rows of readParts(client, selectAll(users))) parts.push(formatLines(rows))
        const header = { app: '1.0.0', schema: before, tables }
        const members = { 'db/users/000001': parts.join('') }
        await craft(file, header, members, { users: 1 })
        await craft(lying, header, members, { users: 2 })
      })
      await old.close()
      const there = place('older', url)
      // A failure before the commit leaves nothing: the next restore starts from scratch.
      await assert.rejects(admin(there, 'restore', lying), /表 users 的行数与归档不符/)
      assert.match(await admin(there, 'restore', file), /1 行/)
      const { pool, close } = await openDatabase({ databaseUrl: url, dataDir: null })
      assert.deepEqual((await pool.query('select id from users')).rows, [{ id }])
      assert.equal(await findSchema(pool), ownSchema().when)
      await close()
    } finally {
      for (const one of [oldUrl, url]) await postgres.dropDatabase(one)
    }
  })
})

/** An archive as another version would write it. */
async function craft(
  file: string,
  over: Partial<Header>,
  members: Readonly<Record<string, string>> = {},
  rows: Record<string, number> = {},
): Promise<void> {
  const header: Header = {
    format: FORMAT,
    app: '6.0.0',
    schema: ownSchema(),
    createdAt: '2026-01-01T00:00:00Z',
    keyPrint: '0',
    storage: 'local',
    tables: [],
    ...over,
  }
  rmSync(file, { force: true })
  const archive = await writeArchive(file)
  await archive.add(HEADER, JSON.stringify(header))
  for (const [name, content] of Object.entries(members)) await archive.add(name, content)
  await archive.finish({ rows, tasks: 0, files: 0, fileBytes: 0, missing: [] })
}

async function rowsIn(archive: string): Promise<string[]> {
  const lines: string[] = []
  await readArchive(archive, async ({ name, bytes }) => {
    if (!name.startsWith('db/')) return
    const table = name.split('/')[1]
    for (const line of (await bytes()).toString().trim().split('\n')) lines.push(`${table} ${line}`)
  })
  return lines.sort()
}
