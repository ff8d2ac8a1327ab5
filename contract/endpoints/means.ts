/** The means an account is signed in by: binding a number, what changed, and taking a change back. */
import { z } from 'zod'
import { CONFIRM_BY } from '../sign-in'
import { code, device } from './auth'
import { confirmation } from './confirmation'
import { defineEndpoints, id, isoTime, nothing, phone } from './define'

const { code: _, ...otherConfirmation } = confirmation

const change = z.object({
  /** The change, as a Chinese sentence. */
  words: z.string(),
  createdAt: isoTime,
  /** It can be undone until then. */
  undoUntil: isoTime,
})

/** Twelve letters and digits, however they are written. */
const undoCode = z
  .string()
  .trim()
  .min(12, '撤销码是 12 位字母和数字')
  .max(40, '撤销码是 12 位字母和数字')

export const meansEndpoints = defineEndpoints({
  bindPhone: {
    method: 'POST',
    path: '/api/auth/bindPhone',
    auth: 'user',
    summary:
      'Bind a phone number to the signed-in account, or change it, confirmed by a means it has',
    body: z.object({
      phone,
      /** Code sent to the new number. */
      code,
      /** Code sent by ownCode to the number or mailbox the account has. */
      oldCode: code.optional(),
      ...otherConfirmation,
      device,
    }),
    data: z.object({ phone: z.string() }),
  },
  changes: {
    method: 'GET',
    path: '/api/user/means/changes',
    auth: 'user',
    summary: 'Changes of how I sign in that can still be undone, the newest first',
    data: z.object({
      list: z.array(change.extend({ id: z.string() })),
      /** Means that confirm undoing one, the oldest first; empty: the code of the notice alone undoes it. */
      confirmOptions: z.array(z.enum(CONFIRM_BY)),
    }),
  },
  undoOwn: {
    method: 'POST',
    path: '/api/user/means/changes/{id}/undo',
    auth: 'user',
    whileClosing: true,
    summary: 'Undo a change, confirmed by a means that is older than it',
    params: z.object({ id }),
    body: z.strictObject(confirmation).prefault({}),
    data: nothing,
  },
  readUndo: {
    method: 'POST',
    path: '/api/auth/undo',
    auth: 'public',
    summary: 'What the code of a notice would undo',
    body: z.strictObject({ code: undoCode, device }),
    data: change,
  },
  useUndo: {
    method: 'POST',
    path: '/api/auth/undo/use',
    auth: 'public',
    summary: 'Undo a change by the code of its notice; what it opened ends',
    body: z.strictObject({ code: undoCode, device }),
    data: nothing,
  },
})
