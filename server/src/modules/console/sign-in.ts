/** Signing in at the console: who one is, by a way of SIGN_IN, then the second factor. */
import { type CONSOLE_FORMS, CONSOLE_WAYS } from '@contract/staff'
import type { consoleAccessEndpoints } from '@contract/endpoints/console/access'
import { MAILBOX } from '@contract/sign-in'
import type { z } from 'zod'
import type { Executor, Tx } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import type { Background } from '../../platform/lib/background'
import { AppError } from '../../platform/lib/errors'
import type { ConsolePorts } from './ports'
import type { PasskeyAnswer } from '../../integrations/identity-providers/webauthn'
import { isConsoleDevice, isKnownDevice, rememberDevice } from '../auth/code-repository'
import { prepareCode, useCode } from '../auth/codes'
import { openByOidc } from '../auth/oidc'
import { openByPasskey } from '../auth/passkeys/enter'
import { openByPassword } from '../auth/password'
import { isMeansSettled } from '../auth/means/means'
import { isDeviceOfAccount } from '../auth/password-repository'
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
/** Codes that an address, or a known device, may ask for in an hour, for all recipients together. */
const CODES_OF_CALLER = 10
const CODE_TRIES = { kind: 'console-totp', withinMs: 15 * 60_000, sentence: texts.codeTries }
const MOST_CODE_TRIES = 5
/** Tries at the first factor by a device that is known, as many as strangers have at an account. */
const TRIES_OF_DEVICE = 10
const PHONE = /^1[3-9]\d{9}$/

/** Origin of a sign-in, and the device it claims to be. */
interface Caller extends Visit {
  readonly deviceHash: string | null
}

/** After the first factor. */
interface Proven extends Caller {
  readonly means: string
}

const toVisit = ({ device, address }: Caller): Visit => ({ device, address })

/** Those of SIGN_IN. */
export function waysHere({ config }: Pick<ConsolePorts, 'config'>): Way[] {
  return CONSOLE_WAYS.filter((way) => config.signIn.ways.includes(way))
}

/** As stored; null for an input that is no number or mailbox. */
function parseRecipient(way: 'phone' | 'email', account: string): string | null {
  const written = account.toLowerCase()
  return (way === 'phone' ? PHONE : MAILBOX).test(written) ? written : null
}

const findReachedBy = (db: Executor, way: 'phone' | 'email', recipient: string) =>
  way === 'phone' ? findByPhone(db, recipient) : findByEmail(db, recipient)

/** Whose tries at the first factor these are: of a device the account knows, else of the address. */
const callerName = ({ address, deviceHash }: Caller, known: boolean): string =>
  known ? `device:${deviceHash}` : address

async function isKnownFor(
  deps: ConsolePorts,
  { deviceHash }: Caller,
  named?: Named,
): Promise<boolean> {
  if (deviceHash === null) return false
  if (named?.way === 'password') {
    const account = named.account.toLowerCase()
    return isDeviceOfAccount(deps.db, { account, deviceHash })
  }
  const recipient = named ? parseRecipient(named.way, named.account) : null
  return recipient === null
    ? isConsoleDevice(deps.db, { deviceHash })
    : isKnownDevice(deps.db, { recipient, deviceHash })
}

/**
 * Sends a code where the number or mailbox is one of the staff. Who that is is only looked up after
 * the answer, which is therefore the same for every number, in words, limits and time. Nothing has to
 * be solved for it: codes are sent to the staff alone. Throws PARAM_INVALID, TOO_MANY_REQUESTS,
 * SMS_TOO_OFTEN.
 */
export async function requestStaffCode(
  deps: ConsolePorts,
  background: Background,
  { way, account, caller }: { way: 'phone' | 'email'; account: string; caller: Caller },
): Promise<{ resendAfterMs: number; devCode?: string }> {
  requireWay(deps, way)
  const recipient = parseRecipient(way, account)
  if (recipient === null)
    throw new AppError('PARAM_INVALID', {
      message: texts.noAddress[way],
      details: { key: 'account' },
    })
  const known = await isKnownFor(deps, caller, { way, account })
  await reserveTry(deps, {
    kind: 'console-code',
    withinMs: HOUR_MS,
    sentence: texts.codes,
    budgets: [[callerName(caller, known), CODES_OF_CALLER]],
  })
  const { address, deviceHash } = caller
  const subject = { recipient, purpose: 'console', asker: { address, deviceHash } } as const
  const { answer, deliver } = await prepareCode(deps, subject)
  background.run('sending a code of the console', async () => {
    if (await findReachedBy(deps.db, way, recipient)) await deliver()
  })
  return answer
}

