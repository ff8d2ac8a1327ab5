/** Reports of public works: those of one matter are one item, regardless of the reporter. */
import type { REPORT_REASONS } from '@contract/endpoints/works'
import { transaction } from '../../platform/db/transaction'
import type { ReviewPorts } from './ports'
import { AppError } from '../../platform/lib/errors'
import { plainText } from '../works/wording'
import { countReports, insertReport, lockWork } from './decide-repository'
import { openItem } from '../works/review-item'
import { texts } from './texts'

/** A reporter whose reports were dismissed three times opens the matter no more. */
const MOST_OF_ONE_PERSON = 3

interface Report {
  readonly id: string
  readonly reason: (typeof REPORT_REASONS)[number]
  readonly words: string
}

/**
 * Joins the open matter of the work or opens one; a person counts once in it. Throws NOT_FOUND for
 * a work that is not public, BAD_REQUEST for one's own.
 */
export async function reportWork({ db }: Pick<ReviewPorts, 'db'>, userId: string, report: Report) {
  const { id: workId, reason } = report
  const words = plainText(report.words)
  await transaction(db, async (tx) => {
    const work = await lockWork(tx, workId)
    if (work?.state !== 'public') throw new AppError('NOT_FOUND', { message: texts.gone })
    if (work.userId === userId) throw new AppError('BAD_REQUEST', { message: texts.ownReport })
    if ((await countReports(tx, { workId, userId })) >= MOST_OF_ONE_PERSON) return
    const itemId = await openItem(tx, { workId, kind: 'report' })
    if (await insertReport(tx, { workId, userId, reason, words, itemId })) {
      await openItem(tx, { workId, kind: 'report', reasons: { [reason]: 1 } })
    }
  })
  return { accepted: true }
}
