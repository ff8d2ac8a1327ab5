/** Messages for an operator instead of a stack trace when a setting cannot work. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, test } from 'node:test'
import { openDatabase } from '../platform/db/client'
import { describeListenError } from '../platform/http/listening'
import { StartProblem } from '../platform/lib/start-problem'
import { NO_POSTGRES } from '../testing/databases'
import { testPostgres } from '../testing/postgres'
import { findMisspelt, misspeltSentence } from './misspelt'
import { requireNamedPaths } from './paths-that-exist'

describe('a database that cannot be used as DATABASE_URL says', () => {
  const cases = [
    ['is missing', (url: URL) => void (url.pathname = '/nowhere'), /数据库不存在.+does not exist/],
    ['has no such role', (url: URL) => void (url.username = 'nobody_here'), /不认识.+的用户/],
    [
      'speaks no TLS',
      (url: URL) => void url.searchParams.set('sslmode', 'require'),
      /加密连接.+TLS/,
    ],
  ] as const
  for (const [what, change, sentence] of cases)
    test(`${what}: one sentence`, async (t) => {
      const postgres = await testPostgres()
      if (!postgres) return t.skip(NO_POSTGRES)
      const created = await postgres.createDatabase()
      const url = new URL(created)
      change(url)
      await assert.rejects(
        openDatabase({ databaseUrl: url.href, dataDir: null }),
        (error) =>
          error instanceof StartProblem &&
          sentence.test(error.message) &&
          !error.message.includes('\n'),
      )
      await postgres.dropDatabase(created)
    })
})

test('an address that is not of this machine: one sentence', async () => {
  for (const host of ['999.1.1.1', '203.0.113.1']) {
    const server = createServer()
    server.listen(0, host)
    const [error] = (await once(server, 'error')) as [Error]
    assert.match(describeListenError(error, 'PORT') ?? '', new RegExp(`HOST 的 ${host} 不是`))
  }
})

test('named folders and files that are not there: one sentence with the name', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'moguang-named-'))
  const gone = path.join(folder, 'gone')
  const file = path.join(folder, 'words.txt')
  writeFileSync(file, '')
  for (const name of ['H5_DIR', 'CONSOLE_DIR', 'SAFETY_WORDS'])
    assert.throws(() => requireNamedPaths({ [name]: gone }), new RegExp(`^StartProblem: ${name} `))
  for (const name of ['BACKUP_DIR', 'MODELS_DIR']) {
    // It is made when it is needed, where its parent is.
    requireNamedPaths({ [name]: gone })
    const deeper = path.join(gone, 'deeper')
    assert.throws(() => requireNamedPaths({ [name]: deeper }), new RegExp(`${gone} 不存在`))
  }
  assert.throws(() => requireNamedPaths({ H5_DIR: file }), /不是文件夹/)
  requireNamedPaths({ H5_DIR: folder, SAFETY_WORDS: file, BACKUP_DIR: '' })
  rmSync(folder, { recursive: true })
})

test('a misspelt name is reported with the nearest one; other programs’ names are not', () => {
  const slips = {
    DATABSE_URL: 'DATABASE_URL',
    DATA_DRI: 'DATA_DIR',
    WORKER_CONCURENCY: 'WORKER_CONCURRENCY',
    database_url: 'DATABASE_URL',
    OPENAI_BASEURL: 'OPENAI_BASE_URL',
    PUBLIC_ULR: 'PUBLIC_URL',
  }
  const env = Object.fromEntries(Object.keys(slips).map((name) => [name, 'x']))
  assert.deepEqual(
    Object.fromEntries(findMisspelt(env).map(({ name, nearest }) => [name, nearest])),
    slips,
  )
  const others = {
    PATH: '',
    HOME: '',
    HOSTNAME: '',
    LANG: '',
    SHELL: '',
    TERM: '',
    PWD: '',
    USER: '',
    npm_config_cache: '',
    npm_lifecycle_event: '',
    NODE_OPTIONS: '',
    TZ: '',
    LC_ALL: '',
    DATABASE_URL: '',
    DOMAIN: '',
    POSTGRES_PASSWORD: '',
    INVOCATION_ID: '',
    KUBERNETES_PORT: '',
    MALLOC_ARENA_MAX: '',
    XDG_CACHE_HOME: '',
    HTTPS_PROXY: '',
    OPENAI_ORG_ID: '',
    EDITOR: '',
  }
  assert.deepEqual(findMisspelt(others), [])
  assert.deepEqual(findMisspelt(process.env), [])
  const [first] = findMisspelt({ DATA_DRI: '' })
  assert.match(first ? misspeltSentence(first) : '', /没有叫 DATA_DRI 的设置，是不是 DATA_DIR/)
})
