/** A person's own profile. */
import type { userInfo } from '@contract/endpoints/user'
import type { z } from 'zod'
import type { Deps } from '../../ports'
import { AppError } from '../../lib/errors'
import { maskPhone } from '../../lib/phone'
import { findUploadKey, findUser, updateUser } from './repository'

type UserInfo = z.output<typeof userInfo>
type UserDeps = Pick<Deps, 'db' | 'storage'>
type ChangeDeps = Pick<Deps, 'db' | 'storage' | 'safety'>

export interface ProfileChange {
  readonly nickname?: string | undefined
  readonly bio?: string | undefined
  readonly avatarUploadId?: string | undefined
}

/** Throws UNAUTHORIZED when the account is gone. */
export async function readUserInfo({ db, storage }: UserDeps, userId: string): Promise<UserInfo> {
  const user = await findUser(db, userId)
  if (!user) throw new AppError('UNAUTHORIZED')
  return {
    id: user.id,
    nickname: user.nickname,
    avatarUrl: user.avatarKey === null ? null : storage.url(user.avatarKey),
    bio: user.bio,
    phone: user.phone === null ? null : maskPhone(user.phone),
    role: user.role,
    createdAt: user.createdAt.toISOString(),
    closesAt: user.closesAt?.toISOString() ?? null,
  }
}

/** A name and a bio stand on every work: what may not be published may not stand there either. */
async function requireFit({ safety }: ChangeDeps, words: string): Promise<void> {
  if (words === '') return
  const verdict = await safety.checkPublic([words])
  if (verdict.allowed) return
  const named = verdict.words.map((word) => `「${word}」`).join('')
  const message = `${named || '这段文字'}不能用在资料里，请换个说法`
  throw new AppError('PROMPT_BLOCKED', { message, details: { words: verdict.words } })
}

/**
 * Changes only what is given. Throws PROMPT_BLOCKED, and NOT_FOUND for an upload that is not the
 * user's own.
 */
export async function changeProfile(
  deps: ChangeDeps,
  userId: string,
  { nickname, bio, avatarUploadId }: ProfileChange,
): Promise<UserInfo> {
  await requireFit(deps, [nickname, bio].filter(Boolean).join('\n'))
  const avatarKey =
    avatarUploadId === undefined
      ? undefined
      : await findUploadKey(deps.db, { userId, uploadId: avatarUploadId })
  if (avatarKey === null) throw new AppError('NOT_FOUND', { message: '头像图片不存在，请重新上传' })
  const changes = {
    ...(nickname !== undefined && { nickname }),
    ...(bio !== undefined && { bio }),
    ...(avatarKey !== undefined && { avatarKey }),
  }
  if (Object.keys(changes).length > 0) await updateUser(deps.db, userId, changes)
  return readUserInfo(deps, userId)
}
