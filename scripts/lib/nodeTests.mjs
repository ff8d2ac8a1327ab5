// Test files of Node's runner in one process: their output, results and costs by file.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { cut } from './failures.mjs'
import { EXIT_MS, watchForHangs } from './hangs.mjs'
import { moduleUrl, runMeasured } from './measured.mjs'
import { ROOT } from './run.mjs'

const HERE = path.join(ROOT, 'scripts/lib')
const OUT = path.join(ROOT, '.cache/tests')

/** Of a process that ended before it could tell: the end of what it printed. */
const LAST_WORDS = 3000

function eventsIn(file) {
  try {
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines.filter((line) => line !== '').map((line) => JSON.parse(line))
  } catch {
    // It ended before its first test: the caller counts it as failed.
    return []
  }
}

/** Events of each file of a group: an inner test ends before the suite of the file that holds it. */
function byFile(events) {
  const of = new Map()
  let inner = []
  for (const event of events) {
    inner.push(event)
    if (event.nesting > 0) continue
    of.set(event.name, inner)
    inner = []
  }
  return of
}

function toResult(file, events, { ms, cpu }) {
  // Tests of a skipped suite are not reported: the suite counts for them.
  const tests = events?.filter(({ suite, skip }) => !suite || skip !== null) ?? []
  const broken = events?.filter(({ why }) => why !== undefined) ?? []
  const count = (holds) => tests.filter(holds).length
  const skipped = count(({ skip }) => skip !== null)
  const failed = Math.max(
    count((test) => test.failed),
    broken.length,
  )
  return {
    file,
    passed: count((test) => !test.failed) - skipped,
    failed,
    skipped,
    skips: tests.filter(({ skip }) => skip !== null).map(({ name, skip }) => ({ name, why: skip })),
    failures: broken.map(({ name, why }) => ({ name: `${file} › ${name}`, why: cut(why) })),
    ms,
    cpu,
  }
}

/**
 * Runs files in one process.
 * @param {{ name: string, files: { file: string, script: string }[], loader: string[] }} group
 *   `script` is what runs of `file`
 * @param {Record<string, string>} env
 * @param {{ filler?: boolean, silentMs?: number, exitMs?: number }} [options] filler as in run.mjs
 * @returns {Promise<{ output: string, cpu: number, ms: number, results: object[] }>} `cpu` in
 *   seconds, with the processes it started; results in the order of the files
 */
export async function runGroup({ name, files, loader }, env, options = {}) {
  const { filler = false, silentMs, exitMs = EXIT_MS } = options
  mkdirSync(OUT, { recursive: true })
  const base = path.join(OUT, name.replaceAll(/[^\w.-]/g, '-'))
  const events = `${base}.events`
  rmSync(events, { force: true })
  const scripts = files.map((one) => `${one.file}=${one.script}`)
  const hasEnded = () => {
    const ended = byFile(eventsIn(events))
    return files.every(({ file }) => ended.has(file))
  }
  const { signal, stop } = watchForHangs(events, hasEnded, { silentMs, exitMs })
  const { code, output, cpu, ms, parts } = await runMeasured(
    process.execPath,
    [
      ...loader,
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      `--test-reporter=${moduleUrl('testEvents.mjs')}`,
      `--test-reporter-destination=${events}`,
      path.join(HERE, 'testGroup.mjs'),
      ...scripts,
    ],
    {
      env: { NODE_ENV: 'test', TEST_EXIT_MS: String(exitMs), ...env },
      filler,
      signal,
    },
  )
  stop()
  writeFileSync(`${base}.log`, output)
  const of = byFile(eventsIn(events))
  const getCost = (file) => (files.length === 1 ? { ms, cpu } : (parts[file] ?? { ms: 0, cpu: 0 }))
  const results = files.map(({ file }) => toResult(file, of.get(file), getCost(file)))
  // A process that ended without its tests, or failed after all of them passed, would go
  // unreported.
  for (const result of results) {
    if (of.has(result.file) && result.passed + result.failed + result.skipped > 0) continue
    result.failed += 1
    result.failures.push({ name: result.file, why: output.slice(-LAST_WORDS) })
  }
  if (code !== 0 && results.every(({ failed }) => failed === 0)) {
    const last = results.at(-1)
    last.failed += 1
    last.failures.push({ name: `${name} ended with ${code}`, why: output.slice(-LAST_WORDS) })
  }
  return { output, cpu, ms, results }
}
