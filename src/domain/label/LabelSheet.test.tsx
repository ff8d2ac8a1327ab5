import { fireEvent, render, screen } from '@testing-library/react'
import { ApiError } from '@/api/error'
import { pickFile } from '@/platform/pickFile'
import { LabelSheet } from './LabelSheet'
import { VERDICT } from './texts'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('@/ui/length', () => ({ length: (px: number) => `${px}px` }))
jest.mock('@/ui/BottomSheet/BottomSheet', () => ({
  BottomSheet: ({ children }: { children: React.ReactNode }) => children,
}))
const mockCall = jest.fn()
jest.mock('@/api/call', () => ({ call: (...input: unknown[]) => mockCall(...input) }))
jest.mock('@/domain/navigation/navigate', () => ({ navigate: jest.fn() }))
jest.mock('@/platform/pickFile', () => ({ FILE_SOURCES: ['files'], pickFile: jest.fn() }))

const file = { path: 'blob:1', sizeBytes: 4, ext: 'png' }
const none = { outcome: 'none', format: 'png', whole: true, usualPlace: false, records: [] }

beforeEach(() => jest.mocked(pickFile).mockResolvedValue(file))

test('a chosen file is posted and its verdict shown; a failure is retried with the same file', async () => {
  mockCall.mockRejectedValueOnce(new ApiError('NETWORK', { message: '没有网络' }))
  render(<LabelSheet open onClose={jest.fn()} />)
  fireEvent.click(screen.getByRole('button', { name: '选择文件' }))
  await screen.findByText('没有网络')
  mockCall.mockResolvedValueOnce({ ...none, ours: null })
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  await screen.findByText(VERDICT.none)
  expect(pickFile).toHaveBeenCalledTimes(1)
  const [key, , options] = mockCall.mock.calls[1] as [string, unknown, { file: unknown }]
  expect([key, options.file]).toEqual(['POST /api/label/check', file])
  screen.getByRole('button', { name: '换一个文件' })
})
