/** Who takes money, and where goods are sold: `ios` is the App Store, which allows no other way. */
export const PAY_PROVIDERS = ['sandbox', 'wechat', 'alipay', 'apple'] as const
export type PayProvider = (typeof PAY_PROVIDERS)[number]

export const PAY_CHANNELS = ['h5', 'mini', 'ios'] as const
export type PayChannel = (typeof PAY_CHANNELS)[number]
