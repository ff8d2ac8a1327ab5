/** Headers that a client or a careless proxy forges reach no link, and /metrics stays shut. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../server/src/testing/app'
import { callApi } from '../../server/src/testing/app'
import { makePerson, makeWork } from '../../server/src/testing/works'

const PAGE = '/pagesD/works-detail/works-detail'
const FORGED = {
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  forwarded: 'host=evil.example',
  'x-original-host': 'evil.example',
}

describe('a forged host', () => {
  const h5 = mkdtempSync(path.join(tmpdir(), 'moguang-h5-'))
  let server: TestApp
  before(async () => {
    writeFileSync(path.join(h5, 'index.html'), '<head><title>墨光</title></head>')
    // A trusted proxy, which passes on any host it receives.
    server = await startTestApp({ env: { TRUST_PROXY: '1', H5_DIR: h5, STORAGE: 'local' } })
  })
  after(async () => {
    await server.close()
    rmSync(h5, { recursive: true, force: true })
  })

  test('is not in the preview of a work', async () => {
    const { id } = await makePerson(server)
    const workId = await makeWork(server.deps, id)
    const page = await server.app.inject({
      url: `${PAGE}?id=${workId}`,
      headers: { accept: 'text/html', host: 'moguang.example', ...FORGED },
    })
    assert.match(page.body, /og:image" content="https?:\/\/moguang\.example\/files\//)
    assert.doesNotMatch(page.body, /evil\.example/)
  })

  test('is not in an upload form nor in a code of an address', async () => {
    const { token } = await makePerson(server)
    const headers = { authorization: `Bearer ${token}`, host: 'moguang.example', ...FORGED }
    const policy = await server.app.inject({
      method: 'POST',
      url: '/api/upload-policy',
      headers,
      payload: { ext: 'jpg' },
    })
    assert.match(policy.body, /moguang\.example\/cos/)
    assert.doesNotMatch(policy.body, /evil\.example/)
  })
})

describe('in production', () => {
  const env = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://moguang.example',
    SESSION_SECRET: 's'.repeat(32),
    SMS_PROVIDER: 'tencent',
    TENCENT_SMS_SECRET_ID: 'a',
    TENCENT_SMS_SECRET_KEY: 'b',
    OPERATOR_NAME: '示例科技有限公司',
    OPERATOR_CONTACT: 'help@moguang.example',
    TENCENT_SMS_APP_ID: '1',
    TENCENT_SMS_SIGN_NAME: '墨光',
    TENCENT_SMS_TEMPLATE_ID: '1',
  }

  test('/metrics is shut without a token, to the machine itself too, and open with it', async () => {
    const shut = await startTestApp({ env })
    assert.equal((await shut.app.inject('/metrics')).statusCode, 404)
    await shut.close()
    const open = await startTestApp({ env: { ...env, METRICS_TOKEN: 'm'.repeat(16) } })
    const authorization = `Bearer ${'m'.repeat(16)}`
    assert.equal((await open.app.inject('/metrics')).statusCode, 404)
    const read = await open.app.inject({ url: '/metrics', headers: { authorization } })
    assert.match(read.body, /http_request_duration_seconds/)
    await open.close()
  })

  test('pages may use no camera, place or other sensor of who opens them', async () => {
    const server = await startTestApp({ env })
    const { response } = await callApi(server.app, 'GET', '/healthz')
    const policy = String(response.headers['permissions-policy'])
    const features = ['camera', 'microphone', 'geolocation', 'payment', 'usb']
    // For a SIGN_IN without passkeys.
    for (const feature of [...features, 'publickey-credentials-get'])
      assert.match(policy, new RegExp(`(^|, )${feature}=\\(\\)`), policy)
    await server.close()
  })
})
