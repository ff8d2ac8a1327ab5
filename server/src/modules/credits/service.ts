/**
 * The ledger: every change of credits is a transfer whose entries sum to zero.
 * A job's price is held when it is submitted and then settled or released, once.
 */
import type { Executor, Tx } from '../../platform/db/client'
import { AppError } from '../../platform/lib/errors'
import {
  ADJUST_ACCOUNT,
  balanceAfterHold as findBalanceAfterHold,
  debtAccount,
  findHold,
  GRANT_ACCOUNT,
  heldAccount,
  insertTransfer,
  lockUser,
  OWED_ACCOUNT,
  readBalances,
  REVENUE_ACCOUNT,
  SALES_ACCOUNT,
  readSettled,
  usedOnceKeys,
  userAccount,
  type Balances,
  type GrantKind,
  type LedgerKind,
} from './repository'

interface JobOfUser {
  readonly userId: string
  readonly jobId: string
}

interface HoldOfKey {
  readonly credits: number
  /** The API key that submitted the job. */
  readonly apiKeyId?: string | null
}

/** Credits: whole and not negative. */
function requireCredits(credits: number): void {
  if (!Number.isSafeInteger(credits) || credits < 0) throw new Error(`not credits: ${credits}`)
}

/**
 * Takes a job's price out of the balance until the job ends. Throws CREDITS_SHORT with
 * {balance, needed}. A second hold for one job is a mistake of the caller and throws.
 */
export async function holdCredits(
  tx: Tx,
  { userId, jobId, apiKeyId = null, credits }: JobOfUser & HoldOfKey,
): Promise<{ balance: number }> {
  requireCredits(credits)
  await lockUser(tx, userId)
  const { balance, held } = await readBalances(tx, userId)
  if (balance < credits) {
    throw new AppError('CREDITS_SHORT', { details: { balance, needed: credits } })
  }
  const left = balance - credits
  const done = await insertTransfer(tx, { kind: 'hold', userId, jobId, apiKeyId }, [
    { account: userAccount(userId), amount: -credits, balanceAfter: left },
    { account: heldAccount(userId), amount: credits, balanceAfter: held + credits },
  ])
  if (!done) throw new Error(`job ${jobId} has a hold already`)
  return { balance: left }
}

/**
 * Incoming credits first pay the debt: credits of a refunded payment that were spent or on hold
 * when the refund came. `before` is the balance before, of the locked user.
 */
async function payDebt(tx: Tx, userId: string, before: Balances, credits: number): Promise<void> {
  const balance = before.balance + credits
  const paid = Math.min(balance, before.debt)
  if (paid <= 0) return
  await insertTransfer(tx, { kind: 'debt', userId }, [
    { account: userAccount(userId), amount: -paid, balanceAfter: balance - paid },
    { account: SALES_ACCOUNT, amount: paid, balanceAfter: null },
    { account: debtAccount(userId), amount: -paid, balanceAfter: before.debt - paid },
    { account: OWED_ACCOUNT, amount: paid, balanceAfter: null },
  ])
}

export interface HoldEnd {
  /** False when this call changed nothing. */
  readonly changed: boolean
  /** State of the hold; `none`: the job never had one. */
  readonly state: 'settled' | 'released' | 'none'
  readonly credits: number
  /** Credits that were released. */
  readonly returned: number
}

const STATES = { settle: 'settled', release: 'released' } as const

/** `spent` of what is held is paid, the rest comes back; null: all of it. */
async function endHold(
  tx: Tx,
  { userId, jobId }: JobOfUser,
  kind: 'settle' | 'release',
  spent: number | null,
): Promise<HoldEnd> {
  await lockUser(tx, userId)
  const hold = await findHold(tx, { userId, jobId })
  if (!hold) return { changed: false, state: 'none', credits: 0, returned: 0 }
  const { credits, apiKeyId } = hold
  if (hold.end) return { changed: false, state: STATES[hold.end], credits, returned: hold.returned }
  const paid = spent ?? credits
  const returned = credits - paid
  requireCredits(paid)
  requireCredits(returned)
  const before = await readBalances(tx, userId)
  const revenue = { account: REVENUE_ACCOUNT, amount: paid, balanceAfter: null }
  const back = {
    account: userAccount(userId),
    amount: returned,
    balanceAfter: before.balance + returned,
  }
  const changed = await insertTransfer(tx, { kind, userId, jobId, apiKeyId }, [
    { account: heldAccount(userId), amount: -credits, balanceAfter: before.held - credits },
    ...(kind === 'settle' ? [revenue] : []),
    ...(kind === 'release' || returned > 0 ? [back] : []),
  ])
  if (changed) await payDebt(tx, userId, before, returned)
  return { changed, state: STATES[kind], credits, returned }
}

/** The job succeeded: what was held is spent. At most once, and never after a release. */
export async function settleHold(tx: Tx, job: JobOfUser): Promise<HoldEnd> {
  return endHold(tx, job, 'settle', null)
}

/** A part was made: these credits of the hold are spent, the others come back. */
export async function settlePart(tx: Tx, job: JobOfUser, credits: number): Promise<HoldEnd> {
  return credits > 0 ? endHold(tx, job, 'settle', credits) : releaseHold(tx, job)
}

