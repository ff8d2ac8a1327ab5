/** Pictures looked at by a remote check: what it says reaches whoever reviews the work. */
import type { Tx } from '../../db/client'
import { transaction } from '../../db/transaction'
import type { Deps } from '../../ports'
import { unchecked } from '../../safety/wechat/labels'
import type { PictureAnswer } from '../../safety/wechat/push'
import { openItem } from './ask-review'
import { answerCheck, insertCheck, lockState } from './checks-repository'
import type { WorkState } from './state'

/** Asks when pictures are checked at all; a question not taken becomes a remark. */
export async function askAboutPicture(
  deps: Pick<Deps, 'config' | 'db' | 'log' | 'safety' | 'storage'>,
  { workId, key }: { workId: string; key: string },
): Promise<void> {
  const { db, log, safety, storage } = deps
  const url = new URL(storage.url(key), deps.config.publicUrl ?? 'http://localhost').href
  try {
    const traceId = await safety.askPicture(url)
    if (traceId !== null) await insertCheck(db, { traceId, workId })
  } catch (error) {
    log.warn({ err: error, workId }, 'a picture was not checked')
    await transaction(db, async (tx) => {
      const work = await lockState(tx, workId)
      if (work) await addRemark(tx, work, unchecked('图片'))
    })
  }
}

/** For whoever reviews it; by now it may have been let through, then it is looked at again. */
async function addRemark(
  tx: Tx,
  { id, state }: { id: string; state: WorkState },
  remark: string,
): Promise<void> {
  if (state !== 'pending' && state !== 'public') return
  const kind = state === 'pending' ? 'new' : 'report'
  await openItem(tx, { workId: id, kind, reasons: { [remark]: 1 } })
}

/** A public work about which there is something to say comes before a reviewer again. */
export async function takeAnswer(
  { db }: Pick<Deps, 'db'>,
  { traceId, remark }: PictureAnswer,
): Promise<void> {
  await transaction(db, async (tx) => {
    const work = await answerCheck(tx, traceId)
    if (work && remark !== null) await addRemark(tx, work, remark)
  })
}
