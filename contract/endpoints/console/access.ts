/** Signing in at the operators' console: who one is, then, for operators, a second factor. */
import { z } from 'zod'
import { CONSOLE_FORMS, CONSOLE_WAYS, STAFF_ROLES } from '../../staff'
import { device } from '../auth'
import { defineEndpoints, isoTime } from '../define'
import { oidcAnswer, oidcStart } from '../oidc'
import { passkeyReply, passkeyStart } from '../passkey-shapes'

/** Names a sign-in that is half done; good for ten minutes. */
const ticket = z.string().min(20, '请重新登录').max(100, '请重新登录')
const account = z.string().trim().min(3, '请写账号').max(254, '账号太长了')

const opened = z.object({
  /** Bearer of every other call of the console. */
  token: z.string(),
  expiresAt: isoTime,
})

/** After the first factor. */
const step = opened.extend({
  /** `open`: the token is that of the console; else it is the ticket of the next call. */
  next: z.enum(['open', 'totp', 'enrol']),
})

export const consoleAccessEndpoints = defineEndpoints({
  ways: {
    method: 'GET',
    path: '/api/console/ways',
    auth: 'public',
    summary: 'Ways to sign in at the console',
    data: z.object({
      ways: z.array(z.enum(CONSOLE_WAYS)),
      /** Name of the OpenID Connect provider, where `ways` has oidc. */
      oidcName: z.string().nullable(),
    }),
  },
  code: {
    method: 'POST',
    path: '/api/console/code',
    auth: 'public',
    summary:
      'Send a code where a number or mailbox is one of the staff; answers, limits and time are the same for all',
    body: z.strictObject({ way: z.enum(['phone', 'email']), account, device }),
    data: z.object({
      resendAfterMs: z.number().int(),
      /** Outside of production, where codes are only shown. */
      devCode: z.string().optional(),
    }),
  },
  signIn: {
    method: 'POST',
    path: '/api/console/signIn',
    auth: 'public',
    summary: 'Sign in by password or code: opens the console, or asks for the second factor',
    body: z.strictObject({
      way: z.enum(CONSOLE_FORMS),
      account,
      /** The password, or the code that was sent. */
      secret: z.string().min(1, '请写密码或验证码').max(128, '密码或验证码太长了'),
      device,
    }),
    data: step,
  },
  oidcStart: {
    method: 'POST',
    path: '/api/console/oidc/start',
    auth: 'public',
    summary: 'Begin to sign in by the OpenID Connect provider, which sends back to /console/oidc',
    body: z.strictObject({}),
    data: oidcStart,
  },
  oidcSignIn: {
    method: 'POST',
    path: '/api/console/oidc/signIn',
    auth: 'public',
    summary: 'Sign in with what the provider sent the browser back with; good once',
    body: z.strictObject({ ...oidcAnswer, device }),
    data: step,
  },
  passkeyStart: {
    method: 'POST',
    path: '/api/console/passkey/start',
    auth: 'public',
    summary: 'Begin to sign in by a passkey of the app: what to ask the browser for',
    body: z.strictObject({}),
    data: passkeyStart,
  },
  passkeySignIn: {
    method: 'POST',
    path: '/api/console/passkey/signIn',
    auth: 'public',
    summary: 'Sign in by a passkey; the second factor is required as after any other method',
    body: z.strictObject({ ...passkeyReply, device }),
    data: step,
  },
  totp: {
    method: 'POST',
    path: '/api/console/totp',
    auth: 'public',
    summary: 'The second factor: six digits of the authenticator, or a recovery code',
    body: z.strictObject({
      ticket,
      code: z.string().trim().min(6, '请写 6 位动态码').max(20),
      device,
    }),
    data: opened,
  },
  enrol: {
    method: 'POST',
    path: '/api/console/enrol',
    auth: 'public',
    summary: 'Make the secret of a second factor; each call makes another until one is confirmed',
    body: z.strictObject({ ticket }),
    data: z.object({
      /** Base32, for typing it in. */
      secret: z.string(),
      /** `otpauth://…` as a QR code, a data address of an SVG. */
      qr: z.string(),
    }),
  },
  confirmEnrol: {
    method: 'POST',
    path: '/api/console/enrol/confirm',
    auth: 'public',
    summary: 'Confirm the second factor by its first code: opens the console',
    body: z.strictObject({
      ticket,
      code: z.string().trim().length(6, '请写 6 位动态码'),
      device,
    }),
    data: opened.extend({
      /** Each good once in place of a code; shown now and never again. */
      recoveryCodes: z.array(z.string()),
    }),
  },
  me: {
    method: 'GET',
    path: '/api/console/me',
    auth: 'staff',
    staff: STAFF_ROLES,
    summary: 'Who is signed in at the console',
    data: z.object({
      id: z.string(),
      nickname: z.string(),
      avatarUrl: z.string().nullable(),
      role: z.enum(STAFF_ROLES),
      expiresAt: isoTime,
      version: z.string(),
      /** Null: no second factor. */
      recoveryCodesLeft: z.number().int().nullable(),
    }),
  },
  signOut: {
    method: 'POST',
    path: '/api/console/signOut',
    auth: 'staff',
    staff: STAFF_ROLES,
    summary: 'End this sign-in of the console',
    body: z.strictObject({}),
    data: z.null(),
  },
})
