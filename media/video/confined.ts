/**
 * Sandboxed start of a program that reads untrusted files: nothing of our environment, limits
 * enforced by the system, and privileges dropped if this process has any.
 */
import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { chownSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'

export interface Limits {
  /** CPU seconds. */
  readonly cpuS: number
  /** Memory it may ask for. */
  readonly dataMb: number
  /** Of each file it writes. */
  readonly fileMb: number
  /** Null: as long as its CPU time lasts. */
  readonly wallS: number | null
}

/** Owns nothing. */
const NOBODY = 65_534
const EXECUTABLE_BY_ALL = 0o005
const ENTERED_BY_ALL = 0o001

/** Whether a user without rights can run a program at this path. */
export function isOpenToAll(program: string): boolean {
  try {
    const real = realpathSync(program)
    if ((statSync(real).mode & EXECUTABLE_BY_ALL) !== EXECUTABLE_BY_ALL) return false
    for (let at = path.dirname(real); ; at = path.dirname(at)) {
      if ((statSync(at).mode & ENTERED_BY_ALL) === 0) return false
      if (at === path.dirname(at)) return true
    }
  } catch {
    // Missing: starting it reports the error.
    return false
  }
}

/**
 * Gives a private folder to the user without rights; false where it is not ours to give, such as a
 * folder that others use too.
 */
function transferOwnership(folder: string): boolean {
  const { mode, uid } = statSync(folder)
  if ((mode & 0o077) !== 0 || (uid !== 0 && uid !== NOBODY)) return false
  if (uid !== NOBODY) chownSync(folder, NOBODY, NOBODY)
  return true
}

/** Sets the limits, then becomes the program: no shell is left. Blocks of -f have 512 bytes. */
const LIMITED = 'ulimit -t "$1"; ulimit -d "$2"; ulimit -f "$3"; ulimit -c 0; shift 3; exec "$@"'

/**
 * Starts a program in a folder; the files it reads and writes are there and are named relative to
 * it. If this process is root and the folder is private, the program runs as uid nobody.
 */
export function startConfined(
  command: readonly [program: string, ...args: string[]],
  options: { folder: string; limits: Limits; stdio: StdioOptions },
): ChildProcess {
  const { folder, limits, stdio } = options
  const [program] = command
  const root = process.getuid?.() === 0
  const dropped = root && isOpenToAll(program) && transferOwnership(folder)
  const rights = dropped ? { uid: NOBODY, gid: NOBODY } : {}
  const { cpuS, dataMb, fileMb } = limits
  const [first, ...rest] =
    process.platform === 'win32'
      ? command
      : ([
          '/bin/sh',
          ...['-c', LIMITED, 'sh', String(cpuS), String(dataMb * 1024), String(fileMb * 2048)],
          ...command,
        ] as const)
  const child = spawn(first, rest, { cwd: folder, env: {}, stdio, ...rights })
  if (limits.wallS !== null) {
    const timer = setTimeout(() => child.kill('SIGKILL'), limits.wallS * 1000)
    child.once('close', () => clearTimeout(timer))
    child.once('error', () => clearTimeout(timer))
  }
  return child
}
