/** 对话改图 on dist/weapp against the real server: the same journey as on H5. */
import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { Account } from '../e2e/account'
import { see } from '../journeys/driver'
import { EDIT_STEPS, EDITED_PICTURE } from '../journeys/editing'
import { REFERENCE_STEPS } from '../journeys/editing-references'
import { shareServer, type JourneyServer } from '../journeys/server'
import { BUILT_ORIGIN } from './dist'
import type { MiniApp } from './host/launch'
import { MiniJourneyDriver } from './journey-driver'
import { launchSignedIn } from './signed-in'

describe('editing a picture by sentences on dist/weapp', () => {
  let server: JourneyServer
  let app: MiniApp
  let driver: MiniJourneyDriver
  let account: Account
  let pictureJob: string

  before(async () => {
    server = await shareServer({ PUBLIC_URL: BUILT_ORIGIN })
    account = await Account.signIn(server.url, '13800138138')
    pictureJob = (await account.runJob(EDITED_PICTURE)).id
    app = await launchSignedIn(server, account)
    driver = new MiniJourneyDriver(app)
    await app.open(`/pagesD/job-detail/job-detail?id=${pictureJob}`)
  })
  afterEach(async () => assert.deepEqual(await app.takeProblems(), []))
  after(async () => {
    await app?.close()
    await server?.close()
  })

  for (const { title, run } of EDIT_STEPS) it(title, () => run(driver))

  it('the first version of a thread has the composer of its page', async () => {
    const { list } = await account.get<{ list: { id: string }[] }>('/api/thread/my')
    await app.open(`/pagesD/job-detail/job-detail?id=${pictureJob}&thread=${list[0]?.id}`)
    await see(driver, '全部经过')
  })

  for (const { title, run } of REFERENCE_STEPS) it(title, () => run(driver))
})
