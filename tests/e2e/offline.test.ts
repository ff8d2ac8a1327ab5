/// <reference lib="dom" />
import assert from 'node:assert/strict'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { projectRoot } from '../../server/src/platform/lib/paths'
import { waitForEqual } from '../journeys/conditions'
import { startServer, type JourneyServer } from '../journeys/server'
import { Account } from './account'
import { launchBrowser, newPhone, type BrowserShare } from './browser'

const PHONE = '13800136951'
const TABS = [
  ['pages/playground/playground', '推荐'],
  ['pages/tools/tools', '妙笔'],
  ['pages/folder/folder', '画集'],
  ['pages/ucenter/ucenter', '账号与安全'],
] as const
const SENTENCE = '没网了'
/** Paths of the open API, and what it answers without a key. */
const PROGRAM_PATHS = [
  ['/v1', 404],
  ['/v1/', 404],
  ['/v1/unknown', 404],
  ['/v1/models', 401],
  ['/mcp', 401],
  ['/mcp/unknown', 404],
  ['/developers/unknown', 404],
] as const

/** The server is really stopped: an offline browser still lets its worker through. */
describe('H5 without a network', () => {
  let server: JourneyServer
  let browser: BrowserShare
  let context: BrowserContext
  let page: Page
  let account: Account
  before(async () => {
    server = await startServer({ RATE_LIMIT_PER_MINUTE: '100000' })
    browser = await launchBrowser()
    account = await Account.signIn(server.url, PHONE)
    context = await newPhone(browser, {
      url: server.url,
      tokens: account.tokens,
      serviceWorkers: 'allow',
    })
    page = await context.newPage()
  })
  after(async () => {
    await browser?.close()
    await server?.close()
  })
  const says = (words: string) => page.getByText(words).first().waitFor({ timeout: 20_000 })

  it('keeps the shell, the tabs and their parts after the first visit', async () => {
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const cachedPaths = await page.evaluate(async () => {
      const names = await caches.keys()
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return all.flat().map(({ url }) => new URL(url).pathname)
    })
    assert.ok(cachedPaths.includes('/index.html'), cachedPaths.join(' '))
    assert.ok(cachedPaths.filter((path) => path.endsWith('.js')).length > 10, cachedPaths.join(' '))
    assert.deepEqual(
      cachedPaths.filter((path) => path.startsWith('/api')),
      [],
    )
  })

  it('leaves the open page in sight when its notice is loaded', async () => {
    await page.goto('/pagesB/agreement/service')
    await page.locator('.offline-notice').waitFor({ state: 'attached' })
    assert.ok(await page.locator('.taro_page').last().isVisible())
    await page.goto('/')
  })

  it('leaves /v1, /mcp and /developers to the server', async () => {
    const developers = await page.goto('/developers')
    assert.deepEqual([developers?.status(), developers?.fromServiceWorker()], [200, false])
    assert.match(await page.title(), /开放接口/)
    for (const [url, status] of PROGRAM_PATHS) {
      const opened = await page.goto(url)
      assert.deepEqual([opened?.status(), opened?.fromServiceWorker()], [status, false], url)
      assert.doesNotMatch((await opened?.text()) ?? '', /<div id="app">/, url)
    }
    await page.goto('/')
  })

  it('keeps pictures that everybody may see, and no others', async () => {
    const job = await account.runJob({ prompt: '湖上明月', ratio: '1:1' })
    const [mine] = job.pictures
    assert.ok(mine?.thumbUrl)
    const { data } = await page.evaluate(async (own) => {
      const show = (src: string) =>
        new Promise<void>((done) => {
          const picture = new Image()
          picture.addEventListener('load', () => done())
          picture.addEventListener('error', () => done())
          picture.src = src
        })
      const answer = await fetch('/api/preset/list')
      const presets: { data: { picture: { thumbUrl: string } | null }[] } = await answer.json()
      for (const { picture } of presets.data.slice(0, 2)) if (picture) await show(picture.thumbUrl)
      await show(own)
      const keys = await (await caches.open('pictures')).keys()
      return { data: keys.map(({ url }) => url) }
    }, mine.thumbUrl)
    assert.ok(data.length > 0, 'a sample is cached')
    assert.deepEqual(
      data.filter((url) => url.includes(new URL(mine.thumbUrl, server.url).pathname)),
      [],
      'an own picture is private',
    )
  })

  it('asks what to do with a picture that is shared from the gallery, and opens a tool with it', async () => {
    const input = '<input type="file" name="picture">'
    await page.evaluate((field) => {
      const form = document.createElement('form')
      Object.assign(form, {
        method: 'post',
        enctype: 'multipart/form-data',
        action: '/share-target',
      })
      form.innerHTML = field
      document.body.append(form)
    }, input)
    const photo = path.join(projectRoot, 'tests/photos/coffee.jpg')
    await page.locator('form input[name=picture]').setInputFiles(photo)
    await page.evaluate(() => document.querySelector('form')?.submit())
    await page.waitForURL('**/pages/tools/tools')
    await says('用哪支妙笔改这张照片？')
    await page.locator('.mg-toolcard').filter({ hasText: '清晰放大' }).first().tap()
    await page.waitForURL('**/pagesE/upscale/upscale')
    await page.locator('.tool img[src*="/files/"]').first().waitFor({ timeout: 20_000 })
    await page.goto('/pages/tools/tools')
    await page.locator('.mg-toolcard').first().waitFor()
    await waitForEqual(() => page.getByText('用哪支妙笔改这张照片？').count(), 0, 'it was taken')
  })

  it('opens from the cache when the server is gone, and says so', async () => {
    await server.close()
    await context.setOffline(true)
    await page.goto('/')
    // 创作 says it itself, and then the notice over all pages is silent.
    await says('网络断开')
    await waitForEqual(() => page.getByText(SENTENCE).count(), 0)
    await page.locator('taro-tabbar, .taro-tabbar__tabbar').first().waitFor()
  })

  for (const [path, words] of TABS) {
    it(`opens ${path}, never visited before`, async () => {
      await page.goto(`/${path}`)
      await says(SENTENCE)
      await page.locator('.taro_page').getByText(words).first().waitFor({ timeout: 20_000 })
    })
  }

  it('draws its icons', async () => {
    const broken = await page.evaluate(
      () =>
        [...document.images].filter((image) => image.complete && image.naturalWidth === 0).length,
    )
    assert.equal(broken, 0)
  })

  it('offers no sign-in to a signed-in user', async () => {
    await page.goto('/pages/ucenter/ucenter')
    await says(SENTENCE)
    await waitForEqual(() => page.getByText('登录', { exact: true }).count(), 0)
    await waitForEqual(() => page.getByText('点击登录').count(), 0)
  })

  it('shows no shell where programs and developers expect the server', async () => {
    for (const url of ['/developers', ...PROGRAM_PATHS.map(([path]) => path)])
      await assert.rejects(page.goto(url), /ERR_|chrome-error/, url)
  })
})
