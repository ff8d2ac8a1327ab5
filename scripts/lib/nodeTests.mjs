// Test files of Node's runner, each a process, so many beside each other, the longest first.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { failuresOfTap } from './failures.mjs'
import { pool } from './pool.mjs'
import { ROOT, run } from './run.mjs'

/** What takes minutes begins first: else it runs on alone when everything else has ended. */
const LONGEST = [
  'tests/e2e/pages.test.ts',
  'tests/e2e/tools.test.ts',
  'tests/server/tools.test.ts',
  'tests/e2e/square-people.test.ts',
  'tests/e2e/square.test.ts',
  'tests/e2e/hostile-words.test.ts',
  'tests/e2e/creating.test.ts',
  'tests/e2e/care.test.ts',
]

/** @param {string} file from the top folder */
function rank(file) {
  const place = LONGEST.indexOf(file)
  return place < 0 ? LONGEST.length : place
}

/**
 * Runs one file; its report is shown when it has ended.
 * @returns {Promise<{ passed: number, failed: number, skipped: number, failures: object[] }>}
 */
async function runFile({ file, script, loader }) {
  const tap = path.join(ROOT, '.cache/tap', `${file.replaceAll('/', '-')}.tap`)
  mkdirSync(path.dirname(tap), { recursive: true })
  rmSync(tap, { force: true })
  const reporters = ['spec', 'tap'].flatMap((kind) => [
    `--test-reporter=${kind}`,
    `--test-reporter-destination=${kind === 'tap' ? tap : 'stdout'}`,
  ])
  const started = Date.now()
  const { code, output } = await run(process.execPath, [...loader, ...reporters, script], {
    env: { NODE_ENV: 'test' },
    quiet: true,
  })
  const seconds = ((Date.now() - started) / 1000).toFixed(0)
  console.log(`\n${file} ${seconds} s\n${output.trimEnd()}`)
  let text = ''
  try {
    text = readFileSync(tap, 'utf8')
  } catch {
    // It ended before its first test: counted as failed below.
  }
  const count = (word) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)
  const failures = failuresOfTap(text)
  const failed = count('fail') + count('cancelled')
  const ended = code === 0 && count('tests') > 0
  if (failed === 0 && !ended) failures.push({ name: file, why: output.slice(-2000) })
  return {
    passed: count('pass'),
    failed: failed || (ended ? 0 : 1),
    skipped: count('skipped'),
    failures,
  }
}

/**
 * @param {{ file: string, script: string, loader: string[] }[]} tests `script` is what runs of `file`
 * @param {number} atOnce
 */
export function runTests(tests, atOnce) {
  const ordered = [...tests].sort((a, b) => rank(a.file) - rank(b.file))
  return pool(ordered, atOnce, runFile)
}
