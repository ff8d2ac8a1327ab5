// npm test: builds the dependencies of the chosen tests, runs them, closes with one line of counts.
//
// npm test                      every suite
// npm test -- <suite> …         check, client, contract, server, clients, studio, app, mini, e2e
// npm test -- <file> …          files whose path holds these letters; `*` and `**` stand for any
// npm test -- --all [names]     the long ones too: all repetitions, all sizes
//
// Suites and their dependencies are a table in lib/suites.mjs. A process runs one file, or all
// files that the table's `group(file)` gives one name, one after another; such files may share
// module state: a browser, a server. Two lanes run builds, steps of the check and processes
// concurrently, the longest of the last run first. Logs are in .cache/tests.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { checkStep, STEPS } from './check.mjs'
import { runJest } from './lib/jestTests.mjs'
import { ensureBrowser, ensurePooler, ensurePostgres, ensureWebkit } from './lib/machine.mjs'
import { runMeasured } from './lib/measured.mjs'
import { runGroup } from './lib/nodeTests.mjs'
import { ensureModels } from './lib/models.mjs'
import { painterFiles } from './lib/painterTests.mjs'
import { Report } from './lib/report.mjs'
import { ROOT } from './lib/run.mjs'
import { schedule } from './lib/schedule.mjs'
import { keepScratchInMemory } from './lib/scratch.mjs'
import {
  ensureClient,
  ensureConsole,
  ensureDrafts,
  ensurePackages,
  ensureServer,
  ensureTestClients,
  requireNode,
} from './lib/setup.mjs'
import { startPostgres } from '../server/src/testing/postgres-process.mjs'
import { choose, listTestFiles, LONG_SECONDS, spreadGroups, SUITES } from './lib/suites.mjs'

const LANES = Math.max(2, availableParallelism())
const TIMES = path.join(ROOT, '.cache/test-times.json')
const SHORTENED = path.join(ROOT, '.cache/tests/shortened')
/** Mini-programs that no build test reads minified; minified only with `--all`. */
const BUILT_ONLY = ['qq', 'tt', 'alipay']
/** Default for a file without a measured time on this machine. */
const USUAL_MS = 1500

const flags = process.argv.slice(2).filter((word) => word.startsWith('-'))
const names = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const everything = flags.includes('--all')
const strange = flags.find((flag) => flag !== '--all')
const { chosen, named, unknown } = choose(names)

function refuse(sentence) {
  console.error(sentence)
  process.exit(2)
}
if (strange) refuse(`There is no option ${strange}: the only one is --all.`)
if (unknown.length > 0)
  refuse(
    `No suite and no test file is called ${unknown.join(', ')}; suites are ${Object.keys(SUITES).join(', ')}.`,
  )

requireNode()
await ensurePackages()
keepScratchInMemory()

const report = new Report()
const painter = painterFiles(chosen.get('studio') ?? [], { everything, named })
if (chosen.has('studio')) chosen.set('studio', painter.run)
if (painter.unchanged.length > 0) {
  console.log(
    `Unchanged since they last passed here, not run:\n  ${painter.unchanged.join('\n  ')}`,
  )
  report.totals.skipped += painter.unchanged.length
}

const files = [...chosen].flatMap(([suite, list]) => list.map((file) => ({ suite, file })))
const whole = names.length === 0
/** Names of the builds: the other mini-programs are one, or, with `--all`, one each. */
const listBuilds = (list) =>
  list.flatMap((name) => (name === 'drafts' && everything ? BUILT_ONLY : [name]))
const needed = new Set(files.flatMap(({ suite, file }) => listBuilds(SUITES[suite].needs(file))))
const others = whole || needed.has('drafts') || BUILT_ONLY.some((type) => needed.has(type))
if (needed.has('browser')) await ensureBrowser()
if (everything && needed.has('webkit')) await ensureWebkit()
let postgres = null
if (chosen.get('server')?.length > 0 || needed.has('server')) {
  await ensurePostgres()
  postgres = await startPostgres()
  if (everything) await ensurePooler()
}

const models = needed.has('models') ? await ensureModels() : null
if (models?.why) console.log(`No weights of networks, tests of them are skipped: ${models.why}`)

function readTimes() {
  try {
    return JSON.parse(readFileSync(TIMES, 'utf8'))
  } catch {
    return {}
  }
}
const times = readTimes()
/** Expected milliseconds. */
function expected(file) {
  const seconds = LONG_SECONDS[file]
  return times[file] ?? (seconds === undefined ? USUAL_MS : seconds * 1000)
}

/** Runs the command of a build. */
async function step(label, command, args, options) {
  console.log(label)
  const { code, output, cpu } = await runMeasured(command, args, options)
  report.spent('builds', cpu)
  if (code !== 0) throw new Error(`${output}\n${label}: it ended with ${code}`)
}

const broken = new Set()
/** `tests`: targets whose build is a test. */
function build(name, make, { needs = [], filler = false, tests = [] } = {}) {
  return {
    name,
    needs,
    filler,
    ms: Infinity,
    async run() {
      const started = Date.now()
      try {
        if (await make()) console.log(`✔ ${name} ${((Date.now() - started) / 1000).toFixed(0)} s`)
        for (const tested of tests) report.step('builds', { cpu: 0, name: tested })
      } catch (error) {
        broken.add(name)
        console.error(error.message)
        report.step('builds', { failed: true, cpu: 0, name: `build of ${name}`, why: '' })
      }
    },
  }
}

