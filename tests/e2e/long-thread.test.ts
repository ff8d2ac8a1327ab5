/** A thread of a hundred versions on a slow phone: what is out of sight is not laid out. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { shareServer, type JourneyServer } from '../journeys/server'
import { Account } from './account'
import { launchBrowser, type BrowserShare } from './browser'
import type { BrowserDriver } from './driver'
import { LONG_FRAME, openLongThread, scrollThrough, VERSIONS } from './long-thread'

describe('a thread of a hundred versions', () => {
  let server: JourneyServer
  let browser: BrowserShare
  let driver: BrowserDriver

  before(async () => {
    server = await shareServer()
    browser = await launchBrowser()
    const account = await Account.signIn(server.url, '13800138141')
    driver = await openLongThread(browser, server.url, account)
  })
  after(async () => {
    await browser?.close()
    await server?.close()
  })

  it('lays out the versions in sight, and scrolls to the last', async (t) => {
    const { page } = driver
    const laidOut = () =>
      page.evaluate(() => {
        const rows = [...document.querySelectorAll('.thread__version')]
        const isSeen = (row: Element): boolean =>
          (row.firstElementChild ?? row).checkVisibility({ contentVisibilityAuto: true })
        return { all: rows.length, seen: rows.filter(isSeen).length }
      })
    const first = await laidOut()
    assert.equal(first.all, VERSIONS)
    assert.ok(first.seen < VERSIONS / 3, `${first.seen} rows laid out`)

    const frames = await scrollThrough(page)
    // A number of this machine at this moment: written down, not compared.
    const long = frames.filter((time) => time > LONG_FRAME)
    t.diagnostic(
      `${frames.length} frames, ${long.length} over ${LONG_FRAME} ms, longest ${Math.round(Math.max(...frames))} ms`,
    )
    assert.ok(frames.length > 20, `${frames.length} frames`)
    const last = await laidOut()
    assert.ok(last.seen < VERSIONS / 3, `${last.seen} rows laid out at the end`)
    await page.getByText(`第 ${VERSIONS} 次`).first().waitFor()
  })
})
