import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { StartProblem } from '../lib/start-problem'
import { appVersion } from '../lib/version'
import { NO_POSTGRES } from '../../testing/databases'
import { testPostgres } from '../../testing/postgres'
import { furnish } from '../../testing/template'
import { openDatabase } from './client'
import { ownSchema } from './schema-version'

interface Place {
  readonly databaseUrl: string | null
  readonly dataDir: string | null
}

/** As a later version leaves it: one migration more, and its name. */
async function fromTheFuture(place: Place): Promise<void> {
  const { pool, close } = await openDatabase(place)
  await pool.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', $1)`, [
    ownSchema().when + 1,
  ])
  await pool.query(
    `update settings set value = '9999_later (99.1.0)' where key = 'schema-written-by'`,
  )
  await close()
}

async function refusesWhatIsNewer(place: Place): Promise<void> {
  const { pool, close } = await openDatabase(place)
  const { rows } = await pool.query(`select value from settings where key = 'schema-written-by'`)
  assert.deepEqual(rows, [{ value: `${ownSchema().tag} (${appVersion})` }])
  await close()
  await fromTheFuture(place)
  for (let time = 0; time < 2; time++) {
    await assert.rejects(openDatabase(place), (error: Error) => {
      assert.ok(error instanceof StartProblem)
      assert.match(error.message, /由 9999_later \(99\.1\.0\) 写成/)
      return true
    })
  }
}

test('code older than the schema does not start, and says who wrote it: embedded', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'moguang-schema-'))
  try {
    await furnish(dataDir)
    await refusesWhatIsNewer({ databaseUrl: null, dataDir })
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
})

test('code older than the schema does not start, and says who wrote it: PostgreSQL', async (t) => {
  const postgres = await testPostgres()
  if (!postgres) return t.skip(NO_POSTGRES)
  const databaseUrl = await postgres.createMigrated()
  try {
    await refusesWhatIsNewer({ databaseUrl, dataDir: null })
  } finally {
    await postgres.dropDatabase(databaseUrl)
  }
})

test('a program without its migrations is named, and the data is not touched', async () => {
  const migrations = mkdtempSync(path.join(tmpdir(), 'moguang-migrations-'))
  const dataDir = path.join(migrations, 'data')
  await assert.rejects(
    openDatabase({ databaseUrl: null, dataDir, migrations }),
    (error) => error instanceof StartProblem && error.message.startsWith('程序文件不完整'),
  )
  assert.equal(existsSync(dataDir), false)
  rmSync(migrations, { recursive: true })
})
