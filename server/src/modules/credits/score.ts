/** Credits of a user, daily sign-in, and refunds of failed jobs. */
import { type CursorRequest, pageOfRows, pageRange } from '../../platform/http/paging'
import type { userEndpoints } from '@contract/endpoints/user'
import { isTerminal } from '@contract/jobs'
import { findJobTool } from '@contract/tools/all'
import type { z } from 'zod'
import type { Executor, Tx } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import type { CreditsPorts } from './ports'
import { AppError } from '../../platform/lib/errors'
import { getLevel } from './levels'
import { addDays, shanghaiDay, startOfShanghaiDay } from '../../platform/lib/shanghai-day'
import { takeDoubt } from '../job/doubt'
import {
  countEntries,
  countReturns,
  findJobStatus,
  listEntries,
  lockUser,
  usedOnceKeys,
  type LedgerKind,
} from './repository'
import { grantCredits, readBalance, readSpent, releaseHold, returnSettled } from './service'
import { computeStreak, type Streak } from './streak'
import { LEDGER_TITLES, RETURN_TEXTS } from './texts'

type ScoreView = z.output<typeof userEndpoints.score.data>
type ScoreLog = z.output<typeof userEndpoints.scoreLog.data>
type ScoreDeps = Pick<CreditsPorts, 'config' | 'db' | 'now'>
type ReturnDeps = ScoreDeps & Pick<CreditsPorts, 'lowerKeyUse'>

/** Longer streaks are counted as this long: the rewards repeat long before. */
const LONGEST_STREAK_DAYS = 400
/** Read at once; most streaks are shorter. */
const DAYS_A_READING = 28
/** Length of a prompt in a row of the list. */
const ABOUT_CHARS = 40

/** Makes the reward of a day happen once. */
const signinKey = (userId: string, day: string): string => `signin:${userId}:${day}`

/** Days of the streak up to today or yesterday, by their keys: never all transfers of a user. */
async function readSigninDays(db: Executor, userId: string, today: string): Promise<string[]> {
  const found: string[] = []
  for (let ago = 0; ago < LONGEST_STREAK_DAYS; ago += DAYS_A_READING) {
    const days = Array.from({ length: DAYS_A_READING }, (_, i) => addDays(today, -ago - i))
    const used = await usedOnceKeys(
      db,
      days.map((day) => signinKey(userId, day)),
    )
    const signed = days.filter((day) => used.has(signinKey(userId, day)))
    found.push(...signed)
    if (days.some((day) => day !== today && !used.has(signinKey(userId, day)))) break
  }
  return found
}

async function readStreak(deps: ScoreDeps, db: Executor, userId: string): Promise<Streak> {
  const today = shanghaiDay(deps.now())
  const days = await readSigninDays(db, userId, today)
  const { signinBonus } = getLevel(await readSpent(db, userId))
  const rewards = deps.config.credits.signin.map((credits) => credits + signinBonus)
  return computeStreak(days, today, rewards)
}

export async function readScore(deps: ScoreDeps, userId: string): Promise<ScoreView> {
  const { balance, held, debt } = await readBalance(deps.db, userId)
  const { signedInToday, streakDays, calendar } = await readStreak(deps, deps.db, userId)
  return { balance, held, debt, signedInToday, streakDays, calendar: [...calendar] }
}

/** Throws ALREADY_SIGNED_IN. */
export async function signIn(
  deps: ScoreDeps,
  userId: string,
): Promise<{ credits: number; score: ScoreView }> {
  const credits = await transaction(deps.db, async (tx) => {
    // The reward depends on the days before: no other sign-in may run between reading and writing.
    await lockUser(tx, userId)
    const { todayCredits } = await readStreak(deps, tx, userId)
    const granted = await grantCredits(tx, {
      userId,
      kind: 'signin',
      credits: todayCredits,
      onceKey: signinKey(userId, shanghaiDay(deps.now())),
    })
    if (!granted) throw new AppError('ALREADY_SIGNED_IN')
    return todayCredits
  })
  return { credits, score: await readScore(deps, userId) }
}

/** A day: who finds most of what is made bad is served by another tool. */
const MOST_RETURNS = 5

/** Refunds the price of a doubtful result; the result stays. */
async function returnDoubtful(
  deps: ReturnDeps,
  tx: Tx,
  { userId, jobId }: { userId: string; jobId: string },
): Promise<number> {
  const now = deps.now()
  // The order of every ending: the job's row, then the person's.
  const job = await takeDoubt(tx, { userId, jobId, now })
  if (!job) return 0
  await lockUser(tx, userId)
  const since = startOfShanghaiDay(now)
  if ((await countReturns(tx, { userId, since })) >= MOST_RETURNS)
    throw new AppError('TOO_MANY_REQUESTS', { message: RETURN_TEXTS.enough(MOST_RETURNS) })
  const credits = await returnSettled(tx, { userId, jobId })
  await deps.lowerKeyUse(tx, { ...job, credits })
  return credits
}

/**
 * The credits of an own job that did not succeed are back when this returns, but for the price of
 * pictures that were finished before it was cancelled; asking again answers the same.
 * Of a success that is doubtful the price comes back once, and again is 0. Throws NOT_FOUND,
 * JOB_NOT_FINISHED, TOO_MANY_REQUESTS.
 */
export async function returnScore(
  deps: ReturnDeps,
  { userId, jobId }: { userId: string; jobId: string },
): Promise<{ returnedCredits: number; score: ScoreView }> {
  const returnedCredits = await transaction(deps.db, async (tx) => {
    const status = await findJobStatus(tx, { userId, jobId })
    if (!status) throw new AppError('NOT_FOUND')
    if (!isTerminal(status)) throw new AppError('JOB_NOT_FINISHED')
    if (status === 'succeeded') return returnDoubtful(deps, tx, { userId, jobId })
    return (await releaseHold(tx, { userId, jobId })).returned
  })
  return { returnedCredits, score: await readScore(deps, userId) }
}

/** The words of a job, or what its tool is called. */
function getSubject({
  tool,
  prompt,
}: {
  tool: string | null
  prompt: string | null
}): string | null {
  if (tool === null) return null
  const words = prompt?.trim() ?? ''
  return words === ''
    ? (findJobTool(tool)?.name ?? null)
    : [...words].slice(0, ABOUT_CHARS).join('')
}

/** The cursor is the id of the last entry shown: new entries do not shift the next page. */
export async function readScoreLog(
  deps: Pick<CreditsPorts, 'db' | 'storage'>,
  userId: string,
  query: CursorRequest,
): Promise<ScoreLog> {
  const { cursor } = query
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) throw new AppError('PARAM_INVALID')
  const { limit, offset } = pageRange(query)
  const rows = await listEntries(deps.db, {
    userId,
    beforeId: cursor === undefined ? null : Number(cursor),
    limit,
    offset: cursor === undefined ? offset : 0,
  })
  const total = await countEntries(deps.db, userId)
  const { shown, frame } = pageOfRows(rows, query, { total, cursorOf: ({ id }) => String(id) })
  return {
    list: shown.map((row) => ({
      id: String(row.id),
      kind: row.kind as LedgerKind,
      title: LEDGER_TITLES[row.kind as LedgerKind],
      credits: row.amount,
      balanceAfter: row.balanceAfter ?? 0,
      jobId: row.jobId,
      about: getSubject(row),
      thumbUrl: row.thumbKey === null ? null : deps.storage.url(row.thumbKey),
      createdAt: row.createdAt.toISOString(),
    })),
    ...frame,
  }
}
