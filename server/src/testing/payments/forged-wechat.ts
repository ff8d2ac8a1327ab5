/** Notifications in the name of WeChat Pay that must credit nothing. */
import { randomBytes } from 'node:crypto'
import { HOUR_MS, later, otherOrders, type Forgery, type Target } from './forgery'
import { signBy } from './keys'
import { WECHAT_SERIAL, wechatNotification, wechatTransaction, type WechatForgery } from './wechat'

/** Signed by WeChat, about something that is no payment of this order. */
function genuineButWrong(target: Target): Forgery[] {
  const { id, priceFen } = target
  const facts = wechatTransaction(id, priceFen)
  const amounts = [0, -priceFen, 1, priceFen - 1, priceFen + 1, priceFen * 10, priceFen + 0.5]
  const noAmounts = [String(priceFen), null, {}, [priceFen], 1e21, true]
  const changes: [string, object][] = [
    ...[...amounts, ...noAmounts].map(
      (total) =>
        [`amount ${JSON.stringify(total)}`, { amount: { total, currency: 'CNY' } }] as [
          string,
          object,
        ],
    ),
    ...['USD', 'cny', 'JPY', 7].map(
      (currency) =>
        [`currency ${currency}`, { amount: { total: priceFen, currency } }] as [string, object],
    ),
    ...['', '1900000108', '1900000109 ', 1_900_000_109, null, ['1900000109']].map(
      (mchid) => [`merchant ${JSON.stringify(mchid)}`, { mchid }] as [string, object],
    ),
    ...['', 'wxother', 'WXMINI0000000001', null, ['wxmini0000000001']].map(
      (appid) => [`app ${JSON.stringify(appid)}`, { appid }] as [string, object],
    ),
    ...['NOTPAY', 'REFUND', 'CLOSED', 'REVOKED', 'USERPAYING', 'PAYERROR', 'success', '', null].map(
      (state) => [`state ${state}`, { trade_state: state }] as [string, object],
    ),
    ...otherOrders(target).map(
      (order) => [`order ${order}`, { out_trade_no: order }] as [string, object],
    ),
    ['no payment number', { transaction_id: '' }],
    ['no time', { success_time: 'now' }],
    ['nothing', { amount: undefined, mchid: undefined, out_trade_no: undefined }],
  ]
  return changes.map(([name, change]) => ({
    name: `wechat, genuine: ${name}`,
    ...wechatNotification({ ...facts, ...change }, { now: later(0) }),
  }))
}

/** The right facts in a wrong envelope. */
function wrongEnvelopes({ id, priceFen }: Target): Forgery[] {
  const facts = wechatTransaction(id, priceFen)
  const shifts = [-24, -2, -1, 1, 2, 24].map((hours) => hours * HOUR_MS)
  const hows: [string, Partial<WechatForgery>][] = [
    // The window is of five minutes; one from the future comes nearer while the others are sent.
    ...[...shifts, -301_000, 420_000].map(
      (ms) => [`sent ${ms} ms off`, { now: later(ms) }] as [string, Partial<WechatForgery>],
    ),
    ['signed by us', { signer: 'ours' }],
    ['signed by a stranger', { signer: 'stranger' }],
    ['sealed with another key', { key: 'x'.repeat(32) }],
    ...['', 'PUB_KEY_ID_0', '__proto__', `${WECHAT_SERIAL} `, WECHAT_SERIAL.toLowerCase()].map(
      (serial) => [`serial «${serial}»`, { serial }] as [string, Partial<WechatForgery>],
    ),
    ...['TRANSACTION.CLOSED', 'REFUND.SUCCESS', 'REFUND.ABNORMAL', 'transaction.success', ''].map(
      (event) => [`event «${event}»`, { event }] as [string, Partial<WechatForgery>],
    ),
  ]
  return hows.map(([name, how]) => ({
    name: `wechat: ${name}`,
    ...wechatNotification(facts, { now: later(0), ...how }),
  }))
}

/** A genuine notification, changed on its way. */
function changed({ id, priceFen }: Target): Forgery[] {
  const good = wechatNotification(wechatTransaction(id, priceFen), { now: later(0) })
  const other = wechatNotification(wechatTransaction(id, 1), { now: later(0) })
  const readHeader = (name: string) => String(good.headers[name])
  const signature = readHeader('wechatpay-signature')
  const signatures = [
    '',
    'x',
    'A'.repeat(344),
    signature.slice(0, -4),
    Buffer.from(signature, 'base64').toString('hex'),
    String(other.headers['wechatpay-signature']),
    `WECHATPAY/SIGNTEST/${randomBytes(64).toString('base64')}`,
    signBy('theirs', good.rawBody),
    signBy('theirs', '\n\n\n'),
  ]
  const bodies = [
    '',
    '{}',
    'null',
    '[]',
    `${good.rawBody} `,
    `${good.rawBody}\n`,
    good.rawBody.slice(0, -1),
    JSON.stringify(JSON.parse(good.rawBody), null, 1),
    other.rawBody,
    good.rawBody.replace('TRANSACTION', 'transaction'),
  ]
  const headers: Record<string, string>[] = [
    ...signatures.map((text) => ({ 'wechatpay-signature': text })),
    ...Object.keys(good.headers).map((name) => ({ [name]: '' })),
    { 'wechatpay-nonce': 'other' },
    ...['0', '-1', '1e9', 'NaN', '99999999999999'].map((at) => ({ 'wechatpay-timestamp': at })),
  ]
  return [
    ...bodies.map((rawBody, n) => ({ name: `wechat: body ${n}`, ...good, rawBody })),
    ...headers.map((more, n) => ({
      name: `wechat: header ${n} ${Object.keys(more).join()}`,
      rawBody: good.rawBody,
      headers: { ...good.headers, ...more },
    })),
  ]
}

/** The envelope signed again by WeChat around a tampered sealed text. */
function spoiltSeals({ id, priceFen }: Target): Forgery[] {
  const { rawBody } = wechatNotification(wechatTransaction(id, priceFen), { now: later(0) })
  const notification = JSON.parse(rawBody) as { resource: Record<string, string> }
  const bytes = Buffer.from(notification.resource.ciphertext ?? '', 'base64')
  const flipped = [0, 7, 40, bytes.length - 17, bytes.length - 16, bytes.length - 1].map((at) => {
    const copy = Buffer.from(bytes)
    copy[at] = (copy[at] ?? 0) ^ 1
    return { ciphertext: copy.toString('base64') }
  })
  const spoils: Record<string, string>[] = [
    ...flipped,
    { ciphertext: '' },
    { ciphertext: bytes.subarray(0, -1).toString('base64') },
    { ciphertext: bytes.subarray(0, 15).toString('base64') },
    { nonce: '0'.repeat(12) },
    { nonce: '' },
    { associated_data: '' },
    { associated_data: 'refund' },
    { algorithm: 'AES-256-CBC' },
  ]
  return spoils.map((spoil, n) => {
    const text = JSON.stringify({
      ...notification,
      resource: { ...notification.resource, ...spoil },
    })
    const timestamp = String(Math.floor(Date.now() / 1000))
    const headers = {
      'wechatpay-serial': WECHAT_SERIAL,
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': 'n',
      'wechatpay-signature': signBy('theirs', `${timestamp}\nn\n${text}\n`),
    }
    return { name: `wechat: seal ${n}`, headers, rawBody: text }
  })
}

export function forgedWechat(target: Target): Forgery[] {
  return [
    ...genuineButWrong(target),
    ...wrongEnvelopes(target),
    ...changed(target),
    ...spoiltSeals(target),
  ]
}
