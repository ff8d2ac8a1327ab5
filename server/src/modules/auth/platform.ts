/** Signing in by a platform that knows who holds the phone. */
import type { Tx } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import type { AuthPorts } from './ports'
import { AppError } from '../../platform/lib/errors'
import type {
  SignInProvider,
  SignInProviderId,
  SignInTrouble,
} from '../../integrations/identity-providers/provider'
import { SignInFailed } from '../../integrations/identity-providers/provider'
import { notify } from '../notification/notify'
import { isMailbox } from './delivery'
import { type Identity, linkIdentity, lockLinkedUser } from './identity-repository'
import { lockMeans, recordChange, settlesAt } from './means/change'
import { isSettled } from './means/means'
import { texts as meansTexts } from './means/texts'
import { countAttempts, insertAttempt, lockSubject } from './repository'
import { enterByPhone, type SignedIn } from './service'
import { openSession, type Tokens, type Visit } from './sessions'
import { nameOfCaller } from './tries'
import { weChatTexts } from './texts'

const HOUR_MS = 3_600_000

function toAppError(trouble: SignInTrouble, cause: unknown): AppError {
  switch (trouble) {
    case 'code':
      return new AppError('PLATFORM_CODE_WRONG', { cause })
    case 'often':
      return new AppError('TOO_MANY_REQUESTS', { message: weChatTexts.often, cause })
    case 'refused':
      return new AppError('FORBIDDEN', { message: weChatTexts.refused, cause })
    case 'foreign':
      return new AppError('PARAM_INVALID', { message: weChatTexts.foreign, cause })
    case 'down':
      return new AppError('PLATFORM_UNAVAILABLE', { cause })
  }
}

/** Throws NOT_FOUND where it is not configured. */
function requireProvider(
  { signIns }: Pick<AuthPorts, 'signIns'>,
  id: SignInProviderId,
): SignInProvider {
  const provider = signIns.find((one) => one.id === id)
  if (!provider) throw new AppError('NOT_FOUND', { message: weChatTexts.off })
  return provider
}

/** Queries the platform; its errors get our messages and are logged without codes and numbers. */
async function withSignInErrors<T>(
  { log }: Pick<AuthPorts, 'log'>,
  answer: Promise<T>,
): Promise<T> {
  return answer.catch((error: unknown) => {
    if (!(error instanceof SignInFailed)) throw error
    if (error.trouble === 'down') log.warn({ err: error }, 'a platform did not say who signs in')
    throw toAppError(error.trouble, error)
  })
}

/** Counts a query before it is sent: each one costs. Throws TOO_MANY_REQUESTS. */
export async function reserveQuestion(
  deps: Pick<AuthPorts, 'db' | 'now'>,
  {
    kind,
    limit,
    ...caller
  }: { address: string; deviceHash: string | null; kind: string; limit: number },
): Promise<void> {
  const address = await nameOfCaller(deps, caller)
  const createdAt = deps.now()
  const since = new Date(createdAt.getTime() - HOUR_MS)
  await transaction(deps.db, async (tx) => {
    await lockSubject(tx, `${kind}:${address}`)
    if ((await countAttempts(tx, { address, kind, since })) >= limit)
      throw new AppError('TOO_MANY_REQUESTS')
    await insertAttempt(tx, { address, kind, createdAt })
  })
}

interface PlatformSignIn extends Visit {
  readonly provider: SignInProviderId
  readonly loginCode: string
  readonly phoneCode: string
  readonly deviceHash: string | null
  readonly inviteCode?: string | undefined
}

/**
 * Signs in, or up, with the number the platform vouches for. The platform's account is this
 * person's from now on, whosever it was: `moved`. Throws as errorOf says.
 */
export async function signInByPlatform(
  deps: AuthPorts,
  { provider: id, loginCode, phoneCode, ...arrival }: PlatformSignIn,
): Promise<SignedIn & { moved: boolean }> {
  const provider = requireProvider(deps, id)
  const limit = deps.config.limits.smsPerAddressHour
  const { address, deviceHash } = arrival
  await reserveQuestion(deps, { address, deviceHash, kind: 'platform', limit })
  const subject = await withSignInErrors(deps, provider.subjectOf(loginCode))
  const phone = await withSignInErrors(deps, provider.fetchPhone(phoneCode))
  return transaction(deps.db, async (tx) => {
    // Always in this order: two who meet here must not wait for each other.
    await lockSubject(tx, `sms:${phone}`)
    await lockSubject(tx, `${id}:${subject}`)
    const { userId, session } = await enterByPhone(deps, tx, { phone, ...arrival })
    const moved = await linkAccount(deps, tx, { provider: id, subject, userId, ...session })
    return { ...session, moved }
  })
}

/**
 * Links the platform's account to whom the number belongs. A number that was bound within 72 hours
 * signs in, but adds no other means. True when the link was another person's.
 */
async function linkAccount(
  deps: AuthPorts,
  tx: Tx,
  { provider, subject, userId, isNew }: Identity & { userId: string; isNew: boolean },
): Promise<boolean> {
  const now = deps.now()
  const earlier = await lockMeans(deps, tx, userId)
  const hasSettled = earlier.means.some((one) => isSettled(one, now))
  if (hasSettled && !isSettled({ settlesAt: earlier.phoneSettlesAt }, now)) return false
  const identity = { provider, subject, userId, linkedAt: now }
  const linked = await linkIdentity(tx, { ...identity, settlesAt: isNew ? null : settlesAt(now) })
  const { changed, formerOwner, replaced } = linked
  if (changed && !isNew) {
    // No SMS: the platform has just vouched for the very number it would go to.
    const recipients = earlier.recipients.filter(isMailbox)
    await recordChange(
      deps,
      tx,
      { ...earlier, recipients },
      {
        sessionId: null,
        means: provider,
        words: replaced ? meansTexts.wechatReplaced : meansTexts.wechatAdded,
        before: { kind: 'wechat-mini', link: replaced },
      },
    )
  }
  if (formerOwner !== null) {
    const groupKey = `unlinked:${provider}:${now.getTime()}`
    const data = { words: meansTexts.linkMoved }
    await notify(tx, { userId: formerOwner, kind: 'system', groupKey, data })
  }
  return formerOwner !== null
}

/** Signs in the user linked to the platform's account; null without one. Creates no accounts. */
export async function signInSilently(
  deps: AuthPorts,
  {
    provider: id,
    loginCode,
    deviceHash,
    ...visit
  }: Omit<PlatformSignIn, 'phoneCode' | 'inviteCode'>,
): Promise<Tokens | null> {
  const provider = requireProvider(deps, id)
  const limit = deps.config.limits.loginTriesPerAddressHour
  await reserveQuestion(deps, { address: visit.address, deviceHash, kind: 'silent', limit })
  const subject = await withSignInErrors(deps, provider.subjectOf(loginCode))
  return transaction(deps.db, async (tx) => {
    const userId = await lockLinkedUser(tx, { provider: id, subject })
    return userId === null ? null : openSession(deps, tx, userId, visit, id)
  })
}
