/** Names of ways to pay, as the payer reads them. */
export const PROVIDER_NAMES = {
  alipay: '支付宝',
  wechat: '微信支付',
  sandbox: '模拟支付',
} as const

export const SANDBOX_NOTE = '不会真的扣钱，仅用于体验'
