/** Signatures and ciphers of API v3: ours go out, theirs are checked over the exact bytes. */
import {
  createDecipheriv,
  createPublicKey,
  createSign,
  createVerify,
  randomBytes,
  type KeyObject,
} from 'node:crypto'

/** Lines as API v3 signs them: each ended, the last one too. */
function joinLines(parts: readonly string[]): string {
  return parts.map((part) => `${part}\n`).join('')
}

export function newNonce(): string {
  return randomBytes(16).toString('hex')
}

export function signLines(privateKey: string, parts: readonly string[]): string {
  return createSign('RSA-SHA256').update(joinLines(parts)).sign(privateKey, 'base64')
}

const SEAL_HEADERS = ['serial', 'timestamp', 'nonce', 'signature'] as const
/** Beyond it a genuine signature is a replay. */
const WINDOW_S = 300

/** Values of the `wechatpay-*` headers; null when one is missing. */
function readSeal(read: (name: string) => unknown) {
  const values = SEAL_HEADERS.map((name) => read(`wechatpay-${name}`))
  if (!values.every((value) => typeof value === 'string' && value !== '')) return null
  const [serial = '', timestamp = '', nonce = '', signature = ''] = values as string[]
  return { serial, timestamp, nonce, signature }
}

export type SealCheck = 'genuine' | 'unsigned' | 'stale' | 'unknownSerial' | 'forged'

/** Checks what WeChat Pay sent, notifications and answers alike. */
export function createSealCheck(platformKeys: Readonly<Record<string, string>>, now: () => Date) {
  const keys = new Map<string, KeyObject>(
    Object.entries(platformKeys).map(([serial, pem]) => [serial, createPublicKey(pem)]),
  )
  return (read: (name: string) => unknown, rawBody: string): SealCheck => {
    const seal = readSeal(read)
    if (!seal) return 'unsigned'
    const { serial, timestamp, nonce, signature } = seal
    if (!/^\d{1,12}$/.test(timestamp)) return 'stale'
    if (Math.abs(now().getTime() / 1000 - Number(timestamp)) > WINDOW_S) return 'stale'
    const key = keys.get(serial)
    if (!key) return 'unknownSerial'
    const verify = createVerify('RSA-SHA256').update(joinLines([timestamp, nonce, rawBody]))
    return verify.verify(key, signature, 'base64') ? 'genuine' : 'forged'
  }
}

const TAG_BYTES = 16

export interface Sealed {
  readonly ciphertext: string
  readonly nonce: string
  readonly associatedData: string
}

/** Throws when the text was not sealed with this key. */
export function openSealed(apiV3Key: string, sealed: Sealed): string {
  const bytes = Buffer.from(sealed.ciphertext, 'base64')
  if (bytes.length < TAG_BYTES) throw new Error('too short for a sealed text')
  const cipher = createDecipheriv('aes-256-gcm', Buffer.from(apiV3Key), Buffer.from(sealed.nonce), {
    authTagLength: TAG_BYTES,
  })
  cipher.setAAD(Buffer.from(sealed.associatedData))
  cipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  return cipher.update(bytes.subarray(0, -TAG_BYTES), undefined, 'utf8') + cipher.final('utf8')
}
