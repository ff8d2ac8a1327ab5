// Bundles the server into server/dist: one file a process or thread, packages stay outside.
import { build } from 'esbuild'
import { cpSync, existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { BUNDLE } from './lib/bundle.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const source = path.join(root, 'server/src')
const dist = path.join(root, 'server/dist')

/** Name in dist → source. Threads are started by these names. */
const ENTRIES = {
  main: 'main.ts',
  worker: 'worker.ts',
  admin: 'admin/main.ts',
  'pglite-worker': 'db/embedded/worker.ts',
  'studio-worker': 'engines/studio/worker.ts',
}

rmSync(dist, { recursive: true, force: true })
const entryPoints = Object.entries(ENTRIES).flatMap(([out, file]) => {
  const from = path.join(source, file)
  return existsSync(from) ? [{ in: from, out }] : []
})
await build({
  entryPoints,
  outdir: dist,
  ...BUNDLE,
  sourcemap: 'linked',
})
cpSync(path.join(source, 'db/migrations'), path.join(dist, 'migrations'), { recursive: true })
