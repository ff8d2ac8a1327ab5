import { listenForPushes, type PushScope } from './pushEvents'
import { OPEN_PATH } from '../platform/offlineNames'
import { parseMessage, parseOwnPath } from './pushMessage'

/** jsdom has no channels. */
class Channel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null }
  readonly port2 = { postMessage: () => this.port1.onmessage?.() }
}
beforeAll(() => Object.assign(globalThis, { MessageChannel: Channel }))

const ORIGIN = 'https://moguang.example'
const DETAIL = '/pagesD/job-detail/job-detail?id=a'

test('addresses lead to pages of the app only', () => {
  expect(parseOwnPath(`https://other.example${DETAIL}`, ORIGIN)).toBe(DETAIL)
  expect(parseOwnPath(DETAIL, ORIGIN)).toBe(DETAIL)
  for (const address of ['/api/user/info', '/console', 'javascript:alert(1)', '//x', '', 7, null])
    expect(parseOwnPath(address, ORIGIN)).toBe('/')
})

test('a message that cannot be read is shown with a title of ours', () => {
  const options = { origin: ORIGIN, fallbackTitle: '墨光' }
  for (const text of ['', 'x', 'null', '{}', '{"notification":{"title":7}}'])
    expect(parseMessage(text, options)).toMatchObject({
      title: '墨光',
      options: { data: { path: '/' } },
    })
})

type Listener = (event: object) => void

function makeScope({ vendor = 'Google Inc.', windows = [] as object[] } = {}) {
  const listeners = new Map<string, Listener>()
  const shown: unknown[][] = []
  const opened: string[] = []
  const scope = {
    location: { origin: ORIGIN },
    navigator: { vendor },
    registration: {
      showNotification: async (...args: unknown[]) => void shown.push(args),
    },
    clients: {
      matchAll: async () => windows,
      openWindow: async (url: string) => void opened.push(url),
    },
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
  }
  listenForPushes(scope as unknown as PushScope)
  const fire = async (type: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve()
    listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) })
    await work
  }
  return { fire, shown, opened }
}

const MESSAGE = JSON.stringify({
  web_push: 8030,
  notification: { title: '画好了', body: '点开就看', navigate: `${ORIGIN}${DETAIL}`, tag: 'job' },
})
const push = { data: { text: () => MESSAGE } }
const page = (over: object = {}) => ({
  url: `${ORIGIN}/`,
  visibilityState: 'hidden',
  focus: jest.fn(async () => undefined),
  navigate: jest.fn(async () => undefined),
  postMessage: jest.fn((_: unknown, [port]: MessagePort[]) => port?.postMessage('ok')),
  ...over,
})

test('a message is shown with its tag and leads to its page', async () => {
  const { fire, shown } = makeScope({ windows: [page()] })
  await fire('push', push)
  expect(shown).toEqual([
    ['画好了', expect.objectContaining({ body: '点开就看', tag: 'job', data: { path: DETAIL } })],
  ])
})

test('a visible page keeps it from being shown, except in Safari', async () => {
  const windows = [page({ visibilityState: 'visible' })]
  const chrome = makeScope({ windows })
  await chrome.fire('push', push)
  expect(chrome.shown).toEqual([])
  const safari = makeScope({ windows, vendor: 'Apple Computer, Inc.' })
  await safari.fire('push', push)
  expect(safari.shown).toHaveLength(1)
  for (const url of ['https://x.example/', `${ORIGIN}/console/people`]) {
    const other = makeScope({ windows: [page({ url, visibilityState: 'visible' })] })
    await other.fire('push', push)
    expect(other.shown).toHaveLength(1)
  }
})

const tap = () => ({ notification: { data: { path: DETAIL }, close: jest.fn() } })

test('a tap opens a window where none is, and uses an open page otherwise', async () => {
  const closed = makeScope()
  const event = tap()
  await closed.fire('notificationclick', event)
  expect(closed.opened).toEqual([DETAIL])
  expect(event.notification.close).toHaveBeenCalled()
  const open = page({ focus: jest.fn(() => Promise.reject(new Error('no activation'))) })
  const { fire, opened } = makeScope({ windows: [open] })
  await fire('notificationclick', tap())
  expect(opened).toEqual([])
  expect(open.postMessage).toHaveBeenCalledWith({ type: OPEN_PATH, path: DETAIL }, [
    expect.anything(),
  ])
  expect(open.navigate).not.toHaveBeenCalled()
})

test('a page that does not answer is loaded at the address', async () => {
  jest.useFakeTimers()
  const silent = page({ postMessage: jest.fn() })
  const { fire } = makeScope({ windows: [silent] })
  const done = fire('notificationclick', tap())
  await jest.advanceTimersByTimeAsync(2000)
  await done
  expect(silent.navigate).toHaveBeenCalledWith(DETAIL)
  jest.useRealTimers()
})
