/** Build targets of the app, which are also the values of `app-sign`. */

/** Names of the mini-programs. */
export const MINI_PROGRAMS = {
  weapp: '微信小程序',
  qq: 'QQ 小程序',
  tt: '抖音小程序',
  alipay: '支付宝小程序',
} as const

export type MiniProgram = keyof typeof MINI_PROGRAMS
export type Platform = 'h5' | MiniProgram

/** A client that does not say is one of these. */
export const DEFAULT_PLATFORM: Platform = 'h5'

export const PLATFORMS: readonly Platform[] = [
  DEFAULT_PLATFORM,
  ...(Object.keys(MINI_PROGRAMS) as MiniProgram[]),
]
