/** Messages of the push service, and taps on what they show. */
import { OPEN_PATH } from '../platform/offlineNames'
import { NO_PAGE_OF_APP } from './paths'
import { parseMessage, parseOwnPath } from './pushMessage'
import { PUSH_FALLBACK_TITLE } from './pushTexts'

/** A page that has not answered by then is loaded at the address. */
const ANSWER_MS = 1500

interface WindowClient {
  readonly url: string
  readonly visibilityState: string
  focus(): Promise<WindowClient>
  navigate(url: string): Promise<unknown>
  postMessage(message: unknown, transfer: readonly MessagePort[]): void
}

interface ShownNotification {
  readonly data: unknown
  close(): void
}

/** The parts of ServiceWorkerGlobalScope that are used here. */
export interface PushScope {
  readonly location: { readonly origin: string }
  readonly navigator: { readonly vendor?: string }
  readonly registration: {
    showNotification(title: string, options: object): Promise<void>
  }
  readonly clients: {
    matchAll(options: {
      type: 'window'
      includeUncontrolled: true
    }): Promise<readonly WindowClient[]>
    openWindow(url: string): Promise<unknown>
  }
  addEventListener(
    type: 'push',
    listener: (event: {
      readonly data: { text(): string } | null
      waitUntil(work: Promise<unknown>): void
    }) => void,
  ): void
  addEventListener(
    type: 'notificationclick',
    listener: (event: {
      readonly notification: ShownNotification
      waitUntil(work: Promise<unknown>): void
    }) => void,
  ): void
}

/** Windows of the app: the console and the pages for developers know nothing of its messages. */
const listWindows = async ({ clients, location }: PushScope) => {
  const all = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  return all.filter(({ url }) => {
    const { origin, pathname } = new URL(url)
    return origin === location.origin && !NO_PAGE_OF_APP.test(pathname)
  })
}

/**
 * While a page of ours is in front, its badge says it and nothing is shown. Safari withdraws the
 * permission after some silent messages, so there it is shown anyway.
 */
async function show(scope: PushScope, text: string): Promise<void> {
  const { origin } = scope.location
  const { title, options } = parseMessage(text, { origin, fallbackTitle: PUSH_FALLBACK_TITLE })
  const isSafari = /Apple/.test(scope.navigator.vendor ?? '')
  const windows = await listWindows(scope)
  if (!isSafari && windows.some(({ visibilityState }) => visibilityState === 'visible')) return
  await scope.registration.showNotification(title, options)
}

/** Resolves with whether the page said that it opens the path by itself. */
function askPage(page: WindowClient, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const timer = setTimeout(() => resolve(false), ANSWER_MS)
    port1.onmessage = () => {
      clearTimeout(timer)
      resolve(true)
    }
    page.postMessage({ type: OPEN_PATH, path }, [port2])
  })
}

/** In a page that is open, without loading it again; else in a new window. */
async function open(scope: PushScope, path: string): Promise<void> {
  const windows = await listWindows(scope)
  const page = windows.find(({ visibilityState }) => visibilityState === 'visible') ?? windows[0]
  if (!page) {
    await scope.clients.openWindow(path)
    return
  }
  // A browser may not allow it; the page opens the path nevertheless.
  await page.focus().catch(() => undefined)
  if (!(await askPage(page, path)))
    await page.navigate(path).catch(() => scope.clients.openWindow(path))
}

export function listenForPushes(scope: PushScope): void {
  scope.addEventListener('push', (event) => event.waitUntil(show(scope, event.data?.text() ?? '')))
  scope.addEventListener('notificationclick', (event) => {
    const { notification } = event
    notification.close()
    const { path } = (notification.data ?? {}) as { path?: unknown }
    event.waitUntil(open(scope, parseOwnPath(path, scope.location.origin)))
  })
}
