// Runs test files in one process, on Node's runner or jest: their output, results and costs by file.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runMeasured } from './measured.mjs'
import { bin, ROOT } from './run.mjs'

const OUT = path.join(ROOT, '.cache/tests')
/** A process without an ended test for so long is killed. With `--all` one takes half an hour. */
const SILENT_MS = (process.argv.includes('--all') ? 60 : 10) * 60_000
/** After the last test: an open handle would keep the process alive for ever. */
const EXIT_MS = 60_000
/** Characters of output that explain a process which ended without results. */
const LAST_WORDS = 3000
/** Lines of a failure that explain it. */
const REASON_LINES = 12

const cut = (text) =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '')
    .slice(0, REASON_LINES)
    .join('\n')

/** @param {string} file grows with each ended test */
function killWhenSilent(file, silentMs) {
  const silence = new AbortController()
  const startedAt = Date.now()
  const look = () => {
    const lastMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? startedAt
    if (Date.now() - lastMs >= silentMs)
      silence.abort(new Error(`killed: no test has ended for ${silentMs / 1000} s`))
  }
  const timer = setInterval(look, Math.min(5000, silentMs))
  return { signal: silence.signal, stop: () => clearInterval(timer) }
}

async function runWatched(command, args, { grows, silentMs = SILENT_MS, ...options }) {
  rmSync(grows, { force: true })
  const { signal, stop } = killWhenSilent(grows, silentMs)
  const ended = await runMeasured(command, args, { ...options, signal })
  stop()
  return ended
}

function addFailure(result, name, output) {
  result.failed += 1
  result.failures.push({ name, why: output.slice(-LAST_WORDS) })
}

/** A process that failed after all of its tests passed would go unreported. */
function noteExitCode(name, { code, output }, results) {
  if (code !== 0 && results.every(({ failed }) => failed === 0))
    addFailure(results.at(-1), `${name} ended with ${code}`, output)
}

function readEvents(file) {
  try {
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines.filter((line) => line !== '').map((line) => JSON.parse(line))
  } catch {
    // It ended before its first test.
    return []
  }
}

/** Events of each file of a group: an inner test ends before the suite of the file that holds it. */
function groupByFile(events) {
  const byFile = new Map()
  let inner = []
  for (const event of events) {
    inner.push(event)
    if (event.nesting > 0) continue
    byFile.set(event.name, inner)
    inner = []
  }
  return byFile
}

function countEvents(file, events, { ms, cpu }) {
  const passed = events.filter(({ suite, skip, failed }) => !suite && skip === null && !failed)
  // Tests of a skipped suite are not reported: the suite counts for them.
  const skipped = events.filter(({ skip }) => skip !== null)
  const failed = events.filter(({ why }) => why !== undefined)
  return {
    file,
    passed: passed.length,
    failed: failed.length,
    skipped: skipped.length,
    skips: skipped.map(({ name, skip }) => ({ name, why: skip })),
    failures: failed.map(({ name, why }) => ({ name: `${file} › ${name}`, why: cut(why) })),
    ms,
    cpu,
  }
}

/**
 * Runs files on Node's runner.
 * @param {{ name: string, files: { file: string, script: string }[], loader: string[] }} group
 *   `script` is what runs of `file`
 * @param {Record<string, string>} env
 * @param {{ filler?: boolean, silentMs?: number, exitMs?: number }} [options] filler as in run.mjs
 * @returns {Promise<{ output: string, cpu: number, ms: number, results: object[] }>} `cpu` in
 *   seconds, with the processes it started; results in the order of the files
 */
export async function runGroup({ name, files, loader }, env, options = {}) {
  const { exitMs = EXIT_MS, ...others } = options
  mkdirSync(OUT, { recursive: true })
  const base = path.join(OUT, name.replaceAll(/[^\w.-]/g, '-'))
  const grows = `${base}.events`
  const ended = await runWatched(
    process.execPath,
    [
      ...loader,
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      '--test-reporter=./scripts/lib/testEvents.mjs',
      `--test-reporter-destination=${grows}`,
      'scripts/lib/testGroup.mjs',
      ...files.map((one) => `${one.file}=${one.script}`),
    ],
    { env: { NODE_ENV: 'test', TEST_EXIT_MS: String(exitMs), ...env }, grows, ...others },
  )
  const { output, cpu, ms, parts } = ended
  writeFileSync(`${base}.log`, output)
  const byFile = groupByFile(readEvents(grows))
  const results = files.map(({ file }) => {
    const cost = files.length === 1 ? { ms, cpu } : (parts[file] ?? { ms: 0, cpu: 0 })
    const result = countEvents(file, byFile.get(file) ?? [], cost)
    // It ended without its tests.
    if (result.passed + result.failed + result.skipped === 0) addFailure(result, file, output)
    return result
  })
  noteExitCode(name, ended, results)
  return { output, cpu, ms, results }
}

function countAssertions({ name, startTime, endTime, assertionResults, message }) {
  const file = path.relative(ROOT, name).replaceAll('\\', '/')
  const filter = (...wanted) => assertionResults.filter(({ status }) => wanted.includes(status))
  const skipped = filter('pending', 'todo', 'skipped', 'disabled')
  const failures = filter('failed').map(({ fullName, failureMessages }) => ({
    name: fullName,
    why: cut(failureMessages.join('\n')),
  }))
  // A file that could not be loaded has no tests, only a message.
  if (assertionResults.length === 0 && message) failures.push({ name: file, why: cut(message) })
  return {
    file,
    passed: filter('passed').length,
    failed: failures.length,
    skipped: skipped.length,
    skips: skipped.map(({ fullName }) => ({ name: fullName, why: '' })),
    failures,
    ms: endTime - startTime,
    cpu: null,
  }
}

/**
 * Runs files on jest: in one process, since each of its workers would load Taro's runtime again.
 * @param {string[]} files
 * @returns the same as runGroup
 */
export async function runJest(files) {
  const grows = path.join(ROOT, '.cache/jest.json')
  const ended = await runWatched(
    bin('jest'),
    ['--json', `--outputFile=${grows}`, '--maxWorkers=1', '--runTestsByPath', ...files],
    { env: { NODE_ENV: 'test' }, grows },
  )
  const { output, cpu, ms } = ended
  let results
  try {
    results = JSON.parse(readFileSync(grows, 'utf8')).testResults.map(countAssertions)
  } catch {
    results = [countEvents('src', [], { ms, cpu })]
    addFailure(results[0], 'jest', output)
  }
  noteExitCode('jest', ended, results)
  return { output, cpu, ms, results }
}
