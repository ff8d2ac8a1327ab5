/** A person's own profile. */
import type { userInfo } from '@contract/endpoints/user'
import type { z } from 'zod'
import type { UserPorts } from './ports'
import { AppError } from '../../platform/lib/errors'
import { maskEmail, maskPhone } from '../../platform/lib/phone'
import { readChoice } from '../auth/confirm'
import { findAccountName, findUser } from './repository'
import { findReview, type ProfileReview } from './review-repository'

type UserInfo = z.output<typeof userInfo>
type UserDeps = Pick<UserPorts, 'config' | 'db' | 'now' | 'storage'>

function listReviewing(wanted: ProfileReview | null): UserInfo['reviewing'] {
  return [
    ...(wanted?.nickname == null ? [] : (['nickname'] as const)),
    ...(wanted?.bio == null ? [] : (['bio'] as const)),
    ...(wanted?.avatarKey == null ? [] : (['avatarUrl'] as const)),
  ]
}

/** With what waits for a reviewer as it will be. Throws UNAUTHORIZED when the account is gone. */
export async function readUserInfo(deps: UserDeps, userId: string): Promise<UserInfo> {
  const { db, storage } = deps
  const [user, wanted, account, choice] = await Promise.all([
    findUser(db, userId),
    findReview(db, userId),
    findAccountName(db, userId),
    readChoice(deps, db, { userId, final: false }),
  ])
  if (!user) throw new AppError('UNAUTHORIZED')
  const avatarKey = wanted?.avatarKey ?? user.avatarKey
  return {
    id: user.id,
    nickname: wanted?.nickname ?? user.nickname,
    avatarUrl: avatarKey === null ? null : storage.url(avatarKey),
    bio: wanted?.bio ?? user.bio,
    phone: user.phone === null ? null : maskPhone(user.phone),
    email: user.email === null ? null : maskEmail(user.email),
    account,
    confirmBy: choice.by[0] ?? 'signIn',
    confirmOptions: [...choice.by],
    // The staff's other roles work at the console; to the app they are people like everybody.
    role: user.role === 'reviewer' ? 'reviewer' : 'user',
    createdAt: user.createdAt.toISOString(),
    closesAt: user.closesAt?.toISOString() ?? null,
    reviewing: listReviewing(wanted),
  }
}
