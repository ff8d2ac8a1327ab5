/// <reference lib="dom" />
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { repetitions } from '../../studio/testing/effort'
import { waitForEqual } from '../journeys/conditions'
import { shareServer, type JourneyServer } from '../journeys/server'
import { launchBrowser, newPhone, type BrowserShare } from './browser'
import { startTwoBuilds, type TwoBuilds } from './two-builds'
import { waitForQuiet } from './settled'

const SHOTS = process.env.TWO_BUILDS_SHOTS
const WAIT_MS = 15_000
const LOADS = repetitions('loads of a page served by two builds', { usual: 6, all: 40 })

describe('two builds behind one address', () => {
  let browser: BrowserShare
  let builds: TwoBuilds

  before(async () => {
    browser = await launchBrowser()
    builds = await startTwoBuilds()
  })
  after(async () => {
    await builds?.close()
    await browser?.close()
  })

  it('each new visitor gets the whole page at the first load', async () => {
    for (let load = 0; load < LOADS; load += 1) {
      const phone = await newPhone(browser, { url: builds.url })
      const page = await phone.newPage()
      const missing: string[] = []
      let documents = 0
      page.on('response', (response) => {
        const { pathname } = new URL(response.url())
        if (pathname === '/') documents += 1
        if (response.status() >= 400 && /\.(js|css)$/.test(pathname)) missing.push(pathname)
      })
      await page.goto('/')
      await page.getByRole('tab', { name: '我的' }).last().waitFor({ timeout: WAIT_MS })
      assert.deepEqual(missing, [])
      assert.equal(documents, 1)
      await phone.close()
    }
  })

  it('an open page goes on to pages whose parts it has not loaded', async () => {
    const phone = await newPhone(browser, { url: builds.url })
    const page = await phone.newPage()
    const missing: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400 && /\.(js|css)$/.test(response.url()))
        missing.push(response.url())
    })
    await page.goto('/')
    for (const name of ['妙笔', '我的', '作品']) {
      const tab = page.getByRole('tab', { name }).last()
      if ((await tab.count()) > 0) await tab.tap({ timeout: WAIT_MS })
    }
    await waitForQuiet(page)
    assert.deepEqual(missing, [])
    await waitForEqual(() => page.locator('.mg-dialog__title').count(), 0)
    await phone.close()
  })

  it('the console opens whichever build answers', async () => {
    for (let load = 0; load < 2; load += 1) {
      const desk = await newPhone(browser, { url: builds.url, touch: false })
      const page = await desk.newPage()
      await page.goto('/console')
      await page.getByLabel('手机号').waitFor({ timeout: WAIT_MS })
      await desk.close()
    }
  })
})

describe('a script of the page that does not load', () => {
  let browser: BrowserShare
  let server: JourneyServer

  before(async () => {
    browser = await launchBrowser()
    server = await shareServer()
  })
  after(async () => {
    await server?.close()
    await browser?.close()
  })

  for (const { address, part } of [
    { address: '/', part: /\/js\/app\..*\.js$/ },
    { address: '/console', part: /\/console\/assets\/index\..*\.js$/ },
  ])
    it(`${address}: reloads once, then offers to reload and keeps what is stored`, async () => {
      const phone = await newPhone(browser, { url: server.url, stored: { draft: '雪山' } })
      const page = await phone.newPage()
      let documents = 0
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents += 1
      })
      await page.route(part, (route) => route.fulfill({ status: 404, body: '' }))
      await page.goto(address)
      const again = page.getByRole('button', { name: '重新加载' })
      await again.waitFor({ timeout: WAIT_MS })
      assert.equal(documents, 2)
      if (SHOTS) {
        const name = address === '/' ? 'h5' : 'console'
        await page.screenshot({ path: join(SHOTS, `${name}-390.png`) })
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.screenshot({ path: join(SHOTS, `${name}-1440.png`) })
      }
      const stored = await page.evaluate(() => localStorage.getItem('draft'))
      assert.match(stored ?? '', /雪山/)
      await Promise.all([page.waitForEvent('load', { timeout: WAIT_MS }), again.click()])
      await again.waitFor({ timeout: WAIT_MS })
      assert.equal(documents, 3)
      await phone.close()
    })
})
