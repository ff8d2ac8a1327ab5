/** Limits by address hold against forged addresses in request headers. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { newPhone } from '../../server/src/testing/accounts'
import { startTestApp, type TestApp } from '../../server/src/testing/app'

const SPOOFED = 500
const ALLOWED = 30

describe('codes requested under 500 spoofed addresses', () => {
  const open: TestApp[] = []
  after(() => Promise.all(open.map((server) => server.close())))

  async function requestCodes(env: Record<string, string>, remoteAddress: string): Promise<number> {
    const server = await startTestApp({ env: { SMS_PER_ADDRESS_HOUR: String(ALLOWED), ...env } })
    open.push(server)
    let sent = 0
    for (let n = 0; n < SPOOFED; n++) {
      const forged = `198.51.${n >> 8}.${n & 255}`
      const { statusCode } = await server.app.inject({
        method: 'POST',
        url: '/api/sms-code',
        remoteAddress,
        headers: {
          'x-forwarded-for': `${forged}, 203.0.113.9`,
          'x-real-ip': forged,
          forwarded: `for=${forged}`,
        },
        payload: { phone: newPhone() },
      })
      if (statusCode === 200) sent += 1
      else assert.equal(statusCode, 429)
    }
    return sent
  }

  test('without a proxy the headers mean nothing', async () => {
    assert.equal(await requestCodes({}, '192.0.2.1'), ALLOWED)
  })

  test('behind one proxy only what that proxy saw counts', async () => {
    assert.equal(await requestCodes({ TRUST_PROXY: '1' }, '10.0.0.1'), ALLOWED)
  })
})
