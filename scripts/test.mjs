// npm test: builds what the chosen tests need, runs them, closes with one line of counts.
//
//   npm test                      every suite
//   npm test -- <suite> …         check, client, contract, server, clients, studio, app, mini, e2e
//   npm test -- <file> …          files whose path holds these letters; `*` and `**` stand for any
//   npm test -- --all [names]     the long ones too: all repetitions, all sizes
//
// Suites and what they need are a table in lib/suites.mjs. A process runs one file, or all files
// that the table's `group(file)` gives one name, one after another; such files may share whatever
// lives in a module: a browser, a server. Two lanes run builds, steps of the check and processes
// beside each other, those that took longest the last time first. Logs are in .cache/tests.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { checkStep, STEPS } from './check.mjs'
import {
  ensureBrowser,
  ensurePooler,
  ensurePostgres,
  ensureWebkit,
  ensureWholeBrowser,
} from './lib/machine.mjs'
import { runMeasured } from './lib/measured.mjs'
import { ensureModels } from './lib/models.mjs'
import { locateNode, MCP_TOOLS_NODE } from './lib/other-node.mjs'
import { Report } from './lib/report.mjs'
import { ROOT } from './lib/run.mjs'
import { schedule } from './lib/schedule.mjs'
import { keepScratchInMemory } from './lib/scratch.mjs'
import {
  ensureClient,
  ensureConsole,
  ensureDrafts,
  ensureMcpTools,
  ensurePackages,
  ensureServer,
  ensureTestClients,
  requireNode,
} from './lib/setup.mjs'
import { painterFiles } from './lib/painterTests.mjs'
import { choose, spreadGroups, SUITES } from './lib/suites.mjs'
import { runGroup, runJest } from './lib/testRunners.mjs'
import { startPostgres } from '../server/src/testing/postgres-process.mjs'

const LANES = Math.max(2, availableParallelism())
const TIMES = path.join(ROOT, '.cache/test-times.json')
const SHORTENED = path.join(ROOT, '.cache/tests/shortened')
/** Mini-programs that no build test reads minified; minified only with `--all`. */
const BUILT_ONLY = ['qq', 'tt', 'alipay']

const flags = process.argv.slice(2).filter((word) => word.startsWith('-'))
const names = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const everything = flags.includes('--all')
const strange = flags.find((flag) => flag !== '--all')
const { chosen, named, unknown } = choose(names)
const whole = names.length === 0

if (strange || unknown.length > 0) {
  const suites = Object.keys(SUITES).join(', ')
  if (strange) console.error(`There is no option ${strange}: the only one is --all.`)
  else
    console.error(
      `No suite and no test file is called ${unknown.join(', ')}; suites are ${suites}.`,
    )
  process.exit(2)
}

requireNode()
await ensurePackages()
keepScratchInMemory()

const report = new Report()
const painter = painterFiles(chosen.get('studio') ?? [], { everything, named })
if (painter.unchanged.length > 0) {
  chosen.set('studio', painter.run)
  console.log(
    `Unchanged since they last passed here, not run:\n  ${painter.unchanged.join('\n  ')}`,
  )
  report.totals.skipped += painter.unchanged.length
}

/** Targets that files of a suite need: the other mini-programs are one, or, with `--all`, three. */
const listNeeds = (suite, files) => [
  ...(SUITES[suite].runner === 'bundle' && files.length > 0 ? ['bundle'] : []),
  ...(suite === 'check' ? ['clients'] : []),
  ...files
    .flatMap(SUITES[suite].needs)
    .flatMap((target) => (target === 'drafts' && everything ? BUILT_ONLY : [target])),
]
const needed = new Set([...chosen].flatMap(([suite, files]) => listNeeds(suite, files)))
const others = everything ? BUILT_ONLY : ['drafts']
if (whole) for (const target of others) needed.add(target)

