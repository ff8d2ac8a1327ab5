/** A thread of a hundred versions on a slow phone: what is out of sight is not laid out. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { ThreadVersionView, ThreadView } from '@contract/edits'
import { EDITED_PICTURE } from '../journeys/editing'
import { shareServer, type JourneyServer } from '../journeys/server'
import { Account } from './account'
import { launchBrowser, newPhone, type BrowserShare } from './browser'
import { BrowserDriver } from './driver'

const VERSIONS = 100
/** Of a phone of 2019, next to the computers that run the tests. */
const SLOWER = 4
/** A frame that a finger feels, milliseconds. */
const LONG_FRAME = 100
const CREATED_AT = '2026-11-28T08:00:00.000Z'

function buildThread(jobId: string, thumbUrl: string): ThreadView {
  const versions = Array.from({ length: VERSIONS }, (_, at): ThreadVersionView => {
    const number = at + 1
    return {
      id: `v${number}`,
      number,
      parentId: at === 0 ? null : `v${at}`,
      jobId,
      picture: null,
      thumbUrl,
      width: 1024,
      height: 1024,
      sentence: at === 0 ? null : `第 ${number} 次：月亮再大一点，船往左边挪一点`,
      summary: at === 0 ? null : '把月亮放大，再把船移到左边',
      status: 'succeeded',
      credits: 2,
      createdAt: CREATED_AT,
    }
  })
  const currentId = `v${VERSIONS}`
  return {
    id: 'long',
    title: '月亮和船',
    versions,
    currentId,
    updatedAt: CREATED_AT,
  }
}

describe('a thread of a hundred versions', () => {
  let server: JourneyServer
  let browser: BrowserShare
  let driver: BrowserDriver

  before(async () => {
    server = await shareServer()
    browser = await launchBrowser()
    const account = await Account.signIn(server.url, '13800138141')
    const job = await account.runJob(EDITED_PICTURE)
    const thread = buildThread(job.id, job.pictures[0]?.thumbUrl ?? '')
    const phone = await newPhone(browser, { url: server.url, tokens: account.tokens })
    await phone.route('**/api/thread/long', (route) =>
      route.fulfill({ json: { code: 0, message: 'ok', data: thread } }),
    )
    driver = await BrowserDriver.open(
      phone,
      '/pagesD/job-detail/job-detail?view=thread&thread=long',
    )
    await driver.page
      .locator('.thread__version')
      .nth(VERSIONS - 1)
      .waitFor({ state: 'attached' })
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

    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const frames = await page.evaluate(
      async () =>
        new Promise<number[]>((resolve) => {
          const times: number[] = []
          let box = document.querySelector('.thread__version')?.parentElement ?? null
          while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY))
            box = box.parentElement
          const page = box ?? document.documentElement
          let last = performance.now()
          const step = (now: number): void => {
            times.push(now - last)
            last = now
            const before = page.scrollTop
            page.scrollBy(0, 240)
            if (page.scrollTop === before && times.length > 5) resolve(times)
            else requestAnimationFrame(step)
          }
          requestAnimationFrame(step)
        }),
    )
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
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
