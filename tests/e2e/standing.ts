/** What the tests of one file stand on: a stage, a server that shows it, a browser. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before } from 'node:test'
import type { Browser } from 'playwright-core'
import { startServer, type JourneyServer } from '../journeys/server'
import { launchBrowser, newPhone, type PhoneOptions } from './browser'
import { BrowserDriver } from './driver'
import type { Place, Stage, StageTokens } from './place'
import { setStage } from './stage'

/** Stands from the first test of the suite that asks for it to its last. */
export class Standing {
  server!: JourneyServer
  browser!: Browser
  #stage!: Stage & { tokens: StageTokens }

  constructor() {
    let folder: string
    before(async () => {
      folder = await mkdtemp(join(tmpdir(), 'moguang-standing-'))
      this.#stage = await setStage(folder)
      this.server = await startServer({ DATA_DIR: folder })
      this.browser = await launchBrowser()
    })
    after(async () => {
      await this.browser?.close()
      await this.server?.close()
      await rm(folder, { recursive: true, force: true })
    })
  }

  /** A place on a new phone of whoever it belongs to, arranged. */
  async visit(place: Place, options: Partial<PhoneOptions> = {}): Promise<BrowserDriver> {
    const tokens = place.who === 'visitor' ? undefined : this.#stage.tokens[place.who]
    const phone = await newPhone(this.browser, { url: this.server.url, tokens, ...options })
    const driver = await BrowserDriver.open(phone, place.address(this.#stage))
    await place.arrange(driver)
    return driver
  }
}
