/** Settings from the consoles of the mini-program and of its virtual payment. */
import type { PushOptions } from '../../wechat/push'

export interface WechatVirtualOptions {
  readonly appId: string
  readonly appSecret: string
  /** Of the mini-programs' server API. */
  readonly apiUrl: string
  /** The merchant's number in virtual payment. */
  readonly offerId: string
  /** Of the environment; it signs every call and every order. */
  readonly appKey: string
  /** 0 the real one, 1 the sandbox. */
  readonly env: 0 | 1
  readonly push: PushOptions
}
