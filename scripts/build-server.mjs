// Bundles the server into server/dist: one file a process or thread, packages stay outside. It
// includes a new embedded database, which a first start only unpacks.
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT, run } from './lib/run.mjs'

const DIST = path.join(ROOT, 'server/dist')

/** Once for each version of PGlite; null where the memory for it is missing: then the server makes it. */
async function packDatabase() {
  const manifest = path.join(ROOT, 'node_modules/@electric-sql/pglite/package.json')
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'))
  const file = path.join(ROOT, `.cache/databases/new-${version}.tar.gz`)
  if (existsSync(file)) return file
  const { code, output } = await run(
    process.execPath,
    [path.join(ROOT, 'scripts/lib/pack-database.mjs'), file],
    { quiet: true },
  )
  if (code === 0) return file
  console.log(`没有备好新的数据库，第一次启动时再建（${output.trim().slice(-300) || code}）`)
  return null
}

const database = await packDatabase()
// esbuild takes memory too: loaded when the database is done.
const { bundleServer } = await import('./lib/bundle.mjs')
await bundleServer(DIST, { options: { sourcemap: 'linked' } })
if (database !== null) copyFileSync(database, path.join(DIST, 'new-database.tar.gz'))
