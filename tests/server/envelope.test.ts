import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import { after, before, describe, test } from 'node:test'
import { createLog } from '../../server/src/platform/lib/log'
import { newPhone } from '../../server/src/testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../server/src/testing/app'

const INDEX =
  '<!doctype html><script>window.size = 1</script><script src="/js/app.0123abcd.js"></script>'

describe('answers', () => {
  const h5 = mkdtempSync(path.join(tmpdir(), 'moguang-h5-'))
  const lines: string[] = []
  let server: TestApp
  before(async () => {
    mkdirSync(path.join(h5, 'js'))
    writeFileSync(path.join(h5, 'index.html'), INDEX)
    writeFileSync(path.join(h5, 'js/app.0123abcd.js'), 'run()')
    writeFileSync(path.join(h5, 'js/app.0123abcd.js.gz'), 'zipped')
    writeFileSync(path.join(h5, 'robots.txt'), 'ok')
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString())
        done()
      },
    })
    server = await startTestApp({
      env: { H5_DIR: h5 },
      replace: { log: createLog('debug', { process: 'test', output: stream }) },
    })
  })
  after(async () => {
    await server.close()
    rmSync(h5, { recursive: true, force: true })
  })

  test('every answer has its own request id, and the log the same one', async () => {
    const ids = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const { response } = await callApi(server.app, 'GET', '/api/app-config/app')
        return String(response.headers['x-request-id'])
      }),
    )
    assert.equal(new Set(ids).size, 3)
    for (const id of ids) assert.ok(lines.some((line) => line.includes(`"reqId":"${id}"`)))
  })

  test('what does not exist under /api is a 404 envelope, also for a browser and another method', async () => {
    for (const [method, url] of [
      ['GET', '/api/nothing'],
      ['GET', '/api'],
      ['DELETE', '/api/user/info'],
      ['POST', '/somewhere'],
    ] as const) {
      const response = await server.app.inject({
        method,
        url,
        headers: { accept: 'text/html' },
      })
      assert.equal(response.statusCode, 404)
      assert.equal(response.json<{ code: number }>().code, 404)
    }
  })

  test('what programs ask another kind of API for is a 404 envelope, never the app’s page', async () => {
    for (const url of [
      ...['/v2/models', '/v1beta/models/x:generateContent', '/sdapi/v1/options'],
      ...['/mj/task/1/fetch', '/api/unknown', '/.well-known/openid-configuration'],
    ]) {
      const response = await server.app.inject({ url, headers: { accept: '*/*' } })
      assert.equal(response.statusCode, 404, url)
      assert.equal(response.json<{ code: number }>().code, 404, url)
    }
    for (const url of ['/v1/models', '/v1', '/v1/unknown', '/mcp/unknown', '/developers/unknown']) {
      const response = await server.app.inject({ url, headers: { accept: 'text/html' } })
      assert.ok([401, 404].includes(response.statusCode), url)
      assert.match(String(response.headers['content-type']), /json/, url)
    }
    const page = await server.app.inject({ url: '/v1ew', headers: { accept: '*/*' } })
    assert.match(String(page.headers['content-type']), /html/)
  })

  test('an error of ours reveals nothing to the client and everything to the log', async () => {
    const { sms } = server.deps
    assert.ok(sms)
    const broken = await startTestApp({
      database: server.deps.database,
      replace: {
        log: server.deps.log,
        sms: {
          get revealsCodes(): boolean {
            throw new Error('secret detail 4711')
          },
          send: (message) => sms.send(message),
        },
      },
    })
    const answer = await callApi(broken.app, 'POST', '/api/sms-code', {
      body: { phone: newPhone() },
    })
    await broken.close()
    assert.deepEqual([answer.status, answer.code, answer.data], [500, 500, null])
    assert.doesNotMatch(answer.response.body, /4711|Error|at /)
    const logged = lines.find((line) => line.includes('4711'))
    assert.ok(logged?.includes(String(answer.response.headers['x-request-id'])))
  })

  test('no number, code or token reaches the log', async () => {
    const phone = newPhone()
    const { token, refreshToken } = await signInByCalls(server.app, phone)
    await callApi(server.app, 'GET', '/api/user/info', { token })
    server.deps.log.info({ phone, token, headers: { authorization: token }, user: { phone } }, 'x')
    const text = lines.join('')
    for (const hidden of [phone, token, refreshToken]) assert.ok(!text.includes(hidden))
  })

  test('a page address opens the app; a missing file or a file of the API does not', async () => {
    const open = (url: string) => server.app.inject({ url, headers: { accept: 'text/html,*/*' } })
    for (const url of ['/', '/pagesD/job-detail/job-detail?id=1', '/no/such/page']) {
      const response = await open(url)
      assert.equal(response.statusCode, 200, url)
      assert.equal(response.body, INDEX)
      assert.equal(response.headers['cache-control'], 'no-cache')
    }
    for (const url of ['/js/gone.js', '/files/none', '/api/none']) {
      assert.equal((await open(url)).statusCode, 404, url)
    }
    for (const url of ['/../package.json', '/..%2f..%2fetc/passwd', '/js/%00']) {
      assert.doesNotMatch((await open(url)).body, /moguang|root:/, url)
    }
  })

  test('hashed files are cached for ever and sent compressed to clients that accept it', async () => {
    const url = '/js/app.0123abcd.js'
    const plain = await server.app.inject(url)
    assert.equal(plain.body, 'run()')
    assert.equal(plain.headers['cache-control'], 'public, max-age=31536000, immutable')
    const zipped = await server.app.inject({
      url,
      headers: { 'accept-encoding': 'gzip' },
    })
    assert.equal(zipped.headers['content-encoding'], 'gzip')
    assert.match(String(zipped.headers['content-type']), /javascript/)
    assert.equal((await server.app.inject('/robots.txt')).headers['cache-control'], 'no-cache')
  })

  test('only the inline scripts of index.html may run, and nothing from other hosts', async () => {
    const { headers } = await server.app.inject('/')
    const policy = String(headers['content-security-policy'])
    assert.match(policy, /script-src 'self' 'sha256-[A-Za-z0-9+/]+=*'(;|$)/)
    assert.doesNotMatch(policy, /script-src[^;]*unsafe|https?:/)
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['access-control-allow-origin'], undefined)
  })

  test('/metrics is for the machine itself only, or for holders of its token', async () => {
    const { body } = await server.app.inject('/metrics')
    assert.match(body, /http_request_duration_seconds/)
    for (const state of ['total', 'idle', 'waiting'])
      assert.match(body, new RegExp(`^database_pool_connections{state="${state}"} \\d+$`, 'm'))
    const far = await server.app.inject({
      url: '/metrics',
      remoteAddress: '8.8.8.8',
    })
    assert.equal(far.statusCode, 404)
    const proxied = await server.app.inject({
      url: '/metrics',
      headers: { 'x-forwarded-for': '8.8.8.8' },
    })
    assert.equal(proxied.statusCode, 404)
  })

  test('/readyz says what is missing', async () => {
    const ready = await callApi(server.app, 'GET', '/readyz')
    assert.deepEqual(ready.data, {
      serving: true,
      database: true,
      queue: true,
      disk: true,
    })
    await server.deps.worker.stop()
    // Its probes are not run for every question.
    let stopped = await callApi(server.app, 'GET', '/readyz')
    for (let tries = 0; stopped.status === 200 && tries < 100; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      stopped = await callApi(server.app, 'GET', '/readyz')
    }
    assert.deepEqual(
      [stopped.status, stopped.data],
      [
        503,
        {
          reason: 'queue: not working',
          serving: true,
          database: true,
          queue: false,
          disk: true,
        },
      ],
    )
    await server.deps.worker.start()
  })

  test('too many calls from one address in a minute are refused; others are not', async () => {
    const limited = await startTestApp({
      database: server.deps.database,
      env: { RATE_LIMIT_PER_MINUTE: '10' },
    })
    const call = (address: string) => callApi(limited.app, 'GET', '/api/preset/list', { address })
    const minute = () => Math.floor(Date.now() / 60_000)
    for (let tries = 1; ; tries++) {
      const address = `7.7.7.${tries}`
      const startMinute = minute()
      for (let i = 0; i < 10; i++) assert.equal((await call(address)).status, 200)
      const refused = await call(address)
      // Another minute has its own calls: then once more, from elsewhere.
      if (minute() !== startMinute && tries < 3) continue
      assert.deepEqual([refused.status, refused.code], [429, 429])
      break
    }
    assert.equal((await call('7.7.8.8')).status, 200)
    await limited.close()
  })
})
