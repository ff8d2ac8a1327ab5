/** Web Push of this browser. */
import { OPEN_PATH } from './offlineNames'
import {
  type BrowserSubscription,
  PushRefused,
  type PushSupport,
  type WechatAnswer,
} from './pushTypes'

export * from './pushTypes'

/** Its push service may be out of reach, as Google's is in mainland China: Chrome waits for minutes. */
const SUBSCRIBE_MS = 10_000
/** A new worker fetches the whole app first, on a slow network for long. */
const INSTALL_MS = 120_000

/** Only in the app from the home screen iPhones have it; browsers inside other apps never do. */
const SAFARI_ON_IPHONE = /iP(hone|ad|od).*Version\/[\d.]+.*Safari\//
/** iPads call themselves Macs, which have no touch screen. */
const SAFARI_ON_MAC = /Macintosh.*Version\/[\d.]+.*Safari\//

const isSafariOfPhone = ({ userAgent, maxTouchPoints }: Navigator) =>
  SAFARI_ON_IPHONE.test(userAgent) || (maxTouchPoints > 1 && SAFARI_ON_MAC.test(userAgent))

export function getPushSupport(): PushSupport {
  const has = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (has) return 'web'
  return isSafariOfPhone(navigator) ? 'install' : 'none'
}

/** The browser asks no more. */
export const isPushDenied = (): boolean =>
  'Notification' in window && Notification.permission === 'denied'

const toBase64url = (buffer: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const toView = (subscription: PushSubscription): BrowserSubscription => ({
  endpoint: subscription.endpoint,
  p256dh: toBase64url(subscription.getKey('p256dh')),
  auth: toBase64url(subscription.getKey('auth')),
})

/** The present one; null: there is none. */
export async function readBrowserSubscription(): Promise<BrowserSubscription | null> {
  if (getPushSupport() !== 'web' || Notification.permission !== 'granted') return null
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  return subscription ? toView(subscription) : null
}

function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new PushRefused('failed')), timeoutMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

async function findPushManager(): Promise<PushManager> {
  // With data saving on the app registers no worker by itself.
  await navigator.serviceWorker.register('/sw.js')
  return (await navigator.serviceWorker.ready).pushManager
}

async function subscribe(
  pushManager: PushManager,
  publicKey: string,
): Promise<BrowserSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  try {
    return toView(await pushManager.subscribe(options))
  } catch (error) {
    // One of another key, from before the server's key changed.
    const stale = await pushManager.getSubscription()
    if (!stale || (error as Error).name !== 'InvalidStateError') throw error
    await stale.unsubscribe()
    return toView(await pushManager.subscribe(options))
  }
}

/** Has to be called within a tap: the browser asks at once. Rejects with PushRefused. */
export async function subscribeBrowser(publicKey: string): Promise<BrowserSubscription> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') throw new PushRefused('denied')
  try {
    const pushManager = await withTimeout(findPushManager(), INSTALL_MS)
    return await withTimeout(subscribe(pushManager, publicKey), SUBSCRIBE_MS)
  } catch (error) {
    if (error instanceof PushRefused) throw error
    throw new PushRefused('failed', { cause: error })
  }
}

/** Its push service forgets this browser, whether the server knows it or not. */
export async function unsubscribeBrowser(): Promise<void> {
  if (getPushSupport() !== 'web') return
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

/** H5 has no subscribe messages. */
export const requestWechatMessages = (_ids: readonly string[]): Promise<WechatAnswer> =>
  Promise.resolve({ accepted: [], off: false })

export const openWechatSettings = (): Promise<void> => Promise.resolve()

interface OpenMessage {
  readonly type?: unknown
  readonly path?: unknown
}

/** Taps on messages while the app is open: `open` gets path and query of a page. */
export function listenForOpens(open: (path: string) => void): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent) => {
    const { type, path } = (data ?? {}) as OpenMessage
    if (type !== OPEN_PATH || typeof path !== 'string') return
    ports[0]?.postMessage('ok')
    open(path)
  })
}
