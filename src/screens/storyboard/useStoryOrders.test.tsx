import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, waitFor } from '@testing-library/react'
import { call } from '@/api/call'
import { ApiError } from '@/api/error'
import { queryClient } from '@/api/query'
import { showErrorToast } from '@/platform/toast'
import { useSession } from '@/stores/session'
import { NEW_STORY, useStoryDrafts } from '@/stores/storyDrafts'
import { EMPTY_STORY } from './content'
import { makeStory } from './testStory'
import { useStoryboard, type Story } from './useStoryboard'
import { createStory, useStoryOrders } from './useStoryOrders'

jest.mock('@/api/call', () => ({ call: jest.fn() }))
jest.mock('@/platform/toast')
jest.mock('@/platform/storage')
jest.mock('@/platform/appLifecycle', () => ({
  onAppHide: () => () => undefined,
  onAppShow: () => () => undefined,
}))
jest.mock('@/platform/network', () => ({
  useOnline: () => true,
  isOnline: async () => true,
  onNetworkChange: () => () => undefined,
}))
jest.mock('@/domain/jobs/watch', () => ({ watchJob: jest.fn(), takeJobs: jest.fn() }))

const mockedCall = jest.mocked(call) as unknown as jest.Mock
let story: Story
let orders: ReturnType<typeof useStoryOrders>

function Probe() {
  story = useStoryboard('s1')
  orders = useStoryOrders(story)
  return null
}

async function open(): Promise<void> {
  render(
    <QueryClientProvider client={queryClient}>
      <Probe />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(story.view).not.toBeNull())
}

const bodies = (start: string) =>
  mockedCall.mock.calls.filter(([key]) => String(key).startsWith(start)).map(([, { body }]) => body)

beforeEach(() => {
  queryClient.clear()
  useStoryDrafts.setState({ drafts: {} })
  useSession.setState({ isLogin: true })
  mockedCall.mockReset()
  jest.mocked(showErrorToast).mockReset()
})

test('changes are stored before the order, which names their version and the seen price', async () => {
  mockedCall.mockImplementation(async (key: string) => {
    if (key.startsWith('PUT')) return makeStory({ title: '归途', version: 4 })
    return key.startsWith('POST')
      ? { storyboard: makeStory({ title: '归途', version: 5 }), balance: 82 }
      : makeStory()
  })
  await open()
  act(() => story.change((before) => ({ ...before, title: '归途' })))
  let done = false
  await act(async () => {
    done = await orders.render(18)
  })
  expect(done).toBe(true)
  expect(bodies('PUT')).toEqual([{ version: 3, title: '归途' }])
  expect(bodies('POST /api/storyboards/{id}/film')).toEqual([
    { requestId: expect.any(String), version: 4, quotedCredits: 18 },
  ])
})

test('an order that was not heard is sent again under the same id, a refused one is not', async () => {
  let failure = new ApiError('NETWORK', { message: '没连上' })
  mockedCall.mockImplementation(async (key: string) => {
    if (key.startsWith('POST')) throw failure
    return makeStory()
  })
  await open()
  const paint = () => act(async () => void (await orders.paint(['a'], 2)))
  await paint()
  failure = new ApiError('QUOTE_CHANGED', { message: '价格有变化', status: 409 })
  await paint()
  await paint()
  const ids = bodies('POST').map(({ requestId }) => requestId)
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[1])
  expect(showErrorToast).toHaveBeenLastCalledWith('价格有变化，新价格在按钮上，请再确认')
})

test('a new storyboard has the shots of a chat model, where one divided the script', async () => {
  const divided = [{ text: '雪夜', caption: '雪', seconds: 2.5 }]
  mockedCall.mockImplementation(async (key: string) =>
    key.endsWith('/split') ? { by: 'chat', shots: divided, joined: false } : makeStory(),
  )
  const content = { ...EMPTY_STORY, script: '雪夜归人' }
  useStoryDrafts.getState().setDraft(NEW_STORY, { version: 0, content: { base: {}, now: content } })
  await createStory(content, [])
  const [, body] = bodies('POST')
  expect(body.shots).toEqual([expect.objectContaining({ text: '雪夜', caption: '雪' })])
  expect(useStoryDrafts.getState().drafts[NEW_STORY]).toBeUndefined()
})

test('a script that could not be stored stays on the device', async () => {
  mockedCall.mockRejectedValue(new ApiError('INTERNAL', { message: '出错了', status: 500 }))
  const content = { ...EMPTY_STORY, script: '雪夜归人' }
  useStoryDrafts.getState().setDraft(NEW_STORY, { version: 0, content: { base: {}, now: content } })
  expect(await createStory(content, [])).toBeNull()
  expect(useStoryDrafts.getState().drafts[NEW_STORY]).toBeDefined()
})