const scripts = new Map()
async function bundleChosen() {
  const list = files.filter(({ suite }) => SUITES[suite].runner === 'bundle')
  // Needs a package, and those are there by now.
  const { bundleTests } = await import('./lib/bundle.mjs')
  const bundled = await bundleTests(list.map(({ file }) => file))
  list.forEach(({ file }, at) => scripts.set(file, bundled[at]))
}

const LOADERS = { bundle: ['--enable-source-maps'], tsx: ['--import', 'tsx'] }
const env = {
  TEST_SHORTENED: SHORTENED,
  // Pictures of a server in tests are the same on every machine; networks have tests of their own.
  MODELS: 'off',
  ...(models?.folder && { TEST_MODELS: models.folder }),
  ...(everything && { TEST_ALL: '1' }),
  ...(postgres && { TEST_POSTGRES: postgres.socketUrl }),
}
/** Full output for one file; failures only for a whole suite. */
const aloud = named.size > 0 && named.size <= 3

/** @param {Record<string, string>} [again] environment of a second run, distinguished by `name` */
function groupTask(suite, name, list, again) {
  const { runner, needs, nurseryMb } = SUITES[suite]
  const heapFlags = nurseryMb === undefined ? [] : [`--max-semi-space-size=${nurseryMb}`]
  const filler = list.every((file) => SUITES[suite].filler?.(file) === true)
  return {
    name,
    filler,
    needs: [...(runner === 'bundle' ? ['bundle'] : []), ...listBuilds(list.flatMap(needs))],
    ms: list.reduce((sum, file) => sum + expected(file), 0),
    async run() {
      const missing = listBuilds(list.flatMap(needs)).find((target) => broken.has(target))
      if (missing) return report.step(suite, { failed: true, cpu: 0, name, why: `no ${missing}` })
      const group = {
        name,
        files: list.map((file) => ({ file, script: scripts.get(file) ?? file })),
        loader: [...heapFlags, ...LOADERS[runner]],
      }
      const ended = await runGroup(group, { ...env, ...again }, { filler })
      if (again) for (const result of ended.results) result.file += ` (${name})`
      report.files(suite, ended, { aloud })
    },
  }
}

function buildTasks(suite, list) {
  const { runner, group } = SUITES[suite]
  if (runner === 'check')
    return STEPS.map((step) => ({
      name: step[0],
      needs: ['clients'],
      filler: true,
      ms: 30_000,
      async run() {
        if (broken.has('clients'))
          return report.step('check', { failed: true, cpu: 0, name: step[0], why: 'no clients' })
        const { code, cpu } = await checkStep(step, { filler: true })
        report.step('check', { failed: code !== 0, cpu, name: step[0] })
      },
    }))
  if (runner === 'jest') {
    const all = list.length === listTestFiles(suite).length
    const run = async () => report.files(suite, await runJest(list, all), { aloud })
    const ms = list.reduce((sum, file) => sum + (times[file] ?? 1000), 0)
    return list.length === 0 ? [] : [{ name: suite, needs: [], ms, run }]
  }
  const groups = new Map()
  for (const file of list) {
    const name = group(file) ?? file
    groups.set(name, [...(groups.get(name) ?? []), file])
  }
  return [...groups].map(([name, members]) => groupTask(suite, name, members))
}

mkdirSync(path.dirname(SHORTENED), { recursive: true })
rmSync(SHORTENED, { force: true })
const OTHERWISE = [
  'clients',
  'server',
  'console',
  'browser',
  'webkit',
  'models',
  'drafts',
  ...BUILT_ONLY,
]
const targets = [...needed].filter((name) => !OTHERWISE.includes(name))
// weapp leaves them what babel made (config/babelCache.js).
const drafts = build('drafts', () => ensureDrafts(BUILT_ONLY, { step, filler: true }), {
  needs: ['weapp'],
  filler: true,
  tests: BUILT_ONLY,
})
const minified = BUILT_ONLY.map((type) =>
  build(type, () => ensureClient(type, { step, filler: true }), {
    needs: ['weapp'],
    filler: true,
    tests: [type],
  }),
)
const builds = [
  ...(needed.has('clients') || chosen.has('check')
    ? [build('clients', () => ensureTestClients())]
    : []),
  ...(files.some(({ suite }) => SUITES[suite].runner === 'bundle')
    ? [build('bundle', bundleChosen)]
    : []),
  ...(needed.has('server') ? [build('server', () => ensureServer({ step }))] : []),
  ...(needed.has('console') ? [build('console', () => ensureConsole({ step }))] : []),
  ...targets.map((type) => build(type, () => ensureClient(type, { step }))),
  ...(others && !everything ? [drafts] : []),
  ...(others && everything ? minified : []),
]
if (others && !everything) report.notes.push(`${BUILT_ONLY.join(', ')}: built, not minified`)
const tasks = [...chosen].flatMap(([suite, list]) => buildTasks(suite, list))
if (whole && everything && postgres)
  for (const [at, list] of spreadGroups().entries())
    tasks.push(groupTask('server', `spread ${at + 1}`, list, { TEST_INSTALLATION: 'spread' }))
await schedule([...builds, ...tasks.sort((a, b) => b.ms - a.ms)], LANES)

if (report.totals.failed === 0) painter.passed()
writeFileSync(TIMES, JSON.stringify({ ...times, ...report.times() }))
report.close(SHORTENED)
const { passed, failed, skipped } = report.totals
process.exit(failed > 0 || passed + skipped === 0 ? 1 : 0)
