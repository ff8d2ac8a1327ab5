import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { call } from '@/api/call'
import { OwnKeySheet } from './OwnKeySheet'
import type { OwnKey } from './useOwnKey'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('@/api/call', () => ({ call: jest.fn() }))
jest.mock('@/platform/modal', () => ({ confirmModal: jest.fn() }))
jest.mock('@/platform/toast')
jest.mock('@/platform/storage')
jest.mock('@/ui/BottomSheet/BottomSheet', () => ({
  BottomSheet: ({ children }: { children: ReactNode }) => children,
}))
jest.mock('@/ui/Field/Field', () => jest.requireActual('@/ui/Field/Field.h5'))

const calls = jest.mocked(call) as unknown as jest.Mock<Promise<unknown>, unknown[]>
const VENDORS = [
  { id: 'dashscope', name: '阿里云百炼', models: [{ id: 'q', name: 'Qwen-Image' }] },
  { id: 'fal', name: 'fal', models: [{ id: 'f', name: 'FLUX Fill (fal)' }] },
]
const ORIGINS = ['https://api.example.com']

function show({
  edited = null,
  origins = ORIGINS,
}: {
  edited?: OwnKey | null
  origins?: string[]
}) {
  calls.mockResolvedValue({ works: true, message: '能用' })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OwnKeySheet open {...{ origins, edited }} vendors={VENDORS} onClose={() => {}} />
    </QueryClientProvider>,
  )
}

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const save = () => fireEvent.click(screen.getByText('存下'))

beforeEach(() => jest.resetAllMocks())

test('a vendor’s key needs a name and the key; what it gives is named', async () => {
  show({})
  expect(screen.getByText('常用的：Qwen-Image')).toBeTruthy()
  fireEvent.click(screen.getByText('fal'))
  expect(screen.getByText('常用的：FLUX Fill (fal)')).toBeTruthy()
  expect(screen.queryByLabelText('地址')).toBeNull()
  write('名字', '我的')
  save()
  expect(calls).not.toHaveBeenCalled()
  write('密钥', 'key-12345')
  save()
  const body = { name: '我的', vendor: 'fal', model: '', apiKey: 'key-12345' }
  await waitFor(() => expect(calls).toHaveBeenCalledWith('POST /api/user/own-keys', { body }))
})

test('another server needs an address of the operator’s and a model', async () => {
  show({})
  fireEvent.click(screen.getByText('其他（兼容 OpenAI）'))
  write('名字', '我的')
  write('密钥', 'key-12345')
  save()
  expect(calls).not.toHaveBeenCalled()
  write('模型名', 'gpt-image-1.5')
  save()
  const body = { name: '我的', baseUrl: 'https://api.example.com/v1', model: 'gpt-image-1.5' }
  await waitFor(() =>
    expect(calls).toHaveBeenCalledWith('POST /api/user/own-keys', {
      body: { ...body, apiKey: 'key-12345' },
    }),
  )
})

test('without addresses of other servers there are vendors alone', () => {
  show({ origins: [] })
  expect(screen.queryByText('其他（兼容 OpenAI）')).toBeNull()
})

test('of one that is there name and model change, the key only where it is written', async () => {
  const edited = {
    id: 'k1',
    name: '旧',
    vendor: 'dashscope',
    baseUrl: 'https://d.example',
    model: '',
    allowed: true,
    createdAt: '2026-01-02T03:04:00.000Z',
  }
  show({ edited })
  expect(screen.queryByText('服务方')).toBeNull()
  expect(screen.getByText('阿里云百炼')).toBeTruthy()
  write('名字', '新')
  save()
  await waitFor(() =>
    expect(calls).toHaveBeenCalledWith('PUT /api/user/own-keys/{id}', {
      params: { id: 'k1' },
      body: { name: '新', model: '' },
    }),
  )
  fireEvent.click(screen.getByText('试一试'))
  expect(await screen.findByText('能用')).toBeTruthy()
})
