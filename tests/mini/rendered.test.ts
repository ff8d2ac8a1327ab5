/// <reference lib="dom" />
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { Account } from '../e2e/account'
import { launchBrowser, newPhone, type BrowserShare } from '../e2e/browser'
import { BrowserDriver } from '../e2e/driver'
import { passAll, signInReviewer } from '../journeys/back-office'
import { shareServer, type JourneyServer } from '../journeys/server'
import { everything } from '../../studio/testing/effort'
import { BUILT_ORIGIN, DIST } from './dist'
import { Bundle } from './host/bundle'
import { launchRendered, type RenderedApp } from './host/launch'
import type { Rendering } from './host/protocol'
import { ANDROID, IPHONE, type PhoneShape } from './host/shape'
import { mainPages, type PageFixture } from './rendered/main-pages'
import { linesMissing } from './rendered/words'
import { shareRendering } from './rendering'
import { buildStorage } from './signed-in'

const ROUNDS = 5
const POLL_MS = 200
const LATE_MS = 10_000

/** A user with works. */
async function make({ url, sql }: JourneyServer): Promise<PageFixture & { account: Account }> {
  const account = await Account.signIn(url, '13800136641')
  const job = await account.runJob({ prompt: '雪山湖泊日出，一叶小舟', style: 'ink', count: 2 })
  const words = { title: '寒山独照', words: '孤峰、薄雾、一轮朱砂日。', tags: ['山水'] }
  const body = { jobId: job.id, pictureId: job.pictures[0]?.id, ...words }
  const { id: workId } = await account.post<{ id: string }>('/api/works/post', body)
  await passAll(await signInReviewer(url, sql, '13800136642'))
  return { account, jobId: job.id, workId }
}

/** Runs in the browser: what the page on top of H5 says, without the tab bar. */
function wordsOfPage(): string {
  const pages = [...document.querySelectorAll<HTMLElement>('.taro_page')]
  const shown = pages.filter((page) => page.checkVisibility())
  return shown[shown.length - 1]?.innerText ?? ''
}

describe('the ten main pages of dist/weapp, as phones show them', () => {
  let server: JourneyServer
  let browser: BrowserShare
  let rendering: Rendering & { close: () => Promise<void> }
  let fixture: PageFixture & { account: Account }
  const apps: RenderedApp[] = []
  before(async () => {
    server = await shareServer({ PUBLIC_URL: BUILT_ORIGIN, STUDIO_SIZE_PERCENT: '25' })
    fixture = await make(server)
    rendering = await shareRendering()
    browser = await launchBrowser()
  })
  after(async () => {
    await Promise.all(apps.map((app) => app.close()))
    await browser?.close()
    await rendering?.close()
    await server?.close()
  })

  const launch = async (
    shape: PhoneShape,
    account: Account | null = fixture.account,
  ): Promise<RenderedApp> => {
    const storage = account === null ? {} : await buildStorage(server, account)
    const app = await launchRendered({
      dist: DIST,
      origins: { [BUILT_ORIGIN]: server.url },
      shape,
      storage,
      rendering,
    })
    apps.push(app)
    return app
  }

  const look = async (app: RenderedApp, address: string): Promise<string> => {
    await app.open(address)
    await app.still()
    assert.deepEqual(await app.overlaps(), [], address)
    assert.deepEqual(await app.blankPictures(), [], address)
    assert.deepEqual(await app.takeProblems(), [], address)
    const { title } = await app.page()
    const words = await app.words()
    assert.notEqual(words.trim(), '', address)
    return `${title}\n${words}`
  }

  const findTab = async (app: RenderedApp, label: string): Promise<number> =>
    (await app.tabs()).findIndex((tab) => tab.label === label)

  const said = new Map<string, string>()
  for (const shape of [ANDROID, IPHONE]) {
    it(`on ${shape.name}: nothing lies under the system’s parts, every picture is shown`, async () => {
      const app = await launch(shape)
      for (const { address } of mainPages(fixture)) said.set(address, await look(app, address))
    })
  }

  /** Words that one of the two alone shows; what H5 shows late, such as suggestions, may follow. */
  const compareWords = async (h5: BrowserDriver, here: string) => {
    const [title = ''] = here.split('\n')
    const deadline = Date.now() + LATE_MS
    for (;;) {
      await h5.settled()
      const there = await h5.page.evaluate(wordsOfPage)
      const missing = linesMissing(there, here)
      const beyond = linesMissing(here, `${title}\n${there}`)
      if (beyond.length === 0 || Date.now() > deadline) return { missing, beyond }
      await h5.page.waitForTimeout(POLL_MS)
    }
  }

  it('say the words that H5 says', async () => {
    const phone = await newPhone(browser, { url: server.url, tokens: fixture.account.tokens })
    const found: { address: string; missing: string[]; beyond: string[] }[] = []
    const h5 = await BrowserDriver.open(phone)
    for (const [address, here] of said) {
      await h5.openFresh(address)
      const { missing, beyond } = await compareWords(h5, here)
      if (missing.length + beyond.length > 0) found.push({ address, missing, beyond })
    }
    assert.equal(said.size, mainPages(fixture).length)
    assert.deepEqual(found, [])
  })

  // After the words are compared: what is typed here the account keeps, and H5 would show it.
  it('a tab answers at once after typing: the keyboard goes first', async () => {
    const [app] = apps
    assert.ok(app)
    for (const words of ['云海', '云海，仙鹤']) {
      await app.open('/pages/index/index')
      await app.input('画面描述', words, { waitMs: 30_000 })
      await app.tabTap(await findTab(app, '我的'))
      assert.equal((await app.page()).route, 'pages/ucenter/ucenter')
    }
  })

  // The page was lifted for its field, and is still between two samples before it comes down.
  it('a button answers at once after typing: the page comes down with the keyboard', async () => {
    const app = await launch(IPHONE, null)
    for (let round = 0; round < ROUNDS; round += 1) {
      await app.open('/pages/ucenter/login')
      await app.input('手机号', `1380013672${round}`, { waitMs: 30_000 })
      await app.tap('获取验证码')
      await app.waitFor('填入', { timeoutMs: 30_000 })
    }
    assert.equal(await app.missedTaps(), 0)
  })

  it('every page, on both shapes', { skip: !everything && 'with --all' }, async () => {
    for (const shape of [ANDROID, IPHONE]) {
      const app = await launch(shape)
      for (const path of new Bundle(DIST).pages) await look(app, `/${path}`)
    }
  })
})
