/** Payment providers. */
export const PAY_PROVIDERS = ['sandbox', 'wechat', 'wechat-virtual', 'alipay', 'apple'] as const
export type PayProvider = (typeof PAY_PROVIDERS)[number]

/** `h5` in a browser, `mini` in the WeChat mini-program, `ios` by the App Store. */
export const PAY_CHANNELS = ['h5', 'mini', 'ios'] as const
export type PayChannel = (typeof PAY_CHANNELS)[number]
