import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { see } from '../journeys/driver'
import { endlessMotionOn, sidewaysOn, smallTargetsOn, violationsOn } from './accessibility'
import { PHONE } from './browser'
import type { Screen } from './screen'
import { SCREENS } from './screens'
import { faultsOfSheets } from './sheets'
import { ScreenFixture } from './screen-fixture'

const SMALL = { width: 360, height: 640 }
const TABLET = { width: 768, height: 1024 }
/** Links within a sentence, which may be as high as their line (WCAG 2.5.8, inline). */
const INLINE_LINKS = ['consent__link']

describe('every page of H5, in every state', () => {
  const screenFixture = new ScreenFixture()

  async function visit(screen: Screen, options: { motion?: boolean } = {}) {
    const driver = await screenFixture.visit(screen, options)
    await driver.settled()
    return driver
  }

  for (const screen of SCREENS) {
    it(`${screen.name} fits every screen, is quiet and can be used by everybody`, async () => {
      const driver = await visit(screen)
      const { page } = driver
      const small = (await smallTargetsOn(page)).filter(
        (target) => !INLINE_LINKS.some((link) => target.includes(link)),
      )
      const violations = await violationsOn(page)
      const sheets = await faultsOfSheets(driver, screen.sheets ?? [])
      const sideways: string[] = []
      for (const viewport of [PHONE, SMALL, TABLET]) {
        await driver.resize(viewport)
        sideways.push(...(await sidewaysOn(page)))
      }
      const found = {
        sideways,
        small,
        violations,
        sheets,
        problems: await driver.problems(),
      }
      assert.deepEqual(found, { sideways: [], small: [], violations: [], sheets: [], problems: [] })
    })
  }

  it('with reduced motion nothing keeps moving', async () => {
    const found: Record<string, string[]> = {}
    for (const screen of SCREENS.filter(({ name }) => /^(create|result|folder|me)$/.test(name))) {
      const driver = await visit(screen, { motion: false })
      const moving = await endlessMotionOn(driver.page)
      if (moving.length > 0) found[screen.name] = moving
      if (screen.name === 'create') {
        await driver.tap('生成')
        await see(driver, '可以离开，画好会在画夹提醒你')
        const running = await endlessMotionOn(driver.page)
        if (running.length > 0) found.running = running
      }
    }
    assert.deepEqual(found, {})
  })
})
