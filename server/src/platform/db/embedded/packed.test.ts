import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'
import { startEmbedded } from './embedded'
import { unpackDatabase } from './packed'

const folder = mkdtempSync(path.join(tmpdir(), 'moguang-packed-'))
after(() => rmSync(folder, { recursive: true, force: true }))

/** As scripts/lib/pack-database.mjs packs one: folders, empty ones too, then files. */
async function packed(): Promise<Buffer> {
  const tar = pack()
  for (const name of ['./', './base/', './pg_notify/']) tar.entry({ name, type: 'directory' })
  tar.entry({ name: './PG_VERSION' }, '17\n')
  tar.entry({ name: './base/1259' }, Buffer.alloc(200_000, 7))
  tar.finalize()
  return gzipSync(await buffer(tar))
}

test('a database is unpacked with its empty folders, for its owner alone', async () => {
  const archive = path.join(folder, 'whole.tar.gz')
  writeFileSync(archive, await packed())
  const pg = path.join(folder, 'pg')
  await unpackDatabase(archive, pg)
  assert.equal(readFileSync(path.join(pg, 'PG_VERSION'), 'utf8'), '17\n')
  assert.equal(statSync(path.join(pg, 'base/1259')).size, 200_000)
  assert.ok(statSync(path.join(pg, 'pg_notify')).isDirectory())
  if (process.platform !== 'win32') assert.equal(statSync(pg).mode & 0o077, 0)
})

test('an archive that is cut off leaves no database behind', async () => {
  const bytes = await packed()
  const archive = path.join(folder, 'cut.tar.gz')
  writeFileSync(archive, bytes.subarray(0, bytes.length / 2))
  const dataDir = path.join(folder, 'data')
  await assert.rejects(startEmbedded(dataDir, null, archive))
  assert.equal(existsSync(path.join(dataDir, 'pg')), false)
})
