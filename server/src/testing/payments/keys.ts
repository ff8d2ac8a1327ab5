/** Keys of the parties of a payment: ours, the provider's, and a stranger's. Made once a process. */
import { createSign, generateKeyPairSync } from 'node:crypto'

export interface KeyPair {
  readonly privateKey: string
  readonly publicKey: string
}

function makePair(): KeyPair {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
}

export type Party = 'ours' | 'theirs' | 'stranger'

const pairs = new Map<Party, KeyPair>()

export function getKeyPair(party: Party): KeyPair {
  const pair = pairs.get(party) ?? makePair()
  pairs.set(party, pair)
  return pair
}

export function signBy(party: Party, text: string, algorithm = 'RSA-SHA256'): string {
  return createSign(algorithm).update(text).sign(getKeyPair(party).privateKey, 'base64')
}
