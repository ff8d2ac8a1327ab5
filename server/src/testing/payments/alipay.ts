/** Alipay as it behaves: signed forms, and its gateway. */
import { createVerify, randomUUID } from 'node:crypto'
import type { AlipayOptions } from '../../integrations/payment-providers/alipay'
import { formatYuan } from '../../integrations/payment-providers/money'
import { shanghaiTime } from '../../integrations/payment-providers/shanghai-time'
import { getKeyPair, signBy, type Party } from './keys'
import { listen, type ReceivedRequest } from './http-server'

export function alipayOptions(more: Partial<AlipayOptions> = {}): AlipayOptions {
  return {
    appId: '2021000000000001',
    sellerId: '2088000000000001',
    privateKey: getKeyPair('ours').privateKey,
    alipayPublicKey: getKeyPair('theirs').publicKey,
    gateway: 'http://127.0.0.1:9/gateway.do',
    publicUrl: 'https://moguang.example',
    ...more,
  }
}

type Fields = Readonly<Record<string, string>>

/** Signed content: the names in order, without sign (and, in notifications, sign_type). */
function signedText(fields: Fields, left: readonly string[]): string {
  return Object.keys(fields)
    .filter((name) => !left.includes(name))
    .sort()
    .map((name) => `${name}=${fields[name] ?? ''}`)
    .join('&')
}

/** A paid trade as a notification reports it. */
export function alipayTrade(orderId: string, amountFen: number, now: Date): Fields {
  const { appId, sellerId } = alipayOptions()
  return {
    notify_id: randomUUID().replaceAll('-', ''),
    notify_type: 'trade_status_sync',
    notify_time: shanghaiTime(now),
    charset: 'utf-8',
    version: '1.0',
    sign_type: 'RSA2',
    app_id: appId,
    auth_app_id: appId,
    seller_id: sellerId,
    buyer_id: '2088000000000002',
    out_trade_no: orderId,
    trade_no: `2026${orderId}`,
    trade_status: 'TRADE_SUCCESS',
    subject: '墨光积分 310 & 100%',
    total_amount: formatYuan(amountFen),
    gmt_payment: shanghaiTime(now),
    fund_bill_list: '[{"amount":"30.00","fundChannel":"ALIPAYACCOUNT"}]',
  }
}

/** The form Alipay would send. */
export function alipayForm(
  fields: Fields,
  { signer = 'theirs' as Party, algorithm = 'RSA-SHA256' } = {},
): string {
  const sign = signBy(signer, signedText(fields, ['sign', 'sign_type']), algorithm)
  return new URLSearchParams({ ...fields, sign }).toString()
}

/** The fields of a request to the gateway; throws unless we signed it. */
export function readAlipayRequest({ path, body = '' }: { path: string; body?: string }) {
  const query = new URL(path, 'http://x').searchParams
  const fields = Object.fromEntries([...query, ...new URLSearchParams(body)])
  const { sign = '' } = fields
  const verify = createVerify('RSA-SHA256').update(signedText(fields, ['sign']))
  if (!verify.verify(getKeyPair('ours').publicKey, sign, 'base64')) throw new Error('unsigned')
  return {
    fields,
    wish: JSON.parse(fields.biz_content ?? '{}') as Record<string, string>,
  }
}

/** The gateway: `answer` by method and wish; signed by it. */
export async function startAlipay(
  answer: (method: string, wish: Record<string, string>) => object,
  { signer = 'theirs' as Party } = {},
) {
  const server = await listen((request: ReceivedRequest) => {
    const { fields, wish } = readAlipayRequest(request)
    const method = fields.method ?? ''
    const data = JSON.stringify(answer(method, wish))
    const name = `${method.replaceAll('.', '_')}_response`
    return { body: `{"${name}":${data},"sign":"${signBy(signer, data)}"}` }
  })
  return { ...server, gateway: `${server.url}/gateway.do` }
}
