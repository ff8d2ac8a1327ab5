import { ERRORS } from '@contract/errors'
import { ApiError, readReply } from './error'

function read(status: number, body: unknown) {
  return readReply({ status, body, headers: { 'x-request-id': 'req-1' } })
}

test('success needs both: code 0 and a status of 200–299', () => {
  expect(read(200, { code: 0, message: '', data: 7 })).toEqual({ data: 7 })
  expect(read(204, { code: 0, data: null })).toEqual({ data: null })
  expect(read(500, { code: 0, message: '', data: 7 })).toBeInstanceOf(ApiError)
  expect(read(302, { code: 0, message: '', data: 7 })).toBeInstanceOf(ApiError)
  expect(read(200, { code: 1001, message: '', data: 7 })).toBeInstanceOf(ApiError)
})

test.each([
  [200, { code: 401 }, 'UNAUTHORIZED'],
  [401, 'nothing', 'UNAUTHORIZED'],
  [400, { code: 1001, message: 'x' }, 'SMS_CODE_WRONG'],
  [422, { code: 3003, message: 'x' }, 'PROMPT_BLOCKED'],
  [404, '<html>', 'NOT_FOUND'],
  [502, '<html>', 'INTERNAL'],
  [200, '<html>', 'UNKNOWN'],
  [200, null, 'UNKNOWN'],
  [418, { code: 99999, message: 'x' }, 'UNKNOWN'],
])('status %i with %j is %s', (status, body, code) => {
  expect(read(status, body)).toMatchObject({ code, status, requestId: 'req-1' })
})

test('without a sentence of the server there is one of ours', () => {
  expect(read(502, '<html>')).toMatchObject({
    message: '服务出了点问题，请稍后再试',
    retryable: true,
  })
  expect(read(400, { code: 1001 })).toMatchObject({ message: '服务出了点问题，请稍后再试' })
})

test.each([
  [401, 'UNAUTHORIZED'],
  [403, 'FORBIDDEN'],
  [404, 'NOT_FOUND'],
  [413, 'PAYLOAD_TOO_LARGE'],
  [429, 'TOO_MANY_REQUESTS'],
  [502, 'INTERNAL'],
  [503, 'SERVICE_UNAVAILABLE'],
] as const)(
  'a proxy before the server that answers %i is reported in the words of the contract',
  (status, code) => {
    expect(read(status, '<html>')).toMatchObject({ message: ERRORS[code].message })
  },
)
