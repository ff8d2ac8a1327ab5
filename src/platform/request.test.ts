import Taro from '@tarojs/taro'
import { startRequest } from './request'

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { request: jest.fn() } }))

const requestMock = Taro.request as unknown as jest.Mock
const onReply = jest.fn()
const onFail = jest.fn()

/** As the client ends it: by `fail` with this. */
function failWith(failure: object): void {
  requestMock.mockImplementation(({ fail }: { fail: (failure: object) => void }) => {
    fail(failure)
    return { abort: jest.fn() }
  })
  const request = { url: '/api/x', method: 'GET' as const, headers: {}, timeoutMs: 1000 }
  startRequest(request, { onReply, onFail })
}

beforeEach(() => jest.clearAllMocks())

test('an answer that Alipay calls a failure is an answer', () => {
  const body = { code: 'TOKEN_EXPIRED', message: '请重新登录' }
  failWith({ error: 19, status: 401, headers: { 'X-Trace': 'a' }, data: body })
  expect(onReply).toHaveBeenCalledWith({ status: 401, headers: { 'x-trace': 'a' }, body })
  expect(onFail).not.toHaveBeenCalled()
})

test('its body may come as text', () => {
  failWith({ error: 19, status: 409, data: '{"code":"QUOTE_CHANGED"}' })
  expect(onReply).toHaveBeenCalledWith({
    status: 409,
    headers: {},
    body: { code: 'QUOTE_CHANGED' },
  })
})

test.each([
  [{ errMsg: 'request:fail timeout' }, true],
  [{ error: 13, errorMessage: '请求超时' }, true],
  [{ errMsg: 'request:fail net::ERR_INTERNET_DISCONNECTED' }, false],
  [{ error: 12, errorMessage: '网络中断' }, false],
])('without an answer %j is no network, or too late', (failure, timedOut) => {
  failWith(failure)
  expect(onFail).toHaveBeenCalledWith(timedOut)
  expect(onReply).not.toHaveBeenCalled()
})
