// npm test: set everything up, run every suite, close with one line of counts.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { check } from './check.mjs'
import { failuresOfJest } from './lib/failures.mjs'
import { ensureBrowser, ensurePostgres } from './lib/machine.mjs'
import { runTests } from './lib/nodeTests.mjs'
import { pool } from './lib/pool.mjs'
import { bin, ROOT, run } from './lib/run.mjs'
import { ensureClient, ensurePackages, ensureServer, requireNode } from './lib/setup.mjs'

const totals = { passed: 0, failed: 0, skipped: 0 }
const failures = []
const only = process.argv.slice(2)
/** Files at once: most wait for databases, workers and pages; alone they leave a core idle. */
const AT_ONCE = Math.max(2, availableParallelism() - 1)

/** A build keeps about a core busy. */
const BUILDS_AT_ONCE = 2

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

/** Files of Node's own runner by suite. */
const FILES = {
  server: ['server/src', 'tests/server'],
  studio: ['studio', 'media'],
  contract: ['contract'],
  app: ['tests/app'],
  mini: ['tests/mini'],
  e2e: ['tests/e2e'],
}
const wanted = (name) => only.length === 0 || only.includes(name)

/** Those of the server from a bundle, the others through their TypeScript loader. */
async function nodeTests() {
  const names = Object.keys(FILES).filter(wanted)
  const filesOf = (name) => FILES[name].flatMap(testsIn)
  const server = names.includes('server') ? filesOf('server') : []
  // Needs a package, and those are there by now.
  const { bundleTests } = await import('./lib/bundle.mjs')
  const scripts = server.length > 0 ? await bundleTests(server) : []
  const others = names.filter((name) => name !== 'server').flatMap(filesOf)
  const tests = [
    ...server.map((file, i) => ({ file, script: scripts[i], loader: ['--enable-source-maps'] })),
    ...others.map((file) => ({ file, script: file, loader: ['--import', 'tsx'] })),
  ]
  for (const result of await runTests(tests, AT_ONCE)) {
    add(result)
    failures.push(...result.failures)
  }
}

const SUITES = [
  ['check', wanted('check'), async () => add(await check())],
  ['client', wanted('client'), jestTests],
  [Object.keys(FILES).join(' '), Object.keys(FILES).some(wanted), nodeTests],
]

requireNode()
await ensurePackages()
await ensureBrowser()
await ensurePostgres()
await ensureServer()
await pool(['h5', 'weapp', 'qq', 'tt', 'alipay'], BUILDS_AT_ONCE, (type) => ensureClient(type))
for (const [name, asked, suite] of SUITES) {
  if (!asked) continue
  console.log(`\n== ${name}`)
  const started = Date.now()
  await suite()
  console.log(`== ${name} ${((Date.now() - started) / 1000).toFixed(0)} s`)
}
for (const { name, why } of failures) console.log(`\n✖ ${name}\n${why}`)
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`)
process.exit(totals.failed > 0 || totals.passed === 0 ? 1 : 0)
