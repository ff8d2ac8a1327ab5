/** When the last backup was made, as the installation itself remembers it. */
import { writeSetting } from './settings'
import type { Db } from './client'

export const LAST_BACKUP = 'last-backup'

/** @param at the moment whose rows it holds */
export async function noteBackup(
  db: Db,
  backup: { readonly at: Date; readonly file: string; readonly bytes: number },
): Promise<void> {
  await writeSetting(db, LAST_BACKUP, JSON.stringify({ ...backup, at: backup.at.toISOString() }))
}

/** Null: there is none. */
export function parseBackupTime(text: string | undefined): Date | null {
  if (text === undefined) return null
  const { at } = JSON.parse(text) as { at?: unknown }
  const time = typeof at === 'string' ? new Date(at) : null
  return time && !Number.isNaN(time.getTime()) ? time : null
}
