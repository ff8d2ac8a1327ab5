import { act, renderHook } from '@testing-library/react'
import { call } from '@/api/call'
import { signWithPasskey, canPasskey } from '@/platform/passkey'
import { useSession } from '@/stores/session'
import { useConfirmation } from './useConfirmation'

jest.mock('@/api/call', () => ({ call: jest.fn() }))
jest.mock('@/platform/passkey', () => ({ canPasskey: jest.fn(), signWithPasskey: jest.fn() }))
jest.mock('@/platform/storage')
jest.mock('@/platform/toast')

const calls = jest.mocked(call) as unknown as jest.Mock<Promise<unknown>, unknown[]>

function confirmation(confirmOptions: readonly string[] | undefined, confirmBy = 'phone') {
  useSession.setState({ userInfo: { confirmBy, confirmOptions } as never })
  return renderHook(() => useConfirmation('change')).result
}

beforeEach(() => {
  jest.resetAllMocks()
  jest.mocked(canPasskey).mockReturnValue(true)
})

test('the oldest means comes first, the next one is a press away', async () => {
  const result = confirmation(['email', 'password'])
  expect([result.current.by, result.current.check()]).toEqual([
    'email',
    '请填写确认用的 6 位验证码',
  ])
  act(() => result.current.chooseOther?.())
  expect([result.current.by, result.current.check()]).toEqual(['password', '请填写这个账号的密码'])
  act(() => result.current.setPassword('山中无历日'))
  expect(result.current.check()).toBe('')
  expect(await result.current.give()).toEqual({ by: 'password', password: '山中无历日' })
})

test('the only means offers no other', () => {
  expect(confirmation(['phone']).current.chooseOther).toBeNull()
})

test('a user of an older version, without options, has the one that confirms', () => {
  expect(confirmation(undefined, 'email').current.by).toBe('email')
})

test('a client without passkeys passes over them', () => {
  jest.mocked(canPasskey).mockReturnValue(false)
  expect(confirmation(['passkey', 'signIn']).current.by).toBe('signIn')
})

test('requests a passkey only when the change is submitted', async () => {
  const answer = { id: 'k' }
  calls.mockResolvedValue({ options: { challenge: 'c' }, flow: 'f' })
  jest.mocked(signWithPasskey).mockResolvedValue(answer as never)
  const result = confirmation(['passkey', 'signIn'])
  expect(result.current.check()).toBe('')
  expect(calls).not.toHaveBeenCalled()
  expect(await result.current.give()).toEqual({ by: 'passkey', passkey: { flow: 'f', answer } })
  expect(calls).toHaveBeenCalledWith('POST /api/user/passkeys/confirm')
})
