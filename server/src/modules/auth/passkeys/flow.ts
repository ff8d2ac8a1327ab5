/**
 * Challenges: sealed and stored by the page alone, so that no row and no cookie waits for an
 * answer. Each is valid once, for the purpose it was issued for.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '../../../platform/lib/errors'
import { seal, unseal } from '../../../platform/lib/seal'
import type { AuthPorts } from '../ports'
import type { PasskeyConfig } from '../../../integrations/identity-providers/config'
import { spendNonce } from '../repository'
import { requireWay } from '../service'
import { texts } from './texts'

/** Time to use the device. */
export const VALID_MS = 5 * 60_000

type FlowDeps = Pick<AuthPorts, 'config' | 'db' | 'keys' | 'now'>

/** Purpose of a challenge: an answer to one is not valid for another. */
export type Use = 'enter' | 'console' | `add:${string}` | `confirm:${string}`

const sealedFlow = z.object({
  id: z.string(),
  expiresAtMs: z.number(),
  challenge: z.string(),
  /** Of a new passkey. */
  userHandle: z.string().optional(),
})

/** Throws NOT_FOUND where passkeys are not offered. */
export function requirePasskeyConfig(deps: Pick<AuthPorts, 'config'>): PasskeyConfig {
  requireWay(deps, 'passkey')
  const { passkey } = deps.config.signIn
  if (!passkey) throw new Error('passkeys are offered without an address')
  return passkey
}

export function beginFlow(
  { keys, now }: FlowDeps,
  use: Use,
  more: { userHandle?: string } = {},
): { challenge: string; flow: string } {
  const challenge = randomBytes(32).toString('base64url')
  const flowState = {
    id: randomUUID(),
    expiresAtMs: now().getTime() + VALID_MS,
    challenge,
    ...more,
  }
  return {
    challenge,
    flow: seal(keys.of('passkey-flow'), JSON.stringify(flowState), `passkey:${use}`),
  }
}

/** Spends it. Throws PLATFORM_CODE_WRONG for one that we did not seal for this, is over or was spent. */
export async function takeFlow(deps: FlowDeps, use: Use, sealed: string) {
  const text = unseal(deps.keys.of('passkey-flow'), sealed, `passkey:${use}`)
  const flowState = text === null ? null : sealedFlow.parse(JSON.parse(text))
  const now = deps.now().getTime()
  const expiresAt = new Date(now + VALID_MS)
  if (
    flowState === null ||
    flowState.expiresAtMs <= now ||
    !(await spendNonce(deps.db, `passkey:${flowState.id}`, expiresAt))
  )
    throw new AppError('PLATFORM_CODE_WRONG', { message: texts.over })
  return flowState
}
