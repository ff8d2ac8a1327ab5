/**
 * One process at a time on a data folder: PGlite has no lock of its own, and two processes
 * on one folder silently lose writes. A lock of a process that no longer lives is taken over.
 */
import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readProcessStart } from '../../lib/process-start'

interface Holder {
  readonly pid: number
  /** Tells a process from a later one with the same pid; null where it cannot be known. */
  readonly startedAt: string | null
}

export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(
      `数据目录 ${folder} 正被另一个墨光服务（进程 ${pid}）使用，请先停掉它，或用 DATA_DIR 换一个目录。` +
        ` Another server (pid ${pid}) is using this DATA_DIR: stop it or choose another folder.`,
    )
    this.name = 'FolderInUse'
  }
}

function isAlive({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it lives, under another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const now = readProcessStart(pid)
  return startedAt === null || now === null || now === startedAt
}

function readHolder(file: string): Holder | null {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>
    return typeof holder.pid === 'number' && holder.pid > 0
      ? { pid: holder.pid, startedAt: holder.startedAt ?? null }
      : null
  } catch {
    // Absent or cut short: nobody holds it.
    return null
  }
}

/** Puts `mine` in place of `file` if nobody has it; link() is atomic and carries its content. */
function tryLink(mine: string, file: string): boolean {
  try {
    linkSync(mine, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Takes the folder; returns what gives it back. Throws FolderInUse. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, 'server.lock')
  const mine = path.join(folder, `server.lock.${randomUUID()}`)
  const holder: Holder = { pid: process.pid, startedAt: readProcessStart(process.pid) }
  writeFileSync(mine, JSON.stringify(holder))
  try {
    for (let tries = 0; tries < 5; tries++) {
      if (tryLink(mine, file)) return () => rmSync(file, { force: true })
      const other = readHolder(file)
      if (other && isAlive(other)) throw new FolderInUse(folder, other.pid)
      removeStale(file, other)
    }
    throw new Error(`Could not take the lock ${file}`)
  } finally {
    rmSync(mine, { force: true })
  }
}

/** Moves the stale lock aside first: two newcomers must not delete each other's fresh lock. */
function removeStale(file: string, stale: Holder | null): void {
  const aside = `${file}.${randomUUID()}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  const moved = readHolder(aside)
  if (moved && moved.pid !== stale?.pid && isAlive(moved)) tryLink(aside, file)
  rmSync(aside, { force: true })
}
