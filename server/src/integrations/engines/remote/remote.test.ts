import assert from 'node:assert/strict'
import { after, before, describe, mock, test } from 'node:test'
import { inspect } from 'node:util'
import sharp from 'sharp'
import { EngineError, JobTransferred } from '../engine'
import { type LocalServer, sendJson, startLocalServer } from '../testing/http'
import { fetchAnswer, fetchJson, type RemoteApi } from './client'
import { codeWord } from './errors'
import { pollUntil } from './poll'
import { checkPicture, downloadFresh, fitToSize } from './pictures'
import { type ServerEvent, serverEvents } from './sse'

let server: LocalServer
let api: RemoteApi
const { signal } = new AbortController()

before(async () => {
  server = await startLocalServer((_call, response) => sendJson(response, 200, { ok: true }))
  api = {
    label: 'test API',
    baseUrl: server.address,
    timeoutMs: 20_000,
    headers: { authorization: 'Bearer sk-secret' },
  }
})
after(() => server.close())

/** Calls since `work` began. */
async function countCalls(work: () => Promise<unknown>): Promise<number> {
  const before = server.calls.length
  await work().catch(() => {})
  return server.calls.length - before
}

const isKind = (kind: string) => (error: unknown) =>
  error instanceof EngineError && error.kind === kind

describe('a call', () => {
  test('that is free is tried again when the server stumbles, one that is paid for is not', async () => {
    const stumble = (times: number) =>
      server.answerTo(
        () => true,
        (_call, response) => sendJson(response, 500, {}),
        { times },
      )
    stumble(2)
    assert.equal(
      await countCalls(() => fetchAnswer(api, { path: '/state', free: true, signal })),
      3,
    )
    stumble(1)
    assert.equal(await countCalls(() => fetchAnswer(api, { path: '/paint', body: {}, signal })), 1)
  })

  test('that is cut after it was sent is not sent twice', async () => {
    server.answerTo(
      () => true,
      (_call, response) => void response.destroy(),
      { times: 1 },
    )
    assert.equal(await countCalls(() => fetchAnswer(api, { path: '/paint', body: {}, signal })), 1)
  })

  test('that never reached the server is sent again', async () => {
    await server.down()
    const back = setTimeout(() => void server.up(), 300)
    const answer = await fetchJson(api, { path: '/paint', body: {}, signal })
    clearTimeout(back)
    assert.deepEqual(answer, { ok: true })
  })

  test('follows no redirect and no address on another host with its key', async () => {
    server.answerTo(
      () => true,
      (_call, response) => void response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
      { times: 1 },
    )
    await assert.rejects(
      fetchAnswer(api, { path: '/paint', body: {}, signal }),
      isKind('unavailable'),
    )
    const elsewhere = { path: 'http://127.0.0.1:1/queue', signal }
    await assert.rejects(fetchAnswer(api, elsewhere), /pointed to another host/)
    const own = { path: `${server.address}/queue`, signal }
    assert.equal((await fetchAnswer(api, own)).status, 200)
  })

  for (const [status, body, kind] of [
    [400, { code: 'DataInspectionFailed' }, 'content_blocked'],
    [400, { error: { code: 'OutputImageSensitiveContentDetected' } }, 'content_blocked'],
    [403, { code: 'Arrearage' }, 'unavailable'],
    [429, { error: { code: 'QuotaExceeded' } }, 'unavailable'],
    [429, {}, 'rate_limited'],
    [404, {}, 'rejected'],
  ] as const)
    test(`${status} ${JSON.stringify(body)} is ${kind}, without the server’s words`, async () => {
      server.answerTo(
        () => true,
        (_call, response) => sendJson(response, status, { ...body, message: 'for sk-secret' }),
        { times: 1 },
      )
      await assert.rejects(
        fetchAnswer(api, { path: '/paint', body: {}, signal }),
        (error) => isKind(kind)(error) && !String(error).includes('sk-'),
      )
    })
})

