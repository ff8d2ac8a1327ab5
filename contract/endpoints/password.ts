/** Signing in with a password, and the links of the operator that make accounts and set passwords. */
import { z } from 'zod'
import { ACCOUNT_NAME } from '../sign-in'
import { device, inviteCode, sessionTokens } from './auth'
import { defineEndpoints, isoTime, nothing } from './define'

const account = z
  .string()
  .trim()
  .toLowerCase()
  .regex(ACCOUNT_NAME, '账号名是 3 到 32 个字母和数字，至少一个字母，中间可以有点和横线')
  .describe('Name of the account: 3 to 32 small letters and digits, dots and lines between')

/** As typed; rules for a new one are the server’s (PARAM_INVALID states them). */
const password = z.string().min(1, '请填写密码').max(400, '密码太长了')

/** Of a link that the operator made: good once, and not for ever. */
const linkToken = z.string().min(1).max(200)

export const passwordEndpoints = defineEndpoints({
  passwordLogin: {
    method: 'POST',
    path: '/api/auth/passwordLogin',
    auth: 'public',
    summary:
      'Sign in with account name and password; PASSWORD_WRONG says not which of them is wrong',
    body: z.object({
      account: z.string().trim().toLowerCase().min(1, '请填写账号').max(64, '账号太长了'),
      password,
      device,
    }),
    data: sessionTokens.extend({ isNew: z.boolean() }),
  },
  readLink: {
    method: 'POST',
    path: '/api/auth/link',
    auth: 'public',
    summary: 'What a link of the operator is for: a new account, or a new password',
    body: z.object({ token: linkToken }),
    data: z.object({
      kind: z.enum(['invite', 'reset']),
      /** The account it sets a password for; null where a name is still to be chosen. */
      account: z.string().nullable(),
      expiresAt: isoTime,
    }),
  },
  useLink: {
    method: 'POST',
    path: '/api/auth/link/use',
    auth: 'public',
    summary:
      'Make the account, or set the password, and sign in. A name that is taken leaves the link as it was',
    body: z.object({
      token: linkToken,
      /** Required where readLink names none. */
      account: account.optional(),
      password,
      device,
      /** Code of the inviter; an unknown one is ignored. */
      inviteCode: inviteCode.optional(),
    }),
    data: sessionTokens.extend({ isNew: z.boolean() }),
  },
  changePassword: {
    method: 'POST',
    path: '/api/auth/password',
    auth: 'user',
    summary: 'Another password for the signed-in account; every other session of it ends',
    body: z.strictObject({
      oldPassword: password,
      password,
      /** Passkeys stay unless this says otherwise. */
      removePasskeys: z.boolean().default(false),
    }),
    data: nothing,
  },
})
