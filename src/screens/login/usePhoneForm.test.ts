import { act, renderHook } from '@testing-library/react'
import { call } from '@/api/call'
import { ApiError } from '@/api/error'
import { useSmsCode } from '@/stores/smsCode'
import { usePhoneForm, type FormIssue } from './usePhoneForm'

jest.mock('@/api/call', () => ({ call: jest.fn() }))
jest.mock('@/platform/storage')
jest.mock('@/platform/toast')

const calls = jest.mocked(call) as unknown as jest.Mock<
  Promise<unknown>,
  [string, unknown, unknown]
>
const submit = jest.fn(async () => undefined)
let extra: FormIssue | null = null

function form() {
  return renderHook(() => usePhoneForm({ purpose: 'login', check: async () => extra, submit }))
    .result
}

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 })
  jest.clearAllMocks()
  extra = null
  useSmsCode.setState({ phone: '', sentTo: '', readyAtMs: 0, devCode: null })
  calls.mockResolvedValue({ resendAfterMs: 60_000, devCode: '123456' })
})
afterEach(() => jest.useRealTimers())

async function submitPhone(result: ReturnType<typeof form>, phone = '138 0013 6021') {
  act(() => result.current.setPhone(phone))
  await act(() => result.current.sendCode())
}

test('a wrong number is reported at once and sends nothing', async () => {
  const result = form()
  await submitPhone(result, '12345')
  expect(result.current.issue).toEqual({ field: 'phone', message: '请输入正确的 11 位手机号' })
  expect(calls).not.toHaveBeenCalled()
})

test('after sending, the button counts 60 s down and is free again', async () => {
  const result = form()
  await submitPhone(result)
  expect(calls.mock.calls[0]?.slice(0, 2)).toEqual([
    'POST /api/sms-code',
    { body: expect.objectContaining({ phone: '13800136021', purpose: 'login' }) },
  ])
  expect([result.current.secondsLeft, result.current.devCode]).toEqual([60, '123456'])
  act(() => jest.advanceTimersByTime(59_000))
  expect(result.current.secondsLeft).toBe(1)
  act(() => jest.advanceTimersByTime(1_000))
  expect(result.current.secondsLeft).toBe(0)
})

test('the countdown survives leaving the page, number and all', async () => {
  const first = form()
  await submitPhone(first)
  act(() => jest.advanceTimersByTime(20_000))
  const second = form()
  expect([second.current.secondsLeft, second.current.phone]).toEqual([40, '13800136021'])
})

test('another number need not wait, nor see the other one’s code', async () => {
  const result = form()
  await submitPhone(result)
  act(() => result.current.setPhone('13900000000'))
  expect([result.current.secondsLeft, result.current.devCode]).toEqual([0, null])
})

test('number, code and the page’s own reason are checked in this order', async () => {
  extra = { field: 'agreement', message: '请先同意' }
  const result = form()
  const fields: (string | undefined)[] = []
  const confirm = async () => {
    await act(() => result.current.confirm())
    fields.push(result.current.issue?.field)
  }
  await confirm()
  act(() => result.current.setPhone('13800136021'))
  await confirm()
  await act(async () => result.current.setCode('12 34 56'))
  fields.push(result.current.issue?.field)
  extra = null
  await confirm()
  expect(fields).toEqual(['phone', 'code', 'agreement', undefined])
  expect(submit).toHaveBeenCalledTimes(1)
  expect(submit).toHaveBeenCalledWith({ phone: '13800136021', code: '123456' })
})

test('a refusal keeps what was typed and says the server’s sentence', async () => {
  submit.mockRejectedValueOnce(new ApiError('SMS_CODE_WRONG', { message: '验证码不正确或已失效' }))
  const result = form()
  act(() => result.current.setPhone('13800136021'))
  await act(async () => {
    result.current.setCode('000000')
    await jest.advanceTimersByTimeAsync(10)
  })
  expect(result.current).toMatchObject({
    phone: '13800136021',
    code: '000000',
    busy: null,
    issue: { field: 'form', message: '验证码不正确或已失效' },
  })
})

test('its sixth digit submits the code, fewer do not, and a tap outside changes nothing', async () => {
  const result = form()
  act(() => result.current.setPhone('13800136021'))
  await act(async () => result.current.setCode('12345'))
  expect(submit).not.toHaveBeenCalled()
  await act(async () => {
    result.current.setCode('123456')
    await Promise.all([result.current.confirm(), result.current.confirm()])
  })
  expect(submit).toHaveBeenCalledTimes(1)
})
