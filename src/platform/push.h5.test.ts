import { getPushSupport, subscribeBrowser, unsubscribeBrowser } from './push.h5'

const BY_SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5'
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${BY_SAFARI} Mobile/15E148 Safari/604.1`
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${BY_SAFARI} Safari/605.1.15`
const WECHAT = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) MicroMessenger/8.0.50'

const define = (target: object, fields: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(fields))
    Object.defineProperty(target, name, { value, configurable: true })
}

test.each([
  [IPHONE, 5, 'install'],
  [MAC, 5, 'install'],
  [MAC, 0, 'none'],
  [WECHAT, 5, 'none'],
])('without push of its own %s with %i touches says %s', (userAgent, maxTouchPoints, support) => {
  define(navigator, { userAgent, maxTouchPoints })
  expect(getPushSupport()).toBe(support)
})

test('the browser ends its subscription, where there is one', async () => {
  await unsubscribeBrowser()
  const unsubscribe = jest.fn(async () => true)
  const pushManager = { getSubscription: async () => ({ unsubscribe }) }
  define(navigator, { serviceWorker: { getRegistration: async () => ({ pushManager }) } })
  define(window, { PushManager: class {}, Notification: class {} })
  await unsubscribeBrowser()
  expect(unsubscribe).toHaveBeenCalledTimes(1)
})

describe('a browser that is switched on', () => {
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const subscription = { endpoint: 'https://push.example/1', getKey: () => new ArrayBuffer(2) }
  function browse({ installMs, subscribeMs }: { installMs: number; subscribeMs: number }) {
    const pushManager = {
      subscribe: () => wait(subscribeMs).then(() => subscription),
      getSubscription: async () => null,
    }
    define(globalThis, { Notification: { requestPermission: async () => 'granted' } })
    define(navigator, {
      serviceWorker: {
        register: async () => ({}),
        get ready() {
          return wait(installMs).then(() => ({ pushManager }))
        },
      },
    })
  }
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('may take a minute to install the app', async () => {
    browse({ installMs: 60_000, subscribeMs: 9000 })
    const subscribed = subscribeBrowser('AAAA')
    await jest.advanceTimersByTimeAsync(70_000)
    expect((await subscribed).endpoint).toBe(subscription.endpoint)
  })

  test('gives up on a push service out of reach after ten seconds', async () => {
    browse({ installMs: 100, subscribeMs: 300_000 })
    const refused = expect(subscribeBrowser('AAAA')).rejects.toThrow('failed')
    await jest.advanceTimersByTimeAsync(10_200)
    await refused
  })
})
