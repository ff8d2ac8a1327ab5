/// <reference lib="dom" />
/** After every change of tabs the address, the tab bar and the visible page agree. */
import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { BrowserContext, Page, Route } from 'playwright-core'
import { repetitions } from '../../studio/testing/effort'
import { waitForEqual } from '../journeys/conditions'
import { see } from '../journeys/driver'
import { shareServer, type JourneyServer } from '../journeys/server'
import { launchBrowser, newPhone, type BrowserShare } from './browser'
import { BrowserDriver } from './driver'
import { findDisagreements, planTaps, readShown, runTaps, tapTab } from './tab-taps'
import { waitForAgreement, type TabPath } from './tab-taps'

const HOME = 'pages/index/index'
const SQUARE = 'pages/playground/playground'
const TOOLS = 'pages/tools/tools'
const FOLDER = 'pages/folder/folder'
const ME = 'pages/ucenter/ucenter'
const SEED = 7
/** Other tabs are shown in this time, and a script that arrives afterwards is late. */
const LATE_MS = 1500

describe('changing tabs on H5', () => {
  let server: JourneyServer
  let browser: BrowserShare
  let ofTools: ReadonlySet<string>
  const phones: BrowserContext[] = []

  async function openPhone(): Promise<Page> {
    const phone = await newPhone(browser, { url: server.url })
    phones.push(phone)
    return phone.newPage()
  }
  const agree = (page: Page, tab: TabPath) => waitForAgreement(() => page.evaluate(readShown), tab)

  /** The scripts that only 妙笔 asks for, on an unhurried walk through the tabs. */
  async function findScriptsOfTools(): Promise<ReadonlySet<string>> {
    const page = await openPhone()
    const requested = new Set<string>()
    await page.goto('/')
    for (const tab of [SQUARE, HOME, FOLDER, ME] as const) {
      await tapTab(page, tab)
      await agree(page, tab)
    }
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/chunk/')) requested.add(pathname)
    })
    await tapTab(page, TOOLS)
    assert.deepEqual(await agree(page, TOOLS), [])
    return requested
  }

  before(async () => {
    server = await shareServer()
    browser = await launchBrowser()
    ofTools = await findScriptsOfTools()
    assert.ok(ofTools.size > 0)
  })
  afterEach(async () => {
    for (const phone of phones.splice(0)) await phone.close()
  })
  after(async () => {
    await browser?.close()
    await server?.close()
  })

  /** A page on 创作 whose scripts of 妙笔 are answered by `answer`. */
  async function openWith(answer: (route: Route) => unknown): Promise<Page> {
    const page = await openPhone()
    await page.route('**/chunk/**', (route) => {
      const { pathname } = new URL(route.request().url())
      return ofTools.has(pathname) ? answer(route) : route.continue()
    })
    await page.goto('/')
    assert.deepEqual(await agree(page, HOME), [])
    return page
  }

  for (const taps of [[SQUARE], [SQUARE, HOME], [FOLDER, SQUARE]] as const) {
    it(`a script that arrives late does not cover the ${taps.length} tabs tapped after it: ${taps.join()}`, async () => {
      const held: Route[] = []
      const page = await openWith((route) => held.push(route))
      await tapTab(page, TOOLS)
      let last: TabPath = TOOLS
      for (const tab of taps) {
        await page.waitForTimeout(200)
        await tapTab(page, tab)
        last = tab
      }
      await page.waitForTimeout(LATE_MS)
      assert.ok(held.length > 0)
      const arrived = held.map((route) => page.waitForResponse(route.request().url()))
      await Promise.all(held.map((route) => route.continue()))
      await Promise.all(arrived)
      assert.deepEqual(await agree(page, last), [])
      const { mounted } = await page.evaluate(readShown)
      assert.equal(mounted.includes(TOOLS), false, 'the abandoned page is not mounted')
      await tapTab(page, TOOLS)
      assert.deepEqual(await agree(page, TOOLS), [])
    })
  }

  it('four tabs with cached scripts tapped within 40 ms show the last one, and each one afterwards', async () => {
    const page = await openPhone()
    await page.goto('/')
    // The bar is there once the app has started; a tap before it is the subject of cold loads.
    assert.deepEqual(await agree(page, HOME), [])
    for (const tab of [SQUARE, TOOLS, FOLDER, ME] as const) {
      await tapTab(page, tab)
      assert.deepEqual(await agree(page, tab), [])
    }
    await page.reload()
    assert.deepEqual(await agree(page, ME), [])
    await page.evaluate(async () => {
      for (const at of [2, 0, 3, 1]) {
        // Looked up for each tap: on a busy machine the bar is drawn again in between.
        document.querySelectorAll<HTMLElement>('taro-tabbar [role=tab]')[at]?.click()
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    })
    assert.deepEqual(await agree(page, TOOLS), [])
    for (const tab of [SQUARE, ME, HOME, FOLDER] as const) {
      await tapTab(page, tab)
      assert.deepEqual(await agree(page, tab), [])
    }
  })

  it('a tab whose script cannot be loaded leaves address, bar and page as they were, and says so', async () => {
    const driver = await BrowserDriver.open(await newPhone(browser, { url: server.url }))
    phones.push(driver.page.context())
    const { page } = driver
    await page.route('**/chunk/**', (route) => {
      const { pathname } = new URL(route.request().url())
      return ofTools.has(pathname) ? route.fulfill({ status: 404 }) : route.continue()
    })
    await tapTab(page, SQUARE)
    assert.deepEqual(await agree(page, SQUARE), [])
    await tapTab(page, TOOLS)
    await see(driver, '没能打开这一页，请再试一次')
    assert.deepEqual(findDisagreements(await page.evaluate(readShown), SQUARE), [])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await tapTab(page, TOOLS)
    assert.deepEqual(await agree(page, TOOLS), [])
  })

  it('a tab whose script a newer deployment took away says so and opens in the new build, drafts and all', async () => {
    const driver = await BrowserDriver.open(await newPhone(browser, { url: server.url }))
    phones.push(driver.page.context())
    const { page } = driver
    driver.complaints.expect(/\b404\b/)
    await driver.fill('画面描述', '没写完的湖')
    let documents = 0
    await page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url())
      if (route.request().isNavigationRequest()) documents += 1
      // Until the reload: the document names other scripts, and the old parts are gone.
      if (documents > 0) return route.fallback()
      if (ofTools.has(pathname)) return route.fulfill({ status: 404 })
      if (pathname !== '/') return route.fallback()
      const response = await route.fetch()
      const body = (await response.text()).replaceAll('/js/app.', '/js/app.0')
      return route.fulfill({ response, body })
    })
    await tapTab(page, TOOLS)
    await page.getByText('有新版本').waitFor()
    await page.waitForFunction(() => document.querySelector('.mg-toolcard') !== null)
    assert.deepEqual(await agree(page, TOOLS), [])
    assert.equal(documents, 1)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await tapTab(page, HOME)
    await waitForEqual(() => driver.value('画面描述'), '没写完的湖')
  })

  const loads = repetitions('cold loads with random taps on tabs', { usual: 12, all: 300 })
  it(`${loads} cold loads with random taps before and after the first paint agree`, async (t) => {
    const disagreements: string[] = []
    for (let load = 0; load < loads; load += 1) {
      const found = await runTaps(browser, server.url, planTaps(SEED, load))
      disagreements.push(...found.map((words) => `load ${load}: ${words}`))
    }
    t.diagnostic(`${loads} loads, ${disagreements.length} disagreements`)
    assert.deepEqual(disagreements, [])
  })
})
