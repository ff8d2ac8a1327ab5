/** Programs of a cluster as child processes with a log file each. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { readParent } from '../processes'

export interface Account {
  readonly uid: number
  readonly gid: number
}

export interface Program {
  readonly pid: number
  isAlive(): boolean
  stop(signal?: NodeJS.Signals): Promise<void>
}

const STOP_WITHIN_MS = 30_000

/** In a process group of its own: Ctrl-C of the terminal reaches only the script, which ends all. */
export function startProgram(
  file: string,
  args: readonly string[],
  { folder, name, account }: { folder: string; name: string; account: Account | null },
): Program {
  const log = openSync(path.join(folder, `${name}.log`), 'a')
  const child: ChildProcess = spawn(file, args, {
    cwd: folder,
    stdio: ['ignore', log, log],
    detached: true,
    // Patroni and pgBackRest write nothing outside of the folder.
    env: { PATH: process.env.PATH, HOME: folder, LANG: 'C.UTF-8' },
    ...account,
  })
  const isAlive = () => child.exitCode === null && child.signalCode === null
  // An error of the script leaves nothing behind: Patroni stops its PostgreSQL.
  const stopAtExit = () => child.kill('SIGTERM')
  process.once('exit', stopAtExit)
  child.once('exit', () => process.off('exit', stopAtExit))
  return {
    pid: child.pid ?? 0,
    isAlive,
    async stop(signal = 'SIGTERM') {
      if (!isAlive()) return
      const ended = once(child, 'exit')
      child.kill(signal)
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
      await ended
      clearTimeout(timer)
    },
  }
}

/** Runs a program to its end; answers its output. */
export async function runProgram(
  file: string,
  args: readonly string[],
  { folder, account, input }: { folder: string; account: Account | null; input?: string },
): Promise<string> {
  const env = { PATH: process.env.PATH, HOME: folder, LANG: 'C.UTF-8' }
  const running = promisify(execFile)(file, args, {
    cwd: folder,
    env,
    maxBuffer: 1 << 24,
    ...account,
  })
  if (input !== undefined) running.child.stdin?.end(input)
  return (await running).stdout
}

export async function waitFor(
  what: string,
  condition: () => Promise<boolean>,
  withinMs = 120_000,
): Promise<void> {
  const giveUpAt = Date.now() + withinMs
  while (!(await condition().catch(() => false))) {
    if (Date.now() > giveUpAt) throw new Error(`${what}: no success within ${withinMs / 1000} s`)
    await sleep(200)
  }
}

/** The PostgreSQL of a data folder, the postmaster first; empty when it does not run. */
export function listPostgres(dataFolder: string): number[] {
  let postmaster: number
  try {
    postmaster = Number(
      readFileSync(path.join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0],
    )
  } catch {
    // It has no pid file: stopped, or not created yet.
    return []
  }
  const below = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && readParent(pid) === postmaster)
  return [postmaster, ...below].filter((pid) => readParent(pid) !== null)
}

export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      // It has ended meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}
