// node scripts/lib/pack-database.mjs <file>: a new embedded database as an archive. A process of its
// own: PGlite takes 700 MB (Node 20) to 1 GB (Node 24) for making one, for some seconds.
import { PGlite } from '@electric-sql/pglite'
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { create } from 'tar'

const [file] = process.argv.slice(2)
mkdirSync(path.dirname(file), { recursive: true })
const folder = mkdtempSync(path.join(path.dirname(file), 'making-'))
try {
  const pg = path.join(folder, 'pg')
  const db = await PGlite.create(pg)
  await db.close()
  const packed = path.join(folder, 'pg.tar.gz')
  await create({ gzip: true, portable: true, cwd: pg, file: packed }, ['.'])
  renameSync(packed, file)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
