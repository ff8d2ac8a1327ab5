import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { Browser } from 'playwright-core'
import { see } from '../journeys/driver'
import { startServer, type JourneyServer } from '../journeys/server'
import { endlessMotionOn, sidewaysOn, smallTargetsOn, violationsOn } from './accessibility'
import { launchBrowser, newPhone, PHONE } from './browser'
import { BrowserDriver } from './driver'
import type { Place, Stage, StageTokens } from './place'
import { PLACES } from './places'
import { faultsOfSheets } from './sheets'
import { setStage } from './stage'

const SMALL = { width: 360, height: 640 }
const TABLET = { width: 768, height: 1024 }
/** Transitions of pages and sheets; a colour half way is not a colour. */
const SETTLE_MS = 450
/** A page of another width has drawn itself. */
const TURN_MS = 150
/** Links within a sentence, which may be as high as their line (WCAG 2.5.8, inline). */
const INLINE_LINKS = ['consent__link']

// Two at once: a page mostly waits for itself.
describe('every page of H5, in every state', { concurrency: 2 }, () => {
  let server: JourneyServer
  let browser: Browser
  let stage: Stage & { tokens: StageTokens }
  let folder: string

  async function visit(place: Place, reducedMotion = false) {
    const tokens = place.who === 'visitor' ? undefined : stage.tokens[place.who]
    const phone = await newPhone(browser, { url: server.url, tokens, reducedMotion })
    const driver = await BrowserDriver.open(phone, place.address(stage))
    await place.arrange(driver)
    await driver.page.waitForTimeout(SETTLE_MS)
    return driver
  }

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'moguang-pages-'))
    stage = await setStage(folder)
    server = await startServer({ DATA_DIR: folder })
    browser = await launchBrowser()
  })
  after(async () => {
    await browser?.close()
    await server?.close()
    await rm(folder, { recursive: true, force: true })
  })

  for (const place of PLACES) {
    it(`${place.name} fits every screen, is quiet and can be used by everybody`, async () => {
      const driver = await visit(place)
      const { page } = driver
      const small = (await smallTargetsOn(page)).filter(
        (target) => !INLINE_LINKS.some((link) => target.includes(link)),
      )
      const violations = await violationsOn(page)
      const sheets = await faultsOfSheets(driver, place.sheets ?? [])
      const sideways: string[] = []
      for (const viewport of [PHONE, SMALL, TABLET]) {
        await page.setViewportSize(viewport)
        await page.waitForTimeout(TURN_MS)
        sideways.push(...(await sidewaysOn(page)))
      }
      const found = {
        sideways,
        small,
        violations,
        sheets,
        problems: await driver.problems(),
      }
      await page.context().close()
      assert.deepEqual(found, { sideways: [], small: [], violations: [], sheets: [], problems: [] })
    })
  }

  it('for whoever wants less motion nothing keeps moving', async () => {
    const found: Record<string, string[]> = {}
    for (const place of PLACES.filter(({ name }) => /^(create|result|folder|me)$/.test(name))) {
      const driver = await visit(place, true)
      const moving = await endlessMotionOn(driver.page)
      if (moving.length > 0) found[place.name] = moving
      if (place.name === 'create') {
        await driver.tap('生成')
        await see(driver, '可以离开，画好会在画夹提醒你')
        const running = await endlessMotionOn(driver.page)
        if (running.length > 0) found.running = running
      }
      await driver.page.context().close()
    }
    assert.deepEqual(found, {})
  })
})