/** The job ended without success: what was held comes back. At most once, never after a settle. */
export async function releaseHold(tx: Tx, job: JobOfUser): Promise<HoldEnd> {
  return endHold(tx, job, 'release', 0)
}

/**
 * The result did not match the order: the price paid for the job is returned, once. Answers the
 * credits; 0 when nothing was paid, or all of it was returned before.
 */
export async function returnSettled(tx: Tx, job: JobOfUser): Promise<number> {
  const { userId, jobId } = job
  await lockUser(tx, userId)
  const hold = await findHold(tx, job)
  if (hold?.end !== 'settle') return 0
  const credits = hold.credits - hold.returned
  if (credits <= 0) return 0
  const before = await readBalances(tx, userId)
  const moved = await insertTransfer(
    tx,
    { kind: 'return', userId, jobId, apiKeyId: hold.apiKeyId },
    [
      { account: REVENUE_ACCOUNT, amount: -credits, balanceAfter: null },
      { account: userAccount(userId), amount: credits, balanceAfter: before.balance + credits },
    ],
  )
  if (!moved) return 0
  await payDebt(tx, userId, before, credits)
  return credits
}

interface Move {
  readonly userId: string
  readonly kind: LedgerKind
  readonly credits: number
  readonly onceKey: string
}

/** Adds (or, negative, takes) credits against a system account; false when it happened before. */
async function moveCredits(tx: Tx, move: Move, counterpart: string): Promise<boolean> {
  const { userId, kind, credits, onceKey } = move
  await lockUser(tx, userId)
  const before = await readBalances(tx, userId)
  const moved = await insertTransfer(tx, { kind, userId, onceKey }, [
    { account: counterpart, amount: -credits, balanceAfter: null },
    { account: userAccount(userId), amount: credits, balanceAfter: before.balance + credits },
  ])
  if (moved && credits > 0) await payDebt(tx, userId, before, credits)
  return moved
}

/** Gives credits away; false when this once-key was given before. */
export async function grantCredits(tx: Tx, grant: Move & { kind: GrantKind }): Promise<boolean> {
  requireCredits(grant.credits)
  return moveCredits(tx, grant, GRANT_ACCOUNT)
}

/** Credits that were paid for; false when this once-key was credited before. */
export async function topUpCredits(tx: Tx, sale: Omit<Move, 'kind'>): Promise<boolean> {
  requireCredits(sale.credits)
  return moveCredits(tx, { ...sale, kind: 'topup' }, SALES_ACCOUNT)
}

/**
 * Takes credits of a refunded payment back. A balance is never negative: what is not there, for it
 * was spent or is on hold, is owed and paid by what comes in next. Null when this once-key was
 * taken before.
 */
export async function takeBackCredits(
  tx: Tx,
  { userId, credits, onceKey }: Omit<Move, 'kind'>,
): Promise<{ taken: number; owed: number } | null> {
  requireCredits(credits)
  await lockUser(tx, userId)
  const { balance, debt } = await readBalances(tx, userId)
  const taken = Math.min(balance, credits)
  const owed = credits - taken
  const asDebt = [
    { account: debtAccount(userId), amount: owed, balanceAfter: debt + owed },
    { account: OWED_ACCOUNT, amount: -owed, balanceAfter: null },
  ]
  const done = await insertTransfer(tx, { kind: 'refund', userId, onceKey }, [
    { account: SALES_ACCOUNT, amount: taken, balanceAfter: null },
    { account: userAccount(userId), amount: -taken, balanceAfter: balance - taken },
    ...(owed > 0 ? asDebt : []),
  ])
  return done ? { taken, owed } : null
}

/** A correction by hand, up or down. Throws CREDITS_SHORT when there is less than is taken. */
export async function adjustCredits(tx: Tx, change: Omit<Move, 'kind'>): Promise<boolean> {
  requireCredits(Math.abs(change.credits))
  await lockUser(tx, change.userId)
  const { balance } = await readBalances(tx, change.userId)
  if (balance + change.credits < 0) {
    throw new AppError('CREDITS_SHORT', { details: { balance, needed: -change.credits } })
  }
  return moveCredits(tx, { ...change, kind: 'adjust' }, ADJUST_ACCOUNT)
}

/** Reads before a hold (limits, copies of a request) wait here for their turn. */
export async function lockCredits(tx: Tx, userId: string): Promise<void> {
  await lockUser(tx, userId)
}

export async function readBalance(db: Executor, userId: string): Promise<Balances> {
  return readBalances(db, userId)
}

/** The balance right after a job's hold: what the first answer to its submission said. */
export async function balanceAfterHold(db: Executor, job: JobOfUser): Promise<number> {
  return findBalanceAfterHold(db, job)
}

/** Released part of a job's price; 0 while it is held, when it was spent or never held. */
export async function readReturned(db: Executor, job: JobOfUser): Promise<number> {
  const hold = await findHold(db, job)
  return hold?.returned ?? 0
}

/** Which of these once-keys were granted. */
export async function findGrants(db: Executor, keys: readonly string[]): Promise<Set<string>> {
  return usedOnceKeys(db, keys)
}

/** Credits spent on work that succeeded, ever. */
export async function readSpent(db: Executor, userId: string): Promise<number> {
  return readSettled(db, userId)
}
