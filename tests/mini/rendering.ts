import { chromium, type BrowserServer } from 'playwright-core'
import { findBrowser } from '../../scripts/lib/machine.mjs'
import { Shared } from '../journeys/shared'
import type { Rendering } from './host/protocol'

const browserOfProcess = new Shared<BrowserServer>(
  async () => {
    const executablePath = findBrowser()
    if (executablePath === null) throw new Error('no Chromium here; set CHROMIUM_PATH')
    return chromium.launchServer({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  },
  (browser) => browser.close(),
)

/** The one browser of this process, for mini-programs that shall be seen; `close` gives it back. */
export async function shareRendering(): Promise<Rendering & { close: () => Promise<void> }> {
  const browser = await browserOfProcess.take()
  return { endpoint: browser.wsEndpoint(), close: () => browserOfProcess.giveBack() }
}
