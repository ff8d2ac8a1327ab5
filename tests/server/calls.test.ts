import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { z } from 'zod'
import { startTestApp, type TestApp } from '../../server/src/testing/app'
import { endpoints, EXTRA_CALLS, keyOf, pathWith, specCalls } from './contract-list'

describe('the calls of the specification', () => {
  let server: TestApp
  before(async () => {
    server = await startTestApp()
  })
  after(() => server.close())

  const ours = endpoints.map(keyOf)

  test('every call of the contract is in the specification or declared as extra', () => {
    const spec = new Set(specCalls())
    const unknown = ours.filter((call) => !spec.has(call) && !EXTRA_CALLS.includes(call))
    assert.deepEqual(unknown, [])
    assert.deepEqual(
      EXTRA_CALLS.filter((call) => spec.has(call) || !ours.includes(call)),
      [],
    )
  })

  test('no call is defined twice', () => {
    assert.equal(new Set(ours).size, ours.length)
  })

  test('all 108 calls of the specification are in the contract and reach a handler', async () => {
    const calls = specCalls()
    assert.equal(calls.length, 108)
    assert.deepEqual(
      calls.filter((call) => !ours.includes(call)),
      [],
    )
    for (const endpoint of endpoints.filter((one) => calls.includes(keyOf(one)))) {
      const { method } = endpoint
      const response = await server.app.inject({ method, url: pathWith(endpoint, 'unknown') })
      const { statusCode } = response
      assert.ok(statusCode < 500, `${keyOf(endpoint)} answers ${statusCode}`)
      // Without a session, a call that needs one is refused by its own check, not by the missing
      // header.
      if (endpoint.auth !== 'public' && endpoint.auth !== 'optional') {
        assert.equal(statusCode, 401, keyOf(endpoint))
      } else if (!endpoint.params) assert.notEqual(statusCode, 404, keyOf(endpoint))
    }
  })

  test('every call that pages gives ten rows by default', () => {
    const sizes = endpoints.flatMap(({ query }) => {
      const size = query instanceof z.ZodObject ? query.shape.pageSize : undefined
      return size instanceof z.ZodType ? [size.parse(undefined)] : []
    })
    assert.ok(sizes.length >= 10, `${sizes.length} calls page`)
    assert.deepEqual(new Set(sizes), new Set([10]))
  })

  test('the server has a route for every call of the contract', () => {
    for (const { method, path } of endpoints) {
      const url = path.replaceAll(/\{(\w+)\}/g, ':$1')
      assert.ok(server.app.hasRoute({ method, url }), `${method} ${path} is not served`)
    }
  })

  test('/api/openapi.json has every call with its schemas, generated from the contract', async () => {
    const response = await server.app.inject('/api/openapi.json')
    const { paths } = response.json<{
      paths: Record<string, Record<string, Operation>>
    }>()
    for (const { method, path, query, auth } of endpoints) {
      const operation = paths[path]?.[method.toLowerCase()]
      assert.ok(operation, `${method} ${path} is missing`)
      const answer = operation.responses['200']?.content['application/json'].schema
      assert.deepEqual(answer?.required, ['code', 'message', 'data'], `answer of ${path}`)
      // Those that take nothing document an empty one: clients send `{}`.
      const takesBody = method !== 'GET' && method !== 'DELETE'
      assert.equal(Boolean(operation.requestBody), takesBody, `body of ${path}`)
      if (query) assert.ok((operation.parameters ?? []).length > 0, `query of ${path}`)
      const ways = (operation.security ?? []).map((way) => Object.keys(way).join())
      const session = auth === 'staff' ? 'consoleSession' : 'session'
      const expected = { public: [], optional: [session, ''] }[auth as string] ?? [session]
      assert.deepEqual(ways, expected, `auth of ${path}`)
    }
  })
})

interface Operation {
  readonly requestBody?: unknown
  readonly parameters?: unknown[]
  readonly security?: Readonly<Record<string, readonly string[]>>[]
  readonly responses: Record<
    string,
    { content: { 'application/json': { schema: { required?: string[] } } } } | undefined
  >
}
