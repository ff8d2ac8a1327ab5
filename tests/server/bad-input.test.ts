import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import type { Endpoint } from '@contract/endpoints/define'
import { errorOfWire } from '@contract/errors'
import { transaction } from '../../server/src/platform/db/transaction'
import { openSession } from '../../server/src/modules/auth/sessions'
import { makeUser, newPhone } from '../../server/src/testing/accounts'
import { startTestApp, type Envelope, type TestApp } from '../../server/src/testing/app'
import { signInStaff } from '../../server/src/testing/staff'
import { repetitions } from '@studio/testing/effort'
import { endpoints, inputNames, keyOf } from './contract-list'

/** `npm run fuzz` asks for more. */
const RUNS = Number(
  process.env.FUZZ_RUNS ?? repetitions('odd requests for a call', { usual: 4, all: 50 }),
)
const LEAKS = /node_modules|\bat \S+:\d+|Error:|select .* from|postgres|pglite/i
const CHINESE = /[\u4e00-\u9fff]/

const nastyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    '\0',
    'a\0b',
    '\ud800',
    "'; drop table users; --",
    '../../etc/passwd',
    '%00',
    '-1',
  ),
  fc.constantFrom('1e309', '99999999999999999999', 'NaN', 'null', '{}', '[]', '٣', '，'),
  fc.constant('长'.repeat(600)),
  fc.integer({ min: 0, max: 9_999 }).map(() => newPhone()),
)

const nastyValue = fc.oneof(
  nastyText,
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(null, true, -1, 0, 1.5, 2 ** 31, 2 ** 53, [], {}, [[]]),
)

/** Objects with the call's own names, some missing, some foreign, all with odd values. */
function nastyInput(names: readonly string[]) {
  const own = Object.fromEntries(names.map((name) => [name, nastyValue]))
  return fc.oneof(
    { weight: 4, arbitrary: fc.record(own, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.record({ ...own, extra: nastyValue }, { requiredKeys: [] }) },
    {
      weight: 1,
      arbitrary: fc.dictionary(fc.string({ maxLength: 12 }), nastyValue, { maxKeys: 4 }),
    },
  )
}

/** encodeURIComponent throws on half a surrogate pair; such text can only arrive in a body. */
const wellFormed = (text: string) => Buffer.from(text).toString()

function formatQuery(input: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(input).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    return `${encodeURIComponent(wellFormed(name))}=${encodeURIComponent(wellFormed(String(text)))}`
  })
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

function assertEnvelope(body: string, status: number): Envelope {
  assert.ok(status < 500, `status ${status}: ${body}`)
  const envelope = JSON.parse(body) as Envelope
  assert.deepEqual(Object.keys(envelope).sort(), ['code', 'data', 'message'])
  assert.doesNotMatch(body, LEAKS)
  if (status < 300) assert.equal(envelope.code, 0)
  else {
    assert.ok(errorOfWire(envelope.code), `unknown code ${envelope.code}`)
    assert.match(envelope.message, CHINESE)
  }
  return envelope
}

describe('bad input is refused in one Chinese sentence and never breaks the server', () => {
  let server: TestApp
  before(async () => {
    server = await startTestApp({
      env: { SMS_PER_ADDRESS_HOUR: '100000', LOGIN_TRIES_PER_ADDRESS_HOUR: '100000' },
    })
  })
  after(() => server.close())

  async function newToken(auth: Endpoint['auth'] = 'user'): Promise<string> {
    if (auth === 'staff') return (await signInStaff(server, 'operator')).token
    const { db, pool } = server.deps
    const userId = await makeUser(db, { credits: 50 })
    if (auth === 'reviewer')
      await pool.query("update users set role = 'reviewer' where id = $1", [userId])
    return (await transaction(db, (tx) => openSession(server.deps, tx, userId))).token
  }

  for (const endpoint of endpoints) {
    test(`${keyOf(endpoint)}: ${RUNS} odd requests`, async () => {
      let token = await newToken(endpoint.auth)
      const input = nastyInput(inputNames(endpoint))
      await fc.assert(
        fc.asyncProperty(
          nastyText,
          input,
          nastyValue,
          fc.nat({ max: 9 }),
          async (part, query, odd, kind) => {
            // A call that ends its own session must not make the other runs trivial.
            if (endpoint.path.endsWith('/signOut')) token = await newToken(endpoint.auth)
            const response = await send(server, endpoint, { token, part, query, odd, kind })
            assertEnvelope(response.body, response.statusCode)
          },
        ),
        { numRuns: RUNS },
      )
    })
  }

  async function post(payload: string | Buffer, headers: Record<string, string>) {
    const token = await newToken()
    return server.app.inject({
      method: 'POST',
      url: '/api/generate',
      headers: { authorization: `Bearer ${token}`, ...headers },
      payload,
    })
  }

  const json = { 'content-type': 'application/json' }
  const cases: readonly [string, string | Buffer, Record<string, string>, number][] = [
    ['half a JSON', '{"a":', json, 400],
    ['nothing at all', '', json, 400],
    ['another content type', '<a/>', { 'content-type': 'application/xml' }, 400],
    ['a form', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }, 400],
    ['a poisoned prototype', '{"__proto__":{"admin":true}}', json, 400],
    ['a body beyond the limit', `{"a":"${'x'.repeat(300 * 1024)}"}`, json, 413],
    ['ten thousand brackets', '['.repeat(10_000), json, 400],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), json, 400],
  ]
  for (const [name, payload, headers, status] of cases) {
    test(`${name}: ${status}`, async () => {
      const response = await post(payload, headers)
      assertEnvelope(response.body, response.statusCode)
      assert.equal(response.statusCode, status)
    })
  }
})

interface Odd {
  readonly token: string
  readonly part: string
  readonly query: Record<string, unknown>
  readonly odd: unknown
  readonly kind: number
}

/** Mostly objects with the call's names; now and then another value where the body belongs. */
function send({ app }: TestApp, endpoint: Endpoint, { token, part, query, odd, kind }: Odd) {
  const path = endpoint.path.replaceAll(/\{\w+\}/g, encodeURIComponent(wellFormed(part)) || 'x')
  const headers = { authorization: `Bearer ${token}`, 'app-sign': 'h5' }
  const { method } = endpoint
  if (endpoint.bodyKind === 'multipart') {
    const type = 'multipart/form-data; boundary=b'
    const head = `--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`
    const payload = kind < 5 ? `${head}${part}\r\n--b--` : JSON.stringify(odd)
    return app.inject({ method, url: path, headers: { ...headers, 'content-type': type }, payload })
  }
  if (!endpoint.body) return app.inject({ method, url: path + formatQuery(query), headers })
  const payload = JSON.stringify(kind === 0 ? odd : query)
  return app.inject({
    method,
    url: path,
    headers: { ...headers, 'content-type': 'application/json' },
    payload,
  })
}
