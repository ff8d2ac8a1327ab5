import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { navigate } from '@/domain/navigation/navigate'
import { makeJob } from '@/lib/testJobs'
import { confirmModal } from '@/platform/modal'
import { Readings } from './Readings'
import type { ReadingsState } from './useReadings'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('@/ui/length', () => ({ length: (px: number) => `${px}px` }))
jest.mock('@/platform/media', () => ({ mediaUrl: (url: string) => url }))
const mockCall = jest.fn(async () => ({ deleted: ['a'] }))
jest.mock('@/api/call', () => ({ call: (...input: unknown[]) => mockCall(...(input as [])) }))
jest.mock('@/domain/navigation/navigate', () => ({ navigate: jest.fn(async () => true) }))
jest.mock('@/platform/modal', () => ({ confirmModal: jest.fn(async () => true) }))
jest.mock('@/platform/toast')
jest.mock('@/platform/storage')

const makeState = (over: Partial<ReadingsState>) =>
  ({ jobs: [], isLogin: true, isPending: false, isError: false, ...over }) as ReadingsState
const reading = makeJob('a', { tool: 'img2tag', pictures: [], answer: { prompt: '湖边的小屋' } })

beforeEach(() => jest.clearAllMocks())

test('a reading shows its words and opens its page', () => {
  render(<Readings state={makeState({ jobs: [reading] })} />)
  fireEvent.click(screen.getByRole('link', { name: '查看：湖边的小屋' }))
  expect(navigate).toHaveBeenCalledWith('pagesD/job-detail/job-detail', { id: 'a' })
})

test('it is deleted only after a yes', async () => {
  render(<Readings state={makeState({ jobs: [reading] })} />)
  const trash = screen.getByRole('button', { name: '删除：湖边的小屋' })
  jest.mocked(confirmModal).mockResolvedValueOnce(false)
  fireEvent.click(trash)
  await waitFor(() => expect(confirmModal).toHaveBeenCalledTimes(1))
  expect(mockCall).not.toHaveBeenCalled()
  fireEvent.click(trash)
  await waitFor(() =>
    expect(mockCall).toHaveBeenCalledWith(
      'DELETE /api/img2tag/{id}',
      { params: { id: 'a' } },
      expect.anything(),
    ),
  )
})

test('without readings there is the way to the first one', () => {
  render(<Readings state={makeState({})} />)
  fireEvent.click(screen.getByRole('button', { name: '去识图' }))
  expect(navigate).toHaveBeenCalledWith('pagesE/img2tag/img2tag')
})

test('a visitor is led to sign in', () => {
  render(<Readings state={makeState({ isLogin: false })} />)
  screen.getByRole('button', { name: '去登录' })
})
