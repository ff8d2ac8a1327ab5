import { startRequest } from '@/platform/request'
import { transport } from './transport'

jest.mock('@/platform/timeouts', () => jest.requireActual('@/platform/timeouts.h5'))
jest.mock('@/platform/request', () => ({ startRequest: jest.fn() }))

type Callbacks = Parameters<typeof startRequest>[1]

const abort = jest.fn()
let callbacks: Callbacks

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  jest.mocked(startRequest).mockImplementation((_, options) => {
    callbacks = options
    return { abort }
  })
})
afterEach(() => jest.useRealTimers())

const request = { method: 'GET' as const, path: '/api/a', headers: {} }

test('120 s without an answer is the specification’s timeout, and the request is aborted', async () => {
  const waiting = expect(transport(request)).rejects.toMatchObject({
    code: 'TIMEOUT',
    message: 'The connection timed out, click the screen to try again.',
  })
  jest.advanceTimersByTime(119_999)
  expect(abort).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  await waiting
  expect(abort).toHaveBeenCalledTimes(1)
})

test('the abort reaches the request and rejects', async () => {
  const stop = new AbortController()
  const waiting = transport({ ...request, signal: stop.signal })
  stop.abort()
  callbacks.onFail(false)
  await expect(waiting).rejects.toMatchObject({ code: 'ABORTED' })
  expect(abort).toHaveBeenCalledTimes(1)
})

test('a platform that gives up says network or timeout', async () => {
  const first = transport(request)
  callbacks.onFail(false)
  await expect(first).rejects.toMatchObject({ code: 'NETWORK', retryable: true, status: 0 })
  const second = transport(request)
  callbacks.onFail(true)
  await expect(second).rejects.toMatchObject({ code: 'TIMEOUT' })
})

test('an answer settles it; what comes later does nothing', async () => {
  const waiting = transport(request)
  callbacks.onReply({ status: 200, headers: {}, body: 'x' })
  callbacks.onFail(false)
  await expect(waiting).resolves.toEqual({ status: 200, headers: {}, body: 'x' })
  expect(jest.getTimerCount()).toBe(0)
})
