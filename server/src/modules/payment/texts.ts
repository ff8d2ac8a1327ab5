export const texts = {
  notSold: '这里暂不提供充值',
  otherPayer: '这笔订单由另一个微信发起支付，请重新下单',
  noGoods: '这个套餐已经下架，请换一个',
  otherOrder: '这个请求已经下过另一个套餐，请重新下单',
  tooManyOpen: '未支付的订单太多了，请先支付或等它们关闭',
  closed: '这笔订单已经关闭，请重新下单',
  paid: '这笔订单已经支付，积分已到账',
  noProvider: '这种支付方式暂时不能用，请换一种',
  badTransaction: '这笔购买没有通过验证，没有扣积分也没有加积分',
  otherGoods: '购买的商品与订单不一致',
  usedTransaction: '这笔购买已经用于另一个订单',
  providerDown: '支付暂时连不上，没有扣钱，请稍后再试',
  toppedUp: '充值成功',
  refunded: '充值已退款',
  refundedOwing: (credits: number) => `充值已退款，已用掉的 ${credits} 积分会从之后的积分里补扣`,
  refundedThere: '支付方退款',
  orderWords: (credits: number) => `墨光积分 ${credits}`,
} as const

export const CASHIER_WORDS = {
  noOrder: '没有这笔订单',
  /** In a web-view the way back is the mini-program's own. */
  paidInMini: '支付成功，请返回小程序',
  paid: (credits: number) => `这笔订单已经支付，${credits} 积分已到账`,
  refunded: '这笔订单已经退款',
  closed: '这笔订单已经关闭，没有扣钱，请重新下单',
  total: (credits: number) => `支付后到账 ${credits} 积分`,
  title: '模拟支付',
  note: '这里不会真的扣钱，仅用于体验充值流程。',
  order: (id: string) => `订单 ${id}`,
  pay: '确认支付',
  back: '返回墨光',
} as const
