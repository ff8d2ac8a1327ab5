// npm test: set everything up, run every suite, close with one line of counts.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { check } from './check.mjs'
import { failuresOfJest, failuresOfTap } from './lib/failures.mjs'
import { ensureBrowser, ensurePostgres } from './lib/machine.mjs'
import { bin, ROOT, run } from './lib/run.mjs'
import { ensureClient, ensurePackages, ensureServer, requireNode } from './lib/setup.mjs'

const totals = { passed: 0, failed: 0, skipped: 0 }
const failures = []
const only = process.argv.slice(2)
/** Files at once: most wait for databases, workers and pages; alone they leave a core idle. */
const AT_ONCE = Math.max(2, availableParallelism() - 1)

function add({ passed = 0, failed = 0, skipped = 0 }) {
  totals.passed += passed
  totals.failed += failed
  totals.skipped += skipped
}

function testsIn(folder) {
  const full = path.join(ROOT, folder)
  if (!existsSync(full)) return []
  return readdirSync(full, { withFileTypes: true }).flatMap((item) => {
    const file = path.join(folder, item.name)
    if (item.isDirectory()) return item.name === 'node_modules' ? [] : testsIn(file)
    return /\.test\.ts$/.test(item.name) ? [file] : []
  })
}

/** Node's own runner, a process a file; counts are read from its TAP report. */
async function nodeTests(name, files) {
  if (files.length === 0) return
  const tap = path.join(ROOT, `.cache/tap/${name}.tap`)
  mkdirSync(path.dirname(tap), { recursive: true })
  const reporters = ['--test-reporter=spec', '--test-reporter-destination=stdout']
  const { code } = await run(
    process.execPath,
    [
      ...['--import', 'tsx', '--test', `--test-concurrency=${AT_ONCE}`],
      ...reporters,
      ...['--test-reporter=tap', `--test-reporter-destination=${tap}`],
      ...files,
    ],
    { env: { NODE_ENV: 'test' } },
  )
  const text = existsSync(tap) ? readFileSync(tap, 'utf8') : ''
  const count = (word) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)
  const failed = count('fail') + count('cancelled')
  failures.push(...failuresOfTap(text))
  add({ passed: count('pass'), failed: failed || (code === 0 ? 0 : 1), skipped: count('skipped') })
}

async function jestTests() {
  const report = path.join(ROOT, '.cache/jest.json')
  rmSync(report, { force: true })
  const { code } = await run(bin('jest'), ['--json', `--outputFile=${report}`], {
    env: { NODE_ENV: 'test' },
  })
  if (!existsSync(report)) return add({ failed: 1 })
  const result = JSON.parse(readFileSync(report, 'utf8'))
  failures.push(...failuresOfJest(result))
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites
  add({
    passed: result.numPassedTests,
    failed: failed || (code === 0 ? 0 : 1),
    skipped: result.numPendingTests,
  })
}

const SUITES = {
  check: async () => add(await check()),
  client: jestTests,
  contract: () => nodeTests('contract', testsIn('contract')),
  server: () => nodeTests('server', [...testsIn('server/src'), ...testsIn('tests/server')]),
  app: () => nodeTests('app', testsIn('tests/app')),
  mini: () => nodeTests('mini', testsIn('tests/mini')),
  e2e: () => nodeTests('e2e', testsIn('tests/e2e')),
}

requireNode()
await ensurePackages()
await ensureBrowser()
await ensurePostgres()
await ensureServer()
for (const type of ['h5', 'weapp', 'qq', 'tt', 'alipay']) await ensureClient(type)
for (const [name, suite] of Object.entries(SUITES)) {
  if (only.length > 0 && !only.includes(name)) continue
  console.log(`\n== ${name}`)
  const started = Date.now()
  await suite()
  console.log(`== ${name} ${((Date.now() - started) / 1000).toFixed(0)} s`)
}
for (const { name, why } of failures) console.log(`\n✖ ${name}\n${why}`)
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`)
process.exit(totals.failed > 0 || totals.passed === 0 ? 1 : 0)
