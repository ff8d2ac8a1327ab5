// Report of a test run: a line for each file as it ends, and the sums at the foot.
import { existsSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'

const SLOWEST = 10

const time = ({ ms, cpu }) =>
  `${(ms / 1000).toFixed(1)} s${cpu === null ? '' : `, CPU ${cpu.toFixed(1)} s`}`

function formatLine(result) {
  const { file, passed, failed, skipped } = result
  const counts = [
    `${passed} passed`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ]
  return `${failed > 0 ? '✖' : '✔'} ${file}: ${counts.join(', ')} (${time(result)})`
}

/** Milliseconds of all cores since the machine started: in use, and in all. */
function readCores() {
  const times = cpus().map(({ times: one }) => Object.values(one))
  const all = times.flat().reduce((sum, ms) => sum + ms, 0)
  return { all, busy: all - cpus().reduce((sum, { times: { idle } }) => sum + idle, 0) }
}

export class Report {
  #results = []
  #suites = new Map()
  #started = Date.now()
  #cores = readCores()
  totals = { passed: 0, failed: 0, skipped: 0 }
  failures = []
  notes = []

  /** Something of a suite that is no test file: a step of the check, a build. */
  step(suite, { failed, cpu, name, why = '' }) {
    this.totals[failed ? 'failed' : 'passed'] += 1
    this.#of(suite, cpu)
    if (failed) this.failures.push({ name, why })
  }

  /** CPU seconds outside of tests. */
  spent(suite, cpu) {
    this.#of(suite, cpu)
  }

  /** Ended files of one process. @param {boolean} aloud with all they printed */
  files(suite, { output, cpu, results }, { aloud }) {
    const failed = results.some((result) => result.failed > 0)
    if (aloud || failed) console.log(`\n${output.trimEnd()}`)
    this.#of(suite, cpu)
    for (const result of results) {
      for (const key of Object.keys(this.totals)) this.totals[key] += result[key]
      this.failures.push(...result.failures)
      this.#results.push(result)
      // The client's hundred files take milliseconds each.
      if (suite !== 'client' || aloud || result.failed > 0) console.log(formatLine(result))
    }
  }

  /** File → milliseconds it took. */
  times() {
    return Object.fromEntries(this.#results.map(({ file, ms }) => [file, Math.round(ms)]))
  }

  /** Everything but the closing line. @param {string} shortened file that `repetitions` wrote to */
  close(shortened) {
    for (const { name, why } of this.failures) console.log(`\n✖ ${name}\n${why}`)
    const skips = this.#results.flatMap(({ file, skips: list }) =>
      list.map(({ name, why }) => `  ${file}: ${name}${why && ` (${why})`}`),
    )
    this.#list('Skipped', skips)
    const lines = existsSync(shortened) ? readFileSync(shortened, 'utf8').split('\n') : []
    this.#list('Shorter than with --all', [
      ...[...new Set(lines)].filter((line) => line !== '').map((line) => `  ${line}`),
      ...this.notes.map((note) => `  ${note}`),
    ])
    const seconds = ({ ms, cpu }) => cpu ?? ms / 1000
    const slowest = [...this.#results].sort((a, b) => seconds(b) - seconds(a)).slice(0, SLOWEST)
    // By what they cost: how long they took depends on what else ran.
    if (this.#results.length > 1)
      this.#list(
        'Slowest files',
        slowest.map((result) => `  ${time(result)}  ${result.file}`),
      )
    const sums = [...this.#suites].map(([name, cpu]) => `${name} ${cpu.toFixed(0)} s`)
    const elapsed = ((Date.now() - this.#started) / 1000).toFixed(0)
    const cores = readCores()
    // Counts what the sums miss: processes that were killed, and those of the machine.
    const busy = (cores.busy - this.#cores.busy) / (cores.all - this.#cores.all || 1)
    console.log(
      `\n${elapsed} s, processor ${(100 * busy).toFixed(0)} % in use; CPU: ${sums.join(', ')}`,
    )
    const { passed, failed, skipped } = this.totals
    console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`)
  }

  #of(suite, cpu) {
    this.#suites.set(suite, (this.#suites.get(suite) ?? 0) + cpu)
  }

  #list(title, lines) {
    if (lines.length > 0) console.log(`\n${title}:\n${lines.join('\n')}`)
  }
}
