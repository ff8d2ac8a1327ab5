// Temporary files of tests in memory, if there is enough of it. They create and delete hundreds of
// databases and folders, and a file system on a disk spends a tenth of a whole run's time on
// finding places for files where others have just been removed.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  symlinkSync,
} from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import path from 'node:path'
import { isRunning } from './run.mjs'

const MEMORY = '/dev/shm'
/** Tests run scripts that they write there. */
const IS_EXECUTABLE = /^\S+ \/dev\/shm \S+ (?!\S*\bnoexec\b)/m
const PREFIX = 'moguang-tests-'
/** Several times what a whole run holds at once. */
const ENOUGH = 4 * 1024 ** 3

/** Leftovers of a killed run. */
function removeOrphans() {
  for (const name of readdirSync(MEMORY)) {
    const pid = parseInt(name.slice(PREFIX.length), 10)
    // This process has none yet: one of its number was left by another.
    if (!name.startsWith(PREFIX) || (isRunning(pid) && pid !== process.pid)) continue
    try {
      rmSync(path.join(MEMORY, name), { recursive: true, force: true })
    } catch {
      // Of another account, whose next run removes it.
    }
  }
}

function fits() {
  if (process.platform !== 'linux' || !existsSync(MEMORY)) return false
  if (!IS_EXECUTABLE.test(readFileSync('/proc/mounts', 'utf8'))) return false
  removeOrphans()
  const { bavail, bsize } = statfsSync(MEMORY)
  return Math.min(bavail * bsize, freemem() / 2) >= ENOUGH
}

/**
 * Gives this process and its children a folder in memory for temporary files, until it ends. A
 * TMPDIR that is set stays; with little memory nothing changes.
 */
export function keepScratchInMemory() {
  if (process.env.TMPDIR || !fits()) return
  const folder = mkdtempSync(path.join(MEMORY, `${PREFIX}${process.pid}-`))
  // Some tests run programs as an account that may do nothing else.
  chmodSync(folder, 0o755)
  // The loader of TypeScript keeps there what it has compiled: for the next run too.
  const compiled = `tsx-${process.geteuid()}`
  mkdirSync(path.join(tmpdir(), compiled), { recursive: true })
  symlinkSync(path.join(tmpdir(), compiled), path.join(folder, compiled))
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
}
