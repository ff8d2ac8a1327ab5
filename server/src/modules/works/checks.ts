/** Pictures sent to a remote check: its result reaches the reviewer. */
import { unchecked } from '../../integrations/safety/texts'
import type { PictureAnswer } from '../../integrations/safety/wechat/push'
import type { Tx } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import { answerCheck, insertCheck, lockState } from './moderation-repository'
import type { WorksPorts } from './ports'
import type { WorkState } from './repository'
import { openItem } from './review-item'

/** The result of a check becomes a remark, and so does a failed check. */
export async function checkPicture(
  deps: Pick<WorksPorts, 'config' | 'db' | 'log' | 'safety' | 'storage'>,
  { workId, key, authorId }: { workId: string; key: string; authorId: string },
): Promise<void> {
  const { db, log, safety, storage } = deps
  const url = new URL(storage.url(key), deps.config.publicUrl ?? 'http://localhost').href
  const verdict = await safety
    .checkPicture({ key, url, read: () => storage.get(key) }, authorId)
    .catch((error: unknown) => {
      log.warn({ err: error, workId }, 'a picture was not checked')
      return { remarks: [unchecked('picture')] }
    })
  if ('traceId' in verdict) {
    await insertCheck(db, { traceId: verdict.traceId, workId })
  } else if (verdict.remarks.length > 0) {
    await transaction(db, async (tx) => {
      const work = await lockState(tx, workId)
      if (work) await addRemarks(tx, work, verdict.remarks)
    })
  }
}

/** For the reviewer; a work that was approved meanwhile is reviewed again. */
async function addRemarks(
  tx: Tx,
  { id, state }: { id: string; state: WorkState },
  remarks: readonly string[],
): Promise<void> {
  if (state !== 'pending' && state !== 'public') return
  const kind = state === 'pending' ? 'new' : 'report'
  const reasons = Object.fromEntries(remarks.map((remark) => [remark, 1]))
  await openItem(tx, { workId: id, kind, reasons })
}

/** A public work about which there is something to say comes before a reviewer again. */
export async function takeAnswer(
  { db }: Pick<WorksPorts, 'db'>,
  { traceId, remark }: PictureAnswer,
): Promise<void> {
  await transaction(db, async (tx) => {
    const work = await answerCheck(tx, traceId)
    if (work && remark !== null) await addRemarks(tx, work, [remark])
  })
}
