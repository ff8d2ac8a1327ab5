import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { call } from '@/api/call'
import { ApiError } from '@/api/error'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { useSession } from '@/stores/session'
import { useStoryDrafts } from '@/stores/storyDrafts'
import { makeStory } from './testStory'
import { useStoryboard, type Story } from './useStoryboard'

jest.mock('@/api/call', () => ({ call: jest.fn() }))
jest.mock('@/platform/toast')
jest.mock('@/platform/storage')
jest.mock('@/platform/appLifecycle', () => ({ onAppHide: () => () => undefined }))
let mockOnline = true
jest.mock('@/platform/network', () => ({
  useOnline: () => mockOnline,
  onNetworkChange: () => () => undefined,
}))

const mockedCall = jest.mocked(call) as unknown as jest.Mock
let story: Story

function Probe() {
  story = useStoryboard('s1')
  return <div>{`${story.content?.title ?? ''} ${story.sync}`}</div>
}

async function open(): Promise<void> {
  render(
    <QueryClientProvider client={queryClient}>
      <Probe />
    </QueryClientProvider>,
  )
  await act(async () => void (await jest.advanceTimersByTimeAsync(10)))
}

const rename = (title: string) => act(() => story.change((before) => ({ ...before, title })))
const rest = () => act(async () => void (await jest.advanceTimersByTimeAsync(1000)))

/** The server: what it has, and how it answers a change. */
function serve(view: ReturnType<typeof makeStory>, patch: (body: object) => unknown): void {
  mockedCall.mockImplementation(async (key: string, input: { body: object }) =>
    key.startsWith('PUT') ? patch(input.body) : view,
  )
}
const sent = () => mockedCall.mock.calls.filter(([key]) => String(key).startsWith('PUT'))

beforeEach(() => {
  jest.useFakeTimers()
  mockOnline = true
  queryClient.clear()
  useStoryDrafts.setState({ drafts: {} })
  useSession.setState({ isLogin: true })
  mockedCall.mockReset()
})
afterEach(() => jest.useRealTimers())

test('changes are stored after a rest, with the version they are based on', async () => {
  serve(makeStory(), (body) => makeStory({ ...body, version: 4 }))
  await open()
  rename('归')
  rename('归途')
  screen.getByText('归途 saving')
  expect(sent()).toHaveLength(0)
  await rest()
  expect(sent().map(([, input]) => input.body)).toEqual([{ version: 3, title: '归途' }])
  screen.getByText('归途 stored')
  expect(useStoryDrafts.getState().drafts).toEqual({})
})

test('without a network they stay on the device, and are sent when it is back', async () => {
  serve(makeStory(), (body) => makeStory({ ...body, version: 4 }))
  await open()
  mockOnline = false
  rename('归途')
  await rest()
  screen.getByText('归途 offline')
  expect(sent()).toHaveLength(0)
  mockOnline = true
  rename('雪夜归途')
  await rest()
  expect(sent()).toHaveLength(1)
  screen.getByText('雪夜归途 stored')
})

test('a draft of before the reload is shown and stored', async () => {
  serve(makeStory(), (body) => makeStory({ ...body, version: 4 }))
  const { title, ...rest } = makeStory()
  const base = { ...rest, title }
  useStoryDrafts
    .getState()
    .setDraft('s1', { version: 3, content: { base, now: { title: '离线写的' } } })
  await open()
  screen.getByText('离线写的 saving')
})

test('the same storyboard changed elsewhere is a conflict with two ways out', async () => {
  const elsewhere = makeStory({ title: '那边的', version: 5 })
  let view = makeStory()
  mockedCall.mockImplementation(async (key: string, input: { body: { version: number } }) => {
    if (!key.startsWith('PUT')) return view
    if (input.body.version === view.version) return makeStory({ ...input.body, version: 6 })
    view = elsewhere
    throw new ApiError('CONFLICT', { message: '这份分镜在别处改过了，看看最新的再改', status: 409 })
  })
  await open()
  view = elsewhere
  mockedCall.mockImplementationOnce(async () => {
    throw new ApiError('CONFLICT', { message: '这份分镜在别处改过了，看看最新的再改', status: 409 })
  })
  rename('这边的')
  await rest()
  await rest()
  screen.getByText('这边的 conflict')
  act(() => story.resolve('mine'))
  await rest()
  expect(sent().at(-1)?.[1].body).toEqual({ version: 5, title: '这边的' })
  screen.getByText('这边的 stored')
})

test('theirs drops what was written here', async () => {
  serve(makeStory({ version: 3 }), () => {
    throw new ApiError('INTERNAL', { message: '出错了', status: 500 })
  })
  await open()
  rename('这边的')
  await rest()
  screen.getByText('这边的 failed')
  act(() => story.resolve('theirs'))
  screen.getByText('小夏回家 stored')
})

test('a newer version with the same content is no conflict', async () => {
  serve(makeStory(), (body) => makeStory({ ...body, version: 8 }))
  await open()
  rename('归途')
  act(() => queryClient.setQueryData(keys.storyboard('s1'), makeStory({ version: 7 })))
  await rest()
  expect(sent().map(([, input]) => input.body)).toEqual([{ version: 7, title: '归途' }])
})
