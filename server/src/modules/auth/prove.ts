/** Captcha before a code is sent. Known devices need none, until they request many codes. */
import type { AuthPorts } from './ports'
import {
  type Challenger,
  ChallengeUnavailable,
  type Solution,
} from '../../integrations/captcha/challenge'
import { AppError } from '../../platform/lib/errors'
import { getCodeName } from './code-requester'
import type { Spender } from './code-limits'
import { listSent, sentOfDay } from './code-repository'
import { texts } from './texts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Codes per hour that a known device gets without a captcha. */
const FREE_IN_HOUR = 3
/** Levels more while the day's budget goes fast. */
const BUSY_LEVELS = 2

type ProveDeps = Pick<AuthPorts, 'challenger' | 'config' | 'db' | 'log' | 'now'>

export interface Proof {
  readonly purpose: string
  readonly client: string
  readonly ip: string
  readonly solution?: Solution | undefined
}

/** Null: nothing is to be solved. */
async function levelFor(deps: ProveDeps, spender: Spender): Promise<number | null> {
  const now = deps.now()
  const since = new Date(now.getTime() - DAY_MS)
  const sent = await listSent(deps.db, { recipient: spender.recipient, purpose: 'login', since })
  if (spender.known) {
    const name = getCodeName(spender.asker)
    const own = sent.filter(
      (one) => one.known && one.asker === name && one.createdAt.getTime() > now.getTime() - HOUR_MS,
    )
    return own.length < FREE_IN_HOUR ? null : own.length - FREE_IN_HOUR
  }
  const strangers = sent.filter(({ known }) => !known).length
  const { dayOf, perDay } = spender.delivery
  const busy = (await sentOfDay(deps.db, dayOf(now))) > perDay / 2
  return strangers + (busy ? BUSY_LEVELS : 0)
}

async function checked(
  { log }: ProveDeps,
  challenger: Challenger,
  { solution, ...asking }: Proof & { recipient: string },
): Promise<string | null> {
  if (!solution) return null
  try {
    return await challenger.check(solution, asking)
  } catch (error) {
    if (!(error instanceof ChallengeUnavailable)) throw error
    log.error({ err: error }, 'a challenge could not be checked')
    throw new AppError('SERVICE_UNAVAILABLE', { message: texts.challengeDown, cause: error })
  }
}

export async function buildChallengeError(
  deps: ProveDeps,
  spender: Spender,
  proof: Proof,
  level: number,
): Promise<AppError> {
  const asking = { ...proof, recipient: spender.recipient }
  return new AppError('CHALLENGE_REQUIRED', {
    details: await deps.challenger?.make(asking, level),
  })
}

/**
 * The name of what was solved, null where nothing had to be. Throws CHALLENGE_REQUIRED with what to
 * solve, SERVICE_UNAVAILABLE.
 */
export async function requireProof(
  deps: ProveDeps,
  spender: Spender,
  proof: Proof,
): Promise<string | null> {
  const { challenger } = deps
  if (!challenger || spender.asker.sessionId !== undefined) return null
  const level = await levelFor(deps, spender)
  if (level === null) return null
  const solved = await checked(deps, challenger, { ...proof, recipient: spender.recipient })
  if (solved !== null) return solved
  throw await buildChallengeError(deps, spender, proof, level)
}
