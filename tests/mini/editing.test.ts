/** 对话改图 on dist/weapp against the real server: the same journey as on H5. */
import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { Account } from '../e2e/account'
import { see } from '../journeys/driver'
import { EDIT_STEPS, EDITED_PICTURE } from '../journeys/editing'
import { listReferenceSteps } from '../journeys/editing-references'
import { shareServer, type JourneyServer } from '../journeys/server'
import { BUILT_ORIGIN } from './dist'
import { MiniJourneyDriver } from './journey-driver'
import { launchSignedIn } from './signed-in'

describe('editing a picture by sentences on dist/weapp', () => {
  let server: JourneyServer
  let driver: MiniJourneyDriver
  let account: Account
  let pictureJob: string
  let firstVersion = ''

  before(async () => {
    server = await shareServer({ PUBLIC_URL: BUILT_ORIGIN })
    account = await Account.signIn(server.url, '13800138138')
    pictureJob = (await account.runJob(EDITED_PICTURE)).id
    driver = new MiniJourneyDriver(await launchSignedIn(server, account))
    await driver.mini.open(`/pagesD/job-detail/job-detail?id=${pictureJob}`)
  })
  afterEach(async () => assert.deepEqual(await driver.mini.takeProblems(), []))
  after(async () => {
    await driver?.mini.close()
    await server?.close()
  })

  for (const { title, run } of EDIT_STEPS) it(title, () => run(driver))

  it('the first version of a thread has the composer of its page', async () => {
    const { list } = await account.get<{ list: { id: string }[] }>('/api/thread/my')
    firstVersion = `/pagesD/job-detail/job-detail?id=${pictureJob}&thread=${list[0]?.id}`
    await driver.mini.open(firstVersion)
    await see(driver, '全部经过')
  })

  const steps = listReferenceSteps(async () => {
    await driver.mini.hide()
    await driver.restart()
    await driver.mini.open(firstVersion)
    await see(driver, '全部经过')
  })
  for (const { title, run } of steps) it(title, () => run(driver))
})
