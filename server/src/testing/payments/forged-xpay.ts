/** Forged pushes of virtual payment about an unpaid order: they must credit nothing. */
import { HOUR_MS, later, otherOrders, type Forgery, type Target } from './forgery'
import { deliverMessage, refundMessage, wechatPush, type XpayServer } from './xpay'

type Books = XpayServer['books']

/** Every one with WeChat's own proof in the address: plain text mode proves no more than that. */
function wrongWords(books: Books, { id, priceFen }: Target): Forgery[] {
  const order = books.order(id)
  const message = deliverMessage(order)
  const goods = message.GoodsInfo
  const changes: [string, object][] = [
    ['as if it were paid', {}],
    ...[1, '0', null, 2].map((Env): [string, object] => [`environment ${Env}`, { Env }]),
    ...[0, -1, 1, priceFen - 1, priceFen * 10, String(priceFen), null].map(
      (ActualPrice): [string, object] => [
        `price ${ActualPrice}`,
        { GoodsInfo: { ...goods, ActualPrice } },
      ],
    ),
    ...[0, 2, 10_000, null].map((Quantity): [string, object] => [
      `quantity ${Quantity}`,
      { GoodsInfo: { ...goods, Quantity } },
    ]),
    ...['', 'credits-6480', null].map((ProductId): [string, object] => [
      `product ${ProductId}`,
      { GoodsInfo: { ...goods, ProductId } },
    ]),
    ['another attach', { GoodsInfo: { ...goods, Attach: 'x' } }],
    ...['', 'o-stranger', null].map((OpenId): [string, object] => [`payer ${OpenId}`, { OpenId }]),
    ...otherOrders({ id, priceFen }).map((OutTradeNo): [string, object] => [
      `order ${OutTradeNo}`,
      { OutTradeNo, GoodsInfo: { ...goods, Attach: OutTradeNo } },
    ]),
    ...['xpay_coin_pay_notify', 'wxa_media_check', 'XPAY_GOODS_DELIVER_NOTIFY', ''].map(
      (Event): [string, object] => [`event ${Event}`, { Event }],
    ),
    ['no event', { MsgType: 'text' }],
  ]
  const deliveries = changes.map(([name, change]) => ({
    name: `xpay: ${name}`,
    ...wechatPush({ ...message, ...change }, { now: later(0) }),
  }))
  const refund = { name: 'xpay: a refund of an unpaid order' }
  return [...deliveries, { ...refund, ...wechatPush(refundMessage(order), { now: later(0) }) }]
}

function wrongProofs(books: Books, { id }: Target): Forgery[] {
  const message = deliverMessage(books.order(id))
  const good = wechatPush(message, { now: later(0) })
  const shifts = [-24, -1, 1, 24].map((hours) => hours * HOUR_MS)
  const queries: (Record<string, string> | undefined)[] = [
    undefined,
    {},
    ...['', 'x', '0'.repeat(40), good.query.signature?.slice(1) ?? ''].map((signature) => ({
      ...good.query,
      signature,
    })),
    { ...good.query, nonce: 'other' },
    { ...good.query, timestamp: '0' },
    { ...good.query, timestamp: '-1' },
  ]
  const bodies = ['', '{}', 'null', '[]', '<xml></xml>', good.rawBody.slice(0, -1)]
  return [
    ...shifts.map((ms) => wechatPush(message, { now: later(ms) })),
    wechatPush(message, { now: later(0), token: 'guessed' }),
    ...queries.map((query) => ({ ...good, query })),
    ...bodies.map((rawBody) => ({ ...good, rawBody })),
  ].map((request, n) => ({ name: `xpay: proof ${n}`, ...request }))
}

export function forgedXpay(books: Books, target: Target): Forgery[] {
  return [...wrongWords(books, target), ...wrongProofs(books, target)]
}
