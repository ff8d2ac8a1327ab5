import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { call } from '@/api/call'
import { confirmModal } from '@/platform/modal'
import { Devices } from './Devices'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('@/api/call', () => ({ call: jest.fn() }))
jest.mock('@/platform/modal', () => ({ confirmModal: jest.fn() }))
jest.mock('@/platform/toast')
jest.mock('@/platform/storage')

const calls = jest.mocked(call) as unknown as jest.Mock<Promise<unknown>, unknown[]>
const at = '2026-01-02T03:04:00.000Z'
const signIn = (id: string, device: string, current = false, kind = 'app') => ({
  id,
  device,
  current,
  kind,
  createdAt: at,
  seenAt: at,
})

function show(list: unknown[]) {
  calls.mockImplementation((key) =>
    Promise.resolve(String(key).startsWith('GET') ? { list } : null),
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Devices />
    </QueryClientProvider>,
  )
}

beforeEach(() => jest.resetAllMocks())

test('this device comes first and has no way out here', async () => {
  show([signIn('a', 'iPhone · Safari'), signIn('b', 'Mac · Chrome', true)])
  await screen.findByText('这台设备')
  expect(screen.getAllByText(/ · (Safari|Chrome)$/).map((node) => node.textContent)).toEqual([
    'Mac · Chrome',
    'iPhone · Safari',
  ])
  expect(screen.getAllByText('退出')).toHaveLength(1)
})

test('another device is ended by its id, after a question', async () => {
  show([signIn('b', 'Mac · Chrome', true), signIn('a', 'iPhone · Safari')])
  fireEvent.click(await screen.findByLabelText('退出 iPhone · Safari'))
  await waitFor(() => expect(confirmModal).toHaveBeenCalled())
  expect(calls).not.toHaveBeenCalledWith('POST /api/auth/sessions/end', expect.anything())
  jest.mocked(confirmModal).mockResolvedValue(true)
  fireEvent.click(screen.getByLabelText('退出 iPhone · Safari'))
  await waitFor(() =>
    expect(calls).toHaveBeenCalledWith('POST /api/auth/sessions/end', { body: { id: 'a' } }),
  )
})

test('alone there is nothing to end', async () => {
  show([signIn('b', 'Mac · Chrome', true)])
  await screen.findByText('这台设备')
  expect(screen.queryByText('退出其他所有设备')).toBeNull()
})

test('a session at the console says so and is ended by its id', async () => {
  jest.mocked(confirmModal).mockResolvedValue(true)
  show([signIn('a', 'iPhone · Safari', true), signIn('b', 'Mac · Chrome', false, 'console')])
  expect(await screen.findByText('操作台 · Mac · Chrome')).toBeTruthy()
  fireEvent.click(screen.getByText('退出'))
  await waitFor(() =>
    expect(calls).toHaveBeenCalledWith('POST /api/auth/sessions/end', { body: { id: 'b' } }),
  )
})
