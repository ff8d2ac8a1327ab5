/** Messages outside the app, as this device can get them. */

/**
 * `web`: by the browser; `install`: by the browser once the app is on the home screen (iPhone);
 * `wechat`: by subscribe messages; `none`: not at all.
 */
export type PushSupport = 'web' | 'install' | 'wechat' | 'none'

/** A subscription of this browser, as the server stores it. */
export interface BrowserSubscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** `denied`: by the user or the browser's settings, for good; `failed`: its push service is out of reach. */
export class PushRefused extends Error {
  constructor(
    readonly reason: 'denied' | 'failed',
    options?: ErrorOptions,
  ) {
    super(`subscribing was ${reason}`, options)
    this.name = 'PushRefused'
  }
}

/** Answers to WeChat's question: ids that were accepted, and whether the question can be shown at all. */
export interface WechatAnswer {
  readonly accepted: readonly string[]
  /** Switched off in WeChat's settings: only its settings help. */
  readonly off: boolean
}
