/** The disk of the data folder: free space, and the meaning of its errors. */
import { randomBytes } from 'node:crypto'
import { rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DISK_FULL } from './db/away'
import { AppError } from './lib/errors'

const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT'])

function listErrorCodes(error: unknown): string[] {
  const codes: string[] = []
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const { code } = at as { code?: unknown }
    if (typeof code === 'string') codes.push(code)
  }
  return codes
}

/** Whether an error of the file system or the database means that nothing more fits. */
export function isDiskFull(error: unknown): boolean {
  return listErrorCodes(error).some((code) => FULL.has(code) || code === DISK_FULL)
}

/** Why nothing can be stored. */
export type DiskProblem = 'full' | 'read-only' | 'unreadable'

export interface Disk {
  /** Bytes that the system lets this process still write; one system call. */
  freeBytes(): Promise<number>
  /** Null: files of an ordinary size can be stored. Asks the system at most once a second. */
  problem(): Promise<DiskProblem | null>
  /**
   * Throws STORAGE_FULL when so many bytes would go into the space reserved for the database,
   * which must still write when no more files are taken.
   */
  requireSpace(bytes: number): Promise<void>
}

const PROBE_INTERVAL_MS = 1000
/** Names beginning with a dot are never keys. */
const PROBE = '.writable'

function classifyProblem(error: unknown): DiskProblem {
  if (isDiskFull(error)) return 'full'
  const readOnly = listErrorCodes(error).some((code) => ['EROFS', 'EACCES', 'EPERM'].includes(code))
  return readOnly ? 'read-only' : 'unreadable'
}

/** @param reserveBytes what files leave free */
export function createDisk(folder: string, reserveBytes: number): Disk {
  let lastProbe: { readonly at: number; readonly problem: Promise<DiskProblem | null> } | null =
    null

  async function freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  }

  async function probeFolder(): Promise<DiskProblem | null> {
    // A name of its own: other processes may ask the same folder.
    const probe = path.join(folder, `${PROBE}-${randomBytes(6).toString('hex')}`)
    try {
      if ((await freeBytes()) < reserveBytes) return 'full'
      await writeFile(probe, 'writable')
      return null
    } catch (error) {
      return classifyProblem(error)
    } finally {
      await rm(probe, { force: true }).catch(() => undefined)
    }
  }

  return {
    freeBytes,
    problem() {
      const now = Date.now()
      if (!lastProbe || now - lastProbe.at > PROBE_INTERVAL_MS)
        lastProbe = { at: now, problem: probeFolder() }
      return lastProbe.problem
    },
    async requireSpace(bytes) {
      if ((await freeBytes()) - bytes < reserveBytes) throw new AppError('STORAGE_FULL')
    },
  }
}
