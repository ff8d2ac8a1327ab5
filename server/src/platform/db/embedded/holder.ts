/** Holder of a data folder, as written in the lock file, and whether it is alive. */
import { randomUUID } from 'node:crypto'
import {
  fstatSync,
  ftruncateSync,
  futimesSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { readProcessStart } from '../../lib/process-start'

export interface Holder {
  readonly pid: number
  /** Of the container, if it is one. */
  readonly host: string | null
  /** Of the running kernel, the same in all its containers; null where it cannot be known. */
  readonly bootId: string | null
  /** Distinguishes a process from a later one with the same pid; null where that is unknown. */
  readonly startedAt: string | null
}

const LONGEST_BYTES = 4_096

function readBootId(): string | null {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    // No Linux.
    return null
  }
}

export function thisProcess(): Holder {
  return {
    pid: process.pid,
    host: hostname(),
    bootId: readBootId(),
    startedAt: readProcessStart(process.pid),
  }
}

/** Null: no holder, or the file was cut short. */
export function readHolder(fd: number): Holder | null {
  const bytes = Buffer.alloc(LONGEST_BYTES)
  const text = bytes.toString('utf8', 0, readSync(fd, bytes, 0, LONGEST_BYTES, 0))
  try {
    const { pid, host, bootId, startedAt } = JSON.parse(text) as Partial<Holder>
    if (typeof pid !== 'number' || pid <= 0) return null
    return { pid, host: host ?? null, bootId: bootId ?? null, startedAt: startedAt ?? null }
  } catch {
    return null
  }
}

export function writeHolder(fd: number, holder: Holder | null): void {
  ftruncateSync(fd, 0)
  if (holder) writeSync(fd, JSON.stringify(holder), 0)
}

/** By its pid, where that means anything: in one kernel, and where both see the same processes. */
export function seemsAlive({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it lives, under another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const now = readProcessStart(pid)
  return startedAt === null || now === null || now === startedAt
}

/** The same process, or one that cannot be distinguished from it. */
export function isSame(a: Holder | null, b: Holder): boolean {
  return a !== null && a.pid === b.pid && a.host === b.host && a.startedAt === b.startedAt
}

/** In one kernel: the lock of one is seen by the other. */
export function sharesKernel(a: Holder, b: Holder): boolean {
  return a.bootId === null && b.bootId === null ? a.host === b.host : a.bootId === b.bootId
}

/** When the holder last showed life, by the clock of the file system. */
export function lastBeat(fd: number): number {
  return fstatSync(fd).mtimeMs
}

/** Heartbeat; a watcher looks for a change, not at the clock. */
export function beat(fd: number): void {
  const now = new Date()
  try {
    futimesSync(fd, now, now)
  } catch {
    // A full disk is reported by the writers of data; the lock of the kernel holds.
  }
}

/** By the clock of the file system, which need not be that of this machine. */
export function timeThere(folder: string): number {
  const file = path.join(folder, `server.lock.${randomUUID()}`)
  writeFileSync(file, '')
  const { mtimeMs } = statSync(file)
  rmSync(file)
  return mtimeMs
}
