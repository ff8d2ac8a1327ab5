/** Signing in at the console: who one is, by a way of SIGN_IN, then the second factor. */
import { type CONSOLE_FORMS, CONSOLE_WAYS } from '@contract/staff'
import type { consoleAccessEndpoints } from '@contract/endpoints/console/access'
import { MAILBOX } from '@contract/sign-in'
import type { z } from 'zod'
import type { Executor, Tx } from '../../db/client'
import { transaction } from '../../db/transaction'
import { AppError } from '../../lib/errors'
import type { Deps } from '../../ports'
import type { PasskeyAnswer } from '../../sign-in/webauthn'
import { sendCode, useCode } from '../auth/codes'
import { openByOidc } from '../auth/oidc'
import { openByPasskey } from '../auth/passkeys/enter'
import { openByPassword } from '../auth/password'
import { requireWay } from '../auth/service'
import { reserveTry } from '../auth/tries'
import { confirmSecret, factorState, makeSecret, takeCode } from './factor'
import { logAct } from './log'
import { findByEmail, findById, findByPhone, type Staff } from './session-repository'
import {
  makeTicket,
  type Opened,
  openSession,
  readTicket,
  redeemTicket,
  type Visit,
} from './sessions'
import { texts } from './texts'

type Way = (typeof CONSOLE_WAYS)[number]
type FormWay = (typeof CONSOLE_FORMS)[number]
type Step = z.output<typeof consoleAccessEndpoints.signIn.data>

const HOUR_MS = 3_600_000
/** Codes an address may ask for in an hour, whoever they are for. */
const CODES_OF_ADDRESS = 10
const CODE_TRIES = { kind: 'console-totp', withinMs: 15 * 60_000, sentence: texts.codeTries }
const MOST_CODE_TRIES = 5
const PHONE = /^1[3-9]\d{9}$/

/** Those of SIGN_IN. */
export function waysHere({ config }: Pick<Deps, 'config'>): Way[] {
  return CONSOLE_WAYS.filter((way) => config.signIn.ways.includes(way))
}

/** As it is kept; null for what is no number or mailbox. */
function recipientOf(way: 'phone' | 'email', account: string): string | null {
  const written = account.toLowerCase()
  return (way === 'phone' ? PHONE : MAILBOX).test(written) ? written : null
}

const findReachedBy = (db: Executor, way: 'phone' | 'email', recipient: string) =>
  way === 'phone' ? findByPhone(db, recipient) : findByEmail(db, recipient)

const RESEND_AFTER_MS = 60_000

/**
 * Sends a code to somebody of the staff; to others none is sent, and the answer is the same. Nothing
 * is to be solved for it: strangers cannot make it cost. Throws TOO_MANY_REQUESTS, SMS_TOO_OFTEN,
 * SMS_UNAVAILABLE.
 */
export async function sendStaffCode(
  deps: Deps,
  { way, account, visit }: { way: 'phone' | 'email'; account: string; visit: Visit },
): Promise<{ resendAfterMs: number; devCode?: string }> {
  requireWay(deps, way)
  const { address } = visit
  await reserveTry(deps, {
    ...{ kind: 'console-code', withinMs: HOUR_MS, sentence: texts.codes },
    budgets: [[address, CODES_OF_ADDRESS]],
  })
  const recipient = recipientOf(way, account)
  const staff = recipient === null ? null : await findReachedBy(deps.db, way, recipient)
  if (recipient === null || !staff) return { resendAfterMs: RESEND_AFTER_MS }
  const asker = { address, deviceHash: null, userId: staff.id }
  return sendCode(deps, { recipient, purpose: 'login', asker })
}

/** What comes after the first factor. Throws FORBIDDEN where the second was not set up in time. */
async function advance(deps: Deps, tx: Tx, staff: Staff, visit: Visit): Promise<Step> {
  const state = await factorState(deps, tx, staff.id)
  const missing = state === 'none' && staff.role === 'operator'
  if (state === 'closed' || missing) throw new AppError('FORBIDDEN', { message: texts.enrolClosed })
  const of = { userId: staff.id, visit }
  if (state !== 'none') return { ...(await makeTicket(deps, tx, of)), next: state }
  return { ...(await enter(deps, tx, staff, visit)), next: 'open' }
}

async function enter(deps: Deps, tx: Tx, staff: Staff, visit: Visit): Promise<Opened> {
  await noteEntry(tx, staff, visit, 'none')
  return openSession(deps, tx, { userId: staff.id, visit })
}

async function noteEntry(tx: Tx, staff: Staff, visit: Visit, factor: string): Promise<void> {
  const { role } = staff
  await logAct(tx, staff, { command: 'sign-in', args: [], result: { role, factor, ...visit } })
}

interface Arrival {
  readonly way: FormWay
  readonly account: string
  /** The password, or the code that was sent. */
  readonly secret: string
  readonly visit: Visit
}

/** Throws PASSWORD_WRONG. */
async function byPassword(deps: Deps, { account, secret, visit }: Arrival): Promise<Step> {
  const { address } = visit
  const who = { account: account.toLowerCase(), password: secret, address, deviceHash: null }
  return openByPassword(deps, who, async (tx, userId) => {
    const staff = await findById(tx, userId)
    if (!staff) throw new AppError('PASSWORD_WRONG')
    return advance(deps, tx, staff, visit)
  })
}

