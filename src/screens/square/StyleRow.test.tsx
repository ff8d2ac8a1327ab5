import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { queryClient } from '@/api/query'
import { useApp } from '@/stores/app'
import { StyleRow } from './StyleRow'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('@/ui/length', () => ({ length: (px: number) => `${px}px` }))
jest.mock('@/platform/media', () => ({ mediaUrl: (url: string) => url }))
jest.mock('@/platform/storage')
jest.mock('@/platform/toast')
jest.mock('@/platform/haptics', () => ({ tick: jest.fn() }))
jest.mock('@/platform/pages', () => ({ stackAddresses: () => ['/'] }))
jest.mock('@/domain/navigation/loginPrompt', () => ({ promptLogin: jest.fn() }))

const model = (id: string, tags: string[]) => ({
  id,
  name: id,
  tags,
  thumbUrl: null,
  thumbhash: null,
  workCount: 0,
  likeCount: 0,
  liked: false,
})
const mockAnswers: Record<string, unknown> = {}
jest.mock('@/api/call', () => ({ call: async (key: string) => mockAnswers[key] }))

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <StyleRow head={<p>画风</p>} onChoose={jest.fn()} />
    </QueryClientProvider>,
  )
const names = () =>
  screen.getAllByRole('link').map((card) => card.getAttribute('aria-label')?.split('，')[0])

beforeEach(() => {
  queryClient.clear()
  act(() => useApp.setState({ modelTagList: [] }))
  mockAnswers['GET /api/model/app/page'] = {
    list: [model('水墨', ['内置', '传统']), model('霓虹', ['内置', '数码'])],
  }
  mockAnswers['GET /api/model/app/tagList'] = ['内置', '传统', '数码']
})

test('the tags there are fill modelTagList, and one of them narrows the styles', async () => {
  show()
  const tag = await screen.findByRole('radio', { name: '传统' })
  expect(useApp.getState().modelTagList).toEqual(['内置', '传统', '数码'])
  expect(names()).toEqual(['水墨', '霓虹'])
  expect(screen.queryByRole('radio', { name: '内置' })).toBeNull()
  fireEvent.click(tag)
  expect(names()).toEqual(['水墨'])
  fireEvent.click(screen.getByRole('radio', { name: '全部' }))
  expect(names()).toEqual(['水墨', '霓虹'])
})

test('tags that every style has are no choice', async () => {
  mockAnswers['GET /api/model/app/tagList'] = ['内置', '常用']
  mockAnswers['GET /api/model/app/page'] = { list: [model('水墨', ['内置', '常用'])] }
  show()
  await screen.findAllByRole('link')
  expect(screen.queryByRole('radio')).toBeNull()
})
