import { act, renderHook } from '@testing-library/react'
import { ApiError, networkError } from '@/api/error'
import { promptLogin } from '@/domain/navigation/loginPrompt'
import { showErrorToast } from '@/platform/toast'
import { useSession } from '@/stores/session'
import { createToggles, type Toggles } from './toggles'
import { useToggle } from './useToggle'

jest.mock('@/platform/storage')
jest.mock('@/platform/toast')
jest.mock('@/platform/haptics', () => ({ tick: jest.fn() }))
jest.mock('@/platform/pages', () => ({ stackAddresses: () => ['/pages/playground/playground'] }))
jest.mock('@/domain/navigation/loginPrompt', () => ({ promptLogin: jest.fn(async () => {}) }))

interface Like {
  on: boolean
  count: number
}

interface SentToggle {
  on: boolean
  answer: (like: Like) => Promise<void>
  refuse: (error: Error) => Promise<void>
}

const NONE: Like = { on: false, count: 4 }
const onSettled = jest.fn()
let sent: SentToggle[] = []
let likes: Toggles<Like>

/** Lets everything that was answered go its way. */
const rest = () => act(async () => new Promise((done) => setTimeout(done, 0)))

beforeEach(() => {
  jest.clearAllMocks()
  useSession.setState({ isLogin: true })
  sent = []
  likes = createToggles<Like>({
    isOn: ({ on }) => on,
    turned: ({ count }, on) => ({ on, count: count + (on ? 1 : -1) }),
    send: (_, on) =>
      new Promise((resolve, reject) => {
        sent.push({
          on,
          answer: (like) => (resolve(like), rest()),
          refuse: (error) => (reject(error), rest()),
        })
      }),
    onSettled,
  })
})

const heart = () => renderHook(() => useToggle(likes, 'w', NONE)).result
const press = (button: ReturnType<typeof heart>) => act(() => void button.current.toggle())

test('a like is shown at once and everywhere, then as the server counts it', async () => {
  const [tile, page] = [heart(), heart()]
  press(tile)
  expect(page.current.state).toEqual({ on: true, count: 5 })
  await rest()
  await sent[0]?.answer({ on: true, count: 9 })
  expect(tile.current.state).toEqual({ on: true, count: 9 })
  expect(sent).toHaveLength(1)
  expect(onSettled).toHaveBeenCalledTimes(1)
})

test('two quick taps end in the state of the last one', async () => {
  const tile = heart()
  // Both before the first of them is drawn.
  act(() => {
    expect(tile.current.toggle()).toBe(true)
    expect(tile.current.toggle()).toBe(false)
  })
  expect(tile.current.state.on).toBe(false)
  await rest()
  await sent[0]?.answer({ on: sent[0].on, count: 5 })
  await sent[1]?.answer({ on: false, count: 4 })
  expect(tile.current.state).toEqual(NONE)
})

test('one call at a time: the wish of the last tap follows the call on its way', async () => {
  const tile = heart()
  press(tile)
  await rest()
  press(tile)
  await rest()
  expect(sent.map(({ on }) => on)).toEqual([true])
  expect(tile.current.state).toEqual({ on: false, count: 4 })
  await sent[0]?.answer({ on: true, count: 5 })
  expect(sent.map(({ on }) => on)).toEqual([true, false])
  // The answer to the tap before last is not what is shown.
  expect(tile.current.state.on).toBe(false)
  await sent[1]?.answer({ on: false, count: 7 })
  expect(tile.current.state).toEqual({ on: false, count: 7 })
})

test('three quick taps ask for no more than the last one wishes', async () => {
  const tile = heart()
  press(tile)
  await rest()
  press(tile)
  press(tile)
  await sent[0]?.answer({ on: true, count: 5 })
  expect(sent).toHaveLength(1)
  expect(tile.current.state).toEqual({ on: true, count: 5 })
})

test('a refusal of the server rolls back with its sentence, reported once', async () => {
  const tile = heart()
  press(tile)
  await rest()
  await sent[0]?.refuse(new ApiError('NOT_FOUND', { message: '这件作品不在了' }))
  expect(tile.current.state).toEqual(NONE)
  expect(jest.mocked(showErrorToast).mock.calls).toEqual([['这件作品不在了']])
})

test('a second wish that fails rolls back to what the server agreed to first', async () => {
  const tile = heart()
  press(tile)
  await rest()
  press(tile)
  await sent[0]?.answer({ on: true, count: 5 })
  await sent[1]?.refuse(networkError())
  expect(tile.current.state).toEqual({ on: true, count: 5 })
  expect(showErrorToast).toHaveBeenCalledTimes(1)
})

test('after a failure the next tap starts over', async () => {
  const tile = heart()
  press(tile)
  await rest()
  await sent[0]?.refuse(networkError())
  press(tile)
  await rest()
  expect(sent.map(({ on }) => on)).toEqual([true, true])
  await sent[1]?.answer({ on: true, count: 5 })
  expect(tile.current.state).toEqual({ on: true, count: 5 })
})

test('a server that answers without effect is not called endlessly', async () => {
  const tile = heart()
  press(tile)
  await rest()
  await sent[0]?.answer(NONE)
  expect(sent).toHaveLength(1)
  expect(tile.current.state).toEqual(NONE)
})

test('a page requested before the tap does not undo it, one requested later counts', async () => {
  const tile = heart()
  const before = likes.learning()
  press(tile)
  const during = likes.learning()
  before('w', NONE)
  expect(tile.current.state.on).toBe(true)
  await rest()
  await sent[0]?.answer({ on: true, count: 5 })
  act(() => before('w', NONE))
  act(() => during('w', NONE))
  expect(tile.current.state).toEqual({ on: true, count: 5 })
  act(() => likes.learning()('w', { on: true, count: 12 }))
  expect(tile.current.state).toEqual({ on: true, count: 12 })
})

test('likes belong to one user, also when the answer comes late', async () => {
  const tile = heart()
  press(tile)
  await rest()
  act(() => useSession.setState({ isLogin: false }))
  expect(tile.current.state).toEqual(NONE)
  await sent[0]?.answer({ on: true, count: 5 })
  expect(tile.current.state).toEqual(NONE)
})

test('a visitor is prompted to sign in and nothing is sent', async () => {
  act(() => useSession.setState({ isLogin: false }))
  const tile = heart()
  expect(tile.current.toggle()).toBeNull()
  await rest()
  expect(promptLogin).toHaveBeenCalledTimes(1)
  expect(sent).toHaveLength(0)
  expect(tile.current.state).toEqual(NONE)
})
