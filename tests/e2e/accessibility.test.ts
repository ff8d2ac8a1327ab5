import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { see } from '../journeys/driver'
import { sidewaysOn, smallTargetsOn, violationsOn } from './accessibility'
import { newPhone, PHONE } from './browser'
import { cutOn } from './cut'
import { BrowserDriver } from './driver'
import type { Screen } from './screen'
import { SCREENS } from './screens'
import { ScreenFixture } from './screen-fixture'

const SMALL = { width: 360, height: 640 }
const SETTINGS = { textScale: 2, contrast: 'high', motion: 'reduced' }
/** As the app keeps it. */
const STORED = JSON.stringify({ state: SETTINGS, version: 0 })
/** One of each kind of page; every screen at normal size is the matter of pages.test. */
const SOME =
  /^(create|playground|work|result|folder|messages|me|pay|tool-outpaint|acc-setting|tools)$/

describe('for eyes that need more', () => {
  const screenFixture = new ScreenFixture()
  const visit = (screen: Screen) => screenFixture.visit(screen, { stored: { care: STORED } })

  for (const screen of SCREENS.filter(({ name }) => SOME.test(name))) {
    it(`${screen.name} holds at 200 % with high contrast`, async () => {
      const driver = await visit(screen)
      const { page } = driver
      const small = await smallTargetsOn(page)
      await driver.resize(SMALL)
      const found = {
        small,
        sideways: await sidewaysOn(page),
        cut: await cutOn(page),
        violations: await violationsOn(page, ['color-contrast-enhanced']),
        problems: await driver.problems(),
      }
      assert.deepEqual(found, { small: [], sideways: [], cut: [], violations: [], problems: [] })
    })
  }

  it('a visitor sets it in 我的; it shows at once and after a reload, before anything else', async () => {
    const phone = await newPhone(screenFixture.browser, {
      url: screenFixture.server.url,
      viewport: PHONE,
      motion: true,
    })
    const driver = await BrowserDriver.open(phone, '/pages/ucenter/ucenter')
    const { page } = driver
    const textPx = () =>
      page
        .locator('.mg-cell__text')
        .first()
        .evaluate((text) => getComputedStyle(text).fontSize)
    await see(driver, '关怀')
    const before = parseFloat(await textPx())
    await driver.tap('关怀')
    await page.getByRole('slider', { name: '字号' }).press('End')
    await see(driver, '200%')
    await driver.tap('高对比度')
    await driver.tap('减少动效')
    assert.equal(parseFloat(await textPx()), before * 2)
    await page.reload({ waitUntil: 'commit' })
    await page.locator('#app > *').first().waitFor({ state: 'attached' })
    const root = await page.evaluate(() => {
      const { className, style } = document.documentElement
      return { className, scale: style.getPropertyValue('--text-scale') }
    })
    assert.deepEqual(root, {
      className: 'mg-page--large mg-page--high mg-page--calm',
      scale: '2',
    })
    await see(driver, '字号 200% · 高对比 · 少动效')
    await driver.tap('关怀')
    const sheet = page.getByRole('dialog', { name: '关怀' })
    await sheet.waitFor()
    assert.equal(await sheet.evaluate((it) => getComputedStyle(it).animationDuration), '0.001s')
    assert.deepEqual(await driver.problems(), [])
    await phone.close()
  })
})
