import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { call } from '@/api/call'
import { queryClient } from '@/api/query'
import { makeJob } from '@/lib/testJobs'
import { Suggestions } from './Suggestions'
import type { EditTarget } from './types'
import type { Editing } from './useEditing'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('@tarojs/taro', () => ({ useDidShow: () => undefined, useDidHide: () => undefined }))
jest.mock('@/api/call', () => ({ call: jest.fn() }))
jest.mock('@/platform/appLifecycle', () => ({ onAppHide: jest.fn(), onAppShow: jest.fn() }))
jest.mock('@/platform/media', () => ({ mediaUrl: (url: string) => url }))
jest.mock('@/platform/network', () => ({ useOnline: () => true, onNetworkChange: jest.fn() }))
jest.mock('@/platform/toast', () => ({ showToast: jest.fn(), showErrorToast: jest.fn() }))

const target: EditTarget = {
  jobId: 'job',
  pictureId: 'picture',
  ref: 'picture:picture',
  url: '/full',
  thumbUrl: '/thumb',
  width: 3,
  height: 4,
  color: '#123456',
  threadId: null,
}
const suggestions = [
  { sentence: '去掉小船', bounds: { x: 0.1, y: 0.2, width: 0.3, height: 0.2 } },
  { sentence: '背景虚化', bounds: { x: 0.4, y: 0.2, width: 0.2, height: 0.4 } },
]
const openPlan = jest.fn()

function show(change: Partial<Editing> = {}) {
  const editing = { job: makeJob('job'), target, sentence: '', openPlan, ...change } as Editing
  return render(
    <QueryClientProvider client={queryClient}>
      <Suggestions editing={editing} />
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  jest.clearAllMocks()
  queryClient.clear()
})

test('a suggestion of the server opens the plan of its sentence', async () => {
  jest.mocked(call).mockResolvedValue({ suggestions })
  show()
  fireEvent.click(await screen.findByText('背景虚化'))
  expect(openPlan).toHaveBeenCalledWith('背景虚化')
  expect(screen.getAllByRole('button')).toHaveLength(2)
  expect(call).toHaveBeenCalledWith('GET /api/edit/suggestions', {
    query: { picture: 'picture:picture' },
  })
})

test('a picture in which nothing was found has no suggestions', async () => {
  jest.mocked(call).mockResolvedValue({ suggestions: [] })
  const { container } = show()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(call).toHaveBeenCalledTimes(1)
  expect(container.textContent).toBe('')
})

test('a sentence that is being written hides the suggestions', async () => {
  jest.mocked(call).mockResolvedValue({ suggestions })
  show({ sentence: '天黑一点' })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByText('背景虚化')).toBeNull()
})

test('a picture that cannot be edited requests no suggestions', () => {
  show({ target: null })
  expect(call).not.toHaveBeenCalled()
})
