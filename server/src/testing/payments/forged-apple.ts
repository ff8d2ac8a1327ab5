/** Purchases and notifications in the name of the App Store that must credit nothing. */
import { tokenOfOrder } from '@contract/app-store-token'
import { appleChain, appleNotification, appleSign, appleTransaction, makeChain } from './apple'
import { HOUR_MS, later, type Forgery, type Target } from './forgery'

export interface ForgedPurchase {
  readonly name: string
  readonly signed: string
}

const changes: Record<string, object> = {
  'another app': { bundleId: 'example.other' },
  'no app': { bundleId: undefined },
  'production, here a sandbox': { environment: 'Production' },
  'unsigned (Xcode)': { environment: 'Xcode' },
  'unsigned (LocalTesting)': { environment: 'LocalTesting' },
  'no environment': { environment: undefined },
  'other goods': { productId: 'credits.6480' },
  'cheaper goods': { productId: 'credits.60' },
  'no goods': { productId: undefined },
  'goods in capitals': { productId: 'CREDITS.300' },
  'no number': { transactionId: undefined },
  'a number that is none': { transactionId: 7 },
  'no time': { purchaseDate: undefined },
  'taken back': { revocationDate: Date.now() },
  'taken back long ago': { revocationDate: 0 },
  'shared in a family': { inAppOwnershipType: 'FAMILY_SHARED' },
  'without an owner': { inAppOwnershipType: undefined },
  'a subscription': { type: 'Auto-Renewable Subscription' },
  'for ever': { type: 'Non-Consumable' },
  'two at once': { quantity: 2 },
  'none at all': { quantity: 0 },
  'for no order': { appAccountToken: undefined },
  'for another order': { appAccountToken: tokenOfOrder('9'.repeat(24)) },
  'for another account': { appAccountToken: crypto.randomUUID() },
}

export function forgedPurchases({ id }: Target): ForgedPurchase[] {
  const good = appleTransaction(id)
  const [head = '', body = '', signature = ''] = appleSign(good).split('.')
  const [leaf, between, root] = makeChain()
  const [ownLeaf, ownBetween, ownRoot] = appleChain()
  const encodeHead = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const certificates = [ownLeaf, ownBetween, ownRoot].map(({ der }) => der.toString('base64'))
  const signed: [string, string][] = [
    ['another root', appleSign(good, [leaf, between, root])],
    ['another leaf', appleSign(good, [leaf, ownBetween, ownRoot])],
    ['another chain under our root', appleSign(good, [leaf, between, ownRoot])],
    ['signed by the intermediate', appleSign(good, [ownBetween, ownBetween, ownRoot])],
    ['signed by the root', appleSign(good, [ownRoot, ownRoot, ownRoot])],
    [
      'another signature',
      `${head}.${body}.${appleSign({ ...good, price: 1 }).split('.')[2] ?? ''}`,
    ],
    ['no signature', `${head}.${body}.`],
    ['a short signature', `${head}.${body}.${signature.slice(0, 40)}`],
    ['alg none', `${encodeHead({ alg: 'none', x5c: certificates })}.${body}.`],
    ['alg HS256', `${encodeHead({ alg: 'HS256', x5c: certificates })}.${body}.${signature}`],
    ['no certificates', `${encodeHead({ alg: 'ES256' })}.${body}.${signature}`],
    [
      'two certificates',
      `${encodeHead({ alg: 'ES256', x5c: certificates.slice(1) })}.${body}.${signature}`,
    ],
    [
      'spoilt certificates',
      `${encodeHead({ alg: 'ES256', x5c: ['x', 'y', 'z'] })}.${body}.${signature}`,
    ],
    ['no JWS', 'x'.repeat(40)],
    ['dots', '.'.repeat(40)],
  ]
  return [
    ...Object.entries(changes).map(([name, more]) => ({
      name: `apple: ${name}`,
      signed: appleSign({ ...good, ...more }),
    })),
    ...signed.map(([name, text]) => ({ name: `apple: ${name}`, signed: text })),
  ]
}

const TYPES = [
  ...['CONSUMPTION_REQUEST', 'DID_RENEW', 'ONE_TIME_CHARGE', 'REFUND', 'REFUND_DECLINED'],
  ...['REFUND_REVERSED', 'REVOKE', 'SUBSCRIBED', 'TEST', 'PAID', ''],
]

/** Notifications never credit: Apple reports purchases by the phone that made them. */
export function forgedNotifications({ id }: Target): Forgery[] {
  const signed = appleSign(appleTransaction(id))
  const bodies: [string, string][] = [
    ...TYPES.map((type) => [type, appleNotification(signed, { type })] as [string, string]),
    ...[-24 * 5, -24 * 30, 1].map(
      (hours) =>
        [`${hours} hours off`, appleNotification(signed, { at: later(hours * HOUR_MS) })] as [
          string,
          string,
        ],
    ),
    ['another chain', appleNotification(signed, { chain: makeChain() })],
    ['another app', appleNotification(signed, { data: { bundleId: 'example.other' } })],
    ['no transaction', appleNotification('x')],
    ['a bare transaction', JSON.stringify({ signedPayload: signed })],
    ['nothing', ''],
    ['null', 'null'],
  ]
  return bodies.map(([name, rawBody]) => ({
    name: `apple, notified: ${name}`,
    headers: {},
    rawBody,
  }))
}
