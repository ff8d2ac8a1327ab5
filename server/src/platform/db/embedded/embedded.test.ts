import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { templateTar } from '../../../testing/template'
import { startEmbedded } from './embedded'

const folder = mkdtempSync(path.join(tmpdir(), 'moguang-embedded-'))
after(() => rmSync(folder, { recursive: true, force: true }))

async function asked(statement: string, dataDir = folder, archive?: string): Promise<unknown> {
  const { socketFolder, port, close } = await startEmbedded(dataDir, null, archive)
  const pool = new pg.Pool({ host: socketFolder, port, user: 'postgres', database: 'postgres' })
  const { rows } = await pool.query<{ answer: unknown }>(statement)
  await pool.end()
  await close()
  return rows[0]?.answer
}

test('a first start that was cut off leaves nothing the next one stumbles over', async () => {
  mkdirSync(path.join(folder, 'pg.making/base'), { recursive: true })
  writeFileSync(path.join(folder, 'pg.making/PG_VERSION'), '')
  assert.equal(await asked('select 1 as answer'), 1)
  assert.equal(existsSync(path.join(folder, 'pg.making')), false)
  assert.equal(await asked("select current_setting('shared_buffers') as answer"), '32MB')
})

test('a new database comes out of an archive that is whole, and none of one that is cut off', async () => {
  const whole = path.join(folder, 'new.tar.gz')
  const bytes = gzipSync(readFileSync(await templateTar()), { level: 1 })
  writeFileSync(whole, bytes)
  const dataDir = path.join(folder, 'unpacked')
  assert.equal(await asked('select count(*) >= 0 as answer from users', dataDir, whole), true)

  const cut = path.join(folder, 'cut.tar.gz')
  writeFileSync(cut, bytes.subarray(0, bytes.length / 2))
  const none = path.join(folder, 'none')
  await assert.rejects(startEmbedded(none, null, cut))
  assert.equal(existsSync(path.join(none, 'pg')), false)
})
