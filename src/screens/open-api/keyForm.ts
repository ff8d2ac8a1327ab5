/** The form of a key: what was chosen, what is missing, and what is sent. */
import { API_KEY_SCOPES, type ApiKeyScope, MONTHLY_CREDITS_MAX } from '@contract/open-api'
import { type ApiKey, formatDay, formatScopes } from './format'
import { texts } from './texts'
import type { KeyLimits } from './useKeys'

const DAY_MS = 24 * 3_600_000
export const CREDIT_CHOICES = [500, 2000, 5000] as const
export const DAY_CHOICES = [30, 90, 365] as const

export interface KeyForm {
  readonly name: string
  readonly scopes: readonly ApiKeyScope[]
  /** Text of the limit; one of the choices or another. */
  readonly credits: string
  /** Credits are typed. */
  readonly isOwnLimit: boolean
  /** Days from now; 0: does not expire; null: stays as it is. */
  readonly days: number | null
  readonly addresses: string
}

/** The least by default. */
export const NEW_FORM: KeyForm = {
  name: '',
  scopes: ['generate'],
  credits: '2000',
  isOwnLimit: false,
  days: 90,
  addresses: '',
}

export function formFromKey({ name, scopes, monthlyCredits, addresses }: ApiKey): KeyForm {
  const credits = String(monthlyCredits)
  const isOwnLimit = !CREDIT_CHOICES.some((choice) => choice === monthlyCredits)
  return { name, scopes, credits, isOwnLimit, days: null, addresses: addresses.join('\n') }
}

/** One sentence; '' when nothing is missing. The server checks the rest. */
export function findMissing({ name, scopes, credits }: KeyForm): string {
  if (name.trim() === '') return texts.nameMissing
  if (scopes.length === 0) return texts.scopesMissing
  if (!/^\d{1,7}$/.test(credits) || Number(credits) > MONTHLY_CREDITS_MAX)
    return texts.creditsMissing
  return ''
}

export const readAddressLines = ({ addresses }: Pick<KeyForm, 'addresses'>): string[] =>
  addresses
    .split(/[\s,，]+/)
    .map((line) => line.trim())
    .filter(Boolean)

const computeExpiry = (days: number, now: Date): Date | null =>
  days === 0 ? null : new Date(now.getTime() + days * DAY_MS)

/** Without the expiry where that stays. */
export function toLimits(form: KeyForm, now: Date): KeyLimits {
  const { name, scopes, credits, days } = form
  return {
    name: name.trim(),
    scopes: API_KEY_SCOPES.filter((scope) => scopes.includes(scope)),
    monthlyCredits: Number(credits),
    addresses: readAddressLines(form),
    ...(days !== null && { expiresAt: computeExpiry(days, now)?.toISOString() ?? null }),
  }
}

/** Under a label that names the expiry. */
export function formatExpiryDay(days: number | null, now: Date): string {
  const time = computeExpiry(days ?? 0, now)
  return time === null ? texts.noExpiry : formatDay(time, now)
}

export function formatExpiry(days: number | null, now: Date): string {
  const time = computeExpiry(days ?? 0, now)
  return time === null ? texts.noExpiry : texts.expiryOn(formatDay(time, now))
}

export const formatChosen = ({ scopes }: KeyForm): string =>
  formatScopes(API_KEY_SCOPES.filter((scope) => scopes.includes(scope)))
