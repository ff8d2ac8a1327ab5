/// <reference lib="dom" />
/** A browser in which the app of an older commit was used opens today's app (tests/upgrade). */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { BrowserContext } from 'playwright-core'
import { waitForEqual } from '../journeys/conditions'
import { see } from '../journeys/driver'
import { shareServer, type JourneyServer } from '../journeys/server'
import fixture from '../upgrade/0b9ea18e/browser.json'
import { Account } from './account'
import { launchBrowser, newPhone, type BrowserShare } from './browser'
import { BrowserDriver } from './driver'

const PHONE = '13800136977'
const OLD = 'stored by the old build'
const PICTURE = '/files/sample/old.webp'

/** Runs in the page: caches by name as the old worker left them. */
async function fillCaches(all: { content: string; caches: Record<string, string[]> }) {
  for (const [name, paths] of Object.entries(all.caches)) {
    const cache = await caches.open(name)
    for (const path of paths) await cache.put(path, new Response(all.content))
  }
}

/** Runs in the page: addresses by cache, of the old content only. */
async function listOldEntries(content: string): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    const old: string[] = []
    for (const request of await cache.keys()) {
      const answer = await cache.match(request)
      if ((await answer?.text()) === content) old.push(new URL(request.url).pathname)
    }
    found[name.replace(/-https?:.*/, '')] = old
  }
  return found
}

describe('a browser of commit 0b9ea18e opens today’s app', () => {
  let server: JourneyServer
  let browser: BrowserShare
  let phone: BrowserContext
  let jobId: string

  before(async () => {
    server = await shareServer()
    browser = await launchBrowser()
    const account = await Account.signIn(server.url, PHONE)
    const { id: userId } = await account.get<{ id: string }>('/api/user/info')
    jobId = (await account.start({ prompt: '雨后的竹林', ratio: '1:1' })).id
    const { stored } = fixture
    const [oldJob = ''] = (JSON.parse(stored.jobs) as { state: { ids: string[] } }).state.ids
    // The user, the session and the running job are those of this server; no order waits, and the
    // version is today's, since storage of another one is wiped.
    const text = JSON.stringify({ ...stored, waiting: undefined, version: undefined })
      .replaceAll(stored['kept'].owner, userId)
      .replaceAll(oldJob, jobId)
    phone = await newPhone(browser, {
      url: server.url,
      serviceWorkers: 'allow',
      stored: {
        ...(JSON.parse(text) as Record<string, string>),
        Authorization: account.tokens.token,
        refreshToken: account.tokens.refreshToken,
      },
    })
    const page = await phone.newPage()
    await page.goto('/healthz')
    const [precache = '', names = []] =
      Object.entries(fixture.caches).find(([name]) => name.startsWith('workbox-precache')) ?? []
    const { parts } = fixture.caches
    const ofOrigin = precache.replace(/http:.*/, `${server.url}/`)
    await page.evaluate(fillCaches, {
      content: OLD,
      caches: { [ofOrigin]: names, parts, pictures: [PICTURE] },
    })
    await page.close()
  })
  after(async () => {
    await browser?.close()
    await server?.close()
  })

  it('has the draft in the form, the display settings and the session, and watches the job', async () => {
    const polled = phone.waitForEvent('request', (request) =>
      new RegExp(`/api/job/jobCompleted\\?ids=.*${jobId}`).test(request.url()),
    )
    const driver = await BrowserDriver.open(phone)
    await polled
    await see(driver, '风格')
    await waitForEqual(() => driver.value('画面描述'), '断网时写下的远山')
    const shown = await driver.page.evaluate(() => ({
      scale: document.documentElement.style.getPropertyValue('--text-scale'),
      classes: document.documentElement.className,
    }))
    assert.equal(shown.scale, '1.5')
    assert.match(shown.classes, /mg-page--high.*mg-page--calm/)
    await driver.tab('我的')
    await see(driver, '138****6977')
    assert.deepEqual(await driver.problems(), [])
    await driver.page.close()
  })

  it('replaces the old shell, keeps pictures until the sign-out, and then removes them', async () => {
    const driver = await BrowserDriver.open(phone, '/pages/ucenter/ucenter')
    const { page } = driver
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    assert.deepEqual(await page.evaluate(listOldEntries, OLD), {
      'workbox-precache-v2': [],
      parts: fixture.caches.parts,
      pictures: [PICTURE],
    })
    await driver.tap('退出登录')
    await driver.answerDialog(true)
    await see(driver, '登录')
    const hasPictures = () => page.evaluate(() => caches.has('pictures'))
    for (let tries = 0; tries < 50 && (await hasPictures()); tries += 1)
      await page.waitForTimeout(100)
    assert.equal(await hasPictures(), false)
    const left = await page.evaluate(() => localStorage.getItem('left'))
    assert.equal(left, JSON.stringify({ data: fixture.left }))
  })
})