describe('an answer', () => {
  const answerOnce = (status: number, body: string) =>
    server.answerTo(
      () => true,
      (_call, response) =>
        void response.writeHead(status, { 'content-type': 'application/json' }).end(body),
      { times: 1 },
    )
  /** Number of calls of JSON.parse meanwhile: it is what stalls the process. */
  async function parsesDuring(work: () => Promise<unknown>): Promise<number> {
    const parse = mock.method(JSON, 'parse')
    try {
      await work()
    } finally {
      parse.mock.restore()
    }
    return parse.mock.callCount()
  }
  const paint = (answer?: 'state' | 'list' | 'pictures') =>
    fetchJson(api, { path: '/paint', body: {}, signal, ...(answer && { answer }) })

  for (const [what, body, answer] of [
    ['of nested brackets', '['.repeat(300_000) + ']'.repeat(300_000), 'state'],
    ['of nested brackets in a list', '['.repeat(3_000_000) + ']'.repeat(3_000_000), 'list'],
    ['of many empty lists', `[${'[],'.repeat(2_000_000)}[]]`, 'list'],
    ['of many values for pictures', `[${'1,'.repeat(1_000_000)}1]`, 'pictures'],
  ] as const)
    test(`${what} is refused before it is parsed`, async () => {
      answerOnce(200, body)
      const parses = await parsesDuring(() => assert.rejects(paint(answer), /malformed JSON/))
      assert.equal(parses, 0)
    })

  test('for pictures may be long, for a state it may not', async () => {
    const picture = JSON.stringify({ data: [{ b64_json: 'A'.repeat(2_000_000) }] })
    answerOnce(200, picture)
    assert.deepEqual(await paint('pictures'), JSON.parse(picture))
    answerOnce(200, picture)
    await assert.rejects(paint(), /answered too much/)
  })

  test('with an error and an endless body is judged by its status', async () => {
    answerOnce(500, `{"error":{"code":"a"},"rest":"${'x'.repeat(3_000_000)}"}`)
    await assert.rejects(paint(), /answered 500$/)
  })

  for (const [what, code] of [
    ['the key that was sent', 'sk-secret'],
    ['the key within a longer word', 'invalid.sk-secret.key'],
    ['another key', 'sk-proj-abcdef'],
    ['a key without a known beginning', '3f9a1c77e0b24d5581aa'],
    ['an access key id', 'AKIAIOSFODNN7EXAMPLE'],
  ] as const)
    test(`whose error code repeats ${what} is reported without it`, async () => {
      const parts = ['code', 'type'] as const
      for (const part of parts) {
        answerOnce(401, JSON.stringify({ error: { [part]: code } }))
        await assert.rejects(paint(), (error) => {
          assert.ok(error instanceof EngineError && error.trouble === 'refused')
          return !inspect(error).includes(code) && !inspect(error).includes('sk-')
        })
      }
    })

  test('keeps codes that are words', () => {
    for (const code of [
      'insufficient_user_quota',
      'token_expired',
      'InvalidParameter.DataInspection',
      'OutputImageSensitiveContentDetected.PolicyViolation',
      'E400123',
      'key_invalid',
    ])
      assert.equal(codeWord(code), code)
  })
})

