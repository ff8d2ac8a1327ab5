import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../server/src/testing/app'
import { endpoints, EXTRA_CALLS, keyOf, specCalls } from './contract-list'

/** What the first story needs; later issues only add. */
const BUILT = `POST /api/sms-code, POST /api/auth/phoneLogin, POST /api/auth/bindPhone,
  POST /api/auth/refreshToken, POST /api/user/logoff, GET /api/user/info, PUT /api/user,
  GET /api/user/score, POST /api/user/signin, GET /api/score-log/my, GET /api/app-config/app,
  GET /api/app-config/generate, GET /api/app-config/score, GET /api/preset/list,
  GET /api/styles/app, GET /api/model/app/page, GET /api/model/app/tagList,
  POST /api/generate/randomPrompt, POST /api/generate, GET /api/job/myJobList, GET /api/job/{id},
  GET /api/job/jobCompleted, DELETE /api/job/myjob, GET /api/user/jobCount,
  POST /api/user/returnScore, POST /api/upload-policy, POST /api/cosupload, POST /api/base-upload`
  .split(',')
  .map((call) => call.trim())

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

  test('everything the first story needs exists; the rest is pending', (t) => {
    assert.deepEqual(
      BUILT.filter((call) => !ours.includes(call)),
      [],
    )
    const pending = specCalls().filter((call) => !ours.includes(call))
    t.diagnostic(`${pending.length} of ${specCalls().length} calls pending: ${pending.join(', ')}`)
  })

  test('the server answers exactly the calls of the contract', () => {
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
    for (const { method, path, body, query, auth } of endpoints) {
      const operation = paths[path]?.[method.toLowerCase()]
      assert.ok(operation, `${method} ${path} is missing`)
      const answer = operation.responses['200']?.content['application/json'].schema
      assert.deepEqual(answer?.required, ['code', 'message', 'data'], `answer of ${path}`)
      assert.equal(Boolean(operation.requestBody), body !== undefined, `body of ${path}`)
      if (query) assert.ok((operation.parameters ?? []).length > 0, `query of ${path}`)
      assert.equal((operation.security ?? []).length > 0, auth !== 'public', `auth of ${path}`)
    }
  })
})

interface Operation {
  readonly requestBody?: unknown
  readonly parameters?: unknown[]
  readonly security?: unknown[]
  readonly responses: Record<
    string,
    { content: { 'application/json': { schema: { required?: string[] } } } } | undefined
  >
}
