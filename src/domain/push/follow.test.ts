import { call } from '@/api/call'
import { openPage } from '@/domain/navigation/navigate'
import { listenForOpens, readBrowserSubscription } from '@/platform/push'
import { followPushes } from './follow'
import { isOwner } from './owner'

jest.mock('@/api/call', () => ({ call: jest.fn(async () => ({})) }))
jest.mock('@/api/write', () => ({ write: (run: () => unknown) => run() }))
jest.mock('@/domain/navigation/navigate', () => ({ openPage: jest.fn() }))
jest.mock('@/platform/push', () => ({
  listenForOpens: jest.fn(),
  readBrowserSubscription: jest.fn(),
}))
jest.mock('./owner', () => ({ isOwner: jest.fn() }))

const SUBSCRIPTION = { endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a' }
beforeEach(() => {
  jest.clearAllMocks()
  jest.mocked(readBrowserSubscription).mockResolvedValue(SUBSCRIPTION)
})

test('the present subscription is sent, but not for another account', async () => {
  jest.mocked(isOwner).mockReturnValue(false)
  await followPushes()
  expect(call).not.toHaveBeenCalled()
  jest.mocked(isOwner).mockReturnValue(true)
  await followPushes()
  expect(call).toHaveBeenCalledWith('POST /api/push/subscriptions', { body: SUBSCRIPTION })
})

test('a tap on a message opens a page of the table and no other address', async () => {
  await followPushes()
  const [[open] = []] = jest.mocked(listenForOpens).mock.calls
  open?.('/pagesD/job-detail/job-detail?id=a')
  open?.('/api/user/info')
  expect(jest.mocked(openPage).mock.calls).toEqual([['pagesD/job-detail/job-detail', { id: 'a' }]])
})
