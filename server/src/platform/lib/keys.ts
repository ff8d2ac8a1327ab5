/** One secret of the operator, one key for each purpose: what signs one thing opens no other. */
import { hkdfSync } from 'node:crypto'

export type KeyPurpose =
  | 'access-token'
  | 'refresh-token'
  | 'sms-code'
  | 'challenge'
  | 'oidc-flow'
  | 'passkey-flow'
  | 'gift-code'
  | 'upload-form'
  | 'export-link'
  | 'events-ticket'
  | 'layers-link'
  | 'sandbox-payment'
  | 'own-key'
  | 'webhook'
  | 'check-copy'
  | 'console-factor'
  | 'console-recovery'
  | 'means-undo'
  | 'redis'

export interface Keys {
  /** 32 bytes, always the same for the same secret and purpose. */
  of(purpose: KeyPurpose): Uint8Array
  /**
   * Key of all signatures before keys were derived: for gift codes already handed out and for
   * refresh tokens that were just rotated. It signs nothing new.
   */
  readonly legacy: Uint8Array
}

/** Part of every derivation: another number derives new keys from the same secret. */
const VERSION = 1
const KEY_BYTES = 32

export function deriveKeys(secret: Uint8Array): Keys {
  const derived = new Map<KeyPurpose, Uint8Array>()
  const derive = (purpose: KeyPurpose) =>
    new Uint8Array(hkdfSync('sha256', secret, '', `moguang/v${VERSION}/${purpose}`, KEY_BYTES))
  return {
    legacy: secret,
    of(purpose) {
      const key = derived.get(purpose) ?? derive(purpose)
      derived.set(purpose, key)
      return key
    },
  }
}
