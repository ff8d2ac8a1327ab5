/** Passkeys (WebAuthn): signing in by one, and those of an account. H5 and the console. */
import { z } from 'zod'
import { device, sessionTokens } from './auth'
import { confirmation } from './confirmation'
import { defineEndpoints, id, isoTime, nothing } from './define'
import {
  base64url,
  credentialId,
  flow,
  PASSKEY_TRANSPORTS,
  passkeyReply,
  passkeyStart,
} from './passkey-shapes'

/** Of one account. */
export const PASSKEYS_MAX = 20

const creationRequest = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
  timeout: z.number().int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(
    z.object({
      id: z.string(),
      type: z.literal('public-key'),
      transports: z.array(z.enum(PASSKEY_TRANSPORTS)),
    }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})

/** A new passkey, as browsers put it into JSON. */
const creationAnswer = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    /** Browsers may name others than these one day: they are passed over. */
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
})

const passkeyView = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: isoTime,
  /** Null: never. */
  lastUsedAt: isoTime.nullable(),
})

export const passkeyEndpoints = defineEndpoints({
  passkeyStart: {
    method: 'POST',
    path: '/api/auth/passkey/start',
    auth: 'public',
    summary: 'Begin to sign in by a passkey: what to ask the browser for, and what to keep',
    data: passkeyStart,
  },
  passkeyLogin: {
    method: 'POST',
    path: '/api/auth/passkey/login',
    auth: 'public',
    summary: 'Sign in by a passkey of an account that is there; a beginning is good once',
    body: z.object({ ...passkeyReply, device }),
    data: sessionTokens.extend({ isNew: z.boolean() }),
  },
  confirmStart: {
    method: 'POST',
    path: '/api/user/passkeys/confirm',
    auth: 'user',
    whileClosing: true,
    summary:
      'Begin to confirm something by a passkey: what to ask the browser for, and what to send back',
    data: passkeyStart,
  },
  list: {
    method: 'GET',
    path: '/api/user/passkeys',
    auth: 'user',
    summary: 'My passkeys, the newest first',
    data: z.object({ list: z.array(passkeyView) }),
  },
  start: {
    method: 'POST',
    path: '/api/user/passkeys/start',
    auth: 'user',
    summary:
      'Begin to add a passkey, with what userInfo.confirmBy asks for: what to ask the browser for, and what to keep',
    body: z.strictObject(confirmation).prefault({}),
    data: z.object({ options: creationRequest, flow }),
  },
  add: {
    method: 'POST',
    path: '/api/user/passkeys',
    auth: 'user',
    summary: 'Add the passkey that the browser made; it is named after the device at first',
    body: z.strictObject({ flow, answer: creationAnswer }),
    data: passkeyView,
  },
  rename: {
    method: 'PUT',
    path: '/api/user/passkeys/{id}',
    auth: 'user',
    summary: 'Another name for a passkey',
    params: z.object({ id }),
    body: z.strictObject({
      name: z.string().trim().min(1, '起个名字').max(20, '名字最多 20 个字'),
    }),
    data: nothing,
  },
  remove: {
    method: 'POST',
    path: '/api/user/passkeys/{id}/remove',
    auth: 'user',
    whileClosing: true,
    summary: 'Remove a passkey, with what confirms it: it signs in no more',
    params: z.object({ id }),
    body: z.strictObject(confirmation).prefault({}),
    data: nothing,
  },
})
