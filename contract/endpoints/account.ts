/** An account's sign-ins, and the end of it. */
import { z } from 'zod'
import { smsSent } from './auth'
import { confirmation } from './confirmation'
import { defineEndpoints, id, isoTime, nothing } from './define'

const signIn = z.object({
  id: z.string(),
  /** `console`: at the operators' console. */
  kind: z.enum(['app', 'console']),
  /** In plain words: iPhone · Safari. */
  device: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  createdAt: isoTime,
  seenAt: isoTime,
})

const exportView = z.object({
  state: z.enum(['queued', 'ready', 'failed']),
  createdAt: isoTime,
  sizeBytes: z.number().int().nullable(),
  /** Of the ZIP, for ten minutes and this sign-in only; null unless it is ready. */
  url: z.string().nullable(),
  /** The ZIP is deleted then. */
  expiresAt: isoTime.nullable(),
})

export const accountEndpoints = defineEndpoints({
  ownCode: {
    method: 'POST',
    path: '/api/auth/ownCode',
    auth: 'user',
    whileClosing: true,
    summary:
      'Send a code to the number or the mailbox the account has: to change the number, close the account, change passkeys, create an API key or undo a change',
    body: z.strictObject({
      purpose: z.enum(['change', 'close', 'passkey', 'apiKey', 'undo']),
      /** Left out: to the older of them. */
      by: z.enum(['phone', 'email']).optional(),
    }),
    data: smsSent,
  },
  signOut: {
    method: 'POST',
    path: '/api/auth/signOut',
    auth: 'user',
    whileClosing: true,
    summary: 'End this session, or all sessions of the account',
    body: z.object({ everywhere: z.boolean().default(false) }).prefault({}),
    data: nothing,
  },
  sessions: {
    method: 'GET',
    path: '/api/auth/sessions',
    auth: 'user',
    summary:
      'Where the account is signed in: at most 30 in the app, the last seen first, then those at the console',
    data: z.object({ list: z.array(signIn) }),
  },
  endSessions: {
    method: 'POST',
    path: '/api/auth/sessions/end',
    auth: 'user',
    whileClosing: true,
    summary: 'End one sign-in of the account, or all others',
    body: z
      .strictObject({ id: id.optional(), others: z.boolean().default(false) })
      .refine((body) => body.others !== (body.id !== undefined), '请选择要退出的设备'),
    data: nothing,
  },
  logoff: {
    method: 'POST',
    path: '/api/user/logoff',
    auth: 'user',
    whileClosing: true,
    summary: 'Close the account: it ends everywhere now and is deleted seven days later',
    body: z.strictObject(confirmation).prefault({}),
    data: z.object({ closesAt: isoTime }),
  },
  keepAccount: {
    method: 'POST',
    path: '/api/auth/keepAccount',
    auth: 'user',
    whileClosing: true,
    summary: 'Take the closing of the account back. Idempotent',
    data: nothing,
  },
  requestExport: {
    method: 'POST',
    path: '/api/user/export',
    auth: 'user',
    whileClosing: true,
    summary:
      'Pack everything of mine as a ZIP, by and by; one at a time. Idempotent while it lasts',
    data: exportView,
  },
  readExport: {
    method: 'GET',
    path: '/api/user/export',
    auth: 'user',
    summary: 'State of my newest ZIP; null when there is none',
    data: exportView.nullable(),
  },
})
