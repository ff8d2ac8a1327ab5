/** Decisions about new names, bios and avatars. */
import type { Tx } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import { AppError } from '../../platform/lib/errors'
import type { ReviewPorts } from './ports'
import type { ReviewOutcome } from '../notification/kinds'
import { notify } from '../notification/notify'
import { dropAvatars } from '../user/avatar'
import { showProfile } from '../user/change'
import { lockProfile } from '../user/review-repository'
import { addToLog } from './decide-repository'
import { closeProfile, type ProfileRow, readProfiles } from './profile-repository'
import { profileHash } from './shown'
import { texts } from './texts'

interface Ruling {
  readonly reviewerId: string
  /** Hash of the shown content (see shown.ts). */
  readonly shown: string
  /** Null lets it through. */
  readonly reason: string | null
  /** Additional writes of the caller. */
  readonly txHook?: ((tx: Tx) => Promise<void>) | undefined
}

function toProfileChanges({ nickname, bio, avatarKey }: ProfileRow) {
  return {
    ...(nickname !== null && { nickname }),
    ...(bio !== null && { bio }),
    ...(avatarKey !== null && { avatarKey }),
  }
}

async function rule(tx: Tx, row: ProfileRow, ruling: Ruling): Promise<void> {
  const { id, userId } = row
  const { reviewerId, shown, reason, txHook } = ruling
  if (userId === reviewerId) throw new AppError('FORBIDDEN', { message: texts.ownProfile })
  const before = await lockProfile(tx, userId)
  // Read again under the lock of its owner: nothing about it changes from here on.
  const [now] = await readProfiles(tx, [id])
  if (!now || profileHash(now) !== shown)
    throw new AppError('CONFLICT', { message: texts.changedProfile })
  if (!(await closeProfile(tx, { id, reviewerId })))
    throw new AppError('CONFLICT', { message: texts.notYours })
  const decision = reason === null ? 'pass' : 'reject'
  await addToLog(tx, { itemId: id, reviewerId, decision, reason })
  await txHook?.(tx)
  if (reason === null) await showProfile(tx, userId, toProfileChanges(now))
  // The new picture replaces the old one, or goes itself.
  if (now.avatarKey !== null)
    await dropAvatars(tx, [reason === null ? before?.avatarKey : now.avatarKey])
  const outcome: ReviewOutcome = reason === null ? 'profilePass' : 'profileReject'
  const data = { outcome, reason: reason ?? undefined }
  await notify(tx, { userId, kind: 'review', groupKey: `profile:${id}`, data })
}

/** False when there is no such item. Throws CONFLICT when it is not theirs or not as it was shown. */
export async function decideProfile(
  { db }: Pick<ReviewPorts, 'db'>,
  itemId: string,
  ruling: Ruling,
): Promise<boolean> {
  const [row] = await readProfiles(db, [itemId])
  if (row) await transaction(db, (tx) => rule(tx, row, ruling))
  return row !== undefined
}
