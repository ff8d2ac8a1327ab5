/** Mini-programs: subscribe messages of WeChat; push.h5.ts is the twin. */
import Taro from '@tarojs/taro'
import { warn } from './log'
import {
  type BrowserSubscription,
  PushRefused,
  type PushSupport,
  type WechatAnswer,
} from './pushTypes'

export * from './pushTypes'

export const getPushSupport = (): PushSupport =>
  process.env.TARO_ENV === 'weapp' && typeof Taro.requestSubscribeMessage === 'function'
    ? 'wechat'
    : 'none'

export const isPushDenied = (): boolean => false

export const readBrowserSubscription = (): Promise<BrowserSubscription | null> =>
  Promise.resolve(null)

export const subscribeBrowser = (_publicKey: string): Promise<BrowserSubscription> =>
  Promise.reject(new PushRefused('failed'))

export const unsubscribeBrowser = (): Promise<void> => Promise.resolve()

/** Codes by which WeChat says that its main switch is off, or the app is banned. */
const SWITCHED_OFF = new Set([20_004, 20_005])

/** Of WeChat's settings of this app. */
interface SubscriptionSettings {
  readonly mainSwitch?: boolean
  /** By template, for answers that hold from then on. */
  readonly itemSettings?: Readonly<Record<string, unknown>>
}

/** Closed by WeChat, or refused with 总是保持以上选择: it asks no more, and only its settings help. */
async function isRefusedForGood(templateIds: readonly string[]): Promise<boolean> {
  try {
    const { subscriptionsSetting = {} } = await Taro.getSetting({ withSubscriptions: true })
    const { mainSwitch, itemSettings = {} } = subscriptionsSetting as SubscriptionSettings
    if (mainSwitch === false) return true
    return templateIds.every((id) => itemSettings[id] === 'reject' || itemSettings[id] === 'ban')
  } catch (error) {
    warn('the settings of messages were not read', error)
    return false
  }
}

/**
 * WeChat's question. It has to be called within a tap, before anything else. Never rejects: an order
 * goes on whatever becomes of it.
 */
export async function requestWechatMessages(templateIds: readonly string[]): Promise<WechatAnswer> {
  try {
    const answer = await Taro.requestSubscribeMessage({
      tmplIds: [...templateIds],
      entityIds: [],
    })
    const results = answer as unknown as Record<string, string>
    const accepted = templateIds.filter((id) => results[id] === 'accept')
    const isBanned = templateIds.every((id) => results[id] === 'ban')
    const off = isBanned || (accepted.length === 0 && (await isRefusedForGood(templateIds)))
    return { accepted, off }
  } catch (error) {
    warn('the question about messages was not shown', error)
    const { errCode } = error as { errCode?: number }
    return { accepted: [], off: SWITCHED_OFF.has(errCode ?? 0) }
  }
}

export async function openWechatSettings(): Promise<void> {
  await Taro.openSetting({ withSubscriptions: true }).catch(() => undefined)
}

export function listenForOpens(_open: (path: string) => void): void {}
