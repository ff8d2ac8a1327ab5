import { gzipSync } from 'node:zlib'
import type { Response } from 'playwright-core'
import { newPhone, type BrowserShare } from './browser'
import { waitForQuiet } from './settled'

/** The worker is registered then (platform/offline.h5.ts); the notices of OfflineNotice come later still. */
const LATE_MS = 4000
/** The page is idle after this long without a request. */
const QUIET_MS = 1500

/** Gzip bytes of each script and style sheet, by path. */
export type Weights = ReadonlyMap<string, number>

/** Opens a page in an empty browser and weighs what it really asks for. */
export async function weigh(browser: BrowserShare, url: string, route: string): Promise<Weights> {
  const phone = await newPhone(browser, { url })
  // Parts that wait for seconds are none of a page: on a busy machine they come before it rests.
  await phone.addInitScript((longMs) => {
    const { setTimeout: later } = window
    const never = 2 ** 31 - 1
    Object.assign(window, {
      setTimeout: (run: TimerHandler, ms = 0, ...rest: unknown[]) =>
        later(run, ms >= longMs ? never : ms, ...rest),
    })
  }, LATE_MS)
  const page = await phone.newPage()
  const weights = new Map<string, number>()
  const bodies: Promise<void>[] = []
  const note = (response: Response) => {
    const { pathname } = new URL(response.url())
    if (!/\.(js|css)$/.test(pathname)) return
    bodies.push(
      response.body().then((body) => void weights.set(pathname, gzipSync(body).byteLength)),
    )
  }
  page.on('response', note)
  await page.goto(`/${route}`)
  await waitForQuiet(page)
  await page.waitForTimeout(QUIET_MS)
  // Later responses end with the page, their body half read.
  page.off('response', note)
  await Promise.all(bodies)
  await phone.close()
  return weights
}

/** Bytes of the files with this ending that `without` does not hold yet. */
export function sumBytes(weights: Weights, ending: string, without: Weights = new Map()): number {
  return [...weights].reduce(
    (bytes, [path, size]) => (path.endsWith(ending) && !without.has(path) ? bytes + size : bytes),
    0,
  )
}
