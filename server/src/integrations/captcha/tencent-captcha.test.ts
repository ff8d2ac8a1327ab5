import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { solve } from '../../testing/proof-of-work'
import { type Asking, type Challenger, ChallengeUnavailable } from './challenge'
import { createPow } from './pow'
import { createTencentCaptcha } from './tencent-captcha'

const asking: Asking = {
  recipient: '13812345678',
  purpose: 'login',
  client: 'h5',
  ip: '203.0.113.9',
}
const ticket = { kind: 'tencent-captcha', ticket: 't03-ticket', randstr: '@abc' } as const

describe('Tencent Cloud Captcha', () => {
  let api: Server
  let answer: unknown
  let received: { headers: Record<string, unknown>; body: Record<string, unknown> } | null = null
  let captcha: Challenger
  const pow = createPow({ key: new Uint8Array(32), now: () => new Date() })
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
    const host = `127.0.0.1:${(api.address() as AddressInfo).port}`
    const account = { secretId: 'id', secretKey: 'key', appId: 190_000, appSecretKey: 'app-key' }
    captcha = createTencentCaptcha({ ...account, endpoint: { host, protocol: 'http://' } }, pow)
  })
  after(() => api.close())

  test('a browser shows it; its ticket is verified with the address it came from', async () => {
    assert.deepEqual(await captcha.make(asking, 0), { kind: 'tencent-captcha', appId: '190000' })
    answer = { CaptchaCode: 1, CaptchaMsg: 'OK', EvilLevel: 0 }
    const name = await captcha.check(ticket, asking)
    assert.match(String(name), /^captcha:/)
    assert.equal(await captcha.check(ticket, asking), name, 'the same ticket has the same name')
    assert.deepEqual(received?.body, {
      CaptchaType: 9,
      Ticket: 't03-ticket',
      Randstr: '@abc',
      UserIp: '203.0.113.9',
      CaptchaAppId: 190_000,
      AppSecretKey: 'app-key',
    })
    assert.equal(received?.headers['x-tc-action'], 'DescribeCaptchaResult')
    assert.match(String(received?.headers.authorization), /^TC3-HMAC-SHA256 Credential=id\//)
  })

  test('a refused ticket is no solution; a fallback ticket of its script is refused without a request', async () => {
    answer = { CaptchaCode: 8, CaptchaMsg: 'captcha time out' }
    assert.equal(await captcha.check(ticket, asking), null)
    received = null
    const emergency = { ...ticket, ticket: 'trerror_1001_190000_1700000000' }
    assert.equal(await captcha.check(emergency, asking), null)
    assert.equal(received, null)
  })

  test('a service that refuses to say is no pass', async () => {
    answer = { Error: { Code: 'AuthFailure.SignatureFailure', Message: 'no' } }
    await assert.rejects(captcha.check(ticket, asking), (error) => {
      assert.ok(error instanceof ChallengeUnavailable)
      assert.match(error.message, /AuthFailure/)
      return true
    })
  })

  test('clients that cannot show it work for it; a browser may not choose that', async () => {
    const weapp = { ...asking, client: 'weapp' }
    const [dear, plain] = [await captcha.make(weapp, 0), await pow.make(weapp, 0)]
    assert.ok(dear.kind === 'pow' && plain.kind === 'pow')
    assert.equal(dear.maxNumber, 4 * plain.maxNumber)
    const work = solve(plain)
    assert.equal(await captcha.check(work, weapp), `pow:${plain.challenge}`)
    assert.equal(await captcha.check(work, asking), null)
  })
})