describe('waiting for work elsewhere', () => {
  const waiting = (change: { signal: AbortSignal; looks?: number; deadlineMs?: number }) => {
    let looks = 0
    let cancels = 0
    const done = pollUntil({
      label: 'test API',
      look: async () => (++looks >= (change.looks ?? Infinity) ? { result: looks } : null),
      cancel: async () => {
        cancels += 1
        throw new Error('too late')
      },
      firstWaitMs: 2,
      longestWaitMs: 8,
      deadlineMs: change.deadlineMs ?? 5000,
      signal: change.signal,
    })
    return { done, cancels: () => cancels }
  }

  test('ends with its result', async () => {
    const { done, cancels } = waiting({ signal, looks: 4 })
    assert.deepEqual([await done, cancels()], [4, 0])
  })

  test('a job that is cancelled is cancelled there, one that goes on elsewhere is not', async () => {
    for (const [reason, expected] of [
      [new Error('the person cancelled'), 1],
      [new JobTransferred('the process stops'), 0],
    ] as const) {
      const controller = new AbortController()
      const { done, cancels } = waiting({ signal: controller.signal })
      controller.abort(reason)
      await assert.rejects(done, (error) => error === reason)
      assert.equal(cancels(), expected)
    }
  })

  test('out of time it is cancelled, and unavailable', async () => {
    const { done, cancels } = waiting({ signal, deadlineMs: 10 })
    await assert.rejects(done, isKind('unavailable'))
    assert.equal(cancels(), 1)
  })
})

describe('pictures', () => {
  const png = (width: number, height: number, background: string | object = '#357') =>
    sharp({ create: { width, height, channels: 4, background } })
      .png()
      .toBuffer()

  test('another size of the same shape stays, a little off is cut, another shape is refused', async () => {
    const requested = { width: 768, height: 1024 }
    const fit = async (width: number, height: number) => {
      const picture = await checkPicture('test API', await png(width, height))
      const fitted = await fitToSize('test API', picture, requested)
      const { width: real } = await sharp(fitted.data).metadata()
      assert.equal(real, fitted.width)
      return [fitted.width, fitted.height]
    }
    assert.deepEqual(await fit(384, 512), [384, 512])
    assert.deepEqual(await fit(769, 1024), [769, 1024])
    assert.deepEqual(await fit(800, 1024), [768, 1024])
    await assert.rejects(fit(1024, 1024), isKind('unavailable'))
    await assert.rejects(fit(24, 32), isKind('unavailable'))
  })

  for (const [what, data, kind] of [
    ['nothing', async () => Buffer.alloc(0), 'unavailable'],
    ['a page', async () => Buffer.from('<html>'), 'unavailable'],
    [
      'half a file',
      async () => {
        const whole = await png(300, 300)
        return whole.subarray(0, whole.length >> 1)
      },
      'unavailable',
    ],
    ['a black one', () => png(64, 64, '#000'), 'content_blocked'],
    ['a clear one', () => png(64, 64, { r: 200, g: 0, b: 0, alpha: 0 }), 'content_blocked'],
  ] as const)
    test(`${what} is ${kind}`, async () => {
      await assert.rejects(checkPicture('test API', await data()), isKind(kind))
    })

  test('an expired address is requested again', async () => {
    server.answerTo(
      ({ url }) => url.pathname === '/old.png',
      (_call, response) => void response.writeHead(403).end('<Error>expired</Error>'),
    )
    const trustedHost = new URL(server.address).host
    const options = { trustedHost, timeoutMs: 20_000, signal }
    const again = async () => `${server.address}/new.png`
    const file = await downloadFresh(`${server.address}/old.png`, { ...options, again })
    assert.equal(file.toString(), '{"ok":true}')
    const gone = { ...options, again: async () => null }
    await assert.rejects(downloadFresh(`${server.address}/old.png`, gone), isKind('unavailable'))
  })
})

test('events are read across chunks, lines of any end, comments and halves of letters', async () => {
  const text =
    ': hello\r\n\r\nevent: a\r\ndata: 墨\r\ndata: 光\r\n\r\ndata:{"x":1}\n\n\nevent: last\ndata: end'
  const bytes = new TextEncoder().encode(text)
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let i = 0; i < bytes.length; i += 3) controller.enqueue(bytes.subarray(i, i + 3))
      controller.close()
    },
  })
  const seen: ServerEvent[] = []
  for await (const event of serverEvents(body, { label: 'test API', maxBytes: 1000 }))
    seen.push(event)
  assert.deepEqual(seen, [
    { event: 'a', data: '墨\n光' },
    { event: '', data: '{"x":1}' },
    { event: 'last', data: 'end' },
  ])
})
