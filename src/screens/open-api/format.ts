/** Texts of a key's state, its last use and its scopes. */
import type { CallData } from '@contract/endpoints/all'
import { API_KEY_SCOPES, type ApiKeyScope } from '@contract/open-api'
import { monthDay, withYear } from '@/lib/texts'
import { SCOPE_TEXTS, texts } from './texts'

export type ApiKey = CallData<'GET /api/keys'>['list'][number]

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const UNUSED_DAYS = 90
const SOON_DAYS = 7
/** From this share of its limit on a key is nearly used up. */
const NEAR_SHARE = 0.9

/** `mg-sk…7F2a` */
export const shortKey = ({ lastFour }: Pick<ApiKey, 'lastFour'>): string => `mg-sk…${lastFour}`

export function formatScopes(scopes: readonly ApiKeyScope[]): string {
  if (scopes.length === API_KEY_SCOPES.length) return texts.all
  return scopes.map((scope) => SCOPE_TEXTS[scope].name).join('、')
}

/** A day of the coming months needs no year to be clear. */
const CLEAR_DAYS = 300

export function formatDay(time: Date, now: Date): string {
  const day = monthDay(time)
  const aheadDays = (time.getTime() - now.getTime()) / DAY_MS
  const isClear = aheadDays > 0 && aheadDays < CLEAR_DAYS
  return isClear || time.getFullYear() === now.getFullYear() ? day : withYear(time, day)
}

export function formatUsed({ lastUsedAt }: Pick<ApiKey, 'lastUsedAt'>, now: Date): string {
  if (lastUsedAt === null) return texts.neverUsed
  const time = new Date(lastUsedAt)
  const agoMs = now.getTime() - time.getTime()
  if (agoMs < 2 * MINUTE_MS) return texts.usedNow
  if (agoMs < HOUR_MS) return texts.usedMinutes(Math.floor(agoMs / MINUTE_MS))
  if (time.toDateString() === now.toDateString())
    return texts.usedHours(Math.floor(agoMs / HOUR_MS))
  const yesterday = new Date(now.getTime() - DAY_MS)
  if (time.toDateString() === yesterday.toDateString()) return texts.usedYesterday
  return texts.usedOn(`${formatDay(time, now)}`)
}

export function isUsable({ revokedAt, expiresAt }: ApiKey, now: Date): boolean {
  return revokedAt === null && (expiresAt === null || new Date(expiresAt) > now)
}

export function isNearLimit({ monthCredits, monthlyCredits }: ApiKey): boolean {
  return monthlyCredits > 0 && monthCredits >= monthlyCredits * NEAR_SHARE
}

interface KeyState {
  readonly text: string
  readonly tone: 'warn' | 'off'
}

function formatExpiry({ expiresAt }: ApiKey, now: Date): KeyState | null {
  if (expiresAt === null) return null
  const days = Math.floor((new Date(expiresAt).getTime() - now.getTime()) / DAY_MS)
  if (days >= SOON_DAYS) return null
  return { text: days < 1 ? texts.expiresToday : texts.expiresIn(days), tone: 'warn' }
}

/** The one thing its owner should know first; null: nothing. */
export function findState(key: ApiKey, now: Date): KeyState | null {
  const { revokedAt, revokedByStaff, monthCredits, monthlyCredits, previousUntil } = key
  if (revokedAt !== null)
    return { text: revokedByStaff ? texts.revokedByStaff : texts.revoked, tone: 'off' }
  if (!isUsable(key, now)) return { text: texts.expired, tone: 'off' }
  if (isNearLimit(key))
    return { text: monthCredits >= monthlyCredits ? texts.atLimit : texts.nearLimit, tone: 'warn' }
  const expiry = formatExpiry(key, now)
  if (expiry) return expiry
  if (previousUntil !== null) return { text: texts.rotating, tone: 'off' }
  const usedAt = new Date(key.lastUsedAt ?? key.createdAt)
  const isUnused = now.getTime() - usedAt.getTime() > UNUSED_DAYS * DAY_MS
  return isUnused ? { text: texts.unused, tone: 'off' } : null
}

export function formatExpiresOn({ expiresAt }: Pick<ApiKey, 'expiresAt'>, now: Date): string {
  return expiresAt === null ? texts.noExpiry : formatDay(new Date(expiresAt), now)
}
