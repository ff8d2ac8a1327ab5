/** Ways to sign in that an installation may offer (SIGN_IN), in the order in which they are shown. */
export const SIGN_IN_WAYS = ['phone', 'password', 'email', 'oidc', 'passkey'] as const

export type SignInWay = (typeof SIGN_IN_WAYS)[number]

/** Those that take a browser; the others work in mini-programs, too. */
export const BROWSER_WAYS: readonly SignInWay[] = ['oidc', 'passkey']

/** Letters of a password at least and at most; the server knows more of what makes a bad one. */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const

/**
 * Name of an account that signs in with a password: small letters and digits, dots and lines
 * between, at least one letter (all digits would be a phone number).
 */
export const ACCOUNT_NAME = /^(?=.*[a-z])[a-z0-9][a-z0-9._-]{1,30}[a-z0-9]$/

/** `name@example.com`: what forms and the API take for a mailbox. */
export const MAILBOX =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

/** Ways to confirm: by a code, a password, a passkey, or a recent sign-in. */
export const CONFIRM_BY = ['phone', 'email', 'password', 'passkey', 'signIn'] as const

export type ConfirmBy = (typeof CONFIRM_BY)[number]
