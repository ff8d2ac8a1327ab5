/** Roles of the staff at the console. A user has one of these at most; others have none. */
export const STAFF_ROLES = ['support', 'reviewer', 'operator'] as const

export type StaffRole = (typeof STAFF_ROLES)[number]

/** People's accounts, jobs, words and orders. */
export const HELPERS: readonly StaffRole[] = ['support', 'operator']
/** Published items. */
export const REVIEWERS: readonly StaffRole[] = ['reviewer', 'operator']
/** Money, engines, and what others of the staff did. */
export const OPERATORS: readonly StaffRole[] = ['operator']

/** First factors of the console; a part of SIGN_IN. */
export const CONSOLE_WAYS = ['password', 'phone', 'email', 'oidc', 'passkey'] as const

/** Key of an audit entry's result that does not parse; its value is the result as stored. */
export const UNKNOWN_RESULT = 'unknown'

/** Those with an account and a secret to fill in. */
export const CONSOLE_FORMS = ['password', 'phone', 'email'] as const

/** A console's sign-in ends after this long, whatever is done meanwhile. */
export const CONSOLE_SESSION_MS = 12 * 3_600_000
