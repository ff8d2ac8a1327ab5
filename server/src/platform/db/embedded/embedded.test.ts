import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import pg from 'pg'
import { startEmbedded } from './embedded'

const folder = mkdtempSync(path.join(tmpdir(), 'moguang-embedded-'))
after(() => rmSync(folder, { recursive: true, force: true }))

async function answerOf(statement: string): Promise<unknown> {
  const { socketFolder, port, close } = await startEmbedded(folder)
  const pool = new pg.Pool({ host: socketFolder, port, user: 'postgres', database: 'postgres' })
  const { rows } = await pool.query<{ answer: unknown }>(statement)
  await pool.end()
  await close()
  return rows[0]?.answer
}

test('a first start that was cut off leaves nothing the next one stumbles over', async () => {
  mkdirSync(path.join(folder, 'pg.making/base'), { recursive: true })
  writeFileSync(path.join(folder, 'pg.making/PG_VERSION'), '')
  assert.equal(await answerOf('select 1 as answer'), 1)
  assert.equal(existsSync(path.join(folder, 'pg.making')), false)
  assert.equal(await answerOf("select current_setting('shared_buffers') as answer"), '32MB')
})
