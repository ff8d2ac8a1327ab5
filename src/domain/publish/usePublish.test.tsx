import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { JobView, PictureView } from '@contract/jobs'
import { call } from '@/api/call'
import { queryClient } from '@/api/query'
import { makeJob } from '@/lib/testJobs'
import { usePublish } from './usePublish'

jest.mock('@tarojs/taro', () => ({ useDidShow: () => undefined, useDidHide: () => undefined }))
jest.mock('@/api/call', () => ({ call: jest.fn() }))
jest.mock('@/domain/contest/read', () => ({ learnContest: jest.fn() }))
jest.mock('@/platform/appLifecycle', () => ({ onAppHide: jest.fn(), onAppShow: jest.fn() }))
jest.mock('@/platform/network', () => ({ useOnline: () => true, onNetworkChange: jest.fn() }))
jest.mock('@/platform/toast', () => ({ showToast: jest.fn(), showErrorToast: jest.fn() }))

const picture = { id: 'p' } as PictureView
const versions = (root: string | null) => [
  { id: 'v1', parentId: null, jobId: root, sentence: null },
  { id: 'v2', parentId: 'v1', jobId: 'edit', sentence: '把猫去掉' },
]

/** The sheet of a job whose thread begins with the job `root`; null: with an upload. */
function show(job: JobView, root: string | null = 'root') {
  queryClient.clear()
  jest
    .mocked(call)
    .mockImplementation(((name: string) =>
      Promise.resolve(
        name === 'GET /api/thread/{id}'
          ? { versions: versions(root) }
          : makeJob('root', { params: { prompt: '窗台上的猫，水彩' } }),
      )) as never)
  const options = { withSteps: false, contestId: null, onDone: () => undefined }
  return renderHook(() => usePublish(job, picture, options), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  }).result
}

const edit = (params: JobView['params'] = {}) =>
  makeJob('edit', { params, threadId: 't', sentence: '把猫去掉', planSummary: '去掉猫' })

test('the title of an edited picture comes from the prompt of the first one', async () => {
  const form = show(edit())
  await waitFor(() => expect(form.current.title).toBe('窗台上的猫'))
})

test('a sentence that a model received as its prompt is no title either', async () => {
  const form = show(edit({ prompt: '把猫去掉' }))
  expect(form.current.title).toBe('')
  await waitFor(() => expect(form.current.title).toBe('窗台上的猫'))
})

test('an edited photograph has no suggested title', async () => {
  const form = show(edit(), null)
  await waitFor(() => expect(call).toHaveBeenCalledWith('GET /api/thread/{id}', expect.anything()))
  await act(() => Promise.resolve())
  expect(form.current.title).toBe('')
})

test('a title that was entered or emptied stays when the suggestion arrives', async () => {
  const form = show(edit())
  act(() => form.current.setTitle(''))
  await act(() => Promise.resolve())
  expect(form.current.title).toBe('')
})

test('other pictures are named after their own prompt', () => {
  const form = show(makeJob('a', { params: { prompt: '雪山湖泊日出，水墨' } }))
  expect(form.current.title).toBe('雪山湖泊日出')
})
