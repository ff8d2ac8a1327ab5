import { endSession } from '@/api/call'
import { ApiError, networkError } from '@/api/error'
import { hasLeft, useSession } from '@/stores/session'
import { logOff } from './logOff'

jest.mock('@/api/call', () => ({ call: jest.fn(), endSession: jest.fn() }))
jest.mock('@/platform/log')
jest.mock('@/platform/storage')

const ending = jest.mocked(endSession)
const isLogin = () => useSession.getState().isLogin

beforeEach(() => useSession.getState().signIn({ token: 'a', refreshToken: 'b' }))

test('the device is signed out before the server has answered', async () => {
  let answer: () => void = () => undefined
  let wasLogin: boolean | null = null
  ending.mockImplementation(() => {
    wasLogin = isLogin()
    return new Promise<void>((resolve) => (answer = resolve))
  })
  const done = logOff()
  // Begun with the tokens, and nothing is read with them from now on.
  expect([wasLogin, isLogin(), hasLeft()]).toEqual([true, false, true])
  answer()
  await done
})

test.each([networkError(), new ApiError('UNAUTHORIZED', { message: '登录已过期' })])(
  'signed out as well when the server did not answer: %s',
  async (error) => {
    ending.mockRejectedValue(error)
    await logOff()
    expect([isLogin(), hasLeft()]).toEqual([false, true])
  },
)
