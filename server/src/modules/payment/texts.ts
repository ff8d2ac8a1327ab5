export const texts = {
  noGoods: '这个套餐已经下架，请换一个',
  otherOrder: '这个请求已经下过另一个套餐，请重新下单',
  tooManyOpen: '未支付的订单太多了，请先支付或等它们关闭',
  closed: '这笔订单已经关闭，请重新下单',
  paid: '这笔订单已经支付，积分已到账',
  noProvider: '这种支付方式暂时不能用，请换一种',
  providerDown: '支付暂时连不上，没有扣钱，请稍后再试',
  toppedUp: '充值成功',
  refunded: '充值已退款',
  orderWords: (credits: number) => `墨光积分 ${credits}`,
} as const
