// Ends test processes that would hold up the whole run.
import { statSync } from 'node:fs'

/** Without an ended test. With `--all` a single one takes half an hour. */
const SILENT_MS = (process.argv.includes('--all') ? 60 : 10) * 60_000
/** After the last test: an open handle would keep the process alive for ever. */
export const EXIT_MS = 60_000

/**
 * Aborts when nothing has been written for `silentMs`, or when the process is still there `exitMs`
 * after its last test.
 * @param {string} file grows with each ended test
 * @param {() => boolean} hasEnded whether the last test has ended
 * @param {{ silentMs?: number, exitMs?: number }} [options]
 * @returns {{ signal: AbortSignal, stop: () => void }}
 */
export function watchForHangs(file, hasEnded, { silentMs = SILENT_MS, exitMs = EXIT_MS } = {}) {
  const hang = new AbortController()
  const startedAt = Date.now()
  const end = (why) => {
    hang.abort(new Error(`killed: ${why}`))
    clearInterval(watch)
  }
  const watch = setInterval(
    () => {
      const idleMs = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? startedAt)
      if (idleMs >= exitMs && hasEnded()) end(`did not exit ${exitMs / 1000} s after its last test`)
      else if (idleMs >= silentMs) end(`no test has ended for ${silentMs / 1000} s`)
    },
    Math.min(5000, silentMs, exitMs),
  )
  return { signal: hang.signal, stop: () => clearInterval(watch) }
}
