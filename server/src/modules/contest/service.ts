/** Entering, leaving and voting. */
import { type contestEndpoints, MOST_ENTRIES } from '@contract/endpoints/contests'
import type { z } from 'zod'
import type { Tx } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import { AppError } from '../../platform/lib/errors'
import { newId } from '../../platform/lib/ids'
import type { ContestPorts } from './ports'
import {
  type ContestRow,
  deleteEntry,
  deleteVote,
  dropLeft,
  findEntry,
  findEntryOfWork,
  findEntryToVote,
  findWorkState,
  hasVoted,
  insertEntry,
  insertVote,
  isClosing,
  listSlots,
  lockContest,
  readVoter,
  takeTurn,
} from './contest-repository'
import { contestState } from './state'
import { texts } from './texts'

type Endpoints = typeof contestEndpoints
type EnterDeps = Pick<ContestPorts, 'db' | 'now'>

const DAY_MS = 86_400_000
/** Between two votes of a person: time to look at a picture. */
const COOLDOWN_MS = 3_000

async function requireOpen(
  { now }: Pick<ContestPorts, 'now'>,
  tx: Tx,
  id: string,
): Promise<ContestRow> {
  const contest = await lockContest(tx, id, 'share')
  if (contest === null || contestState(contest, now()) === 'upcoming')
    throw new AppError('NOT_FOUND', { message: texts.gone })
  if (contestState(contest, now()) !== 'open')
    throw new AppError('CONFLICT', { message: texts.notOpen })
  return contest
}

const SLOTS = Array.from({ length: MOST_ENTRIES }, (_, at) => at + 1)

/** Concurrent entries meet at the unique slot: each loser takes the next free one, if any. */
async function takeSlot(
  tx: Tx,
  entry: { contestId: string; workId: string; userId: string; createdAt: Date },
): Promise<void> {
  for (const _ of SLOTS) {
    const taken = await listSlots(tx, entry.contestId, entry.userId)
    const slot = SLOTS.find((one) => !taken.includes(one))
    if (slot === undefined) break
    if (await insertEntry(tx, { ...entry, id: newId(), slot })) return
    const other = await findEntryOfWork(tx, entry.workId)
    if (other?.contestId === entry.contestId) return
    if (other) throw new AppError('CONFLICT', { message: texts.elsewhere })
  }
  throw new AppError('CONFLICT', { message: texts.full })
}

/**
 * Enters a work that is public or in review. Throws NOT_FOUND, FORBIDDEN, CONFLICT when the contest
 * takes no entries, three are in, or the work took part before.
 */
export async function enter(
  deps: EnterDeps,
  userId: string,
  { contestId, workId }: z.output<Endpoints['enter']['body']>,
): Promise<ContestRow> {
  return transaction(deps.db, async (tx) => {
    if (await isClosing(tx, userId)) throw new AppError('FORBIDDEN', { message: texts.closing })
    const open = await requireOpen(deps, tx, contestId)
    const work = await findWorkState(tx, workId)
    if (work?.userId !== userId || (work.state !== 'pending' && work.state !== 'public'))
      throw new AppError('NOT_FOUND', { message: texts.workGone })
    await dropLeft(tx, contestId, userId)
    const known = await findEntryOfWork(tx, workId)
    if (known?.removedAt)
      throw new AppError('CONFLICT', { message: texts.removed(known.removedReason ?? '') })
    if (known && known.contestId !== contestId)
      throw new AppError('CONFLICT', { message: texts.elsewhere })
    if (!known) await takeSlot(tx, { contestId, workId, userId, createdAt: deps.now() })
    return open
  })
}

/** The work stays. Throws NOT_FOUND for another person's entry, CONFLICT after the result. */
export async function leave(
  { db }: Pick<ContestPorts, 'db'>,
  userId: string,
  entryId: string,
): Promise<ContestRow> {
  return transaction(db, async (tx) => {
    const entry = await findEntry(tx, entryId)
    if (entry?.userId !== userId) throw new AppError('NOT_FOUND', { message: texts.entryGone })
    const of = await lockContest(tx, entry.contestId, 'share')
    if (of === null) throw new AppError('NOT_FOUND', { message: texts.gone })
    if (of.closedAt !== null) throw new AppError('CONFLICT', { message: texts.over })
    if (entry.removedAt !== null)
      throw new AppError('CONFLICT', { message: texts.removed(entry.removedReason ?? '') })
    await deleteEntry(tx, entryId)
    return of
  })
}

/** Accounts that could have been made for voting do not vote. Throws FORBIDDEN. */
async function requireVoter(
  { now }: Pick<ContestPorts, 'now'>,
  tx: Tx,
  userId: string,
): Promise<void> {
  const voter = await readVoter(tx, userId)
  if (voter === null || now().getTime() - voter.createdAt.getTime() < DAY_MS)
    throw new AppError('FORBIDDEN', { message: texts.young })
  if (!voter.hasPicture) throw new AppError('FORBIDDEN', { message: texts.noPicture })
}

/**
 * Throws NOT_FOUND for an entry that is not in, BAD_REQUEST for one's own, CONFLICT from the time
 * of the result on, FORBIDDEN for an account that may not vote, TOO_MANY_REQUESTS during the cooldown.
 */
export async function vote(
  deps: Pick<ContestPorts, 'db' | 'now' | 'commentBlocks'>,
  userId: string,
  { entryId, voted }: z.output<Endpoints['vote']['body']>,
): Promise<{ voted: boolean }> {
  const now = deps.now()
  await transaction(deps.db, async (tx) => {
    const found = await findEntryToVote(tx, entryId)
    if (found?.workState !== 'public' || found.entry.removedAt !== null)
      throw new AppError('NOT_FOUND', { message: texts.entryGone })
    const { contestId, userId: authorId } = found.entry
    if (authorId === userId) throw new AppError('BAD_REQUEST', { message: texts.ownVote })
    const contest = await lockContest(tx, contestId, 'share')
    if (contest === null) throw new AppError('NOT_FOUND', { message: texts.gone })
    if (contest.closedAt !== null) throw new AppError('CONFLICT', { message: texts.over })
    // The worker closes it a moment later: the announced time is the deadline.
    if (contest.resultAt <= now) throw new AppError('CONFLICT', { message: texts.counting })
    if (!voted) {
      await deleteVote(tx, userId, entryId)
      return
    }
    await requireVoter(deps, tx, userId)
    if (await deps.commentBlocks.between(tx, userId, authorId))
      throw new AppError('NOT_FOUND', { message: texts.entryGone })
    if (await hasVoted(tx, userId, entryId)) return
    if (!(await takeTurn(tx, { userId, contestId, now, cooldownMs: COOLDOWN_MS })))
      throw new AppError('TOO_MANY_REQUESTS', { message: texts.cooldown })
    await insertVote(tx, { userId, entryId, createdAt: now })
  })
  return { voted }
}
