import { act, renderHook, waitFor } from '@testing-library/react'
import { call } from '@/api/call'
import { ApiError } from '@/api/error'
import { platformCode } from '@/platform/signIn'
import { showErrorToast } from '@/platform/toast'
import { enter } from './enter'
import { usePlatformLogin } from './usePlatformLogin'

jest.mock('@/api/call', () => ({ call: jest.fn() }))
jest.mock('@/platform/storage')
jest.mock('@/platform/toast')
jest.mock('@/platform/signIn', () => ({
  PLATFORM_SIGN_IN: 'wechat-mini',
  platformCode: jest.fn(),
}))
jest.mock('./enter', () => ({ enter: jest.fn() }))

const calls = jest.mocked(call) as unknown as jest.Mock<Promise<unknown>, [string, unknown]>
const onRefused = jest.fn()
const SESSION = { token: 'a', refreshToken: 'b', isNew: false, moved: false }

function login() {
  const options = { redirectUrl: '/pages/x', inviteCode: 'mo23', onRefused }
  return renderHook(() => usePlatformLogin(options)).result
}

beforeEach(() => {
  jest.clearAllMocks()
  jest.mocked(platformCode).mockResolvedValue('login-1')
  calls.mockResolvedValue(SESSION)
})

test('both codes go to the server, then one is where one wanted to be', async () => {
  const result = login()
  await act(() => result.current.takeCode('phone-1'))
  const codes = { loginCode: 'login-1', phoneCode: 'phone-1' }
  const device: unknown = expect.stringMatching(/^[\w-]{20,64}$/)
  expect(calls.mock.calls[0]?.slice(0, 2)).toEqual([
    'POST /api/auth/platformLogin',
    { body: { provider: 'wechat-mini', ...codes, device, inviteCode: 'mo23' } },
  ])
  expect(enter).toHaveBeenCalledWith(SESSION, '/pages/x')
  expect(showErrorToast).not.toHaveBeenCalled()
})

test('a user who declines to share the number gets the form without a message', async () => {
  const result = login()
  await act(() => result.current.takeCode(null))
  expect(onRefused).toHaveBeenCalledTimes(1)
  expect([calls.mock.calls.length, result.current.issue]).toEqual([0, ''])
})

test('a refusal is the server’s sentence, and the next press starts over', async () => {
  const message = '微信授权已失效，请再点一次'
  calls.mockRejectedValueOnce(new ApiError('PLATFORM_CODE_WRONG', { message }))
  const result = login()
  await act(() => result.current.takeCode('phone-1'))
  await waitFor(() => expect([result.current.issue, result.current.busy]).toEqual([message, false]))
  expect(showErrorToast).not.toHaveBeenCalled()
  await act(() => result.current.takeCode('phone-2'))
  await waitFor(() => expect(result.current.issue).toBe(''))
  expect(enter).toHaveBeenCalledTimes(1)
})

test('a WeChat account that changed its owner is reported', async () => {
  calls.mockResolvedValueOnce({ ...SESSION, moved: true })
  const result = login()
  await act(() => result.current.takeCode('phone-1'))
  expect(showErrorToast).toHaveBeenCalledWith('这个微信以后自动登录现在的账号')
})

test('a double press signs in once', async () => {
  const result = login()
  await act(async () => {
    await Promise.all([result.current.takeCode('a'), result.current.takeCode('b')])
  })
  expect(calls).toHaveBeenCalledTimes(1)
})
