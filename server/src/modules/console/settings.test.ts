import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import { eq } from 'drizzle-orm'
import { adminLog } from '../../platform/db/schema'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import { signInStaff } from '../../testing/staff'

type View = CallData<'GET /api/console/settings'>

const OWN = { name: '墨光工作室', contact: 'help@moguang.example' }

describe('settings at the console', () => {
  let server: TestApp
  let operator: { id: string; token: string }
  before(async () => {
    const env = { OPERATOR_NAME: '示例公司', OPERATOR_CONTACT: 'a@moguang.example' }
    server = await startTestApp({ env })
    operator = await signInStaff(server, 'operator')
  })
  after(() => server.close())

  const set = (to: object | null) =>
    callApi(server.app, 'POST', '/api/console/settings/operator', {
      token: operator.token,
      body: { operator: to, reason: '改名' },
    })
  const shown = async () => {
    const { data } = await callApi(server.app, 'GET', '/api/app-config/app')
    const { name, contact } = (data as CallData<'GET /api/app-config/app'>).operator
    return { name, contact }
  }

  test('who runs it is what the environment says, then the console, then the environment again', async () => {
    const fromEnvironment = { name: '示例公司', contact: 'a@moguang.example' }
    assert.deepEqual(await shown(), fromEnvironment)
    assert.deepEqual(((await set(OWN)).data as View).operator, { ...OWN, own: true })
    await set(OWN)
    assert.deepEqual(await shown(), OWN)
    assert.deepEqual(((await set(null)).data as View).operator, { ...fromEnvironment, own: false })
    assert.deepEqual(await shown(), fromEnvironment)
    const log = await server.deps.db
      .select()
      .from(adminLog)
      .where(eq(adminLog.actorId, operator.id))
    assert.deepEqual(
      log.map(({ command, reason }) => [command, reason]),
      [
        ['operator', '改名'],
        ['operator', '改名'],
      ],
    )
  })

  test('an unusable contact is refused in a sentence', async () => {
    const wrong = await set({ ...OWN, contact: '看我们的网站' })
    assert.deepEqual(
      [wrong.status, wrong.message],
      [400, '联系方式写邮箱、电话，或 https:// 开头的网址'],
    )
  })
})
