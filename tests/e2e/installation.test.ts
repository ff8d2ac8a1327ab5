/** The story on an installation of several machines: every server knows all of it. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import pg from 'pg'
import { everything } from '../../studio/testing/effort'
import { startInstallation, type Installation } from '../journeys/installation'
import { newStory } from '../journeys/scenario'
import { defineStory } from '../journeys/story'
import { launchBrowser, newPhone, type BrowserShare } from './browser'
import { BrowserDriver } from './driver'

const skip = everything ? false : 'npm test -- --all'

describe('two servers, two workers, PgBouncer and a bucket', { skip }, () => {
  const story = newStory('13800136041')
  let installation: Installation | null
  let browser: BrowserShare
  let driver: BrowserDriver
  before(async () => {
    installation = await startInstallation()
    assert.ok(installation, 'PostgreSQL and PgBouncer are there (apt-get install pgbouncer)')
    browser = await launchBrowser()
    driver = await BrowserDriver.open(await newPhone(browser, { url: installation.url }))
  })
  after(async () => {
    await browser?.close()
    await installation?.close()
  })

  defineStory(() => driver, story)

  it('both servers were used, and the pictures are in the bucket', async () => {
    assert.ok(installation)
    const { calls, bucket } = installation
    assert.ok(Math.min(...calls) > 20, `calls: ${calls.join(', ')}`)
    const pictures = [...bucket.objects.keys()].filter((key) => /^job\/.+\.(webp|png)$/.test(key))
    assert.ok(pictures.length > 0, [...bucket.objects.keys()].join(' '))
  })

  it('no server and no worker complained', () => {
    assert.ok(installation)
    for (const { output } of [...installation.servers, ...installation.workers])
      assert.doesNotMatch(output(), /"level":(50|60)|"level":"(error|fatal)"/, output())
  })

  it('the ledger adds up to every balance', async () => {
    assert.ok(installation)
    const client = new pg.Client({ connectionString: installation.databaseUrl })
    await client.connect()
    const { rows } = await client.query<{ off: number; entries: number }>(
      `select (select count(*)::int from ledger_entries) as entries,
        (select coalesce(sum(amount), 0)::int from ledger_entries) as off`,
    )
    await client.end()
    assert.ok((rows[0]?.entries ?? 0) > 0)
    assert.equal(rows[0]?.off, 0)
  })
})
