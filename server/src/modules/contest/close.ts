/** The result: places, prizes and notifications in one transaction, once. */
import { createHash } from 'node:crypto'
import type { Tx } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import { grantCredits } from '../credits/service'
import { notify } from '../notification/notify'
import {
  type CountedEntry,
  countVotes,
  type EntryResult,
  listDue,
  writeClosed,
  writeResults,
} from './close-repository'
import type { ContestPorts } from './ports'
import { type ContestRow, listBarred, lockContest } from './contest-repository'

type CloseDeps = Pick<ContestPorts, 'db' | 'now'>

export const CLOSE_CONTESTS_TASK = 'close_contests'

/** Equal votes: a pick of the staff is first, then a lot. */
function compareEntries(contestId: string) {
  const lot = ({ id }: CountedEntry) =>
    createHash('sha256').update(`${contestId}:${id}`).digest('hex')
  return (one: CountedEntry, other: CountedEntry) =>
    other.votes - one.votes ||
    Number(other.picked) - Number(one.picked) ||
    (lot(one) < lot(other) ? -1 : 1)
}

interface Ranked extends EntryResult {
  readonly userId: string
  readonly workId: string
  readonly picked: boolean
}

/** The best entry of a person has a place; one prize a person, for a place or a pick. */
function rankEntries(
  { id, prizes, pickCredits }: Pick<ContestRow, 'id' | 'prizes' | 'pickCredits'>,
  entries: readonly CountedEntry[],
  barred: ReadonlySet<string>,
): Ranked[] {
  const ranked = [...entries].sort(compareEntries(id))
  const placed = new Set<string>()
  const paid = new Set<string>()
  const withPlaces = ranked.map((entry) => {
    if (placed.has(entry.userId) || barred.has(entry.userId)) return { ...entry, place: null }
    placed.add(entry.userId)
    const place = placed.size
    const prize = entry.votes > 0 ? (prizes[place - 1] ?? 0) : 0
    if (prize > 0) paid.add(entry.userId)
    return { ...entry, place, prize }
  })
  return withPlaces.map((entry): Ranked => {
    const prize = 'prize' in entry ? entry.prize : 0
    const forPick = prize === 0 && entry.picked && !paid.has(entry.userId) ? pickCredits : 0
    if (forPick > 0) paid.add(entry.userId)
    const { userId, workId, picked, place, votes } = entry
    return { id: entry.id, userId, workId, picked, place, votes, credits: prize + forPick }
  })
}

/** Rows of people are locked in the order of their ids, as everywhere. */
const byUser = (one: Ranked, other: Ranked) => (one.userId < other.userId ? -1 : 1)

async function bookPrizes(tx: Tx, { id }: ContestRow, ranked: readonly Ranked[]): Promise<void> {
  const paid = ranked.filter(({ credits }) => credits > 0)
  for (const entry of paid.sort(byUser)) {
    const onceKey = `contest:${id}:${entry.userId}`
    const { userId, credits } = entry
    await grantCredits(tx, { userId, kind: 'contest', credits, onceKey })
  }
}

/** One notification a person, about the entry that did best. */
async function notifyAll(
  tx: Tx,
  { id, title, prizes }: ContestRow,
  ranked: readonly Ranked[],
): Promise<void> {
  const best = new Map<string, Ranked>()
  for (const entry of ranked) {
    const before = best.get(entry.userId)
    if (!before || entry.credits > before.credits) best.set(entry.userId, entry)
  }
  const recipients = [...best.values()].sort(byUser)
  for (const { userId, workId, place, picked, credits } of recipients) {
    const won = place !== null && place <= prizes.length && credits > 0
    await notify(tx, {
      userId,
      kind: 'contest',
      groupKey: `contest:${id}`,
      data: { contestId: id, workId, title, place: place ?? 0, won, picked, credits },
    })
  }
}

/**
 * Decides a contest whose time has come. Several workers at once: the first does it, the others find
 * it done. Answers whether it was done here.
 */
export async function closeContest({ db, now }: CloseDeps, id: string): Promise<boolean> {
  return transaction(db, async (tx) => {
    const contest = await lockContest(tx, id, 'update')
    if (contest === null || contest.closedAt !== null || contest.resultAt > now()) return false
    const entries = await countVotes(tx, id, now())
    const ranked = rankEntries(contest, entries, await listBarred(tx, contest))
    await writeResults(
      tx,
      ranked.map(({ id: entryId, place, votes, credits }) => ({
        id: entryId,
        place,
        votes,
        credits,
      })),
    )
    await bookPrizes(tx, contest, ranked)
    await notifyAll(tx, contest, ranked)
    await writeClosed(tx, id, now())
    return true
  })
}

export async function closeDueContests(deps: CloseDeps): Promise<void> {
  for (const id of await listDue(deps.db, deps.now())) await closeContest(deps, id)
}
