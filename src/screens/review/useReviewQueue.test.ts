import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { call } from '@/api/call'
import { ApiError } from '@/api/error'
import { queryClient } from '@/api/query'
import { showErrorToast } from '@/platform/toast'
import { type ReviewItem, useReviewQueue } from './useReviewQueue'

jest.mock('@/api/call', () => ({ call: jest.fn() }))
jest.mock('@/platform/haptics', () => ({ tick: jest.fn() }))
jest.mock('@/platform/storage')
jest.mock('@/platform/toast')

const calls = jest.mocked(call) as unknown as jest.Mock<Promise<unknown>, unknown[]>
const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(QueryClientProvider, { client: queryClient }, children)
const item = (id: string, shown: string) => ({ id, workId: 'w', kind: 'new', shown }) as ReviewItem
const queue = (...items: ReviewItem[]) => ({ waiting: items.length, items })

beforeEach(() => {
  jest.resetAllMocks()
  queryClient.clear()
})

test('a decision names what was shown', async () => {
  calls.mockResolvedValueOnce(queue(item('a', 'hash-a'))).mockResolvedValue(queue())
  const { result } = renderHook(() => useReviewQueue(true), { wrapper })
  await waitFor(() => expect(result.current.query.data).toBeDefined())
  act(() => result.current.decide(item('a', 'hash-a'), { pass: true, featured: false }))
  await waitFor(() =>
    expect(calls).toHaveBeenLastCalledWith('POST /api/works/audit_pass', {
      body: { itemId: 'a', shown: 'hash-a' },
    }),
  )
})

test('a concurrent change is reported in a sentence and shown', async () => {
  const message = '作者改过这件作品，刚才那份不算了，请看新的一份'
  calls
    .mockResolvedValueOnce(queue(item('a', 'hash-a')))
    .mockRejectedValueOnce(new ApiError('CONFLICT', { message }))
    .mockResolvedValue(queue(item('b', 'hash-b')))
  const { result } = renderHook(() => useReviewQueue(true), { wrapper })
  await waitFor(() => expect(result.current.query.data).toBeDefined())
  act(() => result.current.decide(item('a', 'hash-a'), { pass: false, reason: '看不清' }))
  await waitFor(() => expect(result.current.query.data?.items[0]?.id).toBe('b'))
  expect(showErrorToast).toHaveBeenCalledWith(message)
})
