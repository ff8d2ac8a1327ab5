import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { SmsUndelivered } from './sms'
import { createConsoleSms } from './console'
import { createTencentSms } from './tencent'

const message = { phone: '13812345678', code: '123456', validMs: 600_000 }

describe('SMS by Tencent Cloud', () => {
  let api: Server
  let answer: unknown
  let received: { headers: Record<string, unknown>; body: Record<string, unknown> } | null = null
  before(async () => {
    api = createServer((request, response) => {
      let text = ''
      request.on('data', (chunk: Buffer) => (text += chunk.toString()))
      request.on('end', () => {
        received = { headers: request.headers, body: JSON.parse(text) as Record<string, unknown> }
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify({ Response: { RequestId: 'r', ...(answer as object) } }))
      })
    })
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  })
  after(() => api.close())

  const sender = (noticeTemplateId: string | null = null) =>
    createTencentSms({
      noticeTemplateId,
      secretId: 'id',
      secretKey: 'key',
      region: 'ap-guangzhou',
      appId: '1400',
      signName: '墨光',
      templateId: '77',
      endpoint: { host: `127.0.0.1:${(api.address() as AddressInfo).port}`, protocol: 'http://' },
    })

  test('sends the code and the minutes to one number, signed', async () => {
    answer = { SendStatusSet: [{ Code: 'Ok' }] }
    await sender().send(message)
    assert.deepEqual(received?.body, {
      PhoneNumberSet: ['+8613812345678'],
      SmsSdkAppId: '1400',
      SignName: '墨光',
      TemplateId: '77',
      TemplateParamSet: ['123456', '10'],
    })
    assert.match(String(received?.headers.authorization), /^TC3-HMAC-SHA256 Credential=id\//)
  })

  test('sends a notice by its own template, and none without one', async () => {
    answer = { SendStatusSet: [{ Code: 'Ok' }] }
    const notice = { phone: '13812345678', words: '账号的密码已修改', undoCode: 'ABCDEFGHJKMN' }
    await sender('88').notify?.(notice)
    assert.equal(received?.body.TemplateId, '88')
    assert.deepEqual(received?.body.TemplateParamSet, ['账号的密码已修改', 'ABCDEFGHJKMN'])
    assert.equal(sender().notify, undefined)
  })

  for (const [name, reply] of [
    ['a refused number', { SendStatusSet: [{ Code: 'LimitExceeded.PhoneNumberDailyLimit' }] }],
    ['a refused call', { Error: { Code: 'AuthFailure', Message: 'no' } }],
    ['an empty answer', { SendStatusSet: [] }],
  ] as const) {
    test(`${name} is SmsUndelivered, without the number or the code in it`, async () => {
      answer = reply
      await assert.rejects(sender().send(message), (error) => {
        assert.ok(error instanceof SmsUndelivered)
        assert.doesNotMatch(error.message, /138|123456/)
        return true
      })
    })
  }
})

describe('SMS to the console', () => {
  test('prints the code with the number masked', async () => {
    const lines: string[] = []
    await createConsoleSms({ production: false }, (line) => lines.push(line)).send(message)
    assert.deepEqual(lines, ['[短信] 138****5678 的验证码 123456，10 分钟内有效'])
  })
  test('refuses to exist in production', () => {
    assert.throws(() => createConsoleSms({ production: true }, () => {}), /refuses/)
  })
})
