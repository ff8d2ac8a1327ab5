import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { JobView } from '@contract/jobs'
import { call } from '@/api/call'
import { queryClient } from '@/api/query'
import { redirect } from '@/domain/navigation/navigate'
import { takeJobs, watchJob } from '@/domain/jobs/watch'
import { makeJob } from '@/lib/testJobs'
import { showToast } from '@/platform/toast'
import { DriftNotice } from './DriftNotice'
import type { Editing } from './useEditing'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('@tarojs/taro', () => ({ useDidShow: () => undefined, useDidHide: () => undefined }))
jest.mock('@/api/call', () => ({ call: jest.fn() }))
jest.mock('@/domain/jobs/watch', () => ({ takeJobs: jest.fn(), watchJob: jest.fn() }))
jest.mock('@/domain/navigation/navigate', () => ({ redirect: jest.fn() }))
jest.mock('@/platform/appLifecycle', () => ({ onAppHide: jest.fn(), onAppShow: jest.fn() }))
jest.mock('@/platform/media', () => ({ mediaUrl: (url: string) => url }))
jest.mock('@/platform/network', () => ({ useOnline: () => true, onNetworkChange: jest.fn() }))
jest.mock('@/platform/toast', () => ({ showToast: jest.fn(), showErrorToast: jest.fn() }))

const bounds = { x: 0.1, y: 0.2, width: 0.3, height: 0.2 }
const drift: JobView['drift'] = [{ name: '船', bounds, kind: 'missing', changed: 0.9 }]
const made = makeJob('made')
const now = makeJob('job')

function show(change: Partial<JobView> = {}) {
  const editing = {
    job: makeJob('job', { drift, doubt: 'open', spentCredits: 2, ...change }),
    target: { ref: 'picture:picture', thumbUrl: '/thumb', width: 3, height: 4 },
    versions: { parent: { thumbUrl: '/before' } },
  } as unknown as Editing
  return render(
    <QueryClientProvider client={queryClient}>
      <DriftNotice editing={editing} />
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  jest.clearAllMocks()
  queryClient.clear()
  jest.mocked(call).mockImplementation((name) =>
    Promise.resolve(
      name === 'POST /api/edit/{jobId}/putBack'
        ? { job: made }
        : name === 'POST /api/user/returnScore'
          ? {
              returnedCredits: 2,
              score: {
                balance: 9,
                held: 0,
                debt: 0,
                signedInToday: false,
                streakDays: 0,
                calendar: [],
              },
            }
          : now,
    ),
  )
})

test('a part that was lost is named, and putting it back opens the version made of it', async () => {
  show()
  expect(screen.getByText('船不见了')).toBeTruthy()
  fireEvent.click(screen.getByText('放回原来的船'))
  await waitFor(() =>
    expect(redirect).toHaveBeenCalledWith('pagesD/job-detail/job-detail', { id: 'made' }),
  )
  expect(call).toHaveBeenCalledWith('POST /api/edit/{jobId}/putBack', {
    params: { jobId: 'job' },
    body: { name: '船' },
  })
  expect(watchJob).toHaveBeenCalledWith(made)
})

test('credits of a drifted edit are returned and the picture stays', async () => {
  show()
  fireEvent.click(screen.getByText('退 2 积分'))
  await waitFor(() => expect(showToast).toHaveBeenCalledWith('2 积分已退回，这张留给你'))
  expect(call).toHaveBeenCalledWith('POST /api/user/returnScore', { body: { id: 'job' } })
  expect(takeJobs).toHaveBeenCalledWith([now])
})

test('credits that were returned already are not offered again', () => {
  show({ doubt: 'returned' })
  expect(screen.queryByText('退 2 积分')).toBeNull()
  expect(screen.getByText('放回原来的船')).toBeTruthy()
})

test('an edit that is good as it is loses its notice', async () => {
  show()
  fireEvent.click(screen.getByText('就这样，挺好'))
  await waitFor(() => expect(takeJobs).toHaveBeenCalledWith([now]))
  expect(call).toHaveBeenCalledWith('POST /api/edit/{jobId}/keepDrift', {
    params: { jobId: 'job' },
  })
})

test('several changed parts are named together', () => {
  show({ drift: [...drift, { name: '塔', bounds, kind: 'changed', changed: 0.1 }] })
  expect(screen.getByText('船、塔的地方变了')).toBeTruthy()
})

test('an edit without drift shows no notice', () => {
  expect(show({ drift: undefined }).container.textContent).toBe('')
})
