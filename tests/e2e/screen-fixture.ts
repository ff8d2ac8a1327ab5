/** Shared base of screen tests: a fixture, a server that shows it, a tab for each role. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before } from 'node:test'
import { startServer, WATCHED, type JourneyServer } from '../journeys/server'
import { Shared } from '../journeys/shared'
import { launchBrowser, newPhone, PHONE, type BrowserShare, type PhoneOptions } from './browser'
import { BrowserDriver } from './driver'
import type { Screen, Fixture, FixtureTokens } from './screen'
import { fixtureOn, WELCOME, withChoice } from './fixture'

export interface Ground {
  folder: string
  fixture: Fixture & { tokens: FixtureTokens }
  server: JourneyServer
}

/** The fixture and its server, for all files of this process. */
export const ground = new Shared<Ground>(
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'moguang-screens-'))
    const server = await startServer({ ...(await withChoice(folder)), ...WELCOME, ...WATCHED })
    try {
      return { folder, server, fixture: await fixtureOn(server) }
    } catch (error) {
      await server.close()
      throw error
    }
  },
  async ({ folder, server }) => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  },
)

/** Lives from the first test of the suite that needs it to its last. */
export class ScreenFixture {
  server!: JourneyServer
  browser!: BrowserShare
  #stage!: Fixture & { tokens: FixtureTokens }
  readonly #tabs = new Map<string, BrowserDriver>()

  constructor() {
    before(async () => {
      const { server, fixture } = await ground.take()
      this.server = server
      this.#stage = fixture
      // Large text set before would follow the user to every phone.
      await server.sql('delete from kept_parts')
      this.browser = await launchBrowser()
    })
    after(async () => {
      await this.browser?.close()
      if (this.server) await ground.giveBack()
    })
  }

  /**
   * A screen on its user's phone, arranged. Visits of one kind of user with the same options follow
   * each other in one tab.
   */
  async visit(screen: Screen, options: Partial<PhoneOptions> = {}): Promise<BrowserDriver> {
    const driver = await this.#tab(screen.who, options)
    await driver.page.setViewportSize(PHONE)
    await driver.openFresh(screen.address(this.#stage))
    await screen.arrange(driver)
    return driver
  }

  async #tab(who: Screen['who'], options: Partial<PhoneOptions>): Promise<BrowserDriver> {
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
