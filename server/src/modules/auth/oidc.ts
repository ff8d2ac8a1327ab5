/**
 * Sign-in by the operator's OpenID Connect provider. The state of a flow is sealed and stored by
 * the browser alone: an answer forwarded to another browser is useless there.
 */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Tx } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import { AppError } from '../../platform/lib/errors'
import { seal, unseal } from '../../platform/lib/seal'
import type { AuthPorts } from './ports'
import { type Oidc, OidcFailed, type OidcFlow } from '../../integrations/identity-providers/oidc'
import { insertIdentity, findLinkedUser } from './identity-repository'
import { reserveQuestion } from './platform'
import { createUser, lockSubject, spendNonce } from './repository'
import {
  type Arrival,
  enter,
  newNickname,
  requireSignUps,
  requireWay,
  type SignedIn,
} from './service'
import { texts } from './texts'

const VALID_MS = 10 * 60_000
/** Return address of the provider, below the public address. */
const RETURN_PATHS = { app: '/pages/ucenter/login', console: '/console/oidc' } as const
const PLACES = { app: 'oidc-flow', console: 'oidc-flow:console' } as const
type Use = keyof typeof PLACES

const sealedFlow = z.object({
  id: z.string(),
  expiresAtMs: z.number(),
  flow: z.object({
    state: z.string(),
    nonce: z.string(),
    verifier: z.string(),
    redirectUri: z.string(),
  }),
})

function requireOidc(deps: AuthPorts): Oidc {
  requireWay(deps, 'oidc')
  if (!deps.oidc) throw new AppError('NOT_FOUND', { message: texts.offered })
  return deps.oidc
}

/** Says in our words what went wrong; the log has the kind of it. */
async function withOidcErrors<T>({ log }: Pick<AuthPorts, 'log'>, answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    if (!(error instanceof OidcFailed)) throw error
    const { name, code } = (error.cause ?? {}) as { name?: unknown; code?: unknown }
    log.warn({ trouble: error.trouble, reason: { name, code } }, 'OIDC sign-in failed')
    throw error.trouble === 'down'
      ? new AppError('PLATFORM_UNAVAILABLE', { message: texts.oidcDown, cause: error })
      : new AppError('PLATFORM_CODE_WRONG', { message: texts.oidcRefused, cause: error })
  })
}

/** Throws NOT_FOUND, PLATFORM_UNAVAILABLE. `origin`: of this server, as browsers see it. */
export async function beginOidc(
  deps: AuthPorts,
  origin: string,
  use: Use,
): Promise<{ url: string; flow: string }> {
  const { url, flow } = await withOidcErrors(
    deps,
    requireOidc(deps).begin(`${origin}${RETURN_PATHS[use]}`),
  )
  const flowState = { id: randomUUID(), expiresAtMs: deps.now().getTime() + VALID_MS, flow }
  return { url, flow: seal(deps.keys.of('oidc-flow'), JSON.stringify(flowState), PLACES[use]) }
}

/** Null for one that we did not seal, or too long ago. */
function openFlow(
  deps: AuthPorts,
  use: Use,
  sealed: string,
): { id: string; flow: OidcFlow } | null {
  const text = unseal(deps.keys.of('oidc-flow'), sealed, PLACES[use])
  const flowState = text === null ? null : sealedFlow.parse(JSON.parse(text))
  return flowState !== null && flowState.expiresAtMs > deps.now().getTime() ? flowState : null
}

interface OidcAnswer {
  readonly flow: string
  readonly query: string
}

/** The returned subject; a flow is good for one answer. Throws PLATFORM_CODE_WRONG, PLATFORM_UNAVAILABLE. */
async function resolveSubject(
  deps: AuthPorts,
  use: Use,
  { flow, query }: OidcAnswer,
): Promise<string> {
  const oidc = requireOidc(deps)
  const flowState = openFlow(deps, use, flow)
  if (!flowState) throw new AppError('PLATFORM_CODE_WRONG', { message: texts.oidcOver })
  const expiresAt = new Date(deps.now().getTime() + VALID_MS)
  if (!(await spendNonce(deps.db, `oidc:${flowState.id}`, expiresAt)))
    throw new AppError('PLATFORM_CODE_WRONG', { message: texts.oidcOver })
  return withOidcErrors(deps, oidc.finish(flowState.flow, query))
}

/**
 * Signs in, or up. Throws PLATFORM_CODE_WRONG, PLATFORM_UNAVAILABLE, TOO_MANY_REQUESTS, NOT_FOUND.
 */
export async function signInByOidc(
  deps: AuthPorts,
  { flow, query, ...arrival }: Arrival & OidcAnswer,
): Promise<SignedIn> {
  requireOidc(deps)
  const limit = deps.config.limits.loginTriesPerAddressHour
  const { address, deviceHash } = arrival
  await reserveQuestion(deps, { address, deviceHash, kind: 'oidc', limit })
  const subject = await resolveSubject(deps, 'app', { flow, query })
  const identity = { provider: 'oidc', subject } as const
  return transaction(deps.db, async (tx) => {
    // Two who arrive at once are one person.
    await lockSubject(tx, `oidc:${subject}`)
    const known = await findLinkedUser(tx, identity)
    if (known !== null) return enter(deps, tx, { id: known, isNew: false, means: 'oidc' }, arrival)
    requireSignUps(deps, { isNew: true })
    const now = deps.now()
    const id = await createUser(tx, { nickname: newNickname(), now })
    await insertIdentity(tx, { ...identity, userId: id, linkedAt: now, settlesAt: null })
    return enter(deps, tx, { id, isNew: true, means: 'oidc' }, arrival)
  })
}

/**
 * `open` is called with the console user linked to the provider's identity; null if there is none,
 * and none is created. Throws PLATFORM_CODE_WRONG, PLATFORM_UNAVAILABLE, NOT_FOUND.
 */
export async function openByOidc<T>(
  deps: AuthPorts,
  answer: OidcAnswer,
  open: (tx: Tx, userId: string | null) => Promise<T>,
): Promise<T> {
  const subject = await resolveSubject(deps, 'console', answer)
  return transaction(deps.db, async (tx) =>
    open(tx, await findLinkedUser(tx, { provider: 'oidc', subject })),
  )
}
