/**
 * Total bytes of the files that rows name. Triggers record each change; one process adds the
 * changes up once an hour and all others read the stored result.
 */
import { claimTurn, writeSetting } from '../../platform/db/settings'
import { addUpStorage } from './repository'
import type { InstallationPorts } from './ports'

export const STORAGE_SIZE = 'storage-size'
const CLAIM = 'storage-size-claimed'
const EVERY_MS = 3_600_000
/** A run slightly early each hour is accepted. */
const EARLY_MS = 300_000

export interface StorageSize {
  readonly pictures: number
  readonly uploads: number
}

/** False when another process did it within the hour. */
export async function measureStorage({
  db,
  now,
}: Pick<InstallationPorts, 'db' | 'now'>): Promise<boolean> {
  const at = now()
  const before = new Date(at.getTime() - EVERY_MS + EARLY_MS)
  if (!(await claimTurn(db, CLAIM, { now: at, before }))) return false
  const size: StorageSize = await addUpStorage(db)
  await writeSetting(db, STORAGE_SIZE, JSON.stringify(size))
  return true
}

/** Null: never measured, or not by this version. */
export function parseStorageSize(text: string | undefined): StorageSize | null {
  if (text === undefined) return null
  const { pictures, uploads } = JSON.parse(text) as Partial<StorageSize>
  return typeof pictures === 'number' && typeof uploads === 'number' ? { pictures, uploads } : null
}
