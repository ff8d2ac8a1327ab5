/** A thread of a hundred versions on a slow phone: its page, and the frames of scrolling through it. */
import type { Page } from 'playwright-core'
import type { ThreadVersionView, ThreadView } from '@contract/edits'
import type { JobView } from '@contract/jobs'
import { EDITED_PICTURE } from '../journeys/editing'
import type { Account } from './account'
import { newPhone, type BrowserShare } from './browser'
import { BrowserDriver } from './driver'

export const VERSIONS = 100
/** Of a phone of 2019, next to the computers that run the tests. */
export const SLOWER = 4
/** A frame that a finger feels, milliseconds. */
export const LONG_FRAME = 100
const CREATED_AT = '2026-11-28T08:00:00.000Z'

function buildThread({ id: jobId, pictures }: JobView): ThreadView {
  const [shown] = pictures
  const versions = Array.from({ length: VERSIONS }, (_, at): ThreadVersionView => {
    const number = at + 1
    return {
      id: `v${number}`,
      number,
      parentId: at === 0 ? null : `v${at}`,
      jobId,
      picture: shown ? `picture:${shown.id}` : null,
      thumbUrl: shown?.thumbUrl ?? null,
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
  return { id: 'long', title: '月亮和船', versions, currentId, updatedAt: CREATED_AT }
}

/** Resolves with every version drawn. */
export async function openLongThread(
  browser: BrowserShare,
  url: string,
  account: Account,
): Promise<BrowserDriver> {
  const thread = buildThread(await account.runJob(EDITED_PICTURE))
  const phone = await newPhone(browser, { url, tokens: account.tokens, motion: true })
  await phone.route('**/api/thread/long', (route) =>
    route.fulfill({ json: { code: 0, message: 'ok', data: thread } }),
  )
  const driver = await BrowserDriver.open(
    phone,
    '/pagesD/job-detail/job-detail?view=thread&thread=long',
  )
  const last = driver.page.locator('.thread__version').nth(VERSIONS - 1)
  await last.waitFor({ state: 'attached' })
  return driver
}

/** Scrolls from the first to the last version, 240 px a frame; durations of the frames, ms. */
export async function scrollThrough(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const frames = await page.evaluate(
    async () =>
      new Promise<number[]>((resolve) => {
        const times: number[] = []
        let box = document.querySelector('.thread__version')?.parentElement ?? null
        while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement
        const list = box ?? document.documentElement
        list.scrollTop = 0
        let last = performance.now()
        const step = (now: number): void => {
          times.push(now - last)
          last = now
          const before = list.scrollTop
          list.scrollBy(0, 240)
          if (list.scrollTop === before && times.length > 5) resolve(times)
          else requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      }),
  )
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return frames
}
