import { createHash } from 'crypto'
import { call } from '@/api/call'
import { ApiError } from '@/api/error'
import { showCaptcha } from '@/platform/captcha'
import { hideLoading, showLoading } from '@/platform/toast'
import { requestCode } from './requestCode'

jest.mock('@/api/call', () => ({ call: jest.fn() }))
jest.mock('@/platform/storage')
jest.mock('@/platform/toast')
jest.mock('@/platform/captcha', () => ({ showCaptcha: jest.fn() }))

const calls = jest.mocked(call) as unknown as jest.Mock<
  Promise<unknown>,
  [string, { body: Record<string, unknown> }]
>
const captcha = jest.mocked(showCaptcha)
const request = { phone: '13800136021', purpose: 'login' } as const
const sent = { resendAfterMs: 60_000 }

const salt = 'a1b2?expires=1&for=ff&'
const order = {
  kind: 'pow',
  algorithm: 'SHA-256',
  challenge: createHash('sha256').update(`${salt}4321`).digest('hex'),
  maxNumber: 20_000,
  salt,
  signature: 's',
}
const refusal = (details: unknown) =>
  new ApiError('CHALLENGE_REQUIRED', { message: '请先完成安全验证', status: 428, details })

beforeEach(() => jest.resetAllMocks())

const getBody = (nth: number) => calls.mock.calls[nth]?.[1].body ?? {}

test('no challenge is solved unless required; the device id is always sent, and stays the same', async () => {
  calls.mockResolvedValue(sent)
  expect(await requestCode(request)).toBe(sent)
  await requestCode(request)
  expect(getBody(0)).toEqual({ ...request, device: expect.stringMatching(/^[\w-]{20,64}$/) })
  expect(getBody(1)['device']).toBe(getBody(0)['device'])
  expect(showLoading).not.toHaveBeenCalled()
})

test('a required challenge is solved, announced, and sent with the same call again', async () => {
  calls.mockRejectedValueOnce(refusal(order)).mockResolvedValueOnce(sent)
  expect(await requestCode(request)).toBe(sent)
  const { solution, ...rest } = getBody(1)
  expect(rest).toEqual(getBody(0))
  const { kind, payload } = solution as { kind: string; payload: string }
  expect(kind).toBe('pow')
  expect(JSON.parse(Buffer.from(payload, 'base64').toString())).toMatchObject({ number: 4321 })
  expect(showLoading).toHaveBeenCalledWith('安全验证中，请稍等')
  expect(hideLoading).toHaveBeenCalledTimes(1)
})

test('a captcha is shown; closed, it is no code, in a sentence', async () => {
  const shown = { kind: 'tencent-captcha', appId: '19' }
  captcha.mockResolvedValueOnce({ ticket: 't', randstr: 'r' }).mockResolvedValueOnce(null)
  calls.mockRejectedValueOnce(refusal(shown)).mockResolvedValueOnce(sent)
  await requestCode(request)
  expect(getBody(1)['solution']).toEqual({ kind: 'tencent-captcha', ticket: 't', randstr: 'r' })
  calls.mockRejectedValueOnce(refusal(shown))
  await expect(requestCode(request)).rejects.toMatchObject({
    code: 'CHALLENGE_REQUIRED',
    message: '安全验证没有完成，请再试一次',
  })
})

test('a server that is never content is given up, other errors are passed on at once', async () => {
  calls.mockRejectedValue(refusal(order))
  await expect(requestCode(request)).rejects.toMatchObject({ code: 'CHALLENGE_REQUIRED' })
  expect(calls).toHaveBeenCalledTimes(3)
  calls.mockReset()
  calls.mockRejectedValue(new ApiError('SMS_TOO_OFTEN', { message: '太频繁' }))
  await expect(requestCode(request)).rejects.toMatchObject({ code: 'SMS_TOO_OFTEN' })
  expect(calls).toHaveBeenCalledTimes(1)
})
