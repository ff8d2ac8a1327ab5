import type { ORDER_STATES } from '@contract/endpoints/console/orders'

export type State = (typeof ORDER_STATES)[number]

export const STATES: Readonly<Record<State, string>> = {
  created: '未付',
  paying: '支付中',
  paid: '已付',
  closed: '已关闭',
  refunded: '已退款',
}

export const PROVIDERS: Readonly<Record<string, string | undefined>> = {
  sandbox: '模拟支付',
  wechat: '微信支付',
  'wechat-virtual': '微信虚拟支付',
  alipay: '支付宝',
  apple: 'App Store',
}

export const texts = {
  title: '订单与退款',
  search: '订单号、支付方单号或用户号',
  searchLabel: '找订单',
  all: '全部',
  order: '订单',
  who: '谁',
  price: '金额',
  credits: '积分',
  provider: '支付方式',
  state: '状态',
  acts: '操作',
  none: '这里没有订单',
  refund: '退款',
  reason: '为什么退款，支付方和操作记录里都会写',
  note: (price: string, credits: string) =>
    `${price} 原路退回，${credits} 积分扣回；积分不够时先欠着，以后到账的先还。`,
  done: '已退款，积分已扣回',
  confirm: '退款',
  back: '不退',
} as const
