/** An author's appeal against a refusal: the work waits again, and the reviewer reads it. */
import { transaction } from '../../platform/db/transaction'
import { AppError } from '../../platform/lib/errors'
import { isLastWord } from './moderation-repository'
import type { WorksPorts } from './ports'
import { isClosing } from './publication-repository'
import { findWork, markPendingAgain } from './repository'
import { openItem } from './review-item'
import { texts } from './texts'
import { isReadable, plainText } from './wording'

/**
 * Throws NOT_FOUND for another user's work, PARAM_INVALID for unreadable words, CONFLICT for a work
 * that is not refused or whose refusal was appealed before, FORBIDDEN for a closing account.
 */
export async function appeal(
  deps: Pick<WorksPorts, 'db'>,
  userId: string,
  { id, words }: { id: string; words: string },
): Promise<void> {
  const said = plainText(words)
  if (!isReadable(said)) throw new AppError('PARAM_INVALID', { message: texts.noAppealWords })
  const work = await findWork(deps.db, id)
  if (work?.userId !== userId) throw new AppError('NOT_FOUND', { message: texts.gone })
  await transaction(deps.db, async (tx) => {
    if (await isClosing(tx, userId)) throw new AppError('FORBIDDEN', { message: texts.closing })
    // The row first: of two at once the second finds it waiting.
    if (!(await markPendingAgain(tx, id)))
      throw new AppError('CONFLICT', { message: texts.notRefused })
    if (await isLastWord(tx, id)) throw new AppError('CONFLICT', { message: texts.appealed })
    await openItem(tx, {
      workId: id,
      kind: 'new',
      appeal: said,
    })
  })
}
