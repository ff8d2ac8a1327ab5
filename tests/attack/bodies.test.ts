/** Bodies that are nested without end, and bodies that never end. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { exceedsJsonLimits } from '../../server/src/platform/lib/json-limits'
import { newPhone } from '../../server/src/testing/accounts'
import { startTestApp, type TestApp } from '../../server/src/testing/app'
import { makePerson } from '../../server/src/testing/works'

describe('JSON nested without end', () => {
  let server: TestApp
  before(async () => {
    server = await startTestApp()
  })
  after(() => server.close())

  const DEEP = 100_000
  const bodies: Record<string, string> = {
    brackets: '['.repeat(DEEP) + ']'.repeat(DEEP),
    'brackets that stay open': '['.repeat(DEEP),
    'braces in a field that is none': `{"phone":"${newPhone()}","x":${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}}`,
    'brackets in a field that is one': `{"phone":${'['.repeat(DEEP)}1${']'.repeat(DEEP)}}`,
    'behind a quote in a text': `{"a":"\\"","b":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`,
  }
  for (const [name, payload] of Object.entries(bodies)) {
    test(`${name} is a bad request, no error of ours`, async () => {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/sms-code',
        payload,
        headers: { 'content-type': 'application/json' },
      })
      assert.equal(answer.statusCode, 400)
      assert.equal(answer.json<{ code: number }>().code, 400)
    })
  }

  const isTooDeep = (text: string, depth: number) =>
    exceedsJsonLimits(text, { depth, values: Infinity })

  test('brackets in texts count for nothing', () => {
    assert.equal(isTooDeep(JSON.stringify({ words: '[{'.repeat(500) }), 2), false)
    assert.equal(isTooDeep(String.raw`{"a":"\\"}`, 1), false)
    assert.equal(isTooDeep('[[[]]]', 3), false)
    assert.equal(isTooDeep('[[[[]]]]', 3), true)
  })
})

describe('a body that never ends', () => {
  let server: TestApp
  let port: number
  before(async () => {
    server = await startTestApp({ env: { BODY_TIMEOUT_MS: '700' } })
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    port = (server.app.server.address() as AddressInfo).port
  })
  after(() => server.close())

  /** Sends the head, then a byte now and then; what came back when the server hung up. */
  async function drip(
    head: readonly string[],
    { chunk = '{', everyMs = 100, readAfterMs = 0 } = {},
  ) {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    setTimeout(() => socket.on('data', (data: Buffer) => (answer += data.toString())), readAfterMs)
    // A reset is an end, too.
    socket.on('error', () => {})
    socket.write(`${head.join('\r\n')}\r\nhost: x\r\n\r\n`)
    const timer = setInterval(() => socket.write(chunk), everyMs)
    const deadline = setTimeout(() => {
      answer = 'the server waits on'
      socket.destroy()
    }, 15_000)
    await once(socket, 'close')
    clearTimeout(deadline)
    clearInterval(timer)
    return answer
  }

  // the second one writes on before it reads: a connection closed at once would be reset
  for (const readAfterMs of [0, 1300])
    test(`of JSON is answered with a sentence, and the connection closed (read after ${readAfterMs} ms)`, async () => {
      const head = ['content-type: application/json', 'content-length: 100000']
      const answer = await drip(['POST /api/sms-code HTTP/1.1', ...head], { readAfterMs })
      assert.match(answer, /^HTTP\/1\.1 408 /)
      assert.match(answer, /内容传得太慢/)
    })

  test('that is too large is answered with a sentence, even to who writes on', async () => {
    const head = ['content-type: application/json', 'content-length: 50000000']
    const chunk = 'x'.repeat(20_000)
    const answer = await drip(['POST /api/sms-code HTTP/1.1', ...head], {
      chunk,
      everyMs: 20,
      readAfterMs: 100,
    })
    assert.match(answer, /^HTTP\/1\.1 413 /)
    assert.match(answer, /"message":"[^"]*\p{Script=Han}/u)
  })

  test('of a file, too; one that keeps coming is received whole', async () => {
    const { token } = await makePerson(server)
    const head = [
      'POST /api/base-upload HTTP/1.1',
      `authorization: Bearer ${token}`,
      'content-type: multipart/form-data; boundary=b',
    ]
    const part = 'Content-Disposition: form-data; name="file"; filename="a.png"'
    const slow = await drip([...head, 'content-length: 100000'], { chunk: 'x' })
    assert.match(slow, /^(HTTP\/1\.1 408 |$)/)

    const form = `--b\r\n${part}\r\nContent-Type: image/png\r\n\r\n`
    const end = '\r\n--b--\r\n'
    const bytes = 'x'.repeat(40_000)
    const socket = connect(port, '127.0.0.1')
    const size = form.length + bytes.length + end.length
    socket.write(`${[...head, `content-length: ${size}`].join('\r\n')}\r\nhost: x\r\n\r\n${form}`)
    // 2.1 seconds: three times the limit, and four kilobytes a second in each.
    for (let sent = 0; sent < bytes.length; sent += 2000) {
      socket.write(bytes.slice(sent, sent + 2000))
      await new Promise((resolve) => setTimeout(resolve, 105))
    }
    socket.write(end)
    const [data] = (await once(socket, 'data')) as [Buffer]
    assert.match(data.toString(), /^HTTP\/1\.1 400 /, 'read to its end, and no picture')
    socket.destroy()
  })
})
