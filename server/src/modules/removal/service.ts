/**
 * Account deletion (注销), seven days later: the objects, then the rows. Only the ledger keeps its
 * transfers under the id, which no longer identifies a person; see
 * docs/decisions/017-account-deletion-and-data-export.md.
 */
import { transaction } from '../../platform/db/transaction'
import type { RemovalPorts } from './ports'
import { removePrefix } from '../../integrations/storage/deletion'
import { AVATAR_PREFIX, jobPrefix, personPrefixes } from '../../integrations/storage/keys'
import { closeSession } from '../auth/sessions'
import { removeComments } from '../comment/removal-repository'
import { forgetHiding } from '../works/closing'
import { releaseMerged } from '../works/publish'
import {
  deleteLoose,
  deleteUser,
  findDue,
  hideWorks,
  listAvatars,
  listJobIds,
  takeBackCounts,
} from './repository'

/** In one sweep; the rest waits for the next. */
const BATCH = 20

export type RemovalDeps = Pick<RemovalPorts, 'db' | 'log' | 'now' | 'keys' | 'storage'>

/** Objects go before rows: a removal that dies half-way finds them again. */
async function removePerson(deps: RemovalDeps, userId: string): Promise<void> {
  const { db, storage } = deps
  await closeSession(deps, { id: userId, sessionId: '' }, { everywhere: true })
  for (const jobId of await listJobIds(db, userId)) await removePrefix(storage, jobPrefix(jobId))
  for (const prefix of personPrefixes(userId)) await removePrefix(storage, prefix)
  const avatars = await listAvatars(db, userId)
  await storage.delete(avatars.flatMap((key) => (key?.startsWith(AVATAR_PREFIX) ? [key] : [])))
  await transaction(db, async (tx) => {
    for (const workId of await hideWorks(tx, userId)) await releaseMerged(tx, workId)
    await takeBackCounts(tx, userId)
    await removeComments(tx, userId)
    await forgetHiding(tx, userId)
    await deleteLoose(tx, userId)
    await deleteUser(tx, userId)
  })
}

/** Removes the accounts whose seven days are over; answers how many. One that fails stays for the next. */
export async function removeClosed(deps: RemovalDeps): Promise<number> {
  let removed = 0
  for (const userId of await findDue(deps.db, deps.now(), BATCH)) {
    try {
      await removePerson(deps, userId)
      removed++
    } catch (error) {
      deps.log.error({ err: error, userId }, 'a closed account could not be removed')
    }
  }
  if (removed > 0) deps.log.info({ removed }, 'closed accounts removed')
  return removed
}
