export const texts = {
  notHere: '这里不能使用兑换码',
  noGift: '兑换码不对，或已被使用、过期',
  guessing: '试得太多了，请一小时后再来',
  onePerUser: '这批兑换码每人只能用一个，你已经用过了',
  notificationTitle: '兑换码',
} as const
