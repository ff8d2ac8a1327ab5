import { call } from '@/api/call'
import { ApiError } from '@/api/error'
import { showErrorToast } from '@/platform/toast'
import { learnLike, setLike, useLikes, withLike } from './likes'

jest.mock('@/api/call', () => ({ call: jest.fn() }))
jest.mock('@/platform/toast', () => ({ showErrorToast: jest.fn() }))
jest.mock('@/stores/session', () => ({ useSession: { subscribe: () => () => undefined } }))

const asked = call as unknown as jest.Mock
const told = showErrorToast as unknown as jest.Mock
const known = (id: string) => useLikes.getState().known[id]
const NONE = { liked: false, likeCount: 4 }

beforeEach(() => {
  asked.mockReset()
  told.mockReset()
  useLikes.setState({ known: {} })
})

test('a like counts once, and taking it back never goes below nothing', () => {
  expect(withLike(NONE, true)).toEqual({ liked: true, likeCount: 5 })
  expect(withLike({ liked: true, likeCount: 5 }, true)).toEqual({ liked: true, likeCount: 5 })
  expect(withLike({ liked: true, likeCount: 0 }, false)).toEqual({ liked: false, likeCount: 0 })
})

test('a like is shown at once and then as the server counts it', async () => {
  asked.mockResolvedValue({ liked: true, likeCount: 9 })
  const done = setLike('w', NONE, true)
  expect(known('w')).toEqual({ liked: true, likeCount: 5 })
  await done
  expect(known('w')).toEqual({ liked: true, likeCount: 9 })
  expect(asked).toHaveBeenCalledTimes(1)
})

test('what the server refuses rolls back with its sentence', async () => {
  asked.mockRejectedValue(new ApiError('NOT_FOUND', { message: '这件作品不在了' }))
  await setLike('w', NONE, true)
  expect(known('w')).toEqual(NONE)
  expect(told).toHaveBeenCalledWith('这件作品不在了')
})

test('of many taps the last one counts: on and off again asks for nothing more', async () => {
  let answer: (value: unknown) => void = () => undefined
  asked.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  asked.mockResolvedValue({ liked: false, likeCount: 4 })
  const done = setLike('w', NONE, true)
  await setLike('w', NONE, false)
  expect(known('w')).toEqual(NONE)
  answer({ liked: true, likeCount: 5 })
  await done
  expect(asked.mock.calls.map(([key]) => key)).toEqual([
    'POST /api/works/like',
    'POST /api/works/cancelLike',
  ])
  expect(known('w')).toEqual({ liked: false, likeCount: 4 })
})

test('what a page loads replaces what was known, but never a like on its way', async () => {
  asked.mockResolvedValue({ liked: true, likeCount: 5 })
  const done = setLike('w', NONE, true)
  learnLike('w', NONE)
  expect(known('w')).toEqual({ liked: true, likeCount: 5 })
  await done
  learnLike('w', { liked: true, likeCount: 12 })
  expect(known('w')).toEqual({ liked: true, likeCount: 12 })
})
