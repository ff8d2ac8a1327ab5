// Bundling of server code: the same for shipping, measuring and testing.
import { build } from 'esbuild'
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isRunning, ROOT } from './run.mjs'

const SOURCE = path.join(ROOT, 'server/src')

export const BUNDLE = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  alias: {
    '@contract': path.join(ROOT, 'contract'),
    '@media': path.join(ROOT, 'media'),
    '@nets': path.join(ROOT, 'nets'),
    '@studio': path.join(ROOT, 'studio'),
  },
  charset: 'utf8',
  // Pictures and fonts of ours that code imports travel inside the bundle.
  loader: { '.ttf': 'binary', '.woff2': 'binary' },
  logLevel: 'warning',
}

/** Name in the folder → source. Threads and child processes are started by these names. */
const ENTRIES = {
  main: 'main.ts',
  worker: 'worker.ts',
  admin: 'operations/admin/main.ts',
  'pglite-worker': 'platform/db/embedded/worker.ts',
  'pglite-creator': 'platform/db/embedded/creator.ts',
  'studio-worker': 'integrations/engines/studio/worker.ts',
  'nets-child': 'platform/nets-process/child.ts',
  models: 'operations/models.ts',
  'media-decoder': 'platform/media-intake/decoder/child.ts',
}

/**
 * Bundles the server's processes and threads, and further entries, into a folder called `dist`
 * under server/: there its code finds its threads, migrations and packages.
 * @param {string} dist
 * @param {{ entries?: { in: string, out: string }[], options?: import('esbuild').BuildOptions }}
 * [more]
 */
export async function bundleServer(dist, { entries = [], options = {} } = {}) {
  rmSync(dist, { recursive: true, force: true })
  const own = Object.entries(ENTRIES).flatMap(([out, file]) => {
    const from = path.join(SOURCE, file)
    return existsSync(from) ? [{ in: from, out }] : []
  })
  await build({ ...BUNDLE, ...options, entryPoints: [...own, ...entries], outdir: dist })
  cpSync(
    path.join(SOURCE, 'integrations/engines/studio/thread.cjs'),
    path.join(dist, 'studio-thread.cjs'),
  )
  cpSync(path.join(SOURCE, 'platform/db/migrations'), path.join(dist, 'migrations'), {
    recursive: true,
  })
}

/**
 * Bundles test files of the server into its folder: Node loads a thousand small modules through a
 * TypeScript loader in seconds, a bundle in a fraction of one.
 * @param {string[]} files from the top folder
 * @returns {Promise<string[]>} the files to run
 */
export async function bundleTests(files) {
  const all = path.join(ROOT, 'server/.cache/tests')
  const own = path.join(all, String(process.pid))
  // Two runs may be concurrent; leftovers of a killed run are deleted.
  const left = existsSync(all) ? readdirSync(all).filter((pid) => !isRunning(Number(pid))) : []
  for (const folder of left) rmSync(path.join(all, folder), { recursive: true, force: true })
  process.once('exit', () => rmSync(own, { recursive: true, force: true }))
  const dist = path.join(own, 'dist')
  const entries = files.map((file) => ({
    in: path.join(ROOT, file),
    out: file.replace(/\.ts$/, '').replaceAll('/', '-'),
  }))
  const options = { splitting: true, sourcemap: 'linked', chunkNames: 'chunk-[hash]' }
  await bundleServer(dist, { entries, options })
  return entries.map(({ out }) => path.join(dist, `${out}.js`))
}
