import { z } from 'zod'
import { MAILBOX } from '../sign-in'
import { challengeSolution } from './challenge'
import { defineEndpoints, phone } from './define'

export const code = z.string().regex(/^\d{6}$/, '验证码是 6 位数字')

export const sessionTokens = z.object({ token: z.string(), refreshToken: z.string() })

export const smsSent = z.object({
  /** Wait before the next code may be requested. */
  resendAfterMs: z.number().int(),
  devCode: z.string().optional(),
})

/** Platforms that know who holds a phone, by the code of their own sign-in. */
export const signInProvider = z.enum(['wechat-mini'])

/** One use each; the server trades them in with the platform. */
const platformCode = z.string().min(1).max(200)

/**
 * Random id a client generates at its first start and sends from then on. It proves only an
 * earlier visit: strangers cannot use up the codes and tries of a device that is known.
 */
export const device = z
  .string()
  .regex(/^[\w-]{20,64}$/)
  .optional()

const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, '邮箱地址太长了')
  .regex(MAILBOX, '请输入正确的邮箱地址')

export const inviteCode = z.string().trim().max(20)

export const authEndpoints = defineEndpoints({
  smsCode: {
    method: 'POST',
    path: '/api/sms-code',
    auth: 'public',
    summary:
      'Send a six-digit code; devCode only with the console provider. CHALLENGE_REQUIRED carries what to solve: send the same again with the solution',
    body: z.object({
      phone,
      purpose: z.enum(['login', 'bind']).default('login'),
      device,
      solution: challengeSolution.optional(),
    }),
    data: smsSent,
  },
  emailCode: {
    method: 'POST',
    path: '/api/auth/emailCode',
    auth: 'public',
    summary: 'Send a six-digit code to a mailbox; otherwise as /api/sms-code',
    body: z.object({ email, device, solution: challengeSolution.optional() }),
    data: smsSent,
  },
  emailLogin: {
    method: 'POST',
    path: '/api/auth/emailLogin',
    auth: 'public',
    summary: 'Sign in (or up) with mailbox and code',
    body: z.object({
      email,
      code,
      device,
      /** Code of the inviter; an unknown one is ignored. */
      inviteCode: inviteCode.optional(),
    }),
    data: sessionTokens.extend({ isNew: z.boolean() }),
  },
  phoneLogin: {
    method: 'POST',
    path: '/api/auth/phoneLogin',
    auth: 'public',
    summary: 'Sign in (or up) with phone and code',
    body: z.object({
      phone,
      code,
      device,
      /** Code of the inviter; an unknown one is ignored. */
      inviteCode: inviteCode.optional(),
    }),
    data: sessionTokens.extend({ isNew: z.boolean() }),
  },
  platformLogin: {
    method: 'POST',
    path: '/api/auth/platformLogin',
    auth: 'public',
    summary: 'Sign in (or up) with the number the platform vouches for, and link its account',
    body: z.object({
      provider: signInProvider,
      /** Of the platform's silent sign-in: who asks. */
      loginCode: platformCode,
      /** Of its phone number button. */
      phoneCode: platformCode,
      device,
      inviteCode: inviteCode.optional(),
    }),
    data: sessionTokens.extend({
      isNew: z.boolean(),
      /** The platform's account was linked to another account of ours until now. */
      moved: z.boolean(),
    }),
  },
  silentLogin: {
    method: 'POST',
    path: '/api/auth/silentLogin',
    auth: 'public',
    summary: 'Sign in with a linked account of the platform; null when it is not linked',
    body: z.object({ provider: signInProvider, loginCode: platformCode, device }),
    data: sessionTokens.nullable(),
  },
  refreshToken: {
    method: 'POST',
    path: '/api/auth/refreshToken',
    auth: 'public',
    summary: 'Trade a refresh token for a new pair; {token} is the refresh token',
    body: z.object({ token: z.string().min(1).max(400) }),
    data: sessionTokens,
  },
})
