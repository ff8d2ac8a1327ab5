/** Links of the operator: for a new account, or for a new password. Each is good once. */
import { createHash, randomBytes } from 'node:crypto'
import type { passwordEndpoints } from '@contract/endpoints/password'
import type { z } from 'zod'
import type { Tx } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import { AppError } from '../../platform/lib/errors'
import { newId } from '../../platform/lib/ids'
import type { AuthPorts } from './ports'
import { hashPassword } from '../../integrations/identity-providers/password-hash'
import { lockMeans, recordChange } from './means/change'
import { texts as meansTexts } from './means/texts'
import { dropPasskeys } from './passkeys/repository'
import { requireGoodPassword } from './password'
import {
  findLink,
  findUserPassword,
  findPasswordRow,
  insertLink,
  insertPassword,
  type LinkRow,
  lockLink,
  replacePassword,
  spendLink,
} from './password-repository'
import { createUser } from './repository'
import { type Arrival, enter, newNickname, requireWay, type SignedIn } from './service'
import { endEverywhere } from './sessions'
import { texts } from './texts'

type LinkView = z.output<typeof passwordEndpoints.readLink.data>

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * The token of a new link; only its hash is stored.
 * @param link.userId whose password it sets; null: it makes an account
 */
export async function makeLink(
  tx: Tx,
  { userId, now, lastsMs }: { userId: string | null; now: Date; lastsMs: number },
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + lastsMs)
  const kind = userId === null ? 'invite' : 'reset'
  const tokenHash = hashToken(token)
  await insertLink(tx, { id: newId(), kind, tokenHash, userId, createdAt: now, expiresAt })
  return { token, expiresAt }
}

/** Throws LINK_INVALID. */
async function requireLink(deps: AuthPorts, token: string) {
  requireWay(deps, 'password')
  const link = await findLink(deps.db, hashToken(token), deps.now())
  if (!link) throw new AppError('LINK_INVALID')
  const password = link.userId === null ? null : await findUserPassword(deps.db, link.userId)
  return { link, account: password?.account ?? null }
}

export async function readLink(deps: AuthPorts, token: string): Promise<LinkView> {
  const { link, account } = await requireLink(deps, token)
  return { kind: link.kind, account, expiresAt: link.expiresAt.toISOString() }
}

interface LinkArrival extends Arrival {
  readonly token: string
  readonly account?: string | undefined
  readonly password: string
}

/** Null: the name is taken. */
async function setPassword(
  deps: AuthPorts,
  tx: Tx,
  link: LinkRow,
  { account, hash }: { account: string; hash: string },
): Promise<{ id: string; isNew: boolean } | null> {
  const now = deps.now()
  if (link.userId === null) {
    const id = await createUser(tx, { nickname: newNickname(), now })
    const row = { userId: id, account, hash, changedAt: now, settlesAt: null }
    return (await insertPassword(tx, row)) ? { id, isNew: true } : null
  }
  const id = link.userId
  const earlier = await lockMeans(deps, tx, id)
  const old = await findPasswordRow(tx, id)
  // The operator vouches for it: it confirms at once.
  const password = { userId: id, hash, settlesAt: null }
  if (old) await replacePassword(tx, { ...password, now })
  else if (!(await insertPassword(tx, { ...password, account, changedAt: now }))) return null
  await endEverywhere(tx, { userId: id }, now)
  // An intruder may have added one to come back by.
  const passkeys = await dropPasskeys(tx, id)
  await recordChange(deps, tx, earlier, {
    sessionId: null,
    means: 'password',
    words: old ? meansTexts.passwordReset : meansTexts.passwordAdded,
    before: { kind: 'password', password: old, passkeys },
  })
  return { id, isNew: false }
}

class NameTaken extends Error {}

/**
 * Makes the account, or sets the password, ends every sign-in there was and removes passkeys; signs in. Throws
 * LINK_INVALID, ACCOUNT_TAKEN (then the link is as good as before), PARAM_INVALID.
 */
export async function useLink(
  deps: AuthPorts,
  { token, account: wanted, password, ...arrival }: LinkArrival,
): Promise<SignedIn> {
  // No password hash is computed without a valid link: hashing is expensive.
  const account = (await requireLink(deps, token)).account ?? wanted
  if (account === undefined)
    throw new AppError('PARAM_INVALID', { message: texts.noName, details: { key: 'account' } })
  requireGoodPassword(password, account)
  const hash = await hashPassword(password)
  const session = await transaction(deps.db, async (tx) => {
    const link = await lockLink(tx, hashToken(token), deps.now())
    if (!link) return null
    const user = await setPassword(deps, tx, link, { account, hash })
    // Thrown within: the account that was just made for this name goes, too.
    if (!user) throw new NameTaken()
    await spendLink(tx, { id: link.id, userId: user.id, usedAt: deps.now() })
    return enter(deps, tx, { ...user, means: 'password' }, arrival)
  }).catch((error: unknown) => {
    throw error instanceof NameTaken ? new AppError('ACCOUNT_TAKEN') : error
  })
  if (!session) throw new AppError('LINK_INVALID')
  return session
}