/**
 * Step after the first factor. Throws FORBIDDEN if the second was not set up in time, and if the
 * first was added within 72 hours and no second one follows.
 */
async function advance(deps: ConsolePorts, tx: Tx, staff: Staff, caller: Proven): Promise<Step> {
  const state = await factorState(deps, tx, staff.id)
  const used = { userId: staff.id, name: caller.means, now: deps.now() }
  if (state !== 'totp' && !(await isMeansSettled(tx, used)))
    throw new AppError('FORBIDDEN', { message: texts.newMeans })
  const missing = state === 'none' && staff.role === 'operator'
  if (state === 'closed' || missing) throw new AppError('FORBIDDEN', { message: texts.enrolClosed })
  const of = { userId: staff.id, visit: toVisit(caller), means: caller.means }
  if (state !== 'none') return { ...(await makeTicket(deps, tx, of)), next: state }
  return { ...(await enter(deps, tx, staff, caller)), next: 'open' }
}

async function enter(deps: ConsolePorts, tx: Tx, staff: Staff, caller: Proven): Promise<Opened> {
  const visit = toVisit(caller)
  await noteEntry(tx, staff, visit, 'none')
  await rememberCaller(deps, tx, staff.id, caller)
  return openSession(deps, tx, { userId: staff.id, visit, means: caller.means })
}

async function noteEntry(tx: Tx, staff: Staff, visit: Visit, factor: string): Promise<void> {
  const { role } = staff
  await logAct(tx, staff, { command: 'sign-in', args: [], result: { role, factor, ...visit } })
}

/** From now on the device has tries of its own, which no stranger uses up. */
async function rememberCaller(
  { now }: Pick<ConsolePorts, 'now'>,
  tx: Tx,
  userId: string,
  { deviceHash }: Caller,
): Promise<void> {
  if (deviceHash === null) return
  await rememberDevice(tx, { userId, deviceHash, seenAt: now(), atConsole: true })
}

interface Named {
  readonly way: FormWay
  readonly account: string
}

interface Arrival extends Named {
  /** The password, or the code that was sent. */
  readonly secret: string
  readonly caller: Caller
}

/** Throws PASSWORD_WRONG. */
async function byPassword(deps: ConsolePorts, { account, secret, caller }: Arrival): Promise<Step> {
  const { address, deviceHash } = caller
  const who = { account: account.toLowerCase(), password: secret, address, deviceHash }
  return openByPassword(deps, who, async (tx, userId) => {
    const staff = await findById(tx, userId)
    if (!staff) throw new AppError('PASSWORD_WRONG')
    return advance(deps, tx, staff, { ...caller, means: 'password' })
  })
}

/** Throws PASSWORD_WRONG, so that numbers of the staff are not revealed. */
async function byCode(
  deps: ConsolePorts,
  way: 'phone' | 'email',
  { account, secret, caller }: Arrival,
): Promise<Step> {
  requireWay(deps, way)
  const recipient = parseRecipient(way, account)
  const step = await transaction(deps.db, async (tx) => {
    if (recipient === null) return null
    const { address, deviceHash } = caller
    const subject = { recipient, purpose: 'console', asker: { address, deviceHash } } as const
    if (!(await useCode(deps, tx, subject, secret))) return null
    const staff = await findReachedBy(tx, way, recipient)
    return staff && advance(deps, tx, staff, { ...caller, means: way })
  })
  if (!step) throw new AppError('PASSWORD_WRONG')
  return step
}

/** Counts a try of this caller, and takes it back when it was right. Throws TOO_MANY_REQUESTS. */
async function counted(
  deps: ConsolePorts,
  { caller, named }: { caller: Caller; named?: Named },
  work: () => Promise<Step>,
): Promise<Step> {
  const known = await isKnownFor(deps, caller, named)
  const ofAddress = deps.config.limits.loginTriesPerAddressHour
  const most = known ? Math.min(ofAddress, TRIES_OF_DEVICE) : ofAddress
  const takeBack = await reserveTry(deps, {
    kind: 'console',
    withinMs: HOUR_MS,
    sentence: texts.tries,
    budgets: [[callerName(caller, known), most]],
  })
  const step = await work()
  await transaction(deps.db, takeBack)
  return step
}

/** Throws PASSWORD_WRONG, TOO_MANY_REQUESTS, FORBIDDEN, NOT_FOUND for a way that is not offered. */
export async function signIn(deps: ConsolePorts, arrival: Arrival): Promise<Step> {
  const { way, caller } = arrival
  return counted(deps, { caller, named: arrival }, () =>
    way === 'password' ? byPassword(deps, arrival) : byCode(deps, way, arrival),
  ).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'PASSWORD_WRONG')
      throw new AppError('PASSWORD_WRONG', { message: texts.wrong })
    throw error
  })
}

