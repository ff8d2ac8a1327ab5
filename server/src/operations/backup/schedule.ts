/**
 * Scheduled backups. Of all servers one makes each: the first to claim the turn, which it renews
 * while it works (a lease). When it dies or fails, the turn is free again after half an hour.
 */
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../../config/config'
import type { Database } from '../../platform/db/client'
import { claimTurn, readSettings, writeSetting } from '../../platform/db/settings'
import { repeat } from '../../platform/lib/repeat'
import { SCHEDULED } from './format'
import { parseBackupTime, LAST_BACKUP } from '../../platform/db/last-backup'
import { saveScheduled } from './save'

const LOOK_EVERY_MS = 60_000
const HOUR_MS = 3_600_000
const CLAIM = 'backup-claimed'
const CLAIM_MS = 30 * 60_000
const RENEW_MS = 5 * 60_000

interface BackupDeps {
  readonly config: Config
  readonly database: Database
  readonly lifecycle: { isStopping(): boolean }
  readonly log: Logger
  readonly now: () => Date
}

async function isDue({ config, database, now }: BackupDeps): Promise<boolean> {
  const { everyHours } = config.backups
  if (everyHours === null) return false
  const facts = await readSettings(database.db, [LAST_BACKUP])
  const last = parseBackupTime(facts.get(LAST_BACKUP))
  return last === null || now().getTime() - last.getTime() >= everyHours * HOUR_MS
}

/** Scheduled archives of a folder by name, the oldest first; `.part`: such as were never finished. */
async function listScheduled(folder: string, ending: '.tar.gz' | '.tar.gz.part') {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    // A missing folder is reported by the write that follows.
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
    throw error
  })
  return names.filter((name) => name.startsWith(SCHEDULED) && name.endsWith(ending)).sort()
}

async function removeAll(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(path.join(folder, name), { recursive: true, force: true })
}

async function make({ config, database, log, now }: BackupDeps): Promise<void> {
  const { folder, keep } = config.backups
  // Left by killed processes: one still writing would hold the turn.
  await removeAll(folder, await listScheduled(folder, '.tar.gz.part'))
  const [sentence] = await saveScheduled(config, { database, at: now() })
  const archives = await listScheduled(folder, '.tar.gz')
  const old = archives.slice(0, Math.max(0, archives.length - keep))
  await removeAll(folder, old)
  log.info({ backup: sentence, removed: old }, 'a scheduled backup was made')
}

/** False when none is due or another process makes it. Rejects when it could not be made. */
export async function backUpIfDue(deps: BackupDeps): Promise<boolean> {
  if (!(await isDue(deps))) return false
  const { database, log, now } = deps
  const before = new Date(now().getTime() - CLAIM_MS)
  if (!(await claimTurn(database.db, CLAIM, { now: now(), before }))) return false
  const renewing = setInterval(() => {
    writeSetting(database.db, CLAIM, now().toISOString()).catch((error: unknown) =>
      log.warn({ err: error }, 'the turn to back up was not renewed'),
    )
  }, RENEW_MS)
  try {
    await make(deps)
    return true
  } finally {
    clearInterval(renewing)
  }
}

/**
 * Looks every minute whether one is due. What stops it does not wait for one that is being made: it
 * goes with the process and leaves nothing but its turn.
 */
export function startBackups(deps: BackupDeps): () => void {
  if (deps.config.backups.everyHours === null) return () => {}
  const repeating = repeat(
    async () => {
      await backUpIfDue(deps)
    },
    LOOK_EVERY_MS,
    (error) => {
      if (deps.lifecycle.isStopping()) deps.log.info({ err: error }, 'a backup was broken off')
      else deps.log.error({ err: error }, 'a scheduled backup failed')
    },
  )
  return () => void repeating.stop()
}
