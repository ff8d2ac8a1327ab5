// Runs a Node program and says what it cost.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { SEMI_SPACE_FLAG, ROOT, run } from './run.mjs'
import { shortLivedV8Flags } from './v8Flags.mjs'

const OUT = path.join(ROOT, '.cache/tests')
const MEASURED_PROCESS = path.join(ROOT, 'scripts/lib/measuredProcess.cjs')

let runs = 0

/**
 * @param {string} command Node itself or a command of a package, which is a Node program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, filler?: boolean, signal?: AbortSignal }} [options] as in
 *   run.mjs
 * @returns {Promise<{ code: number, output: string, ms: number, cpu: number,
 *   parts: Record<string, { cpu: number, ms: number }> }>} `cpu` in seconds, with the processes it
 *   started and waited for; `parts` where the program measured itself in parts (testGroup.mjs)
 */
export async function runMeasured(command, args, options = {}) {
  const { env = {}, filler = false, signal } = options
  mkdirSync(OUT, { recursive: true })
  const file = path.join(OUT, `${process.pid}-${(runs += 1)}.cost`)
  const nodeOptions = [
    process.env.NODE_OPTIONS ?? '',
    SEMI_SPACE_FLAG,
    `--require=${JSON.stringify(MEASURED_PROCESS)}`,
  ]
  const started = Date.now()
  const { code, output } = await run(command, args, {
    env: {
      NODE_OPTIONS: nodeOptions.join(' ').trim(),
      SHORT_LIVED_V8_FLAGS: shortLivedV8Flags(),
      TEST_COST_FILE: file,
      ...env,
    },
    quiet: true,
    filler,
    signal,
  })
  const ms = Date.now() - started
  try {
    const { cpu, files } = JSON.parse(readFileSync(file, 'utf8'))
    return { code, output, ms, cpu, parts: files }
  } catch {
    // It was killed before it could tell.
    return { code, output, ms, cpu: 0, parts: {} }
  } finally {
    rmSync(file, { force: true })
  }
}