/** The proven user. Throws FORBIDDEN for one who is not of the staff. */
async function admit(
  deps: ConsolePorts,
  tx: Tx,
  userId: string | null,
  caller: Proven,
): Promise<Step> {
  const staff = userId === null ? null : await findById(tx, userId)
  if (!staff) throw new AppError('FORBIDDEN', { message: texts.noRole })
  return advance(deps, tx, staff, caller)
}

/** Throws PLATFORM_CODE_WRONG, PLATFORM_UNAVAILABLE, TOO_MANY_REQUESTS, FORBIDDEN, NOT_FOUND. */
export async function signInByOidc(
  deps: ConsolePorts,
  { caller, ...answer }: { flow: string; query: string; caller: Caller },
): Promise<Step> {
  requireWay(deps, 'oidc')
  return counted(deps, { caller }, () =>
    openByOidc(deps, answer, (tx, userId) => admit(deps, tx, userId, { ...caller, means: 'oidc' })),
  )
}

/** Throws PLATFORM_CODE_WRONG, TOO_MANY_REQUESTS, FORBIDDEN, NOT_FOUND. */
export async function signInByPasskey(
  deps: ConsolePorts,
  { caller, flow, answer }: { flow: string; answer: PasskeyAnswer; caller: Caller },
): Promise<Step> {
  requireWay(deps, 'passkey')
  return counted(deps, { caller }, () =>
    openByPasskey(deps, { use: 'console', flow, answer }, (tx, userId, means) =>
      admit(deps, tx, userId, { ...caller, means }),
    ),
  )
}

/**
 * Counts a try at this person's second factor: apart for each device that has opened the console, and
 * together for all others, which only a right second factor turns into such a device. Throws
 * TOO_MANY_REQUESTS.
 */
async function reserveCodeTry(deps: ConsolePorts, userId: string, deviceHash: string | null) {
  const known = deviceHash !== null && (await isConsoleDevice(deps.db, { deviceHash, userId }))
  const name = known ? `user:${userId}:device:${deviceHash}` : `user:${userId}`
  return reserveTry(deps, { ...CODE_TRIES, budgets: [[name, MOST_CODE_TRIES]] })
}

interface SecondFactor {
  readonly ticket: string
  readonly code: string
  readonly deviceHash: string | null
}

/** Throws UNAUTHORIZED, SMS_CODE_WRONG, TOO_MANY_REQUESTS. */
export async function proveSecondFactor(
  deps: ConsolePorts,
  { ticket, code, deviceHash }: SecondFactor,
): Promise<Opened> {
  const half = await readTicket(deps, deps.db, ticket)
  const takeBack = await reserveCodeTry(deps, half.id, deviceHash)
  return transaction(deps.db, async (tx) => {
    const how = await takeCode(deps, tx, { userId: half.id, code })
    if (how === null) throw new AppError('SMS_CODE_WRONG', { message: texts.wrongCode })
    await takeBack(tx)
    await noteEntry(tx, half, half.visit, how)
    await rememberCaller(deps, tx, half.id, { ...half.visit, deviceHash })
    return redeemTicket(deps, tx, half)
  })
}

/** Throws UNAUTHORIZED, CONFLICT, FORBIDDEN. */
export async function beginEnrol(deps: ConsolePorts, ticket: string) {
  const half = await readTicket(deps, deps.db, ticket)
  return transaction(deps.db, (tx) => makeSecret(deps, tx, half))
}

/** Throws UNAUTHORIZED, CONFLICT, FORBIDDEN, SMS_CODE_WRONG, TOO_MANY_REQUESTS. */
export async function confirmEnrol(
  deps: ConsolePorts,
  { ticket, code, deviceHash }: SecondFactor,
): Promise<Opened & { recoveryCodes: string[] }> {
  const half = await readTicket(deps, deps.db, ticket)
  const takeBack = await reserveCodeTry(deps, half.id, deviceHash)
  return transaction(deps.db, async (tx) => {
    const recoveryCodes = await confirmSecret(deps, tx, { userId: half.id, code })
    if (!recoveryCodes) throw new AppError('SMS_CODE_WRONG', { message: texts.wrongCode })
    await takeBack(tx)
    await logAct(tx, half, { command: 'enrol', args: [], result: half.visit })
    await rememberCaller(deps, tx, half.id, { ...half.visit, deviceHash })
    return { ...(await redeemTicket(deps, tx, half)), recoveryCodes }
  })
}
