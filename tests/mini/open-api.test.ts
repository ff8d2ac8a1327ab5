import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { Account } from '../e2e/account'
import { shareServer, type JourneyServer } from '../journeys/server'
import { BUILT_ORIGIN } from './dist'
import type { MiniApp } from './host/launch'
import { MiniJourneyDriver } from './journey-driver'
import { walkOpenApiRows } from './open-api-rows'
import { launchSignedIn } from './signed-in'

describe('开放接口 on dist/weapp', () => {
  let server: JourneyServer
  let account: Account
  let app: MiniApp
  before(async () => {
    server = await shareServer({ PUBLIC_URL: BUILT_ORIGIN })
    account = await Account.signIn(server.url, '13800136671')
    app = await launchSignedIn(server, account)
  })
  after(async () => {
    await app?.close()
    await server?.close()
  })

  it('lists keys, revokes one and copies the address of the web', async () => {
    const driver = new MiniJourneyDriver(app)
    await walkOpenApiRows({ app, driver }, { account, origin: BUILT_ORIGIN })
    assert.deepEqual(await app.takeProblems(), [])
  })
})
