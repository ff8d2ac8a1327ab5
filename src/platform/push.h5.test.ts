import { getPushSupport, unsubscribeBrowser } from './push.h5'

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
