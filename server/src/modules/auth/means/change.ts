/** A change of how an account is signed in: recorded, announced to its owner, and open to be undone. */
import { createHash, createHmac } from 'node:crypto'
import type { Executor, Tx } from '../../../platform/db/client'
import { newId } from '../../../platform/lib/ids'
import type { AuthPorts } from '../ports'
import { addTask } from '../../../platform/queue/tasks'
import { notify } from '../../notification/notify'
import { findReachable, lockSubject } from '../repository'
import type { Before } from './before'
import type { Means } from './kinds'
import { isSettled, UNDO_MS } from './means'
import { insertChange, listMeans } from './repository'
import { texts } from './texts'

export const MEANS_NOTICE_TASK = 'means-notice'

/** Without letters that look alike, so that it can be typed from an SMS. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const CODE_LETTERS = 12

type ChangeDeps = Pick<AuthPorts, 'keys' | 'mail' | 'now' | 'sms'>

/** Follows from the id, so that the queue that sends it needs no copy of it. */
export function deriveUndoCode({ keys }: Pick<AuthPorts, 'keys'>, changeId: string): string {
  const bytes = createHmac('sha256', keys.of('means-undo')).update(changeId).digest()
  return [...bytes.subarray(0, CODE_LETTERS)]
    .map((byte) => LETTERS.charAt(byte % LETTERS.length))
    .join('')
}

/** Of a code however it was written: in small letters, with spaces or hyphens. */
export function hashUndoCode(code: string): string {
  const plain = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return createHash('sha256').update(plain).digest('base64url')
}

/** An account before one of its means changes; others wait with theirs until the end of `tx`. */
export interface Earlier {
  readonly userId: string
  readonly means: readonly Means[]
  readonly phoneSettlesAt: Date | null
  /** Numbers and mailboxes that are sent a notice and may undo it. */
  readonly recipients: readonly string[]
}

async function findRecipients(
  { mail, sms, now }: ChangeDeps,
  db: Executor,
  userId: string,
  means: readonly Means[],
): Promise<string[]> {
  const { phone, email } = await findReachable(db, userId)
  const settled = means.filter((one) => isSettled(one, now()))
  // A number that was added just now undoes nothing, unless there is nothing older.
  const trusted = new Set((settled.length > 0 ? settled : means).map(({ kind }) => kind))
  return [
    ...(phone !== null && sms?.notify && trusted.has('phone') ? [phone] : []),
    ...(email !== null && mail && trusted.has('email') ? [email] : []),
  ]
}

/** To be called before the change, in its transaction. */
export async function lockMeans(deps: ChangeDeps, tx: Tx, userId: string): Promise<Earlier> {
  await lockSubject(tx, `means:${userId}`)
  const means = await listMeans(tx, userId)
  return {
    userId,
    means,
    phoneSettlesAt: means.find(({ kind }) => kind === 'phone')?.settlesAt ?? null,
    recipients: await findRecipients(deps, tx, userId, means),
  }
}

/** When what is added now may confirm something final. */
export const settlesAt = (now: Date): Date => new Date(now.getTime() + UNDO_MS)

interface Change {
  /** Author of the change; null: the operator. */
  readonly sessionId: string | null
  /** The name of the means: `phone`, `passkey:<id>`. */
  readonly means: string
  /** Text for users: a sentence without its end. */
  readonly words: string
  readonly before: Before
}

/** To be called after the change, in its transaction: it is announced exactly when that commits. */
export async function recordChange(
  deps: ChangeDeps,
  tx: Tx,
  { userId, recipients }: Earlier,
  change: Change,
): Promise<void> {
  const id = newId()
  const createdAt = deps.now()
  const row = { ...change, id, userId, recipients: [...recipients] }
  const codeHash = hashUndoCode(deriveUndoCode(deps, id))
  await insertChange(tx, { ...row, codeHash, createdAt, undoUntil: settlesAt(createdAt) })
  const data = { words: texts.notice(change.words) }
  await notify(tx, { userId, kind: 'system', groupKey: `means:${id}`, data })
  for (const nth of row.recipients.keys())
    await addTask(tx, MEANS_NOTICE_TASK, { payload: { changeId: id, recipient: String(nth) } })
}
