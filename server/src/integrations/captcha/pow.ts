/**
 * Proof of work by ALTCHA's protocol (v1): which number, appended to the salt, has this SHA-256?
 * Stateless: the salt names purpose and expiry, and is signed.
 */
import { createHmac } from 'node:crypto'
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1'
import { z } from 'zod'
import type { Challenger, ChallengeSubject } from './challenge'

const VALID_MS = 10 * 60_000
/**
 * Numbers to try at level 0, half of them on average: about a tenth of a second in a browser, two
 * where a phone's mini-program runs without a compiler.
 */
const NUMBERS = 20_000
/** 1.3 million numbers: the most that a slow phone still does in two minutes. */
const MAX_LEVEL = 6

const payloadShape = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().max(100),
  number: z.number().int().min(0),
  salt: z.string().max(400),
  signature: z.string().max(100),
})

function readPayload(text: string): z.output<typeof payloadShape> | null {
  try {
    const found: unknown = JSON.parse(Buffer.from(text, 'base64').toString())
    return payloadShape.safeParse(found).data ?? null
  } catch {
    // Anything else is no solution.
    return null
  }
}

export function createPow({ key, now }: { key: Uint8Array; now: () => Date }): Challenger {
  const hmacKey = Buffer.from(key).toString('hex')
  const computeTag = ({ recipient, purpose }: ChallengeSubject) =>
    createHmac('sha256', key).update(`for:${purpose}:${recipient}`).digest('hex').slice(0, 16)

  return {
    async make(asking, level) {
      const created = await createChallenge({
        hmacKey,
        algorithm: 'SHA-256',
        maxNumber: NUMBERS * 2 ** Math.min(MAX_LEVEL, level),
        expires: new Date(now().getTime() + VALID_MS),
        params: { for: computeTag(asking) },
      })
      const { challenge, maxnumber = NUMBERS, salt, signature } = created
      return { kind: 'pow', algorithm: 'SHA-256', challenge, maxNumber: maxnumber, salt, signature }
    },

    async check(solution, asking) {
      const payload = solution.kind === 'pow' ? readPayload(solution.payload) : null
      if (!payload) return null
      const { expires, for: tag } = extractParams(payload)
      if (tag !== computeTag(asking)) return null
      if (!(Number(expires) * 1000 > now().getTime())) return null
      return (await verifySolution(payload, hmacKey, false)) ? `pow:${payload.challenge}` : null
    },
  }
}
