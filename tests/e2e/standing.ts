/** What tests of places stand on: a stage, a server that shows it, a tab for each kind of person. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before } from 'node:test'
import { startServer, type JourneyServer } from '../journeys/server'
import { Shared } from '../journeys/shared'
import { launchBrowser, newPhone, PHONE, type BrowserShare, type PhoneOptions } from './browser'
import { BrowserDriver } from './driver'
import type { Place, Stage, StageTokens } from './place'
import { setStage } from './stage'

interface Ground {
  folder: string
  stage: Stage & { tokens: StageTokens }
  server: JourneyServer
}

const ground = new Shared<Ground>(
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'moguang-standing-'))
    const stage = await setStage(folder)
    return { folder, stage, server: await startServer({ DATA_DIR: folder }) }
  },
  async ({ folder, server }) => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  },
)

/** Stands from the first test of the suite that asks for it to its last. */
export class Standing {
  server!: JourneyServer
  browser!: BrowserShare
  #stage!: Stage & { tokens: StageTokens }
  readonly #tabs = new Map<string, BrowserDriver>()

  constructor() {
    before(async () => {
      const { server, stage } = await ground.take()
      this.server = server
      this.#stage = stage
      this.browser = await launchBrowser()
    })
    after(async () => {
      await this.browser?.close()
      if (this.server) await ground.giveBack()
    })
  }

  /**
   * A place on the phone of whoever it belongs to, arranged. Visits of one kind of person with the
   * same options follow each other in one tab.
   */
  async visit(place: Place, options: Partial<PhoneOptions> = {}): Promise<BrowserDriver> {
    const driver = await this.#tab(place.who, options)
    await driver.page.setViewportSize(PHONE)
    await driver.openAnew(place.address(this.#stage))
    await place.arrange(driver)
    return driver
  }

  async #tab(who: Place['who'], options: Partial<PhoneOptions>): Promise<BrowserDriver> {
    const key = JSON.stringify([who, options])
    const known = this.#tabs.get(key)
    if (known) return known
    const tokens = who === 'visitor' ? undefined : this.#stage.tokens[who]
    const phone = await newPhone(this.browser, { url: this.server.url, tokens, ...options })
    const driver = await BrowserDriver.open(phone, 'about:blank')
    this.#tabs.set(key, driver)
    return driver
  }
}