/** Throws PASSWORD_WRONG, so that nobody learns whose number is the staff's. */
async function byCode(
  deps: Deps,
  way: 'phone' | 'email',
  { account, secret, visit }: Arrival,
): Promise<Step> {
  requireWay(deps, way)
  const recipient = recipientOf(way, account)
  const step = await transaction(deps.db, async (tx) => {
    if (recipient === null) return null
    const staff = await findReachedBy(tx, way, recipient)
    const asker = {
      ...{ address: visit.address, deviceHash: null },
      ...(staff && { userId: staff.id }),
    }
    const right = await useCode(deps, tx, { recipient, purpose: 'login', asker }, secret)
    return right && staff ? advance(deps, tx, staff, visit) : null
  })
  if (!step) throw new AppError('PASSWORD_WRONG')
  return step
}

/** Counts a try of this address, and takes it back when it was right. Throws TOO_MANY_REQUESTS. */
async function counted(deps: Deps, { address }: Visit, work: () => Promise<Step>): Promise<Step> {
  const takeBack = await reserveTry(deps, {
    ...{ kind: 'console', withinMs: HOUR_MS, sentence: texts.tries },
    budgets: [[address, deps.config.limits.loginTriesPerAddressHour]],
  })
  const step = await work()
  await transaction(deps.db, takeBack)
  return step
}

/** Throws PASSWORD_WRONG, TOO_MANY_REQUESTS, FORBIDDEN, NOT_FOUND for a way that is not offered. */
export async function signIn(deps: Deps, arrival: Arrival): Promise<Step> {
  const { way, visit } = arrival
  return counted(deps, visit, () =>
    way === 'password' ? byPassword(deps, arrival) : byCode(deps, way, arrival),
  ).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'PASSWORD_WRONG')
      throw new AppError('PASSWORD_WRONG', { message: texts.wrong })
    throw error
  })
}

/** Whoever has proven to be this person. Throws FORBIDDEN for who is nobody of the staff. */
async function admit(deps: Deps, tx: Tx, userId: string | null, visit: Visit): Promise<Step> {
  const staff = userId === null ? null : await findById(tx, userId)
  if (!staff) throw new AppError('FORBIDDEN', { message: texts.noRole })
  return advance(deps, tx, staff, visit)
}

/** Throws PLATFORM_CODE_WRONG, PLATFORM_UNAVAILABLE, TOO_MANY_REQUESTS, FORBIDDEN, NOT_FOUND. */
export async function signInByOidc(
  deps: Deps,
  { visit, ...answer }: { flow: string; query: string; visit: Visit },
): Promise<Step> {
  requireWay(deps, 'oidc')
  return counted(deps, visit, () =>
    openByOidc(deps, answer, (tx, userId) => admit(deps, tx, userId, visit)),
  )
}

/** Throws PLATFORM_CODE_WRONG, TOO_MANY_REQUESTS, FORBIDDEN, NOT_FOUND. */
export async function signInByPasskey(
  deps: Deps,
  { visit, flow, answer }: { flow: string; answer: PasskeyAnswer; visit: Visit },
): Promise<Step> {
  requireWay(deps, 'passkey')
  return counted(deps, visit, () =>
    openByPasskey(deps, { use: 'console', flow, answer }, (tx, userId) =>
      admit(deps, tx, userId, visit),
    ),
  )
}

/** Counts a try of this person's second factor. Throws TOO_MANY_REQUESTS. */
const reserveCodeTry = (deps: Deps, userId: string) =>
  reserveTry(deps, { ...CODE_TRIES, budgets: [[`user:${userId}`, MOST_CODE_TRIES]] })

/** Throws UNAUTHORIZED, SMS_CODE_WRONG, TOO_MANY_REQUESTS. */
export async function proveSecondFactor(
  deps: Deps,
  { ticket, code }: { ticket: string; code: string },
): Promise<Opened> {
  const half = await readTicket(deps, deps.db, ticket)
  const takeBack = await reserveCodeTry(deps, half.id)
  return transaction(deps.db, async (tx) => {
    const how = await takeCode(deps, tx, { userId: half.id, code })
    if (how === null) throw new AppError('SMS_CODE_WRONG', { message: texts.wrongCode })
    await takeBack(tx)
    await noteEntry(tx, half, half.visit, how)
    return redeemTicket(deps, tx, half)
  })
}

/** Throws UNAUTHORIZED, CONFLICT, FORBIDDEN. */
export async function beginEnrol(deps: Deps, ticket: string) {
  const half = await readTicket(deps, deps.db, ticket)
  return transaction(deps.db, (tx) => makeSecret(deps, tx, half))
}

/** Throws UNAUTHORIZED, CONFLICT, FORBIDDEN, SMS_CODE_WRONG, TOO_MANY_REQUESTS. */
export async function confirmEnrol(
  deps: Deps,
  { ticket, code }: { ticket: string; code: string },
): Promise<Opened & { recoveryCodes: string[] }> {
  const half = await readTicket(deps, deps.db, ticket)
  const takeBack = await reserveCodeTry(deps, half.id)
  return transaction(deps.db, async (tx) => {
    const recoveryCodes = await confirmSecret(deps, tx, { userId: half.id, code })
    if (!recoveryCodes) throw new AppError('SMS_CODE_WRONG', { message: texts.wrongCode })
    await takeBack(tx)
    await logAct(tx, half, { command: 'enrol', args: [], result: { ...half.visit } })
    return { ...(await redeemTicket(deps, tx, half)), recoveryCodes }
  })
}
