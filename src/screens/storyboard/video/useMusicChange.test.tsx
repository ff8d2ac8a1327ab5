import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, waitFor } from '@testing-library/react'
import { call } from '@/api/call'
import { queryClient } from '@/api/query'
import { useSession } from '@/stores/session'
import { useStoryDrafts } from '@/stores/storyDrafts'
import { makeStory } from '../testStory'
import { useStoryboard, type Story } from '../useStoryboard'
import { useMusicChange } from './useMusicChange'

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
const onBoard = jest.fn()
let story: Story
let changeMusic: ReturnType<typeof useMusicChange>['changeMusic']

function Probe() {
  story = useStoryboard('s1')
  ;({ changeMusic } = useMusicChange(story, onBoard))
  return null
}

async function open(filmCredits: number): Promise<void> {
  const { quote } = makeStory()
  const sound = { music: 'epic' }
  const changed = makeStory({ sound, version: 4, quote: { ...quote, filmCredits } })
  mockedCall.mockImplementation(async (key: string) => {
    if (key.startsWith('PUT')) return changed
    return key.startsWith('POST') ? { storyboard: changed, balance: 82 } : makeStory()
  })
  render(
    <QueryClientProvider client={queryClient}>
      <Probe />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(story.view).not.toBeNull())
}

const orders = () => mockedCall.mock.calls.filter(([key]) => String(key).endsWith('/film'))
const use = (music: string | undefined) =>
  act(() => changeMusic({ sound: music ? { music } : {}, captions: 'burned' }))

beforeEach(() => {
  queryClient.clear()
  useStoryDrafts.setState({ drafts: {} })
  useSession.setState({ isLogin: true })
  mockedCall.mockReset()
  onBoard.mockReset()
})

test('a video whose shots are paid is made again with the new music at once', async () => {
  await open(0)
  await use('epic')
  expect(orders()).toHaveLength(1)
  expect(orders()[0]?.[1].body).toMatchObject({ version: 4, quotedCredits: 0 })
  expect(onBoard).not.toHaveBeenCalled()
})

test('what costs credits is ordered on the board', async () => {
  await open(6)
  await use('epic')
  expect(orders()).toHaveLength(0)
  expect(onBoard).toHaveBeenCalledTimes(1)
})

test('the same music orders nothing', async () => {
  await open(0)
  await use(undefined)
  expect(mockedCall.mock.calls.filter(([key]) => !String(key).startsWith('GET'))).toHaveLength(0)
  expect(onBoard).not.toHaveBeenCalled()
})
