import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { call } from '@/api/call'
import { makeJob } from '@/lib/testJobs'
import {
  getPushSupport,
  isPushDenied,
  PushRefused,
  readBrowserSubscription,
  requestWechatMessages,
  subscribeBrowser,
} from '@/platform/push'
import { NotifyAsk } from './NotifyAsk'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('@/api/call', () => ({ call: jest.fn() }))
jest.mock('@/platform/toast')
jest.mock('@/platform/push', () => ({
  ...jest.requireActual('@/platform/pushTypes'),
  getPushSupport: jest.fn(),
  isPushDenied: jest.fn(),
  readBrowserSubscription: jest.fn(),
  subscribeBrowser: jest.fn(),
  requestWechatMessages: jest.fn(),
  openWechatSettings: jest.fn(),
}))
jest.mock('./owner', () => ({ noteOwner: jest.fn() }))
const mockItems = new Map<string, unknown>()
jest.mock('@/platform/storage', () => ({
  readItem: (key: string) => mockItems.get(key) ?? null,
  writeItem: (key: string, value: unknown) => void mockItems.set(key, value),
}))

const VIEW = {
  publicKey: 'B-key',
  subscriptions: [],
  kinds: ['done'],
  quiet: true,
  quietFrom: 23,
  quietTo: 8,
  words: false,
  wechat: { templates: { job: 'template-of-jobs' }, permits: { job: 0 } },
}
const SUBSCRIPTION = { endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a' }
const onClose = jest.fn()
const onShown = jest.fn()

beforeEach(() => {
  jest.clearAllMocks()
  mockItems.clear()
  jest.mocked(getPushSupport).mockReturnValue('web')
  jest.mocked(isPushDenied).mockReturnValue(false)
  jest.mocked(readBrowserSubscription).mockResolvedValue(null)
  jest.mocked(call).mockResolvedValue(VIEW as never)
})

function show(id = 'a') {
  const job = makeJob(id, { status: 'running' })
  return render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <NotifyAsk job={job} onShown={onShown} onClose={onClose} />
    </QueryClientProvider>,
  )
}
const nothingShown = async () => {
  await Promise.resolve()
  await new Promise((done) => setTimeout(done))
  expect(screen.queryByText('画好了告诉我')).toBeNull()
}

test('a yes asks the browser within the tap, stores the subscription and says so', async () => {
  jest.mocked(subscribeBrowser).mockResolvedValue(SUBSCRIPTION)
  show()
  fireEvent.click(await screen.findByText('好，告诉我'))
  expect(subscribeBrowser).toHaveBeenCalledWith('B-key')
  await screen.findByText('好，画好就说')
  expect(call).toHaveBeenCalledWith('POST /api/push/subscriptions', {
    body: { ...SUBSCRIPTION, zoneMinutes: expect.any(Number) },
  })
})

test.each([
  ['denied', '浏览器没让，画好了在画夹等你'],
  ['failed', '这里连不上浏览器的推送服务，画好了在画夹等你'],
] as const)(
  '%s is said in place and the card does not come back by itself',
  async (reason, words) => {
    jest.mocked(subscribeBrowser).mockRejectedValue(new PushRefused(reason))
    const { unmount } = show()
    fireEvent.click(await screen.findByText('好，告诉我'))
    await screen.findByText(words)
    unmount()
    show()
    await nothingShown()
  },
)

test('我等着 closes it, and another order of the day shows none', async () => {
  const { unmount } = show()
  fireEvent.click(await screen.findByText('我等着'))
  expect(onClose).toHaveBeenCalled()
  expect(subscribeBrowser).not.toHaveBeenCalled()
  unmount()
  show('b')
  await nothingShown()
})

test('it is absent where messages are impossible, forbidden or on already', async () => {
  jest.mocked(getPushSupport).mockReturnValue('none')
  show().unmount()
  await nothingShown()
  jest.mocked(getPushSupport).mockReturnValue('web')
  jest.mocked(isPushDenied).mockReturnValue(true)
  show().unmount()
  await nothingShown()
  expect(call).not.toHaveBeenCalled()
  jest.mocked(isPushDenied).mockReturnValue(false)
  jest.mocked(readBrowserSubscription).mockResolvedValue(SUBSCRIPTION)
  jest.mocked(call).mockResolvedValue({ ...VIEW, subscriptions: [{ current: true }] } as never)
  show()
  await nothingShown()
})

test('iPhones read how to put the app on the home screen', async () => {
  jest.mocked(getPushSupport).mockReturnValue('install')
  show()
  await screen.findByText('装到桌面就能收到')
  fireEvent.click(screen.getByText('知道了'))
  expect(onClose).toHaveBeenCalled()
})

describe('in WeChat', () => {
  beforeEach(() => jest.mocked(getPushSupport).mockReturnValue('wechat'))

  test('an accepted template is one message more, counted by the server', async () => {
    jest
      .mocked(requestWechatMessages)
      .mockResolvedValue({ accepted: ['template-of-jobs'], off: false })
    jest
      .mocked(call)
      .mockImplementation(
        async (name: string) =>
          (name === 'GET /api/push'
            ? VIEW
            : { ...VIEW, wechat: { ...VIEW.wechat, permits: { job: 2 } } }) as never,
      )
    show()
    fireEvent.click(await screen.findByText('好，告诉我'))
    expect(requestWechatMessages).toHaveBeenCalledWith(['template-of-jobs'])
    await screen.findByText('还能收 2 条')
    expect(call).toHaveBeenCalledWith('POST /api/push/permits', {
      body: {
        requestId: expect.any(String),
        accepted: ['job'],
        zoneMinutes: expect.any(Number),
      },
    })
  })

  test.each([
    [false, '没打开，画好了在画夹等你'],
    [true, '微信里关着，要去设置里打开'],
  ])('a refusal (switched off: %s) counts nothing', async (off, words) => {
    jest.mocked(requestWechatMessages).mockResolvedValue({ accepted: [], off })
    show()
    fireEvent.click(await screen.findByText('好，告诉我'))
    await screen.findByText(words)
    expect(call).not.toHaveBeenCalledWith('POST /api/push/permits', expect.anything())
  })

  test('without a template for jobs it is absent', async () => {
    jest.mocked(call).mockResolvedValue({ ...VIEW, wechat: null } as never)
    show()
    await nothingShown()
  })
})
