import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { shareServer, type JourneyServer } from '../journeys/server'
import { BUILT_ORIGIN, DIST } from './dist'
import { Bundle } from './host/bundle'
import { launchMini, type MiniApp } from './host/launch'

const WAIT_MS = 30_000
/** The largest update of the view, of any page: larger ones hold it up. */
const MOST_BYTES = 20 * 1024
/** Number of the mark; src/platform/smallUpdates.ts. */
const PAGE_SHOWN = 1001
/** As many keys as the app has; each reading stops it until the client has answered. */
const MAX_STORAGE_READS = 40
/** Properties that text size, contrast and motion depend on. */
const ROOT = /class="mg-page[^>]*--text-scale: ?1;/

describe('every page of dist/weapp opens for an anonymous visitor', () => {
  let server: JourneyServer
  let app: MiniApp
  before(async () => {
    server = await shareServer({ PUBLIC_URL: BUILT_ORIGIN })
    app = await launchMini({ dist: DIST, origins: { [BUILT_ORIGIN]: server.url } })
  })
  after(async () => {
    await app?.close()
    await server?.close()
  })

  for (const page of new Bundle(DIST).pages) {
    it(page, async () => {
      await app.open(`/${page}`)
      await app.rest()
      assert.notEqual(await app.text(), '')
      assert.match(await app.markup(), ROOT, 'text size is set on the root of the page')
      const { maxBytes } = await app.setDataStats()
      assert.ok(maxBytes <= MOST_BYTES, `an update of ${maxBytes} bytes`)
      await app.resetSetDataStats()
      assert.deepEqual(await app.takeProblems(), [])
    })
  }

  it('the console hears once of each page how long it took', async () => {
    const durations = await app.durations()
    const pages = new Bundle(DIST).pages.length
    assert.ok(durations.length >= pages, `${durations.length} of ${pages}`)
    for (const [mark, ms] of durations) {
      assert.equal(mark, PAGE_SHOWN)
      assert.ok(Number.isInteger(ms) && ms >= 0, `${ms} ms`)
    }
  })

  it('a walk through them reads each key of the storage once', async () => {
    const reads = await app.storageReads()
    assert.ok(reads > 0 && reads <= MAX_STORAGE_READS, `${reads} readings`)
  })

  it('text size, contrast and motion reach the root, with all that is drawn over the page', async () => {
    await app.open('/pages/ucenter/ucenter')
    await app.tap('关怀', { waitMs: WAIT_MS })
    await app.waitForText('字会变成这么大')
    await app.change('字号', 5)
    await app.tap('高对比度')
    await app.tap('减少动效')
    await app.waitForText('200%')
    const root = /class="mg-page mg-page--large mg-page--high mg-page--calm"[^>]*--text-scale: ?2;/
    assert.match(await app.markup(), root)
    await app.tap('充值协议')
    await app.rest()
    assert.match(await app.markup(), root, 'the next page has it from the start')
    assert.deepEqual(await app.takeProblems(), [])
  })
})
