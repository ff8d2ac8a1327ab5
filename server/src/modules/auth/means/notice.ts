/** Mail and SMS about a change, each a task of the queue: it is sent again until it went out. */
import { transaction } from '../../../platform/db/transaction'
import type { AuthPorts } from '../ports'
import { countSent } from '../code-repository'
import { deliveryTo, isMailbox } from '../delivery'
import { deriveUndoCode } from './change'
import { findChange } from './repository'
import { texts } from './texts'

type NoticeDeps = Pick<AuthPorts, 'config' | 'db' | 'keys' | 'log' | 'mail' | 'now' | 'sms'>

/** In fours, as one types it. */
const spaced = (code: string) => code.replaceAll(/(.{4})(?=.)/g, '$1-')

/** The code follows the #: browsers send it to no server, and no log has it. */
function buildUndoLink({ publicUrl, port }: AuthPorts['config'], code: string): string {
  return `${publicUrl ?? `http://127.0.0.1:${port}`}/pages/ucenter/login#undo=${code}`
}

/** Sends nothing about a change that was undone meanwhile, or cannot be any more. */
export async function sendNotice(
  deps: NoticeDeps,
  { changeId, recipient }: { changeId: string; recipient: number },
): Promise<void> {
  const { config, db, mail, now, sms } = deps
  const change = await findChange(db, changeId)
  const to = change?.recipients[recipient]
  if (!change || to === undefined || change.undoneAt || change.undoUntil <= now()) return
  const code = deriveUndoCode(deps, change.id)
  if (isMailbox(to)) {
    if (!mail) return
    const words = { words: change.words, code: spaced(code), link: buildUndoLink(config, code) }
    await mail.send({ to, subject: texts.mailSubject, text: texts.mailText(words) })
  } else {
    if (!sms?.notify) return
    await sms.notify({ phone: to, words: change.words, undoCode: code })
  }
  // Counted, but never refused: a user must learn of an intruder in their account.
  await transaction(db, (tx) => countSent(tx, deliveryTo(deps, to).dayOf(now())))
}
