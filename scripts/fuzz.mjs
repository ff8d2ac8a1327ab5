// npm run fuzz: 300 odd requests for every call of the contract (or the given number).
import { run } from './lib/run.mjs'
import { ensurePackages, requireNode } from './lib/setup.mjs'

const runs = process.argv[2] ?? '300'
if (!/^[1-9]\d{0,5}$/.test(runs)) {
  console.error('Usage: npm run fuzz -- [requests a call]')
  process.exit(2)
}
requireNode()
await ensurePackages()
const { code } = await run(
  process.execPath,
  ['--import', 'tsx', '--test', 'tests/server/bad-input.test.ts'],
  { env: { NODE_ENV: 'test', FUZZ_RUNS: runs } },
)
process.exit(code)
