// The client's tests: jest, in one process; each of its workers would load Taro's runtime again.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { failuresOfJest } from './failures.mjs'
import { watchForHangs } from './hangs.mjs'
import { runMeasured } from './measured.mjs'
import { bin, ROOT } from './run.mjs'

const LAST_WORDS = 3000

function toResult({ name, startTime, endTime, assertionResults, message }, failures) {
  const file = path.relative(ROOT, name).replaceAll('\\', '/')
  const count = (...wanted) => assertionResults.filter(({ status }) => wanted.includes(status))
  const failed = count('failed').length
  const skipped = count('pending', 'todo', 'skipped', 'disabled')
  return {
    file,
    passed: count('passed').length,
    // A file that could not be loaded has no tests, only a message.
    failed: failed || (assertionResults.length === 0 && message ? 1 : 0),
    skipped: skipped.length,
    skips: skipped.map(({ fullName }) => ({ name: fullName, why: '' })),
    failures: failures.filter((one) => one.file === name),
    ms: endTime - startTime,
    cpu: null,
  }
}

/**
 * @param {string[]} files
 * @param {boolean} all whether these are all there are
 * @returns the same as runGroup of nodeTests.mjs
 */
export async function runJest(files, all) {
  const report = path.join(ROOT, '.cache/jest.json')
  rmSync(report, { force: true })
  const which = all ? [] : ['--runTestsByPath', ...files]
  // It is written once, after the last test.
  const { signal, stop } = watchForHangs(report, () => existsSync(report))
  const { code, output, cpu, ms } = await runMeasured(
    bin('jest'),
    ['--json', `--outputFile=${report}`, '--maxWorkers=1', ...which],
    { env: { NODE_ENV: 'test' }, signal },
  )
  stop()
  let parsedReport
  try {
    parsedReport = JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    const why = output.slice(-LAST_WORDS)
    const failures = [{ name: 'jest', why }]
    const lost = { file: 'src', passed: 0, failed: 1, skipped: 0, skips: [], failures, ms, cpu }
    return { output, cpu, ms, results: [lost] }
  }
  const failures = failuresOfJest(parsedReport)
  const results = parsedReport.testResults.map((result) => toResult(result, failures))
  if (code !== 0 && results.every(({ failed }) => failed === 0)) {
    results[0].failed += 1
    results[0].failures.push({ name: `jest ended with ${code}`, why: output.slice(-LAST_WORDS) })
  }
  return { output, cpu, ms, results }
}