if (needed.has('browser')) await ensureBrowser()
if (everything && needed.has('webkit')) await ensureWebkit()
if (everything && needed.has('wholeBrowser')) await ensureWholeBrowser()
let postgres = null
if (chosen.get('server')?.length > 0 || needed.has('server')) {
  const given = process.env.TEST_POSTGRES
  if (given === undefined) await ensurePostgres()
  // One that is there: the cluster of `npm run cluster -- tests`.
  postgres = given === undefined ? await startPostgres() : { socketUrl: given }
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

/** Runs the command of a build. */
async function step(label, command, args, options) {
  console.log(label)
  const { code, output, cpu } = await runMeasured(command, args, options)
  report.spent('builds', cpu)
  if (code !== 0) throw new Error(`${output}\n${label}: it ended with ${code}`)
}

/** Test file → what is run of it. */
const scripts = new Map()
async function bundleChosen() {
  const files = [...chosen].flatMap(([suite, list]) =>
    SUITES[suite].runner === 'bundle' ? list : [],
  )
  // Needs a package, and those are installed by now.
  const { bundleTests } = await import('./lib/bundle.mjs')
  const bundled = await bundleTests(files)
  files.forEach((file, at) => scripts.set(file, bundled[at]))
}

const buildOther = (type) => () => ensureClient(type, { step, filler: true })
/** Target → its build, the most urgent first. What is not here is there, or is skipped. */
const BUILDS = {
  clients: ensureTestClients,
  mcpTools: async () => everything && ensureMcpTools(),
  bundle: bundleChosen,
  server: () => ensureServer({ step }),
  console: () => ensureConsole({ step }),
  weapp: () => ensureClient('weapp', { step }),
  h5: () => ensureClient('h5', { step }),
  drafts: () => ensureDrafts(BUILT_ONLY, { step, filler: true }),
  ...Object.fromEntries(BUILT_ONLY.map((type) => [type, buildOther(type)])),
}

const broken = new Set()
function buildTask(name) {
  const isOther = others.includes(name)
  return {
    name,
    // weapp leaves the others what babel made (config/babelCache.js).
    needs: isOther ? ['weapp'] : [],
    filler: isOther,
    async run() {
      const started = Date.now()
      try {
        if (await BUILDS[name]())
          console.log(`✔ ${name} ${((Date.now() - started) / 1000).toFixed(0)} s`)
        // To be built is the test of these.
        const tested = name === 'drafts' ? BUILT_ONLY : isOther ? [name] : []
        for (const type of tested) report.step('builds', { cpu: 0, name: type })
      } catch (error) {
        broken.add(name)
        console.error(error.message)
        report.step('builds', { failed: true, cpu: 0, name: `build of ${name}` })
      }
    },
  }
}

/** A task of tests, counted as failed where a build that it needs is broken. */
function testTask(suite, name, files, run, filler = false) {
  const needs = listNeeds(suite, files)
  const usualMs = SUITES[suite].seconds * 1000
  return {
    name,
    needs,
    filler,
    ms: files.reduce(
      (sum, file) => sum + (times[file] ?? usualMs),
      suite === 'check' ? usualMs : 0,
    ),
    async run() {
      const missing = needs.find((target) => broken.has(target))
      if (missing) report.step(suite, { failed: true, cpu: 0, name, why: `no ${missing}` })
      else await run()
    },
  }
}

const LOADERS = { bundle: ['--enable-source-maps'], tsx: ['--import', 'tsx'] }
const env = {
  TEST_SHORTENED: SHORTENED,
  // Pictures of a server in tests are the same on every machine; networks have tests of their own.
  MODELS: 'off',
  ...(models?.folder && { TEST_MODELS: models.folder }),
  ...(everything && { TEST_ALL: '1', TEST_MCP_NODE: locateNode(MCP_TOOLS_NODE) ?? '' }),
  ...(postgres && { TEST_POSTGRES: postgres.socketUrl }),
}
/** Full output for one file; failures only for a whole suite. */
const aloud = named.size > 0 && named.size <= 3

/** @param {Record<string, string>} [again] environment of a second run, distinguished by `name` */
function groupTask(suite, name, files, again) {
  const { runner, nurseryMb } = SUITES[suite]
  const heapFlags = nurseryMb === undefined ? [] : [`--max-semi-space-size=${nurseryMb}`]
  const filler = files.every((file) => SUITES[suite].filler?.(file) === true)
  const run = async () => {
    const group = {
      name,
      files: files.map((file) => ({ file, script: scripts.get(file) ?? file })),
      loader: [...heapFlags, ...LOADERS[runner]],
    }
    const ended = await runGroup(group, { ...env, ...again }, { filler })
    if (again) for (const result of ended.results) result.file += ` (${name})`
    report.files(suite, ended, { aloud })
  }
  return testTask(suite, name, files, run, filler)
}

function checkTask(one) {
  const run = async () => {
    const { code, cpu } = await checkStep(one, { filler: true })
    report.step('check', { failed: code !== 0, cpu, name: one[0] })
  }
  return testTask('check', one[0], [], run, true)
}

function testTasks([suite, files]) {
  const { runner, group } = SUITES[suite]
  if (runner === 'check') return STEPS.map(checkTask)
  if (runner === 'jest') {
    const run = async () => report.files(suite, await runJest(files), { aloud })
    return [testTask(suite, suite, files, run)]
  }
  const groups = new Map()
  for (const file of files) {
    const name = group(file) ?? file
    groups.set(name, [...(groups.get(name) ?? []), file])
  }
  return [...groups].map(([name, members]) => groupTask(suite, name, members))
}

mkdirSync(path.dirname(SHORTENED), { recursive: true })
rmSync(SHORTENED, { force: true })
const builds = Object.keys(BUILDS).filter((name) => needed.has(name))
if (needed.has('drafts')) report.notes.push(`${BUILT_ONLY.join(', ')}: built, not minified`)
const tasks = [...chosen].flatMap(testTasks)
if (whole && everything && postgres)
  for (const [at, list] of spreadGroups().entries())
    tasks.push(groupTask('server', `spread ${at + 1}`, list, { TEST_INSTALLATION: 'spread' }))
await schedule([...builds.map(buildTask), ...tasks.sort((a, b) => b.ms - a.ms)], LANES)

if (report.totals.failed === 0) painter.passed()
writeFileSync(TIMES, JSON.stringify({ ...times, ...report.times() }))
report.close(SHORTENED)
const { passed, failed, skipped } = report.totals
process.exit(failed > 0 || passed + skipped === 0 ? 1 : 0)
