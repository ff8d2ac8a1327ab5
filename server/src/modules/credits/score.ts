/** What a person sees of the credits, daily sign-in, and making sure a failed job was paid back. */
import type { userEndpoints } from '@contract/endpoints/user'
import { isTerminal } from '@contract/jobs'
import type { z } from 'zod'
import type { Executor } from '../../db/client'
import { transaction } from '../../db/transaction'
import type { Deps } from '../../ports'
import { AppError } from '../../lib/errors'
import { levelOf } from './levels'
import { shanghaiDay } from '../../lib/shanghai-day'
import {
  countEntries,
  findJobStatus,
  listEntries,
  lockUser,
  signinDays,
  type LedgerKind,
} from './repository'
import { grantCredits, readBalance, readSpent, releaseHold } from './service'
import { streakOf, type Streak } from './streak'
import { LEDGER_TITLES } from './texts'

type ScoreView = z.output<typeof userEndpoints.score.data>
type ScoreLog = z.output<typeof userEndpoints.scoreLog.data>
type ScoreDeps = Pick<Deps, 'config' | 'db' | 'now'>

/** Longer streaks are counted as this long: the rewards repeat long before. */
const LONGEST_STREAK_DAYS = 400

async function readStreak(deps: ScoreDeps, db: Executor, userId: string): Promise<Streak> {
  const days = await signinDays(db, userId, LONGEST_STREAK_DAYS)
  const { signinBonus } = levelOf(await readSpent(db, userId))
  const rewards = deps.config.credits.signin.map((credits) => credits + signinBonus)
  return streakOf(days, shanghaiDay(deps.now()), rewards)
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
    // The reward depends on the days before: nobody may sign in between reading and writing.
    await lockUser(tx, userId)
    const { todayCredits } = await readStreak(deps, tx, userId)
    const granted = await grantCredits(tx, {
      userId,
      kind: 'signin',
      credits: todayCredits,
      onceKey: `signin:${userId}:${shanghaiDay(deps.now())}`,
    })
    if (!granted) throw new AppError('ALREADY_SIGNED_IN')
    return todayCredits
  })
  return { credits, score: await readScore(deps, userId) }
}

/**
 * The credits of an own job that did not succeed are back when this returns, but for the price of
 * pictures that were finished before it was cancelled; asking again answers the same. Throws NOT_FOUND, JOB_NOT_FINISHED.
 */
export async function returnScore(
  deps: ScoreDeps,
  { userId, jobId }: { userId: string; jobId: string },
): Promise<{ returnedCredits: number; score: ScoreView }> {
  const returnedCredits = await transaction(deps.db, async (tx) => {
    const status = await findJobStatus(tx, { userId, jobId })
    if (!status) throw new AppError('NOT_FOUND')
    if (!isTerminal(status)) throw new AppError('JOB_NOT_FINISHED')
    if (status === 'succeeded') return 0
    return (await releaseHold(tx, { userId, jobId })).returned
  })
  return { returnedCredits, score: await readScore(deps, userId) }
}

/** The cursor is the id of the last entry shown: new entries do not shift the next page. */
export async function readScoreLog(
  deps: Pick<Deps, 'db'>,
  userId: string,
  { page, pageSize, cursor }: { page: number; pageSize: number; cursor?: string | undefined },
): Promise<ScoreLog> {
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) throw new AppError('PARAM_INVALID')
  const rows = await listEntries(deps.db, {
    userId,
    beforeId: cursor === undefined ? null : Number(cursor),
    limit: pageSize + 1,
    offset: cursor === undefined ? (page - 1) * pageSize : 0,
  })
  const shown = rows.slice(0, pageSize)
  const hasMore = rows.length > pageSize
  return {
    list: shown.map((row) => ({
      id: String(row.id),
      kind: row.kind as LedgerKind,
      title: LEDGER_TITLES[row.kind as LedgerKind],
      credits: row.amount,
      balanceAfter: row.balanceAfter ?? 0,
      jobId: row.jobId,
      createdAt: row.createdAt.toISOString(),
    })),
    page,
    pageSize,
    total: await countEntries(deps.db, userId),
    hasMore,
    cursor: hasMore ? String(shown.at(-1)?.id) : null,
  }
}
