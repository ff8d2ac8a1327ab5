/** Pictures looked at by a remote check: what it says reaches whoever reviews the work. */
import { transaction } from '../../db/transaction'
import type { Deps } from '../../ports'
import { unchecked } from '../../safety/wechat/labels'
import type { PictureAnswer } from '../../safety/wechat/push'
import { openItem } from './ask-review'
import { answerCheck, insertCheck } from './checks-repository'

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
    await openItem(db, { workId, kind: 'new', reasons: { [unchecked('图片')]: 1 } })
  }
}

/** A public work about which there is something to say comes before a reviewer again. */
export async function takeAnswer(
  { db }: Pick<Deps, 'db'>,
  { traceId, remark }: PictureAnswer,
): Promise<void> {
  await transaction(db, async (tx) => {
    const work = await answerCheck(tx, traceId)
    if (!work || remark === null) return
    if (work.state !== 'pending' && work.state !== 'public') return
    const kind = work.state === 'pending' ? 'new' : 'report'
    await openItem(tx, { workId: work.id, kind, reasons: { [remark]: 1 } })
  })
}
