/** An authenticator in software: passkeys of ES256 without attestation, and every mistake one can make. */
import {
  createHash,
  createSign,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto'
import type { passkeyEndpoints } from '@contract/endpoints/passkey'
import type { passkeyRequest } from '@contract/endpoints/passkey-shapes'
import type { z } from 'zod'

type CreationOptions = z.output<typeof passkeyEndpoints.start.data>['options']
type RequestOptions = z.output<typeof passkeyRequest>

const PRESENT = 0x01
const VERIFIED = 0x04
/** May be, and is, shared between devices. */
const SHARED = 0x18
const WITH_KEY = 0x40

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** The head of a CBOR item. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}

const cborNumber = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const cborBytes = (bytes: Buffer) => Buffer.concat([head(2, bytes.length), bytes])
const cborText = (text: string) =>
  Buffer.concat([head(3, Buffer.byteLength(text)), Buffer.from(text)])
const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([head(5, entries.length), ...entries.flat()])

function encodeCose(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return cborMap([
    [cborNumber(1), cborNumber(2)],
    [cborNumber(3), cborNumber(-7)],
    [cborNumber(-1), cborNumber(1)],
    [cborNumber(-2), cborBytes(Buffer.from(x, 'base64url'))],
    [cborNumber(-3), cborBytes(Buffer.from(y, 'base64url'))],
  ])
}

/** False claims of the authenticator. */
export interface Wrong {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly type?: string
  readonly counter?: number
  readonly userHandle?: string | undefined
  /** Without user verification (finger, face or PIN). */
  readonly unverified?: true
  /** Signs with this key. */
  readonly key?: KeyObject
}

interface Passkey {
  readonly id: string
  readonly userHandle: string
  readonly privateKey: KeyObject
  counter: number
}

/** One device, in a browser that is at `origin`. */
export class Authenticator {
  readonly passkeys: Passkey[] = []

  constructor(
    private readonly origin: string,
    /** Shared passkeys do not count. */
    private readonly counts = true,
  ) {}

  private clientData(type: string, challenge: string, wrong: Wrong): Buffer {
    const { origin = this.origin } = wrong
    const said = { type: wrong.type ?? type, challenge: wrong.challenge ?? challenge, origin }
    return Buffer.from(JSON.stringify({ ...said, crossOrigin: false }))
  }

  private authData(rpId: string, counter: number, wrong: Wrong, more = 0): Buffer {
    const verified = wrong.unverified ? 0 : VERIFIED
    const flags = PRESENT | verified | (this.counts ? 0 : SHARED) | more
    const tail = Buffer.alloc(5)
    tail.writeUInt8(flags)
    tail.writeUInt32BE(wrong.counter ?? counter, 1)
    return Buffer.concat([sha256(wrong.rpId ?? rpId), tail])
  }

  /** Makes a passkey. */
  create({ challenge, rp, user }: CreationOptions, wrong: Wrong = {}) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const rawId = randomBytes(32)
    const id = rawId.toString('base64url')
    const length = Buffer.from([0, rawId.length])
    const authData = Buffer.concat([
      this.authData(rp.id, 0, wrong, WITH_KEY),
      ...[Buffer.alloc(16), length, rawId, encodeCose(publicKey)],
    ])
    const attestationObject = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(authData)],
    ])
    this.passkeys.push({ id, userHandle: user.id, privateKey, counter: 0 })
    return {
      id,
      rawId: id,
      type: 'public-key' as const,
      response: {
        clientDataJSON: this.clientData('webauthn.create', challenge, wrong).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal', 'of-tomorrow'],
      },
    }
  }

  /** Signs with the newest passkey, or the one of this place. */
  get({ challenge, rpId }: RequestOptions, wrong: Wrong = {}, at = -1) {
    const passkey = this.passkeys.at(at)
    if (!passkey) throw new Error('this device has no passkey')
    if (this.counts) passkey.counter += 1
    const clientData = this.clientData('webauthn.get', challenge, wrong)
    const authData = this.authData(rpId, passkey.counter, wrong)
    const signature = createSign('sha256')
      .update(Buffer.concat([authData, sha256(clientData)]))
      .sign(wrong.key ?? passkey.privateKey)
    const userHandle = 'userHandle' in wrong ? wrong.userHandle : passkey.userHandle
    return {
      id: passkey.id,
      rawId: passkey.id,
      type: 'public-key' as const,
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        ...(userHandle !== undefined && { userHandle }),
      },
    }
  }
}
