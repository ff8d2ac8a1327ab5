/**
 * The ledger: every change of credits is a transfer whose entries sum to zero.
 * A job's price is held when it is submitted and then settled or released, once.
 */
import type { Executor, Tx } from '../../db/client'
import { AppError } from '../../http/errors'
import {
  findHold,
  GRANT_ACCOUNT,
  heldAccount,
  insertTransfer,
  lockUser,
  readBalances,
  REVENUE_ACCOUNT,
  userAccount,
  type Balances,
  type LedgerKind,
} from './repository'

interface JobOfUser {
  readonly userId: string
  readonly jobId: string
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
  { userId, jobId, credits }: JobOfUser & { credits: number },
): Promise<{ balance: number }> {
  requireCredits(credits)
  await lockUser(tx, userId)
  const { balance, held } = await readBalances(tx, userId)
  if (balance < credits) {
    throw new AppError('CREDITS_SHORT', { details: { balance, needed: credits } })
  }
  const left = balance - credits
  const done = await insertTransfer(tx, { kind: 'hold', userId, jobId }, [
    { account: userAccount(userId), amount: -credits, balanceAfter: left },
    { account: heldAccount(userId), amount: credits, balanceAfter: held + credits },
  ])
  if (!done) throw new Error(`job ${jobId} has a hold already`)
  return { balance: left }
}

export interface HoldEnd {
  /** False when this call changed nothing. */
  readonly changed: boolean
  /** How the hold stands now; `none`: the job never had one. */
  readonly state: 'settled' | 'released' | 'none'
  readonly credits: number
}

const STATES = { settle: 'settled', release: 'released' } as const

async function endHold(
  tx: Tx,
  { userId, jobId }: JobOfUser,
  kind: 'settle' | 'release',
): Promise<HoldEnd> {
  await lockUser(tx, userId)
  const hold = await findHold(tx, { userId, jobId })
  if (!hold) return { changed: false, state: 'none', credits: 0 }
  const { credits } = hold
  if (hold.end) return { changed: false, state: STATES[hold.end], credits }
  const { balance, held } = await readBalances(tx, userId)
  const receiver =
    kind === 'settle'
      ? { account: REVENUE_ACCOUNT, amount: credits, balanceAfter: null }
      : { account: userAccount(userId), amount: credits, balanceAfter: balance + credits }
  const changed = await insertTransfer(tx, { kind, userId, jobId }, [
    { account: heldAccount(userId), amount: -credits, balanceAfter: held - credits },
    receiver,
  ])
  return { changed, state: STATES[kind], credits }
}

/** The job succeeded: what was held is spent. At most once, and never after a release. */
export async function settleHold(tx: Tx, job: JobOfUser): Promise<HoldEnd> {
  return endHold(tx, job, 'settle')
}

/** The job ended without success: what was held comes back. At most once, never after a settle. */
export async function releaseHold(tx: Tx, job: JobOfUser): Promise<HoldEnd> {
  return endHold(tx, job, 'release')
}

/** Gives credits; false when this once-key was given before. */
export async function grantCredits(
  tx: Tx,
  {
    userId,
    kind,
    credits,
    onceKey,
  }: {
    userId: string
    kind: Extract<LedgerKind, 'welcome' | 'signin'>
    credits: number
    onceKey: string
  },
): Promise<boolean> {
  requireCredits(credits)
  await lockUser(tx, userId)
  const { balance } = await readBalances(tx, userId)
  return insertTransfer(tx, { kind, userId, onceKey }, [
    { account: GRANT_ACCOUNT, amount: -credits, balanceAfter: null },
    { account: userAccount(userId), amount: credits, balanceAfter: balance + credits },
  ])
}

/** Whoever reads before a hold (limits, copies of a request) waits its turn here first. */
export async function lockCredits(tx: Tx, userId: string): Promise<void> {
  await lockUser(tx, userId)
}

export async function readBalance(db: Executor, userId: string): Promise<Balances> {
  return readBalances(db, userId)
}
