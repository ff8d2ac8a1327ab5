/** Signatures by Standard Webhooks 1.0.0: HMAC-SHA256 of id, time and body. */
import { createHmac, randomBytes } from 'node:crypto'
import type { Keys } from '../../platform/lib/keys'
import { seal, unseal } from '../../platform/lib/seal'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

/** `whsec_` and base64 of 32 random bytes. */
export const createSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`

interface Owner {
  readonly id: string
  readonly userId: string
}

/** A sealed secret opens only in the row it was sealed for. */
const sealContext = ({ id, userId }: Owner) => `webhook/${userId}/${id}`

export function sealSecret(keys: Keys, secret: string, owner: Owner): string {
  return seal(keys.of('webhook'), secret, sealContext(owner))
}

/** Null for one that was sealed for another row or by another SESSION_SECRET. */
export function openSecret(keys: Keys, sealed: string, owner: Owner): string | null {
  return unseal(keys.of('webhook'), sealed, sealContext(owner))
}

/**
 * Headers of one attempt. @param secrets of which each signs: during a rotation the receiver has
 * either. @param at of this attempt: receivers refuse times that differ from theirs by
 * more than five minutes, so that a recorded request cannot be sent again later
 */
export function signHeaders(
  secrets: readonly string[],
  { id, at, body }: { id: string; at: Date; body: string },
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const sign = (secret: string): string => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    const hash = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`)
    return `v1,${hash.digest('base64')}`
  }
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map(sign).join(' '),
  }
}
