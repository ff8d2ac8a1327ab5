/** Feedback of users, and answers that reach them as system messages. */
import { numberedRange } from '../../platform/http/paging'
import type { consoleFeedbackEndpoints } from '@contract/endpoints/console/feedback'
import type { z } from 'zod'
import { transaction } from '../../platform/db/transaction'
import type { StaffUser } from '../../platform/http/auth'
import { AppError } from '../../platform/lib/errors'
import type { ConsolePorts } from './ports'
import { readBalance } from '../credits/service'
import {
  countFeedbackIn,
  countFeedback,
  type FeedbackRow,
  findFeedback,
  insertAnswer,
  listAnswers,
  listFeedback,
  listPictures,
  lockFeedback,
  markFeedback,
} from '../feedback/staff-repository'
import { notify } from '../notification/notify'
import { adjustPerson } from './acts'
import { logAct } from './log'
import { pageView } from './pages'
import { texts } from './texts'

type Endpoints = typeof consoleFeedbackEndpoints
type Detail = z.output<Endpoints['one']['data']>
type FeedbackDeps = Pick<ConsolePorts, 'db' | 'now' | 'storage'>

function viewRow({ storage }: FeedbackDeps, { avatarKey, ...row }: FeedbackRow) {
  const { kind, words, userId, nickname } = row
  return {
    id: String(row.id),
    kind,
    words,
    userId,
    nickname,
    avatarUrl: avatarKey === null ? null : storage.url(avatarKey),
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    closedAt: row.closedAt?.toISOString() ?? null,
  }
}

export async function readList(
  deps: FeedbackDeps,
  query: z.output<Endpoints['list']['query']>,
): Promise<z.output<Endpoints['list']['data']>> {
  const { state } = query
  const rows = await listFeedback(deps.db, state, numberedRange(query))
  const list = rows.map((row) => viewRow(deps, row))
  return pageView(query, await countFeedbackIn(deps.db, state), list)
}

/** Throws NOT_FOUND. */
export async function readFeedback(deps: FeedbackDeps, id: string): Promise<Detail> {
  const { db, storage } = deps
  const row = await findFeedback(db, Number(id))
  if (!row) throw new AppError('NOT_FOUND', { message: texts.noFeedback })
  const pictures = await listPictures(db, row.uploadIds)
  const answers = await listAnswers(db, row.id)
  const { balance } = await readBalance(db, row.userId)
  return {
    ...viewRow(deps, row),
    contact: row.contact,
    facts: row.facts,
    balance,
    pictures: pictures.map(({ key, thumbKey }) => ({
      url: storage.url(key),
      thumbUrl: storage.url(thumbKey),
    })),
    answers: answers.map(({ createdAt, ...answer }) => ({
      ...answer,
      createdAt: createdAt.toISOString(),
    })),
    others: (await countFeedback(db, row.userId)) - 1,
  }
}

interface Answer {
  readonly id: string
  readonly requestId: string
  readonly words: string
  readonly credits: number
  readonly close: boolean
}

/** Throws NOT_FOUND, FORBIDDEN for credits of who is no operator, or to oneself. */
export async function answer(
  deps: FeedbackDeps,
  staff: StaffUser,
  { id, requestId, words, credits, close }: Answer,
): Promise<Detail> {
  const feedbackId = Number(id)
  if (credits > 0 && staff.role !== 'operator')
    throw new AppError('FORBIDDEN', { message: texts.noGifts })
  await transaction(deps.db, async (tx) => {
    const row = await lockFeedback(tx, feedbackId)
    if (!row) throw new AppError('NOT_FOUND', { message: texts.noFeedback })
    const { userId } = row
    if (credits > 0 && userId === staff.id)
      throw new AppError('FORBIDDEN', { message: texts.ownAccount })
    const { id: staffId, nickname: staffName } = staff
    const said = { feedbackId, staffId, staffName, requestId, words, credits }
    if (!(await insertAnswer(tx, said))) return
    const answeredAt = deps.now()
    await markFeedback(tx, feedbackId, { answeredAt, closedAt: close ? answeredAt : undefined })
    const groupKey = `feedback:${id}:${answeredAt.getTime()}`
    const data = { words: texts.answered(words) }
    await notify(tx, { userId, kind: 'system', groupKey, data })
    const gift = { userId, credits, reason: texts.gift, requestId: `${staffId}:${requestId}` }
    if (credits > 0) await adjustPerson(tx, gift)
    const result = { userId, credits, close }
    await logAct(tx, staff, { command: 'answer', args: [id], result, reason: words })
  })
  return readFeedback(deps, id)
}

/** Throws NOT_FOUND. */
export async function settle(
  deps: FeedbackDeps,
  staff: StaffUser,
  { id, closed }: { id: string; closed: boolean },
): Promise<Detail> {
  await transaction(deps.db, async (tx) => {
    const row = await lockFeedback(tx, Number(id))
    if (!row) throw new AppError('NOT_FOUND', { message: texts.noFeedback })
    if ((row.closedAt !== null) === closed) return
    await markFeedback(tx, Number(id), { closedAt: closed ? deps.now() : null })
    const result = { userId: row.userId, closed }
    await logAct(tx, staff, { command: 'settle-feedback', args: [id], result })
  })
  return readFeedback(deps, id)
}
