import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { call } from '@/api/call'
import { getPushSupport, isPushDenied, readBrowserSubscription } from '@/platform/push'
import { NotifySettings } from './NotifySettings'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('@/api/call', () => ({ call: jest.fn() }))
jest.mock('@/platform/toast')
jest.mock('@/platform/push', () => ({
  ...jest.requireActual('@/platform/pushTypes'),
  getPushSupport: jest.fn(() => 'web'),
  isPushDenied: jest.fn(() => false),
  readBrowserSubscription: jest.fn(async () => null),
  subscribeBrowser: jest.fn(),
  requestWechatMessages: jest.fn(),
  openWechatSettings: jest.fn(),
}))
jest.mock('@/domain/push/owner', () => ({ noteOwner: jest.fn() }))
jest.mock('@/domain/navigation/navigate', () => ({ go: jest.fn() }))
jest.mock('@/domain/navigation/PageHead', () => ({ PageHead: () => null }))
jest.mock('@/stores/session', () => ({
  useSession: (pick: (state: object) => unknown) => pick({ isLogin: true }),
}))

const BROWSER = {
  id: 'b',
  device: 'iPhone · Safari',
  current: false,
  createdAt: '2026-11-28T00:00:00.000Z',
  lastSuccessAt: null,
  refused: true,
}
const VIEW = {
  publicKey: 'B-key',
  subscriptions: [BROWSER],
  kinds: ['done', 'failed'],
  quiet: true,
  quietFrom: 23,
  quietTo: 8,
  words: false,
  wechat: null,
}

function show(answers: Readonly<Record<string, unknown>> = {}) {
  let stored: object = VIEW
  const answer = async (name: string, input?: { body?: object }) => {
    if (name === 'PUT /api/push') stored = { ...stored, ...input?.body }
    return (answers[name] ?? stored) as never
  }
  jest.mocked(call).mockImplementation(answer as typeof call)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NotifySettings onClose={() => {}} />
    </QueryClientProvider>,
  )
}
const isOn = async (name: string) =>
  (await screen.findByRole('switch', { name })).getAttribute('aria-checked')

test('a switch shows its new state at once, and the next change goes on from it', async () => {
  show()
  expect([await isOn('画好了'), await isOn('有人画同款')]).toEqual(['true', 'false'])
  fireEvent.click(screen.getByRole('switch', { name: '有人画同款' }))
  expect(await isOn('有人画同款')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: '从，早一小时' }))
  await screen.findByText('22:00 到 8:00，到点一起说')
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('PUT /api/push', {
      body: { quietFrom: 22, zoneMinutes: expect.any(Number) },
    }),
  )
  expect(call).toHaveBeenCalledWith('PUT /api/push', {
    body: { kinds: ['done', 'failed', 'remake'] },
  })
})

test('other browsers say whether they still get messages, and can be removed', async () => {
  show()
  await screen.findByText('要在那里重新打开一次')
  fireEvent.click(screen.getByRole('button', { name: '删掉 iPhone · Safari' }))
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('DELETE /api/push/subscriptions/{id}', {
      params: { id: 'b' },
    }),
  )
})

test('this browser is opened, forbidden, impossible, or on and to be tried', async () => {
  show()
  expect(await screen.findByText('没有打开')).toBeTruthy()
  document.body.replaceChildren()
  jest.mocked(isPushDenied).mockReturnValue(true)
  show()
  expect(await screen.findByText('浏览器里关着，要去网站设置里允许通知')).toBeTruthy()
  document.body.replaceChildren()
  jest.mocked(isPushDenied).mockReturnValue(false)
  jest.mocked(getPushSupport).mockReturnValueOnce('none').mockReturnValueOnce('none')
  show()
  expect(await screen.findByText('这里收不到提醒')).toBeTruthy()
  document.body.replaceChildren()
  jest
    .mocked(readBrowserSubscription)
    .mockResolvedValue({ endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a' })
  show({
    'GET /api/push': { ...VIEW, subscriptions: [{ ...BROWSER, current: true, refused: false }] },
  })
  fireEvent.click(await screen.findByText('试一条'))
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('POST /api/push/subscriptions/{id}/test', {
      params: { id: 'b' },
    }),
  )
})
