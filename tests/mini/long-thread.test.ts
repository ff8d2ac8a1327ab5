/** A thread of a hundred versions on dist/weapp: no update is too large for the client. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { Account } from '../e2e/account'
import { see } from '../journeys/driver'
import { EDITED_PICTURE } from '../journeys/editing'
import { shareServer, type JourneyServer } from '../journeys/server'
import { BUILT_ORIGIN } from './dist'
import type { MiniApp } from './host/launch'
import { MiniJourneyDriver } from './journey-driver'
import { launchSignedIn } from './signed-in'

const VERSIONS = 100
/** Of one update; clients slow down above a multiple of it. */
const MOST_BYTES = 32 * 1024

describe('a thread of a hundred versions on dist/weapp', () => {
  let server: JourneyServer
  let app: MiniApp

  before(async () => {
    server = await shareServer({ PUBLIC_URL: BUILT_ORIGIN })
    const account = await Account.signIn(server.url, '13800138142')
    const { id: jobId } = await account.runJob(EDITED_PICTURE)
    await server.sql(
      `insert into edit_threads (id, user_id, title, current_id)
       select 'longthread', user_id, '月亮和船', 'longthread100' from jobs where id = $1`,
      [jobId],
    )
    await server.sql(
      `insert into edit_versions (id, thread_id, number, parent_id, job_id, sentence, summary, credits)
       select 'longthread' || n, 'longthread', n, case when n > 1 then 'longthread' || (n - 1) end, $1,
              case when n > 1 then '第 ' || n || ' 次：月亮再大一点，船往左边挪一点' end,
              case when n > 1 then '把月亮放大，再把船移到左边' end, 2
       from generate_series(1, ${VERSIONS}) n`,
      [jobId],
    )
    app = await launchSignedIn(server, account)
  })
  after(async () => {
    await app?.close()
    await server?.close()
  })

  it('is drawn to its last version in updates of at most 32 KB', async (t) => {
    const driver = new MiniJourneyDriver(app)
    await app.resetSetDataStats()
    await app.open('/pagesD/job-detail/job-detail?view=thread&thread=longthread')
    await see(driver, `第 ${VERSIONS} 次`)
    const { maxBytes } = await app.setDataStats()
    t.diagnostic(`largest update ${maxBytes} bytes`)
    assert.ok(maxBytes <= MOST_BYTES, `an update of ${maxBytes} bytes`)
    assert.deepEqual(await app.takeProblems(), [])
  })
})
