import { call } from '@/api/call'
import { openPage } from '@/domain/navigation/navigate'
import { listenForOpens, readBrowserSubscription, unsubscribeBrowser } from '@/platform/push'
import { hasLeft, useSession } from '@/stores/session'
import { followPushes } from './follow'

const mockItems = new Map<string, unknown>()
jest.mock('@/platform/storage', () => ({
  readItem: (key: string) => mockItems.get(key) ?? null,
  writeItem: (key: string, value: unknown) => void mockItems.set(key, value),
  removeItem: (key: string) => void mockItems.delete(key),
}))
jest.mock('@/api/call', () => ({ call: jest.fn(async () => ({})) }))
jest.mock('@/api/write', () => ({ write: (run: () => unknown) => run() }))
jest.mock('@/domain/navigation/navigate', () => ({ openPage: jest.fn() }))
jest.mock('@/platform/push', () => ({
  listenForOpens: jest.fn(),
  readBrowserSubscription: jest.fn(),
  unsubscribeBrowser: jest.fn(async () => undefined),
}))
jest.mock('@/stores/session', () => ({
  hasLeft: jest.fn(() => false),
  useSession: { getState: jest.fn(), subscribe: jest.fn() },
}))

const SUBSCRIPTION = { endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a' }
type Session = ReturnType<typeof useSession.getState>
const session = (id: string | null, isLogin = true) =>
  ({ isLogin, userInfo: id === null ? null : { id } }) as unknown as Session

/** Someone's messages are on here, and now this is who is here. */
async function meet(owner: string, now: Session): Promise<void> {
  mockItems.set('pushOwner', owner)
  jest.mocked(useSession.getState).mockReturnValue(now)
  await followPushes()
}

beforeEach(() => {
  jest.clearAllMocks()
  mockItems.clear()
  jest.mocked(readBrowserSubscription).mockResolvedValue(SUBSCRIPTION)
})

test('the present subscription of its owner is sent, with their clock', async () => {
  await meet('one', session('one'))
  expect(call).toHaveBeenCalledWith('POST /api/push/subscriptions', {
    body: { ...SUBSCRIPTION, zoneMinutes: expect.any(Number) },
  })
  expect(unsubscribeBrowser).not.toHaveBeenCalled()
})

test('another person gets no messages of the one before: the browser ends them, once', async () => {
  await meet('one', session('two'))
  expect(call).not.toHaveBeenCalled()
  expect(unsubscribeBrowser).toHaveBeenCalledTimes(1)
  await followPushes()
  expect(unsubscribeBrowser).toHaveBeenCalledTimes(1)
})

test('leaving on purpose ends them too; a session that ran out or is being read does not', async () => {
  await meet('one', session(null, false))
  await meet('one', session(null))
  expect(unsubscribeBrowser).not.toHaveBeenCalled()
  jest.mocked(hasLeft).mockReturnValueOnce(true)
  await meet('one', session(null, false))
  expect(unsubscribeBrowser).toHaveBeenCalled()
})

test('a change of the person is followed', async () => {
  await meet('one', session('one'))
  const [[changed] = []] = jest.mocked(useSession.subscribe).mock.calls
  jest.mocked(useSession.getState).mockReturnValue(session('two'))
  changed?.(session('two'), session('one'))
  expect(unsubscribeBrowser).toHaveBeenCalledTimes(1)
})

test('a tap on a message opens a page of the table and no other address', async () => {
  await meet('one', session(null, false))
  const [[open] = []] = jest.mocked(listenForOpens).mock.calls
  open?.('/pagesD/job-detail/job-detail?id=a')
  open?.('/api/user/info')
  expect(jest.mocked(openPage).mock.calls).toEqual([['pagesD/job-detail/job-detail', { id: 'a' }]])
})
