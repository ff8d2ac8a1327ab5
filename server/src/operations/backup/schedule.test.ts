import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { readSettings } from '../../platform/db/settings'
import { Refused } from '../../platform/lib/refused'
import { startTestApp, type TestApp } from '../../testing/app'
import { readArchive } from './reader'
import { parseBackupTime, LAST_BACKUP } from '../../platform/db/last-backup'
import { backUpIfDue } from './schedule'

const HOUR_MS = 3_600_000
const base = mkdtempSync(path.join(tmpdir(), 'moguang-scheduled-'))
const folder = path.join(base, 'backups')

let server: TestApp
before(async () => {
  server = await startTestApp({
    env: { BACKUP_EVERY_HOURS: '6', BACKUP_DIR: folder, BACKUP_KEEP: '2' },
  })
})
after(async () => {
  await server.close()
  rmSync(base, { recursive: true, force: true })
})

const archives = () => readdirSync(folder).sort()

async function lastBackup(): Promise<number> {
  const facts = await readSettings(server.deps.db, [LAST_BACKUP])
  return parseBackupTime(facts.get(LAST_BACKUP))?.getTime() ?? 0
}

test('the first is due at once, made by one of many processes, whole, and remembered', async () => {
  const began = Date.now()
  const results = await Promise.all([1, 2, 3].map(() => backUpIfDue(server.deps)))
  assert.deepEqual(results.sort(), [false, false, true])
  const [name = '', ...others] = archives()
  assert.match(name, /^moguang-scheduled-\d{8}T\d{6}Z\.tar\.gz$/)
  assert.deepEqual(others, [])
  const { header } = await readArchive(path.join(folder, name))
  assert.equal(new Date(header.createdAt).getTime(), await lastBackup())
  assert.ok((await lastBackup()) >= began)
})

test('until its hours are over no other one is made', async () => {
  server.forward(5 * HOUR_MS)
  assert.equal(await backUpIfDue(server.deps), false)
  assert.equal(archives().length, 1)
})

test('a new one removes the oldest scheduled ones and what was never finished, nothing else', async () => {
  const own = 'moguang-20200101T000000Z.tar.gz'
  const old = ['20200101T000000Z', '20210101T000000Z'].map(
    (time) => `moguang-scheduled-${time}.tar.gz`,
  )
  for (const name of [own, ...old]) writeFileSync(path.join(folder, name), 'old')
  mkdirSync(path.join(folder, 'moguang-scheduled-20220101T000000Z.tar.gz.part'))
  const [first] = archives().filter((name) => name > 'moguang-scheduled-2023')
  server.forward(HOUR_MS)
  assert.equal(await backUpIfDue(server.deps), true)
  const left = archives()
  assert.equal(left.length, 3)
  assert.ok(left.includes(own), 'an operator’s own stays')
  assert.ok(first !== undefined && left.includes(first))
  for (const name of old) assert.ok(!left.includes(name), name)
})

test('one that fails leaves the age and the older ones as they were, and is tried again later', async () => {
  const [before, archivesBefore] = [await lastBackup(), archives()]
  server.forward(7 * HOUR_MS)
  const deps = {
    ...server.deps,
    config: {
      ...server.deps.config,
      backups: {
        ...server.deps.config.backups,
        folder: path.join(folder, archivesBefore[0] ?? ''),
      },
    },
  }
  await assert.rejects(backUpIfDue(deps), (error) => {
    assert.ok(error instanceof Refused)
    return true
  })
  assert.deepEqual([await lastBackup(), archives()], [before, archivesBefore])
  assert.equal(await backUpIfDue(server.deps), false, 'the turn is taken for half an hour')
  server.forward(HOUR_MS)
  assert.equal(await backUpIfDue(server.deps), true)
})

test('without BACKUP_EVERY_HOURS none is ever due', async () => {
  const { config } = server.deps
  const never = { ...config, backups: { ...config.backups, everyHours: null } }
  server.forward(1000 * HOUR_MS)
  assert.equal(await backUpIfDue({ ...server.deps, config: never }), false)
})
