/** WeChat Pay as it behaves: notifications with real signatures and ciphers, and its API. */
import { createCipheriv, createVerify, randomBytes } from 'node:crypto'
import type { NotificationRequest } from '../../integrations/payment-providers/provider'
import type { WechatPayOptions } from '../../integrations/payment-providers/wechat/options'
import { getKeyPair, signBy, type Party } from './keys'
import { listen, type ReceivedRequest, type MockResponse } from './http-server'

export const WECHAT_SERIAL = 'PUB_KEY_ID_0114'

export function wechatOptions(more: Partial<WechatPayOptions> = {}): WechatPayOptions {
  return {
    merchantId: '1900000109',
    serial: '5157F09EFDC096DE15EBE81A47057A72',
    privateKey: getKeyPair('ours').privateKey,
    apiV3Key: 'k'.repeat(32),
    platformKeys: { [WECHAT_SERIAL]: getKeyPair('theirs').publicKey },
    h5AppId: 'wxpage0000000001',
    apiUrl: 'http://127.0.0.1:9',
    publicUrl: 'https://moguang.example',
    ...more,
  }
}

function seal(key: string, text: string, associatedData: string) {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key), Buffer.from(nonce))
  cipher.setAAD(Buffer.from(associatedData))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return { nonce, ciphertext: sealed.toString('base64') }
}

export interface WechatForgery {
  readonly now: Date
  readonly event?: string
  readonly key?: string
  readonly signer?: Party
  readonly serial?: string
  readonly notificationId?: string
}

/** Headers that sign `rawBody` at `now`. */
function signed(
  rawBody: string,
  { now, signer = 'theirs', serial = WECHAT_SERIAL }: WechatForgery,
) {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const nonce = randomBytes(8).toString('hex')
  return {
    'wechatpay-serial': serial,
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-signature': signBy(signer, `${timestamp}\n${nonce}\n${rawBody}\n`),
  }
}

/** A notification about these facts. */
export function wechatNotification(facts: object, how: WechatForgery): NotificationRequest {
  const { event = 'TRANSACTION.SUCCESS', key = wechatOptions().apiV3Key } = how
  const rawBody = JSON.stringify({
    id: how.notificationId ?? randomBytes(16).toString('hex'),
    create_time: how.now.toISOString(),
    event_type: event,
    resource_type: 'encrypt-resource',
    resource: {
      algorithm: 'AEAD_AES_256_GCM',
      associated_data: 'transaction',
      original_type: 'transaction',
      ...seal(key, JSON.stringify(facts), 'transaction'),
    },
    summary: '支付成功',
  })
  return { headers: signed(rawBody, how), rawBody }
}

/** A successful payment, as WeChat reports it. */
export function wechatTransaction(orderId: string, amountFen: number) {
  const { merchantId, h5AppId } = wechatOptions()
  return {
    mchid: merchantId,
    appid: h5AppId,
    out_trade_no: orderId,
    transaction_id: `42000${orderId}`,
    trade_type: 'MWEB',
    trade_state: 'SUCCESS',
    success_time: '2026-01-01T20:00:00+08:00',
    amount: { total: amountFen, payer_total: amountFen, currency: 'CNY', payer_currency: 'CNY' },
  }
}

/** Throws unless the request carries our genuine signature. */
function requireSignature({ method, path, body, headers }: ReceivedRequest): void {
  const [scheme, rest = ''] = (headers.authorization ?? '').split(' ')
  const fields = Object.fromEntries(
    [...rest.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  )
  const text = `${method}\n${path}\n${fields.timestamp}\n${fields.nonce_str}\n${body}\n`
  const { serial, merchantId } = wechatOptions()
  const isGenuine =
    scheme === 'WECHATPAY2-SHA256-RSA2048' &&
    fields.mchid === merchantId &&
    fields.serial_no === serial &&
    createVerify('RSA-SHA256')
      .update(text)
      .verify(getKeyPair('ours').publicKey, fields.signature ?? '', 'base64')
  if (!isGenuine) throw new Error('unsigned')
}

/** The API: every call must be signed by us, every answer is signed by it. */
export async function startWechat(
  answer: (request: ReceivedRequest) => MockResponse,
  { signer = 'theirs' as Party } = {},
) {
  return listen((request) => {
    try {
      requireSignature(request)
    } catch {
      return { status: 401, body: '{"code":"SIGN_ERROR"}' }
    }
    const { status, body } = answer(request)
    const headers = signed(body, { now: new Date(), signer })
    return { body, headers, ...(status !== undefined && { status }) }
  })
}
