/**
 * One process at a time on a data folder: PGlite has no lock of its own, and two processes on one
 * folder silently lose writes.
 *
 * A lock of the kernel on a descriptor that stays open: it goes with its process, however that
 * ends, and holds in all containers of a machine. What it cannot tell (another machine on the same
 * files, a file system without locks) a heartbeat does. Unsure is refused (decision 029).
 */
import { closeSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  beat,
  type Holder,
  isSame,
  lastBeat,
  readHolder,
  seemsAlive,
  sharesKernel,
  thisProcess,
  timeThere,
  writeHolder,
} from './holder'
import { texts } from '../texts'

const BEAT_MS = 2_000
/** A holder on another machine that shows no life while it is watched for so long is dead. */
const SILENT_MS = 12_000
/** A holder that was silent for so long needs no watching. */
const LONG_SILENT_MS = 60_000
/** If only the file decides which process was first: after this time any other has written it. */
const SETTLE_MS = 1_000
const LOOK_EVERY_MS = 250

export class FolderInUse extends Error {
  constructor(folder: string, holder: Holder | null) {
    super(texts.folderInUse(folder, holder))
    this.name = 'FolderInUse'
  }
}

/** `unknown`: this machine or this file system has no such locks. */
type Lock = 'ours' | 'theirs' | 'unknown'

async function acquireLock(fd: number): Promise<Lock> {
  try {
    const { tryLock } = await import('fs-native-extensions')
    return tryLock(fd) ? 'ours' : 'theirs'
  } catch {
    // No native part for this platform, or ENOLCK, ENOTSUP …: the heartbeat must do.
    return 'unknown'
  }
}

/** Whether the holder shows life, watched for as long as a living one cannot be silent. */
async function showsLife(fd: number, silentMs: number): Promise<boolean> {
  const before = lastBeat(fd)
  for (let watched = 0; watched < silentMs; watched += LOOK_EVERY_MS) {
    await sleep(LOOK_EVERY_MS)
    if (lastBeat(fd) !== before) return true
  }
  return false
}

/** True when the holder named in the file may still use the folder. */
async function mayLive(fd: number, folder: string, options: Found): Promise<boolean> {
  const { lock, silentMs } = options
  const holder = readHolder(fd)
  if (!holder) return false
  const mine = thisProcess()
  // Written by a version that had no lock of the kernel: its pid is all there is.
  if (holder.host === null) return seemsAlive(holder)
  // It would have the lock.
  if (lock === 'ours' && sharesKernel(holder, mine)) return false
  if (holder.host === mine.host && sharesKernel(holder, mine)) return seemsAlive(holder)
  if (timeThere(folder) - lastBeat(fd) > LONG_SILENT_MS) return false
  return showsLife(fd, silentMs)
}

interface Found {
  readonly lock: Lock
  readonly silentMs: number
}

interface LockOptions {
  /** For tests. */
  readonly silentMs?: number
}

/** Takes the folder; resolves with what gives it back. Rejects with FolderInUse. */
export async function lockFolder(folder: string, options: LockOptions = {}): Promise<() => void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, 'server.lock')
  // Never removed: two newcomers could each have the lock of a file of this name.
  const fd = openSync(file, 'a+', 0o600)
  try {
    const lock = await acquireLock(fd)
    const found = { lock, silentMs: options.silentMs ?? SILENT_MS }
    if (lock === 'theirs' || (await mayLive(fd, folder, found)))
      throw new FolderInUse(folder, readHolder(fd))
    const mine = thisProcess()
    writeHolder(fd, mine)
    if (lock === 'unknown') {
      await sleep(SETTLE_MS)
      if (!isSame(readHolder(fd), mine)) throw new FolderInUse(folder, readHolder(fd))
    }
  } catch (error) {
    closeSync(fd)
    throw error
  }
  const timer = setInterval(() => beat(fd), BEAT_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    writeHolder(fd, null)
    closeSync(fd)
  }
}
