import { act, fireEvent, render, screen } from '@testing-library/react'
import { call } from '@/api/call'
import { ApiError } from '@/api/error'
import { playSound, type SoundEvents } from '@/platform/playSound'
import { showErrorToast } from '@/platform/toast'
import { MoodSample } from './MoodSample'

let mockHide = () => {}
jest.mock('@tarojs/taro', () => ({
  useDidHide: (callback: () => void) => {
    mockHide = callback
  },
}))
jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('@/platform/media', () => ({ mediaUrl: (url: string) => `https://here${url}` }))
jest.mock('@/platform/toast')
jest.mock('@/platform/playSound', () => ({ playSound: jest.fn() }))
jest.mock('@/api/call', () => ({ call: jest.fn() }))

const calls = jest.mocked(call) as unknown as jest.Mock<Promise<unknown>, unknown[]>
let sound: Promise<string> | null = null
let events: SoundEvents | null = null
const stop = jest.fn(() => events?.onEnd(true))

beforeEach(() => {
  jest.clearAllMocks()
  calls.mockResolvedValue({ url: '/files/calm.mp3' })
  jest.mocked(playSound).mockImplementation((given, handlers) => {
    sound = Promise.resolve(given)
    events = handlers
    return stop
  })
})

const button = (name: string) => screen.getByRole('button', { name })
const start = async (shown = true) => {
  const view = render(<MoodSample music="calm" shown={shown} />)
  fireEvent.click(button('试听「宁静」'))
  await expect(sound).resolves.toBe('https://here/files/calm.mp3')
  act(() => events?.onPlaying?.())
  return view
}

test('plays the piece of the mood, and stops it by the same button', async () => {
  await start()
  expect(calls).toHaveBeenCalledWith('GET /api/music/sample', { query: { mood: 'calm' } })
  fireEvent.click(button('停止试听「宁静」'))
  expect(stop).toHaveBeenCalledTimes(1)
  expect(button('试听「宁静」')).toBeTruthy()
})

test.each([
  ['another mood is chosen', <MoodSample key="a" music="epic" />],
  ['its sheet is closed', <MoodSample key="a" music="calm" shown={false} />],
])('is silent when %s', async (_, next) => {
  const view = render(<MoodSample key="a" music="calm" />)
  fireEvent.click(button('试听「宁静」'))
  view.rerender(next)
  expect(stop).toHaveBeenCalled()
})

test('is silent when the page is hidden or left', async () => {
  const view = await start()
  act(() => mockHide())
  expect(stop).toHaveBeenCalledTimes(1)
  fireEvent.click(button('试听「宁静」'))
  view.unmount()
  expect(stop).toHaveBeenCalledTimes(3)
})

test.each(['none', 'auto', 'own'])('has no button for %s', (music) => {
  render(<MoodSample music={music} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('says why a piece cannot be heard', async () => {
  await start()
  const cause = new ApiError('SERVICE_UNAVAILABLE', { message: '这首试听还没准备好，请稍后再试' })
  act(() => events?.onEnd(false, cause))
  expect(showErrorToast).toHaveBeenLastCalledWith('这首试听还没准备好，请稍后再试')
  fireEvent.click(button('试听「宁静」'))
  act(() => events?.onEnd(false))
  expect(showErrorToast).toHaveBeenLastCalledWith('放不出来，请检查网络后再试')
})
