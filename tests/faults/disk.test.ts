/** A disk that is full, closed or damaged: one clear sentence, and no stored data is lost. */
import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { open, readdir, rm, statfs, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import sharp from 'sharp'
import { builtServer } from '../../server/src/testing/built'
import { newPhone } from '../../server/src/testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../server/src/testing/app'
import { postFile } from '../attack/uploader'
import { launchProcess } from '../server/kill/processes'
import { openDatabase } from '../../server/src/platform/db/client'
import { templateTar } from '../../server/src/testing/template'
import { repetitions } from '@studio/testing/effort'

const MB = 1024 * 1024
const KINDS = repetitions('kinds of damage to a database', { usual: 3, all: 6 })

/** A disk of its own, or null where this process may not mount one. */
function mountDisk(folder: string, mb: number): boolean {
  mkdirSync(folder, { recursive: true })
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${mb}m`, 'tmpfs', folder])
  return mounted.status === 0
}
const unmount = (folder: string) => spawnSync('umount', ['-l', folder])

async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Takes all space but so much, until the file is removed. */
async function fill(folder: string, leaveBytes: number): Promise<string> {
  const file = path.join(folder, 'filling')
  const handle = await open(file, 'w')
  const piece = Buffer.alloc(256 * 1024)
  for (
    let left = await readFreeBytes(folder);
    left > leaveBytes;
    left = await readFreeBytes(folder)
  )
    await handle.write(piece, 0, Math.min(piece.length, left - leaveBytes))
  await handle.close()
  return file
}

const picture = (side = 64): Promise<Buffer> =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer()

const MOUNTING = 'this process may not mount a disk'

describe('a disk that is full while the server runs', () => {
  let server: TestApp
  let disk: string
  let token: string
  let mounted = false
  before(async () => {
    disk = mkdtempSync(path.join(tmpdir(), 'moguang-disk-'))
    mounted = mountDisk(disk, 48)
    if (!mounted) return
    server = await startTestApp({ env: { DATA_DIR: disk, DISK_RESERVE_MB: '16' } })
    token = (await signInByCalls(server.app, newPhone())).token
  })
  after(async () => {
    if (mounted) await server.close()
    unmount(disk)
    rmSync(disk, { recursive: true, force: true })
  })

  const readyz = async () => {
    const { statusCode, payload } = await server.app.inject('/readyz')
    return { statusCode, payload }
  }
  /** The result is cached for a moment. */
  const eventually = async (status: number) => {
    const until = Date.now() + 20_000
    for (;;) {
      const answer = await readyz()
      if (answer.statusCode === status || Date.now() > until) return answer
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  test('uploads answer 507 in a sentence, /readyz is red, and recovers with free space', async (t) => {
    if (!mounted) return t.skip(MOUNTING)
    const posted = await postFile(server, token, await picture())
    assert.equal(posted.code, 0, posted.message)
    const filling = await fill(disk, 15 * MB)

    const refused = await postFile(server, token, await picture())
    assert.deepEqual(
      [refused.status, refused.message],
      [507, '服务器的存储空间满了，文件没有收下，请稍后再试'],
    )
    const body = { ext: 'jpg' }
    const granted = await callApi(server.app, 'POST', '/api/upload-policy', { token, body })
    assert.equal(granted.status, 507)
    const order = { requestId: 'on-a-full-disk', params: { prompt: '山' }, quotedCredits: 1 }
    const ordered = await callApi(server.app, 'POST', '/api/generate', { token, body: order })
    assert.deepEqual(
      [ordered.status, ordered.message],
      [507, '服务器的存储空间满了，现在画不了，请稍后再试'],
    )
    const { data: score } = await callApi(server.app, 'GET', '/api/user/score', { token })
    assert.equal((score as { held: number }).held, 0)
    const red = await eventually(503)
    assert.equal(red.statusCode, 503)
    assert.match(red.payload, /disk: full/)
    // The database still writes, and earlier data is there.
    assert.equal((await signInByCalls(server.app, newPhone())).isNew, true)
    const { url } = posted.data as { url: string }
    assert.equal((await server.app.inject(url)).statusCode, 200)

    await rm(filling)
    assert.equal((await eventually(200)).statusCode, 200)
    assert.equal((await postFile(server, token, await picture())).code, 0)
  })

  test('one that becomes full in the middle of a file leaves nothing of it', async (t) => {
    if (!mounted) return t.skip(MOUNTING)
    const before = await server.deps.storage.list('up/')
    const filling = await fill(disk, 16 * MB + 512 * 1024)
    const large = await picture(1400)
    assert.ok(large.length > 1.2 * MB, String(large.length))
    // The client's Content-Length is believed, and the body is longer.
    const write = server.deps.spool.take({ bytes: 1000 }, async (file) => {
      await writeFile(file, large)
      await writeFile(`${file}-more`, Buffer.alloc(40 * MB))
    })
    await assert.rejects(write, { code: 'ENOSPC' })
    await rm(filling)
    assert.deepEqual(await readdir(server.deps.spool.folder), [])
    assert.deepEqual(await server.deps.storage.list('up/'), before)
  })
})

describe('what a start says of its folder', () => {
  let dist: string
  let top: string
  /** A whole database, copied for each damage. */
  let whole: string
  before(async () => {
    dist = await builtServer()
    top = mkdtempSync(path.join(tmpdir(), 'moguang-start-'))
    whole = path.join(top, 'whole')
    mkdirSync(path.join(whole, 'pg'), { recursive: true })
    execFileSync('tar', ['xf', await templateTar(), '-C', path.join(whole, 'pg')])
  })
  after(() => rmSync(top, { recursive: true, force: true }))

  const buildEnv = (folder: string) => ({
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    DEMO: '0',
    DATA_DIR: folder,
  })

  /** Its output until it ends, and its exit code. */
  async function failing(folder: string): Promise<string> {
    const child = launchProcess({ dist, name: 'main', env: buildEnv(folder) })
    const until = Date.now() + 120_000
    while (child.isAlive() && child.ready === '' && Date.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 50))
    const ready = child.ready
    const code = await child.stop()
    assert.equal(ready, '', `it started: ${child.output()}`)
    assert.equal(code, 1, child.output())
    return child.output()
  }

  /** One line, of both languages, with nothing of code in it. */
  function assertSentence(said: string, chinese: RegExp, english: RegExp): void {
    assert.match(said, chinese)
    assert.match(said, english)
    assert.equal(said.trim().split('\n').length, 1, said)
    assert.doesNotMatch(said, /\bat \S+ \(|\.js:\d+|Error:/)
  }

  const damages: readonly (readonly [string, (pg: string) => Promise<void>])[] = [
    ['without its version', (pg) => rm(path.join(pg, 'PG_VERSION'))],
    ['without its control file', (pg) => rm(path.join(pg, 'global/pg_control'))],
    ['with half a control file', (pg) => truncate(path.join(pg, 'global/pg_control'), 100)],
    ['without its log', (pg) => rm(path.join(pg, 'pg_wal'), { recursive: true })],
    ['without its tables', (pg) => rm(path.join(pg, 'base'), { recursive: true })],
    [
      'with noise for its log',
      async (pg) => {
        for (const name of readdirSync(path.join(pg, 'pg_wal')).filter((one) => /^0/.test(one))) {
          const handle = await open(path.join(pg, 'pg_wal', name), 'r+')
          await handle.write(Buffer.alloc(2 * MB, 0x5a), 0, 2 * MB, 0)
          await handle.close()
        }
      },
    ],
  ]
  /** A copy with this damage, and the names in it. */
  async function damaged(damage: (pg: string) => Promise<void>) {
    const folder = path.join(top, 'damaged')
    rmSync(folder, { recursive: true, force: true })
    cpSync(whole, folder, { recursive: true })
    const pg = path.join(folder, 'pg')
    await damage(pg)
    // The process that has it open writes that file; it says nothing of the data.
    const names = () => readdirSync(pg).filter((name) => name !== 'postmaster.pid')
    return { folder, names, before: names() }
  }

  test('the whole one is opened', async () => {
    const { folder } = await damaged(async () => {})
    const database = await openDatabase({ databaseUrl: null, dataDir: folder })
    await database.close()
  })

  for (const [what, damage] of damages.slice(0, KINDS)) {
    test(`a database ${what} is not opened, and nothing is begun over it`, async () => {
      const { folder, names, before: found } = await damaged(damage)
      const opening = openDatabase({ databaseUrl: null, dataDir: folder })
      // One that opens all the same is closed, or the run would never end.
      const opened = opening.then((database) => database.close())
      await assert.rejects(opened, { name: 'DatabaseDamaged' })
      assert.deepEqual(names(), found)
    })
  }

  test('a damaged database', async () => {
    const { folder } = await damaged((pg) => truncate(path.join(pg, 'global/pg_control'), 90))
    assertSentence(
      await failing(folder),
      /打不开，可能已经损坏：请从备份恢复/,
      /restore the folder/,
    )
  })

  test('a disk that is full', async (t) => {
    const folder = path.join(top, 'full')
    if (!mountDisk(folder, 64)) return t.skip(MOUNTING)
    try {
      await fill(folder, 0)
      assertSentence(await failing(folder), /磁盘满了，请腾出/, /is full: free/)
    } finally {
      unmount(folder)
    }
  })

  test('a disk that is read-only', async (t) => {
    const folder = path.join(top, 'read-only')
    if (!mountDisk(folder, 64)) return t.skip(MOUNTING)
    try {
      execFileSync('mount', ['-o', 'remount,ro', folder])
      assertSentence(await failing(folder), /不能写入，请检查磁盘是否只读/, /cannot be written/)
    } finally {
      unmount(folder)
    }
  })

  test('a folder that is a file', async () => {
    const folder = path.join(top, 'a-file')
    await writeFile(folder, 'no folder')
    assertSentence(await failing(folder), /不能写入/, /cannot be written/)
  })
})
