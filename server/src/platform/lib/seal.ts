/** Secrets at rest: AES-256-GCM under a derived key, bound to their storage location. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const VERSION = 'v1'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * @param key 32 bytes
 * @param place part of the seal: a text that was moved to another row does not open there
 */
export function seal(key: Uint8Array, plain: string, place: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  const whole = Buffer.concat([nonce, cipher.getAuthTag(), sealed])
  return `${VERSION}.${whole.toString('base64url')}`
}

/** Null for what this key did not seal for this place: changed, moved, or of another secret. */
export function unseal(key: Uint8Array, sealed: string, place: string): string | null {
  const [version, text = ''] = sealed.split('.')
  const whole = Buffer.from(text, 'base64url')
  if (version !== VERSION || whole.length < NONCE_BYTES + TAG_BYTES) return null
  const nonce = whole.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place))
  decipher.setAuthTag(whole.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    const plain = decipher.update(whole.subarray(NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([plain, decipher.final()]).toString('utf8')
  } catch {
    // The tag does not fit: whatever else it may be, it is not what was sealed.
    return null
  }
}
