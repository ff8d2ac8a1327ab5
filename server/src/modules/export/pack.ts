/** The worker's part of 导出我的数据: the ZIP through a file of this machine into the storage. */
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Logger } from 'pino'
import type { Db } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import { exportKey } from '../../integrations/storage/keys'
import { forgetPending, rememberPending } from '../../integrations/storage/pending'
import type { Storage } from '../../integrations/storage/storage'
import { notify } from '../notification/notify'
import { findExport, finishExport, type ExportRow } from './repository'
import { texts } from './texts'
import { writeZip } from './zip'

const LASTS_MS = 3 * 24 * 3_600_000

interface Options {
  readonly db: Db
  readonly storage: Storage
  readonly log: Logger
}

async function store(options: Options, { userId }: ExportRow) {
  const folder = await mkdtemp(path.join(tmpdir(), 'moguang-export-'))
  const key = exportKey(userId)
  try {
    const file = path.join(folder, 'data.zip')
    await writeZip(options, userId, file)
    const { size } = await stat(file)
    await rememberPending(options.db, [key])
    await options.storage.putFile(key, file, { mime: 'application/zip' })
    return { key, sizeBytes: size }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Packs once; a failure is stored and the export may be requested again. */
export async function packExport(options: Options, id: string): Promise<void> {
  const { db, storage, log } = options
  const row = await findExport(db, id)
  // Done by a run before, or the account is gone.
  if (row?.state !== 'queued') return
  try {
    const stored = await store(options, row)
    const readyAt = new Date()
    const expiresAt = new Date(readyAt.getTime() + LASTS_MS)
    const recorded = await transaction(db, async (tx) => {
      if (!(await finishExport(tx, id, { state: 'ready', ...stored, readyAt, expiresAt })))
        return false
      await forgetPending(tx, [stored.key])
      const data = { words: texts.ready }
      await notify(tx, { userId: row.userId, kind: 'system', groupKey: `export:${id}`, data })
      return true
    })
    if (!recorded) await storage.delete([stored.key])
  } catch (error) {
    log.error({ err: error, exportId: id }, 'an export failed')
    await finishExport(db, id, { state: 'failed' })
  }
}
