/** Confirmation of an account change that its session alone does not allow. */
import { z } from 'zod'
import { CONFIRM_BY } from '../sign-in'
import { code } from './auth'
import { passkeyReply } from './passkey-shapes'

/** One of these, as userInfo.confirmOptions lists them; nothing where that is a recent sign-in. */
export const confirmation = {
  /** Which of them; left out: the one that is given. */
  by: z.enum(CONFIRM_BY).optional(),
  /** Code sent by ownCode. */
  code: code.optional(),
  password: z.string().min(1, '请填写密码').max(400, '密码太长了').optional(),
  /** An answer to the request of passkeys/confirm. */
  passkey: z.object(passkeyReply).optional(),
}
