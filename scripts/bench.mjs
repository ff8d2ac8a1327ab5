// npm run bench [painter tools crowd codes film estimates server square feed scale plans mutes comments memory replica search web thread]: builds what is stale, then measures; the tables
// are for docs/BENCH.md.
import { run, ROOT } from './lib/run.mjs'
import { ensureClient, ensurePackages, ensureServer, requireNode } from './lib/setup.mjs'
import path from 'node:path'

const parts = process.argv.slice(2)
requireNode()
await ensurePackages()
await ensureServer()
// the client is weighed and opened there
if (
  parts.length === 0 ||
  ['server', 'memory', 'web', 'thread'].some((part) => parts.includes(part))
)
  await ensureClient('h5')
const { code } = await run(process.execPath, [
  '--import',
  'tsx',
  path.join(ROOT, 'scripts/bench-all.ts'),
  ...parts,
])
process.exit(code)
