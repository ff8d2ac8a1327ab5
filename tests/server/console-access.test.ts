/** Each call of the console by each role: who is not signed in there, and who may not. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { STAFF_ROLES, type StaffRole } from '@contract/staff'
import { callApi, startTestApp, type TestApp } from '../../server/src/testing/app'
import { signInNew } from '../../server/src/testing/sessions'
import { signInStaff } from '../../server/src/testing/staff'
import { endpoints, keyOf, pathWith } from './contract-list'

const OF_STAFF = endpoints.filter(({ auth }) => auth === 'staff')

/** Second copy of the contract's roles: a call that is given to more roles changes here, too. */
const OPERATORS_ALONE = [
  'POST /api/console/users/{id}/credits',
  'POST /api/console/orders/{id}/refund',
  'GET /api/console/log',
]
const EVERYBODY = ['GET /api/console/me', 'POST /api/console/signOut']

function listRoles(key: string): readonly StaffRole[] {
  if (EVERYBODY.includes(key)) return STAFF_ROLES
  if (/console\/(review|comments)/.test(key)) return ['reviewer', 'operator']
  if (
    /console\/(engines|catalogs|banners|apps|pictures|styles|themes|contests|shop|goods|gifts|words|settings)/.test(
      key,
    )
  )
    return ['operator']
  return OPERATORS_ALONE.includes(key) ? ['operator'] : ['support', 'operator']
}

describe('calls of the console by role', () => {
  let server: TestApp
  before(async () => {
    server = await startTestApp()
  })
  after(() => server.close())

  test('every call under /api/console but those of signing in is of the staff', () => {
    const open = endpoints.filter(
      ({ auth, path }) => path.startsWith('/api/console/') && auth !== 'staff',
    )
    assert.deepEqual(open.map(keyOf).sort(), [
      'GET /api/console/ways',
      'POST /api/console/code',
      'POST /api/console/enrol',
      'POST /api/console/enrol/confirm',
      'POST /api/console/oidc/signIn',
      'POST /api/console/oidc/start',
      'POST /api/console/passkey/signIn',
      'POST /api/console/passkey/start',
      'POST /api/console/signIn',
      'POST /api/console/totp',
    ])
    assert.ok(OF_STAFF.length >= 11)
  })

  for (const endpoint of OF_STAFF) {
    const key = keyOf(endpoint)
    const url = pathWith(endpoint, 'some-id')
    const send = (token?: string) =>
      callApi(server.app, endpoint.method, url, {
        ...(token && { token }),
        ...(endpoint.method !== 'GET' && { body: {} }),
      })

    test(`${key}: 401 without a sign-in there, a reviewer’s of the app included`, async () => {
      const person = await signInNew(server)
      await server.deps.pool.query(`update users set role = 'reviewer' where id = $1`, [person.id])
      for (const token of [undefined, 'x'.repeat(43), person.token])
        assert.equal((await send(token)).status, 401)
    })

    for (const role of STAFF_ROLES) {
      const may = listRoles(key).includes(role)
      test(`${key}: ${role} ${may ? 'may' : 'gets 403'}`, async () => {
        const { token } = await signInStaff(server, role)
        const { status } = await send(token)
        if (may) assert.ok(status !== 401 && status !== 403 && status < 500, `${status}`)
        else assert.equal(status, 403)
      })
    }
  }
})
