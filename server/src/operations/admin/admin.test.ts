import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { loadConfig } from '../../config/config'
import { openOrConnect, openDatabase } from '../../platform/db/client'
import { adminLog } from '../../platform/db/schema'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { furnish } from '../../testing/template'
import { COMMANDS, helpLines } from './commands'
import { runCommand } from './run'

let server: TestApp
before(async () => {
  server = await startTestApp()
})
after(() => server.close())

const run = (...words: string[]) => runCommand(server.deps, { words, operator: 'test' })

test('a reviewer is one at once, and no longer at once', async () => {
  const phone = newPhone()
  await assert.rejects(run('grant-reviewer', phone), /没有用/)
  const { token } = await signInByCalls(server.app, phone)
  const reviewQueue = () => callApi(server.app, 'GET', '/api/works/review', { token })
  assert.equal((await reviewQueue()).status, 403)
  await run('grant-reviewer', phone)
  assert.equal((await reviewQueue()).status, 200)
  assert.match((await run('list-reviewers')).join('\n'), new RegExp(phone))
  assert.match((await run('grant-reviewer', phone))[0] ?? '', /本来就是/)
  await run('revoke-reviewer', phone)
  assert.equal((await reviewQueue()).status, 403)

  const { db } = server.deps
  const log = await db.select().from(adminLog)
  assert.deepEqual(
    log.map(({ command, args, operator }) => [command, args, operator]),
    [
      ['grant-reviewer', [phone], 'test'],
      ['revoke-reviewer', [phone], 'test'],
    ],
  )
  await assert.rejects(db.update(adminLog).set({ operator: 'unknown' }).execute())
})

test('words reach one or all; every message is its own', async () => {
  const phone = newPhone()
  const { token } = await signInByCalls(server.app, phone)
  await run('notify', phone, '明早', '八点维护')
  await run('notify', 'all', '新画风上线')
  const { data } = await callApi(server.app, 'GET', '/api/notification/my', { token })
  const { list } = data as { list: { text: string }[] }
  assert.deepEqual(
    list.map(({ text }) => text),
    ['新画风上线', '明早 八点维护'],
  )
})

test('what is wrong is said and not done', async () => {
  await assert.rejects(run('notify', 'all'), /少了参数/)
  await assert.rejects(run('grant-reviewer', '123'), /没有用 123 登录过/)
  await assert.rejects(run('conquer'), /没有「conquer」/)
  const help = helpLines().join('\n')
  for (const { name } of COMMANDS) assert.match(help, new RegExp(name))
})

test('commands run in parallel to a running server, through its embedded database', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'moguang-admin-'))
  await furnish(dataDir)
  const options = { databaseUrl: null, dataDir }
  const serving = await openDatabase(options)
  try {
    const secondDatabase = await openOrConnect(options)
    const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir })
    const { engines, keys, storage } = server.deps
    const deps = {
      config,
      db: secondDatabase.db,
      engines,
      now: () => new Date(),
      keys,
      storage,
      payments: [],
    }
    await runCommand(deps, { words: ['notify', 'all', '你好'], operator: 'test' })
    await secondDatabase.close()
    assert.equal((await serving.db.select().from(adminLog)).length, 1)
  } finally {
    await serving.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
