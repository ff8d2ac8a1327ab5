import { call } from '@/api/call'
import { deviceId } from '@/platform/deviceId'
import { platformCode } from '@/platform/signIn'
import { clearItems } from '@/platform/storage'
import { tokenStore } from '@/platform/tokens'
import type { AppConfig } from '@/stores/app'
import { useSession } from '@/stores/session'
import { loadUser } from './load'
import { signInSilently } from './silent'

jest.mock('@/api/call', () => ({ call: jest.fn() }))
jest.mock('@/platform/log')
jest.mock('@/platform/storage')
jest.mock('@/platform/signIn', () => ({
  PLATFORM_SIGN_IN: 'wechat-mini',
  platformCode: jest.fn(),
}))
jest.mock('./load', () => ({ loadUser: jest.fn() }))

const calls = jest.mocked(call) as unknown as jest.Mock<Promise<unknown>, [string, unknown]>
const TOKENS = { token: 'a', refreshToken: 'b' }
const offering = { signIns: ['wechat-mini'] } as unknown as AppConfig

beforeEach(() => {
  jest.clearAllMocks()
  useSession.getState().signOut()
  clearItems()
  jest.mocked(platformCode).mockResolvedValue('code-1')
  calls.mockResolvedValue(TOKENS)
})
const isLogin = () => useSession.getState().isLogin

test('who is known is signed in, by a code of this moment', async () => {
  await signInSilently(offering)
  const body = { provider: 'wechat-mini', loginCode: 'code-1', device: deviceId() }
  expect(calls.mock.calls[0]?.slice(0, 2)).toEqual(['POST /api/auth/silentLogin', { body }])
  expect([isLogin(), tokenStore.read()]).toEqual([true, TOKENS])
  expect(loadUser).toHaveBeenCalledTimes(1)
})

test('who is not known stays a visitor', async () => {
  calls.mockResolvedValue(null)
  await signInSilently(offering)
  expect([isLogin(), tokenStore.read()]).toEqual([false, null])
})

test('no sign-in starts where the server offers none, or its offer is unknown', async () => {
  for (const config of [null, { signIns: [] }, {}])
    await signInSilently(config as unknown as AppConfig | null)
  expect([platformCode, calls].map((mock) => jest.mocked(mock).mock.calls.length)).toEqual([0, 0])
})

test('after signing out on purpose nothing is silent, until the person signs in again', async () => {
  useSession.getState().signIn(TOKENS)
  useSession.getState().leave()
  await signInSilently(offering)
  expect([isLogin(), calls.mock.calls.length]).toEqual([false, 0])
  useSession.getState().signIn(TOKENS)
  useSession.getState().signOut()
  await signInSilently(offering)
  expect(isLogin()).toBe(true)
})

test('a session opened meanwhile stays, and errors are silent', async () => {
  const own = { token: 'own', refreshToken: 'own' }
  calls.mockImplementationOnce(async () => {
    useSession.getState().signIn(own)
    return TOKENS
  })
  await signInSilently(offering)
  expect(tokenStore.read()).toEqual(own)
  useSession.getState().signOut()
  calls.mockRejectedValueOnce(new Error('offline'))
  await expect(signInSilently(offering)).resolves.toBeUndefined()
  jest.mocked(platformCode).mockRejectedValueOnce(new Error('login:fail'))
  await signInSilently(offering)
  expect(isLogin()).toBe(false)
})
