/** Captcha before a code is sent: data of CHALLENGE_REQUIRED, and its answer. */
import { z } from 'zod'

export const challenge = z.union([
  z.object({
    kind: z.literal('pow'),
    /** Find the whole number below maxNumber with SHA-256(salt + number) = challenge, in hex. */
    algorithm: z.literal('SHA-256'),
    challenge: z.string(),
    maxNumber: z.number().int(),
    salt: z.string(),
    signature: z.string(),
  }),
  z.object({ kind: z.literal('tencent-captcha'), appId: z.string() }),
])

export const challengeSolution = z.union([
  z.strictObject({
    kind: z.literal('pow'),
    /** Base64 of the JSON {algorithm, challenge, number, salt, signature}: ALTCHA's payload. */
    payload: z.string().max(2000),
  }),
  z.strictObject({
    kind: z.literal('tencent-captcha'),
    ticket: z.string().max(2000),
    randstr: z.string().max(200),
  }),
])
