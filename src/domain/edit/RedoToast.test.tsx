import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ThreadVersionView } from '@contract/edits'
import { call } from '@/api/call'
import { queryClient } from '@/api/query'
import { redirect } from '@/domain/navigation/navigate'
import { useUndoneEdit } from '@/stores/undoneEdit'
import { RedoToast } from './RedoToast'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('@tarojs/taro', () => ({ useDidShow: () => undefined, useDidHide: () => undefined }))
jest.mock('@/api/call', () => ({ call: jest.fn() }))
jest.mock('@/domain/navigation/navigate', () => ({ redirect: jest.fn() }))
jest.mock('@/platform/appLifecycle', () => ({ onAppHide: jest.fn(), onAppShow: jest.fn() }))
jest.mock('@/platform/network', () => ({ useOnline: () => true, onNetworkChange: jest.fn() }))
jest.mock('@/platform/toast', () => ({ showToast: jest.fn(), showErrorToast: jest.fn() }))

const version: ThreadVersionView = {
  id: 'v2',
  number: 2,
  parentId: 'v1',
  jobId: 'edited',
  picture: 'picture:p2',
  thumbUrl: null,
  width: null,
  height: null,
  sentence: null,
  summary: null,
  status: 'succeeded',
  credits: 2,
  createdAt: '2026-11-27T00:00:00.000Z',
}

function show(jobId: string) {
  useUndoneEdit.getState().setUndone({ shownOn: 'first', threadId: 't', version })
  render(
    <QueryClientProvider client={queryClient}>
      <RedoToast jobId={jobId} />
    </QueryClientProvider>,
  )
}

test('重做 makes the version that was left the current one again and opens it', async () => {
  jest.mocked(call).mockResolvedValue({ id: 't' } as never)
  show('first')
  fireEvent.click(screen.getByText('重做'))
  await waitFor(() =>
    expect(redirect).toHaveBeenCalledWith('pagesD/job-detail/job-detail', {
      id: 'edited',
      picture: 'p2',
      thread: 't',
    }),
  )
  expect(call).toHaveBeenCalledWith('PUT /api/thread/{id}', {
    params: { id: 't' },
    body: { currentId: 'v2' },
  })
  await waitFor(() => expect(screen.queryByText('重做')).toBeNull())
})

test('only the page of the version before offers it', () => {
  show('another')
  expect(screen.queryByText('重做')).toBeNull()
})
