/** The App Store as it behaves: a chain of certificates, signed transactions and notifications. */
import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto'
import { tokenOfOrder } from '@contract/app-store-token'
import type { AppleOptions } from '../../integrations/payment-providers/apple-library'
import { issue, type Issued } from './certificates'
import { listen } from './http-server'

const LEAF_MARK = '1.2.840.113635.100.6.11.1'
const BETWEEN_MARK = '1.2.840.113635.100.6.2.1'

/** Leaf first, as in x5c. */
export type Chain = readonly [Issued, Issued, Issued]

export function makeChain({ marks = true, until = new Date('2049-01-01') } = {}): Chain {
  const root = issue('Test Root CA G3', null, { isCa: true })
  const between = issue('Test WWDR', root, { isCa: true, marks: marks ? [BETWEEN_MARK] : [] })
  const leaf = issue('Test Signing', between, { marks: marks ? [LEAF_MARK] : [], until })
  return [leaf, between, root]
}

let cached: Chain | undefined

export function appleChain(): Chain {
  return (cached ??= makeChain())
}

export const APPLE_BUNDLE = 'example.moguang.app'

export function appleOptions(more: Partial<AppleOptions> = {}): AppleOptions {
  const { privateKey: key } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  return {
    bundleId: APPLE_BUNDLE,
    appId: undefined,
    environment: 'Sandbox',
    rootCertificates: [appleChain()[2].der],
    onlineChecks: false,
    api: { key, keyId: 'KEY0000001', issuerId: randomUUID(), url: null },
    ...more,
  }
}

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** JWS with its chain of certificates. */
export function appleSign(payload: object, chain: Chain = appleChain()): string {
  const x5c = chain.map(({ der }) => der.toString('base64'))
  const text = `${base64url({ alg: 'ES256', x5c })}.${base64url(payload)}`
  const key = { key: chain[0].key, dsaEncoding: 'ieee-p1363' } as const
  return `${text}.${createSign('SHA256').update(text).sign(key, 'base64url')}`
}

/** A purchase for this order. */
export function appleTransaction(orderId: string, more: object = {}) {
  return {
    transactionId: `2000${orderId.slice(-12)}`,
    originalTransactionId: `2000${orderId.slice(-12)}`,
    bundleId: APPLE_BUNDLE,
    productId: 'credits.300',
    purchaseDate: Date.now(),
    signedDate: Date.now(),
    quantity: 1,
    type: 'Consumable',
    inAppOwnershipType: 'PURCHASED',
    environment: 'Sandbox',
    appAccountToken: tokenOfOrder(orderId),
    price: 30_000,
    currency: 'CNY',
    ...more,
  }
}

/** The App Store Server API, which knows these signed transactions. */
export async function startAppStore(known: Map<string, string>) {
  return listen(({ path }) => {
    const [, id = ''] = /^\/inApps\/v1\/transactions\/(\d+)/.exec(path) ?? []
    const signedTransactionInfo = known.get(id)
    return signedTransactionInfo === undefined
      ? { status: 404, body: '{"errorCode":4040010,"errorMessage":"Transaction id not found."}' }
      : { body: JSON.stringify({ signedTransactionInfo }) }
  })
}

/** The body of a notification that carries this signed transaction. */
export function appleNotification(
  signedTransactionInfo: string,
  {
    type = 'REFUND',
    at = new Date(),
    data = {},
    chain = appleChain(),
  }: { type?: string; at?: Date; data?: object; chain?: Chain } = {},
): string {
  const facts = { bundleId: APPLE_BUNDLE, environment: 'Sandbox', signedTransactionInfo, ...data }
  const payload = {
    notificationType: type,
    notificationUUID: randomUUID(),
    version: '2.0',
    signedDate: at.getTime(),
    data: facts,
  }
  return JSON.stringify({ signedPayload: appleSign(payload, chain) })
}
