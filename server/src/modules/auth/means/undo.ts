/**
 * Taking a change back within 72 hours: by the code that went to the means before it, or from inside
 * by one of those. What was added goes, what was replaced returns, and what it opened is closed.
 */
import type { ConfirmBy } from '@contract/sign-in'
import type { Tx } from '../../../platform/db/client'
import { transaction } from '../../../platform/db/transaction'
import { AppError } from '../../../platform/lib/errors'
import type { AuthPorts } from '../ports'
import { notify } from '../../notification/notify'
import { type Asking, confirmation, isConfirmed, type Proof, readChoice } from '../confirm'
import { forgetDevices } from '../code-repository'
import { restoreIdentity } from '../identity-repository'
import { deletePasskey, insertPasskey } from '../passkeys/repository'
import { lockSubject, revokeFamily } from '../repository'
import { nameOfCaller, reserveTry } from '../tries'
import { before as beforeSchema, type Before } from './before'
import { hashUndoCode } from './change'
import {
  type ChangeRow,
  deleteConsoleSessionsBy,
  findChange,
  findOpenChange,
  listOpenChanges,
  listSessionsBy,
  lockOpenChange,
  markUndone,
  restorePassword,
  restorePhone,
} from './repository'
import { texts } from './texts'

const HOUR_MS = 3_600_000

interface ChangeView {
  readonly words: string
  readonly createdAt: string
  readonly undoUntil: string
}

const toView = ({ words, createdAt, undoUntil }: ChangeRow): ChangeView => ({
  words,
  createdAt: createdAt.toISOString(),
  undoUntil: undoUntil.toISOString(),
})

/** False where what stood there before belongs to another account by now. */
async function restore(tx: Tx, { userId, means }: ChangeRow, before: Before): Promise<boolean> {
  switch (before.kind) {
    case 'phone':
      return restorePhone(tx, userId, before)
    case 'password':
      for (const one of before.passkeys) await insertPasskey(tx, one)
      return restorePassword(tx, userId, before.password)
    case 'passkey':
      if (before.passkey) return insertPasskey(tx, before.passkey)
      await deletePasskey(tx, { userId, id: means.slice('passkey:'.length) })
      return true
    case 'wechat-mini':
      return restoreIdentity(tx, { userId, provider: 'wechat-mini', link: before.link })
  }
}

/**
 * Ends what the changed means opened since then, and the session that changed it; a device that
 * signed in meanwhile has no tries of its own any more.
 */
async function endSessions(
  tx: Tx,
  { userId, means, createdAt, sessionId }: ChangeRow,
  { now, except }: { now: Date; except: string | null },
): Promise<void> {
  const by = { userId, means, since: createdAt }
  const opened = await listSessionsBy(tx, by)
  const ended = new Set([...opened, ...(sessionId === null ? [] : [sessionId])])
  for (const id of ended) if (id !== except) await revokeFamily(tx, id, now)
  await deleteConsoleSessionsBy(tx, by)
  await forgetDevices(tx, by)
}

/** Throws LINK_INVALID once it is too late, CONFLICT where it cannot be put back. */
async function undo(
  { now }: Pick<AuthPorts, 'now'>,
  tx: Tx,
  { id, userId, ...seen }: ChangeRow,
  except: string | null,
): Promise<void> {
  const before = beforeSchema.parse(seen.before)
  // The number first, as binding and signing in lock it.
  if (before.kind === 'phone' && before.phone !== null) await lockSubject(tx, `sms:${before.phone}`)
  await lockSubject(tx, `means:${userId}`)
  const change = await lockOpenChange(tx, { id, now: now() })
  if (!change) throw new AppError('LINK_INVALID', { message: texts.undoGone })
  if (!(await restore(tx, change, before)))
    throw new AppError('CONFLICT', { message: texts.restoreTaken })
  await markUndone(tx, change, now())
  await endSessions(tx, change, { now: now(), except })
  const data = { words: texts.undone(change.words) }
  await notify(tx, { userId, kind: 'system', groupKey: `undone:${change.id}`, data })
}

interface CodeTry {
  readonly code: string
  readonly address: string
  readonly deviceHash: string | null
}

/** Throws LINK_INVALID, TOO_MANY_REQUESTS. */
async function requireCode(deps: AuthPorts, { code, ...caller }: CodeTry): Promise<ChangeRow> {
  const takeBack = await reserveTry(deps, {
    kind: 'undo',
    withinMs: HOUR_MS,
    sentence: texts.undoTries,
    budgets: [[await nameOfCaller(deps, caller), deps.config.limits.loginTriesPerAddressHour]],
  })
  const wanted = { codeHash: hashUndoCode(code), now: deps.now() }
  const change = await findOpenChange(deps.db, wanted)
  if (!change) throw new AppError('LINK_INVALID', { message: texts.undoGone })
  await transaction(deps.db, takeBack)
  return change
}

/** The change that a code would undo. Throws LINK_INVALID, TOO_MANY_REQUESTS. */
export async function readUndo(deps: AuthPorts, tried: CodeTry): Promise<ChangeView> {
  return toView(await requireCode(deps, tried))
}

/** Throws as requireCode, and CONFLICT. */
export async function undoByCode(deps: AuthPorts, tried: CodeTry): Promise<void> {
  const change = await requireCode(deps, tried)
  await transaction(deps.db, (tx) => undo(deps, tx, change, null))
}

/** Changes that the signed-in owner can still undo. */
export async function listChanges(
  deps: Pick<AuthPorts, 'config' | 'db' | 'now'>,
  userId: string,
): Promise<{ list: (ChangeView & { id: string })[]; confirmOptions: ConfirmBy[] }> {
  const rows = await listOpenChanges(deps.db, { userId, now: deps.now() })
  const { by } = await readChoice(deps, deps.db, { userId, final: true })
  return { list: rows.map((row) => ({ id: row.id, ...toView(row) })), confirmOptions: [...by] }
}

/** Confirmed by a means that is older than the change. Throws as confirmation, LINK_INVALID, CONFLICT. */
export async function undoOwn(
  deps: AuthPorts,
  user: Asking,
  { id, ...proof }: Proof & { id: string },
): Promise<void> {
  const what = { purpose: 'undo', stale: texts.staleUndo, final: true } as const
  const change = await findChange(deps.db, id)
  if (change?.userId !== user.id) throw new AppError('NOT_FOUND', { message: texts.undoGone })
  const check = await confirmation(deps, user, proof, what)
  const right = await transaction(deps.db, async (tx) => {
    if (!(await isConfirmed(tx, check))) return false
    await undo(deps, tx, change, user.sessionId)
    return true
  })
  if (!right) throw new AppError('SMS_CODE_WRONG')
}
