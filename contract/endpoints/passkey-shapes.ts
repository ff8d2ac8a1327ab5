/** Data that browsers send and receive for a passkey (WebAuthn), as JSON. */
import { z } from 'zod'

export const base64url = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/, '通行密钥的内容不完整')

export const credentialId = base64url(1400)
/** Transports of an authenticator. */
export const PASSKEY_TRANSPORTS = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
] as const

/** Sealed; stored by this page and sent back with the answer. Good once, for five minutes. */
export const flow = z.string().min(1).max(4000)

/** Request to a browser for a sign-in: any passkey for this site, with its user. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification: z.literal('required'),
})

/** A signature by a passkey, as browsers put it into JSON. */
export const passkeyAnswer = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(2000),
    userHandle: base64url(100).optional(),
  }),
})

export const passkeyStart = z.object({
  /** For the browser. */
  options: passkeyRequest,
  flow,
})

export const passkeyReply = { flow, answer: passkeyAnswer }
