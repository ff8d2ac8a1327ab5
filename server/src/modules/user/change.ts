/**
 * Profile changes: a profile is shown with every published work, so it is checked and reviewed as
 * works are. Until then others see the values before.
 */
import type { Tx } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import { AppError } from '../../platform/lib/errors'
import type { UserPorts } from './ports'
import { findReserved } from '../../integrations/safety/names'
import { unchecked } from '../../integrations/safety/texts'
import { forgetPending } from '../../integrations/storage/pending'
import { copyAvatar, dropAvatars } from './avatar'
import { findUploadKey, findUser, updateUser } from './repository'
import {
  findReview,
  hasReviewer,
  lockProfile,
  replaceReview,
  type Shown,
} from './review-repository'
import { texts } from './texts'

export type ChangeDeps = Pick<UserPorts, 'config' | 'db' | 'log' | 'storage' | 'safety'>

export interface ProfileChange {
  readonly nickname?: string | undefined
  readonly bio?: string | undefined
  readonly avatarUploadId?: string | undefined
}

interface Checked {
  readonly remarks: readonly string[]
  /** A check of the avatar answers later. */
  readonly traceId: string | null
}

function requireOwnName(nickname: string | undefined, before: string): void {
  if (nickname === undefined || nickname === before) return
  const reserved = findReserved(nickname)
  if (reserved === null) return
  const details = { key: 'nickname' }
  throw new AppError('PARAM_INVALID', { message: texts.reserved(reserved), details })
}

/** Both, also where one changes: words and contacts are split over name and bio. */
async function wholeProfile(
  { db }: ChangeDeps,
  user: { readonly id: string } & Pick<Shown, 'nickname' | 'bio'>,
  { nickname, bio }: ProfileChange,
): Promise<string[]> {
  const waiting = await findReview(db, user.id)
  const whole = [nickname ?? waiting?.nickname ?? user.nickname, bio ?? waiting?.bio ?? user.bio]
  return whole.filter(Boolean)
}

async function checkTexts(
  deps: ChangeDeps,
  user: { readonly id: string } & Pick<Shown, 'nickname' | 'bio'>,
  change: ProfileChange,
): Promise<readonly string[]> {
  const parts = [change.nickname ?? '', change.bio ?? ''].filter(Boolean)
  if (parts.length === 0) return []
  const own = deps.safety.refusedInPublic(await wholeProfile(deps, user, change))
  const verdict =
    own.length > 0
      ? { allowed: false as const, words: own }
      : await deps.safety.checkPublic(parts, user.id)
  if (verdict.allowed) return verdict.remarks
  const named = verdict.words.map((word) => `「${word}」`).join('')
  throw new AppError('PROMPT_BLOCKED', {
    message: texts.blocked(named),
    details: { words: verdict.words },
  })
}

async function checkAvatar(deps: ChangeDeps, userId: string, key: string): Promise<Checked> {
  const { config, log, safety, storage } = deps
  const url = new URL(storage.url(key), config.publicUrl ?? 'http://localhost').href
  try {
    const verdict = await safety.checkPicture({ key, url, read: () => storage.get(key) }, userId)
    if ('traceId' in verdict) return { remarks: [], traceId: verdict.traceId }
    return { remarks: verdict.remarks, traceId: null }
  } catch (error) {
    log.warn({ err: error }, 'an avatar was not checked')
    return { remarks: [unchecked('picture')], traceId: null }
  }
}

/** No reviewer is available, and the operator lets the checks decide then. */
async function mayGoUnseen(deps: ChangeDeps, tx: Tx, userId: string, checked: Checked) {
  if (deps.config.profileReview === 'always') return false
  if (checked.remarks.length > 0 || checked.traceId !== null) return false
  return !(await hasReviewer(tx, userId))
}

/** Wishes that differ from what is shown. An empty result needs no review. */
function findChanges(wanted: Partial<Shown>, now: Shown): Partial<Shown> {
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([key, value]) => value !== null && value !== '' && value !== now[key as keyof Shown],
    ),
  )
}

async function write(
  deps: ChangeDeps,
  tx: Tx,
  { userId, changes, checked }: { userId: string; changes: Partial<Shown>; checked: Checked },
): Promise<void> {
  const now = await lockProfile(tx, userId)
  if (!now) throw new AppError('UNAUTHORIZED')
  const before = await findReview(tx, userId)
  if (await mayGoUnseen(deps, tx, userId, checked)) {
    await updateUser(tx, userId, changes)
    if (changes.avatarKey !== undefined) await dropAvatars(tx, [now.avatarKey])
    Object.assign(now, changes)
  } else if (changes.bio === '') {
    await updateUser(tx, userId, { bio: '' })
  }
  const wanted = { nickname: before?.nickname, bio: before?.bio, avatarKey: before?.avatarKey }
  const open = findChanges({ ...(wanted as Partial<Shown>), ...changes }, now)
  const asBefore = (['nickname', 'bio', 'avatarKey'] as const).every(
    (key) => (open[key] ?? null) === (before?.[key] ?? null),
  )
  // Sent again, it keeps its place in the queue.
  if (asBefore) return
  const reasons = Object.fromEntries(checked.remarks.map((remark) => [remark, 1]))
  // Remarks on a picture that still waits for review stay with it.
  const unchanged =
    open.avatarKey !== undefined && open.avatarKey === before?.avatarKey ? before : null
  const traceId = checked.traceId ?? unchanged?.traceId ?? null
  const row = { ...open, reasons: { ...unchanged?.reasons, ...reasons }, traceId }
  await replaceReview(tx, userId, Object.keys(open).length > 0 ? row : null)
  if (before?.avatarKey !== open.avatarKey) await dropAvatars(tx, [before?.avatarKey])
}

/**
 * Changes only what is given. Throws PARAM_INVALID for a reserved name, PROMPT_BLOCKED, and NOT_FOUND
 * for an upload that is not the user's own.
 */
export async function changeProfile(
  deps: ChangeDeps,
  userId: string,
  { nickname, bio, avatarUploadId }: ProfileChange,
): Promise<void> {
  const user = await findUser(deps.db, userId)
  if (!user) throw new AppError('UNAUTHORIZED')
  requireOwnName(nickname, user.nickname)
  const remarks = await checkTexts(deps, user, { nickname, bio })
  const uploadKey =
    avatarUploadId === undefined
      ? undefined
      : await findUploadKey(deps.db, { userId, uploadId: avatarUploadId })
  if (uploadKey === null) throw new AppError('NOT_FOUND', { message: texts.noAvatar })
  const avatarKey = uploadKey && (await copyAvatar(deps, uploadKey))
  const changes = {
    ...(nickname !== undefined && { nickname }),
    ...(bio !== undefined && { bio }),
    ...(avatarKey !== undefined && { avatarKey }),
  }
  if (Object.keys(changes).length === 0) return
  const picture = avatarKey === undefined ? null : await checkAvatar(deps, userId, avatarKey)
  const checked = {
    remarks: [...remarks, ...(picture?.remarks ?? [])],
    traceId: picture?.traceId ?? null,
  }
  await transaction(deps.db, async (tx) => {
    if (avatarKey !== undefined) await forgetPending(tx, [avatarKey])
    await write(deps, tx, { userId, changes, checked })
  })
}

/** Approved wishes become public. */
export async function showProfile(tx: Tx, userId: string, profile: Partial<Shown>): Promise<void> {
  await updateUser(tx, userId, profile)
}
