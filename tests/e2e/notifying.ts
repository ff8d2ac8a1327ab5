/// <reference lib="dom" />
/** Browsers with messages switched on, and a push service of this machine. */
import type { BrowserContext, CDPSession, Page } from 'playwright-core'

/** As `PushManager.subscribe` gives it, its keys in base64url. */
export interface Subscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/**
 * The browser subscribes to this push service and not to its vendor's, which is out of reach; all
 * else is the browser's own.
 */
export async function subscribeTo(context: BrowserContext, subscription: Subscription) {
  await context.addInitScript(({ endpoint, p256dh, auth }: Subscription) => {
    if (!('PushManager' in window)) return
    const decode = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
        letter.charCodeAt(0),
      ).buffer
    const keys: Record<string, ArrayBuffer> = { p256dh: decode(p256dh), auth: decode(auth) }
    const made = { endpoint, getKey: (name: string) => keys[name] ?? null }
    PushManager.prototype.subscribe = () => Promise.resolve(made as unknown as PushSubscription)
  }, subscription)
}

/** Answer of the person to the browser's question; `null`: this browser has no push. */
export async function answerPermission(
  context: BrowserContext,
  answer: 'granted' | 'denied' | null,
): Promise<void> {
  await context.addInitScript((given) => {
    if (given === null) {
      Reflect.deleteProperty(window, 'PushManager')
      Reflect.deleteProperty(window, 'Notification')
      return
    }
    let permission: NotificationPermission = 'default'
    Object.defineProperty(Notification, 'permission', { get: () => permission })
    Notification.requestPermission = () => {
      permission = given
      return Promise.resolve(given)
    }
  }, answer)
}

export interface ShownNotification {
  readonly title: string
  readonly body: string
  readonly tag: string
  readonly data: unknown
}

/** The service worker of an origin, as the vendor's push service reaches it. */
export class PushedWorker {
  private constructor(
    private readonly context: BrowserContext,
    private readonly devtools: CDPSession,
    private readonly origin: string,
    private readonly registrationId: string,
  ) {}

  /** @param page of the origin, with the worker registered */
  static async of(page: Page): Promise<PushedWorker> {
    const devtools = await page.context().newCDPSession(page)
    const found = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [registration] = registrations.filter(({ isDeleted }) => !isDeleted)
        if (registration) resolve(registration.registrationId)
      })
    })
    await devtools.send('ServiceWorker.enable')
    const { origin } = new URL(page.url())
    return new PushedWorker(page.context(), devtools, origin, await found)
  }

  async deliver(data: string): Promise<void> {
    const { origin, registrationId } = this
    await this.devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  }

  /** On the screen now. */
  shown(): Promise<ShownNotification[]> {
    return this.inWorker(async () => {
      const all = await (self as unknown as WorkerScope).registration.getNotifications()
      return all.map(({ title, body, tag, data }) => ({ title, body, tag, data: data as unknown }))
    })
  }

  /** A tap on the only one. Focusing a window needs a real finger, and is not seen here. */
  async tap(): Promise<void> {
    await this.inWorker(async () => {
      const scope = self as unknown as WorkerScope
      const [notification] = await scope.registration.getNotifications()
      scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
      return []
    })
  }

  private async inWorker(run: () => Promise<ShownNotification[]>): Promise<ShownNotification[]> {
    const [worker] = this.context.serviceWorkers()
    if (!worker) throw new Error('the service worker does not run')
    return worker.evaluate(run)
  }
}

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly NotificationEvent: new (type: string, init: object) => Event
  dispatchEvent(event: Event): boolean
}
