/** Notifications in the name of Alipay that must credit nothing. */
import { formatYuan } from '../../integrations/payment-providers/money'
import { shanghaiTime } from '../../integrations/payment-providers/shanghai-time'
import { alipayForm, alipayTrade } from './alipay'
import { HOUR_MS, later, otherOrders, type Forgery, type Target } from './forgery'

type Change = readonly [string, Record<string, string>]

function changes(target: Target): Change[] {
  const { priceFen } = target
  const price = formatYuan(priceFen)
  const amounts = [
    ...[0, 1, priceFen - 1, priceFen + 1, priceFen * 100].map(formatYuan),
    ...[`-${price}`, `+${price}`, `0${price}`, `${price}0`, ` ${price}`, `${price} `],
    ...['', '30,00', '3e1', '0x1e', '３０.００', 'NaN', 'Infinity', '30.001', String(priceFen)],
  ]
  const states = ['WAIT_BUYER_PAY', 'TRADE_CLOSED', 'trade_success', 'TRADE_SUCCESS ', 'PAID', '']
  const hours = [-240, -48, -27, 1, 24, 240]
  const of = (name: string, values: readonly string[]): Change[] =>
    values.map((value) => [`${name} «${value}»`, { [name]: value }])
  return [
    ...of('total_amount', amounts),
    ...of('trade_status', states),
    ...of('seller_id', ['', '2088000000000009', '2088000000000001 ', '2021000000000001']),
    ...of('app_id', ['', '2021000000000009', '2021000000000001 ', '2088000000000001']),
    ...of('out_trade_no', otherOrders(target)),
    ...of('trade_no', ['']),
    ...of('notify_id', ['']),
    ...of('notify_type', ['', 'batch_trans_notify']),
    ...of('charset', ['', 'gbk', 'GB2312']),
    ...of('notify_time', ['', 'now', '2026-02-30 99:00:00', '1767225600']),
    ...of(
      'notify_time',
      hours.map((hour) => shanghaiTime(later(hour * HOUR_MS))),
    ),
    ...of('gmt_payment', ['yesterday']),
    ...of('refund_fee', [price, '0.01', '-1', 'x']),
  ]
}

/** A genuine form, changed on its way or signed with another key. */
function changed({ id, priceFen }: Target): [string, string][] {
  const trade = alipayTrade(id, priceFen, later(0))
  const good = alipayForm(trade)
  const cheap = alipayForm({ ...trade, total_amount: '0.01' })
  const readSign = (form: string) => new URLSearchParams(form).get('sign') ?? ''
  const withSign = (sign: string) => new URLSearchParams({ ...trade, sign }).toString()
  return [
    ['signed by us', alipayForm(trade, { signer: 'ours' })],
    ['signed by a stranger', alipayForm(trade, { signer: 'stranger' })],
    ['a weaker hash', alipayForm({ ...trade, sign_type: 'RSA' }, { algorithm: 'RSA-SHA1' })],
    ...['', 'MD5', 'RSA', 'none', 'rsa2'].map(
      (type) =>
        [`sign_type «${type}»`, alipayForm({ ...trade, sign_type: type })] as [string, string],
    ),
    ...['', 'x', 'A'.repeat(344), readSign(cheap), readSign(good).slice(4)].map(
      (sign, n) => [`signature ${n}`, withSign(sign)] as [string, string],
    ),
    ['no signature', new URLSearchParams(trade).toString()],
    ['a name twice', `${good}&out_trade_no=${id}`],
    ['a name more', `${good}&extra=1`],
    ['a sign more', `${good}&sign=x`],
    ['another amount', good.replace(encodeURIComponent(formatYuan(priceFen)), '0.01')],
    ['a cheap one made dear', cheap.replace('0.01', formatYuan(priceFen))],
    ['cut', good.slice(0, -20)],
    ['JSON', JSON.stringify(Object.fromEntries(new URLSearchParams(good)))],
    ['nothing', ''],
    ['a prototype', '__proto__=1&sign_type=RSA2&sign=x'],
  ]
}

export function forgedAlipay(target: Target): Forgery[] {
  const trade = alipayTrade(target.id, target.priceFen, later(0))
  const genuine = changes(target).map(
    ([name, change]) => [`genuine: ${name}`, alipayForm({ ...trade, ...change })] as const,
  )
  return [...genuine, ...changed(target)].map(([name, rawBody]) => ({
    name: `alipay, ${name}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    rawBody,
  }))
}
