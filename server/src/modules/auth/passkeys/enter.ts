/** Signing in by a passkey. It opens accounts that are there and makes none. */
import type { passkeyRequest } from '@contract/endpoints/passkey-shapes'
import type { z } from 'zod'
import type { Tx } from '../../../platform/db/client'
import { transaction } from '../../../platform/db/transaction'
import { AppError } from '../../../platform/lib/errors'
import type { AuthPorts } from '../ports'
import {
  loadWebauthn,
  PasskeyRefused,
  type PasskeyAnswer,
  verifyAnswer,
} from '../../../integrations/identity-providers/webauthn'
import { type Arrival, enter, type SignedIn } from '../service'
import { texts as authTexts } from '../texts'
import { nameOfCaller, reserveTry } from '../tries'
import { beginFlow, requirePasskeyConfig, takeFlow, type Use, VALID_MS } from './flow'
import { lockPasskey, noteUse } from './repository'
import { texts } from './texts'

const HOUR_MS = 3_600_000

type Request = z.output<typeof passkeyRequest>

/** Throws NOT_FOUND where passkeys are not offered. */
export function beginPasskey(deps: AuthPorts, use: Use): { options: Request; flow: string } {
  const { rpId } = requirePasskeyConfig(deps)
  const { challenge, flow } = beginFlow(deps, use)
  return { flow, options: { challenge, rpId, timeout: VALID_MS, userVerification: 'required' } }
}

function buildRefusal(message: string, cause?: unknown): AppError {
  return new AppError('PLATFORM_CODE_WRONG', { message, cause })
}

interface Trial {
  readonly use: Use
  readonly flow: string
  readonly answer: PasskeyAnswer
}

/**
 * `open` is called with the owner of the passkey and its name as a sign-in method, while it cannot
 * be removed. Throws PLATFORM_CODE_WRONG, NOT_FOUND.
 */
export async function openByPasskey<T>(
  deps: AuthPorts,
  { use, flow, answer }: Trial,
  open: (tx: Tx, userId: string, means: string) => Promise<T>,
): Promise<T> {
  const config = requirePasskeyConfig(deps)
  const { challenge } = await takeFlow(deps, use, flow)
  await loadWebauthn()
  return transaction(deps.db, async (tx) => {
    // Two answers of one passkey go one after the other: each counter is held against the last.
    const stored = await lockPasskey(tx, answer.id)
    if (!stored || stored.userHandle !== answer.response.userHandle)
      throw buildRefusal(texts.unknown)
    const counter = await verifyAnswer(config, challenge, answer, stored)
    await noteUse(tx, { id: stored.id, counter, lastUsedAt: deps.now() })
    return open(tx, stored.userId, `passkey:${stored.id}`)
  }).catch((error: unknown) => {
    if (!(error instanceof PasskeyRefused)) throw error
    // A counter that went back is among these: the passkey may have been cloned.
    deps.log.warn({ err: error, use }, 'passkey sign-in failed')
    throw buildRefusal(texts.refused, error)
  })
}

/** Throws as openByPasskey, and TOO_MANY_REQUESTS. */
export async function signInByPasskey(
  deps: AuthPorts,
  { flow, answer, ...arrival }: Arrival & Omit<Trial, 'use'>,
): Promise<SignedIn> {
  requirePasskeyConfig(deps)
  const most = deps.config.limits.loginTriesPerAddressHour
  const takeBack = await reserveTry(deps, {
    kind: 'passkey',
    withinMs: HOUR_MS,
    sentence: authTexts.tries,
    budgets: [[await nameOfCaller(deps, arrival), most]],
  })
  return openByPasskey(deps, { use: 'enter', flow, answer }, async (tx, id, means) => {
    await takeBack(tx)
    return enter(deps, tx, { id, isNew: false, means }, arrival)
  })
}
