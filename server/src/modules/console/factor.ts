/** The second factor: codes of 30 seconds (TOTP), each good once, and recovery codes. */
import { createHmac, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import qrcode from 'qrcode'
import type { Executor, Tx } from '../../platform/db/client'
import { AppError } from '../../platform/lib/errors'
import { seal, unseal } from '../../platform/lib/seal'
import type { ConsolePorts } from './ports'
import {
  confirmFactor,
  countRecoveryCodes,
  findFactor,
  insertRecoveryCodes,
  lockFactor,
  setSecret,
  takeStep,
  useRecoveryCode,
} from './factor-repository'
import { texts } from './texts'

/** Time to set up a second factor after an operator allowed it. */
export const ENROL_MS = 24 * 3_600_000
const STEP_S = 30
/** A clock may be so many steps off, either way. */
const DRIFT_STEPS = 1
const SECRET_BYTES = 20
const RECOVERY_CODES = 10
/** Without those that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const RECOVERY_LETTERS = 10

type FactorDeps = Pick<ConsolePorts, 'keys' | 'now'>

const buildSealContext = (userId: string) => `console-factor:${userId}`

function createTotp(secret: string, label: string): TOTP {
  return new TOTP({
    issuer: texts.issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_S,
    secret: Secret.fromBase32(secret),
  })
}

/** The step whose code this is, among those near enough; null: of none. */
function findTotpStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = createTotp(secret, '').validate({ token: code, timestamp, window: DRIFT_STEPS })
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP_S) + delta
}

/** `totp`: required · `enrol`: to be set up now · `closed`: was not set up in time · `none`. */
export type FactorState = 'none' | 'totp' | 'enrol' | 'closed'

export async function factorState(
  { now }: Pick<ConsolePorts, 'now'>,
  db: Executor,
  userId: string,
): Promise<FactorState> {
  const factor = await findFactor(db, userId)
  if (!factor) return 'none'
  if (factor.confirmedAt !== null) return 'totp'
  return factor.enrolUntil > now() ? 'enrol' : 'closed'
}

/** Throws CONFLICT when it is set up already, FORBIDDEN when it may not be (any more). */
async function lockUnconfirmed({ now }: FactorDeps, tx: Tx, userId: string) {
  const factor = await lockFactor(tx, userId)
  if (factor?.confirmedAt) throw new AppError('CONFLICT', { message: texts.enrolled })
  if (!factor || factor.enrolUntil <= now())
    throw new AppError('FORBIDDEN', { message: texts.enrolClosed })
  return factor
}

/** Makes a secret, which replaces one that was never confirmed. Throws as lockUnconfirmed. */
export async function makeSecret(
  deps: FactorDeps,
  tx: Tx,
  { id, nickname }: { id: string; nickname: string },
): Promise<{ secret: string; qr: string }> {
  await lockUnconfirmed(deps, tx, id)
  const secret = new Secret({ size: SECRET_BYTES }).base32
  await setSecret(tx, id, seal(deps.keys.of('console-factor'), secret, buildSealContext(id)))
  const svg = await qrcode.toString(createTotp(secret, nickname).toString(), {
    type: 'svg',
    margin: 2,
  })
  return { secret, qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` }
}

/** Throws FORBIDDEN for one that was sealed with another secret of the installation. */
function openSecret({ keys }: FactorDeps, userId: string, sealed: string): string {
  const secret = unseal(keys.of('console-factor'), sealed, buildSealContext(userId))
  if (secret === null) throw new AppError('FORBIDDEN', { message: texts.sealed })
  return secret
}

const normalizeCode = (code: string) => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

function hashRecoveryCode({ keys }: FactorDeps, userId: string, code: string): string {
  const key = keys.of('console-recovery')
  return createHmac('sha256', key)
    .update(`${userId}:${normalizeCode(code)}`)
    .digest('base64url')
}

/** `ABCDE-FGHJK` */
function newRecoveryCode(): string {
  const letters = Array.from({ length: RECOVERY_LETTERS }, () => LETTERS[randomInt(LETTERS.length)])
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`
}

/** Recovery codes, returned once; null when the code is wrong. Throws as lockUnconfirmed. */
export async function confirmSecret(
  deps: FactorDeps,
  tx: Tx,
  { userId, code }: { userId: string; code: string },
): Promise<string[] | null> {
  const { sealedSecret } = await lockUnconfirmed(deps, tx, userId)
  if (sealedSecret === null) throw new AppError('CONFLICT', { message: texts.noSecret })
  const step = findTotpStep(openSecret(deps, userId, sealedSecret), code, deps.now())
  if (step === null || !(await takeStep(tx, userId, step))) return null
  await confirmFactor(tx, userId, deps.now())
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await insertRecoveryCodes(
    tx,
    userId,
    codes.map((one) => hashRecoveryCode(deps, userId, one)),
  )
  return codes
}

/** The factor that was proven; null: wrong, too old, or used. Each is good once. */
export async function takeCode(
  deps: FactorDeps,
  tx: Tx,
  { userId, code }: { userId: string; code: string },
): Promise<'totp' | 'recovery' | null> {
  const factor = await lockFactor(tx, userId)
  if (!factor?.sealedSecret || factor.confirmedAt === null) return null
  if (/^\d{6}$/.test(code)) {
    const step = findTotpStep(openSecret(deps, userId, factor.sealedSecret), code, deps.now())
    return step !== null && (await takeStep(tx, userId, step)) ? 'totp' : null
  }
  const used = { userId, codeHash: hashRecoveryCode(deps, userId, code), usedAt: deps.now() }
  return (await useRecoveryCode(tx, used)) ? 'recovery' : null
}

/** Null: there is no second factor. */
export async function recoveryCodesLeft(db: Executor, userId: string): Promise<number | null> {
  const factor = await findFactor(db, userId)
  return factor?.confirmedAt ? countRecoveryCodes(db, userId) : null
}
