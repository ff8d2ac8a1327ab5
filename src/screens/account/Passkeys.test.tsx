import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { call } from '@/api/call'
import { canPasskey } from '@/platform/passkey'
import { useSession } from '@/stores/session'
import { Passkeys } from './Passkeys'
import { PasskeySheet } from './PasskeySheet'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('@/api/call', () => ({ call: jest.fn() }))
jest.mock('@/platform/passkey', () => ({ canPasskey: jest.fn() }))
jest.mock('@/platform/toast')
jest.mock('@/platform/storage')
jest.mock('@/ui/BottomSheet/BottomSheet', () => ({
  BottomSheet: ({ children }: { children: ReactNode }) => children,
}))
jest.mock('@/ui/Field/Field', () => jest.requireActual('@/ui/Field/Field.h5'))

const calls = jest.mocked(call) as unknown as jest.Mock<Promise<unknown>, unknown[]>
const PHONE = {
  id: 'p1',
  name: '我的手机',
  createdAt: '2025-01-02T03:04:00.000Z',
  lastUsedAt: null,
}

const draw = (node: ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{node}</QueryClientProvider>)

function show(list: unknown[], able = true) {
  jest.mocked(canPasskey).mockReturnValue(able)
  calls.mockImplementation((key) =>
    Promise.resolve(String(key).startsWith('GET') ? { list } : null),
  )
  draw(<Passkeys />)
}

beforeEach(() => jest.resetAllMocks())

test('another name is sent without the spaces around it', async () => {
  calls.mockResolvedValue(null)
  const onClose = jest.fn()
  draw(<PasskeySheet open edited={PHONE} onClose={onClose} />)
  fireEvent.change(screen.getByLabelText('名字'), { target: { value: ' 旧手机 ' } })
  fireEvent.click(screen.getByText('保存'))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const input = { params: { id: 'p1' }, body: { name: '旧手机' } }
  expect(calls).toHaveBeenCalledWith('PUT /api/user/passkeys/{id}', input)
})

test('each says when it was added and last used', async () => {
  const used = { ...PHONE, id: 'p2', name: '钥匙', lastUsedAt: '2025-03-04T05:06:00.000Z' }
  show([PHONE, used])
  expect(await screen.findByText(/^2025 年 1 月 2 日 .* 添加 · 还没用过$/)).toBeTruthy()
  expect(screen.getByText(/添加 · 最近使用 2025 年 3 月 4 日/)).toBeTruthy()
  expect(screen.getByText('添加通行密钥')).toBeTruthy()
})

test('a browser without them shows the list and adds none', async () => {
  show([PHONE], false)
  await screen.findByText('我的手机')
  expect(screen.queryByText('添加通行密钥')).toBeNull()
  expect(screen.getByText(/^这个浏览器不能添加通行密钥/)).toBeTruthy()
})

test('one is removed with what confirms it, and stays without', async () => {
  calls.mockResolvedValue(null)
  useSession.setState({
    userInfo: { confirmBy: 'password', confirmOptions: ['password'] } as never,
  })
  draw(<PasskeySheet open edited={PHONE} onClose={() => {}} />)
  fireEvent.click(screen.getByText('删除'))
  fireEvent.click(screen.getByText('确认删除'))
  expect(await screen.findByText('请填写这个账号的密码')).toBeTruthy()
  expect(calls).not.toHaveBeenCalled()
  fireEvent.change(screen.getByLabelText('这个账号的密码'), { target: { value: '山中无历日' } })
  fireEvent.click(screen.getByText('确认删除'))
  const input = { params: { id: 'p1' }, body: { by: 'password', password: '山中无历日' } }
  await waitFor(() =>
    expect(calls).toHaveBeenCalledWith('POST /api/user/passkeys/{id}/remove', input),
  )
})
