/** Frames of scrolling through a thread of a hundred versions on a slow phone. Part `thread` of `npm run bench`. */
import { Account } from '../tests/e2e/account'
import { launchBrowser } from '../tests/e2e/browser'
import {
  LONG_FRAME,
  openLongThread,
  scrollThrough,
  SLOWER,
  VERSIONS,
} from '../tests/e2e/long-thread'
import { startServer } from '../tests/journeys/server'
import { say, table } from './lib/measure'

const ROUNDS = 5

export async function benchThread(): Promise<void> {
  const server = await startServer({ RATE_LIMIT_PER_MINUTE: '100000', WELCOME_CREDITS: '100' })
  const browser = await launchBrowser()
  try {
    const account = await Account.signIn(server.url, '13800136973')
    const { page } = await openLongThread(browser, server.url, account)
    say(`A thread of ${VERSIONS} versions scrolled, ${SLOWER} × CPU`)
    const rows: string[][] = []
    for (let round = 1; round <= ROUNDS; round += 1) {
      const frames = (await scrollThrough(page)).sort((a, b) => a - b)
      const long = frames.filter((time) => time > LONG_FRAME).length
      const median = frames[Math.floor(frames.length / 2)] ?? 0
      const ms = [median, frames.at(-1) ?? 0].map((time) => `${Math.round(time)} ms`)
      rows.push([String(round), String(frames.length), String(long), ...ms])
    }
    table(['round', 'frames', `over ${LONG_FRAME} ms`, 'median', 'longest'], rows)
  } finally {
    await browser.close()
    await server.close()
  }
}
