// npm run bench: builds what is stale, then measures; the table is for docs/BENCH.md.
import { run, ROOT } from './lib/run.mjs'
import { ensureClient, ensurePackages, ensureServer, requireNode } from './lib/setup.mjs'
import path from 'node:path'

requireNode()
await ensurePackages()
await ensureServer()
await ensureClient('h5')
const { code } = await run(process.execPath, [
  '--import',
  'tsx',
  path.join(ROOT, 'scripts/bench-all.ts'),
])
process.exit(code)
