/** Copies without the visible label: requested, agreed to, recorded, and deleted after an hour. */
import { createHash } from 'node:crypto'
import { PLAIN_AGREEMENT } from '@contract/plain-copies'
import { AppError } from '../../platform/lib/errors'
import { withoutLabel } from '../../platform/media-intake/finish'
import type { LabelPorts } from './ports'
import { PLAIN_PREFIX, plainKey } from '../../integrations/storage/keys'
import { deletePlainCopiesBefore, insertPlainCopy } from './plain-repository'
import { findLabelled } from './repository'
import { PLAIN_TEXTS } from './texts'

type PlainDeps = Pick<LabelPorts, 'config' | 'db' | 'now' | 'storage'>

/** A download of a slow phone is over by then. */
const FILE_RETENTION_MS = 3_600_000
const DAY_MS = 24 * 3_600_000

interface PlainCopyRequest {
  readonly userId: string
  readonly pictureId: string
  /** Version that was agreed to. */
  readonly agreement: string
  readonly address: string
}

/** Throws NOT_FOUND, CONFLICT for another wording, CAPABILITY_MISSING where there is none to be had. */
export async function createPlainCopy(
  { config, db, storage }: PlainDeps,
  { userId, pictureId, agreement, address }: PlainCopyRequest,
): Promise<{ url: string }> {
  if (!config.plainCopies.on)
    throw new AppError('CAPABILITY_MISSING', { message: PLAIN_TEXTS.closed })
  if (agreement !== PLAIN_AGREEMENT.version)
    throw new AppError('CONFLICT', { message: PLAIN_TEXTS.otherAgreement })
  const picture = await findLabelled(db, { userId, pictureId })
  if (!picture) throw new AppError('NOT_FOUND')
  const { jobId, key, underKey, transparent, phone } = picture
  if (underKey === null)
    throw new AppError('CAPABILITY_MISSING', { message: PLAIN_TEXTS.notStored })
  const [original, under] = await Promise.all([storage.get(key), storage.get(underKey)])
  const file = await withoutLabel({ original, under }, { transparent, produceId: pictureId })
  const to = plainKey(userId)
  await storage.put(to, file, { mime: 'image/png' })
  const fileHash = createHash('sha256').update(file).digest('hex')
  try {
    await insertPlainCopy(db, { userId, phone, jobId, pictureId, fileHash, agreement, address })
  } catch (error) {
    // A copy without a record in the log must not be handed out.
    await storage.delete([to])
    throw error
  }
  return { url: storage.url(to) }
}

/** Files after an hour, records after the retention period. */
export async function sweepPlainCopies({ config, db, now, storage }: PlainDeps): Promise<void> {
  const { logDays } = config.plainCopies
  await deletePlainCopiesBefore(db, new Date(now().getTime() - logDays * DAY_MS))
  const files = await storage.list(PLAIN_PREFIX)
  const old = files.filter(
    ({ modifiedAt }) => now().getTime() - modifiedAt.getTime() > FILE_RETENTION_MS,
  )
  await storage.delete(old.map(({ key }) => key))
}
