import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import sharp from 'sharp'
import { multiplyWork, openDesk, runAdmin } from '../journeys/back-office'
import { waitForEqual } from '../journeys/conditions'
import { arriveAt, see } from '../journeys/driver'
import { SMALL, startServer, type JourneyServer } from '../journeys/server'
import { Account } from './account'
import { launchBrowser, newPhone, type BrowserShare } from './browser'
import { BrowserDriver } from './driver'
import { waitForQuiet } from './settled'

const SQUARE = '/pages/playground/playground'
const WORKS = 120
/** Pixels: below what the first page of the list fills. */
const FAR_BELOW = 3000

const BANNERS = {
  items: [
    { key: 'quest', title: '每天来拿积分', picture: 'a.png', link: '/pagesC/ucenter/quest' },
    {
      key: 'outside',
      title: '<b>画法</b>',
      words: '站外的一页',
      picture: 'b.png',
      link: 'https://docs.moguang.example/brush',
    },
    { key: 'rainy', title: '照片下雨', picture: 'a.png', link: '/pagesE/apps/apps?id=rainy' },
  ],
  hidden: ['theme', 'short', 'book'],
}

const APPS = {
  items: [
    {
      id: 'rainy',
      name: '照片下雨',
      summary: '一张照片变成下着雨的短视频',
      tool: 'img2vid',
      fixed: { motion: 'in', weather: 'rain', seconds: 3 },
      open: ['image'],
    },
  ],
}

interface Shift {
  sources: { node: Node | null }[]
}

/** Taro puts a page away some time after the next one came over it. */
const MOVE_MS = 600

describe('what an operator puts on show, by the command line next to the running server', () => {
  let folder: string
  let server: JourneyServer
  let browser: BrowserShare
  let visitor: BrowserDriver

  const admin = (...words: string[]) =>
    runAdmin(server, words, { LINK_HOSTS: 'docs.moguang.example' })
  const load = async (name: string, value: object) => {
    const file = join(folder, `${name}.json`)
    await writeFile(file, JSON.stringify(value))
    return (await admin(name, 'import', file)).stdout
  }

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'moguang-catalogs-'))
    server = await startServer({ DATA_DIR: folder, ...SMALL, WELCOME_CREDITS: '100' })
    browser = await launchBrowser()
    const { sql } = server
    const passAll = await openDesk(server.url, sql, '13800136601')
    const maker = await Account.signIn(server.url, '13800136602')
    const job = await maker.runJob({ prompt: '雪山湖泊日出', ratio: '3:4' })
    const pictureId = job.pictures[0]?.id
    await maker.post('/api/works/post', { jobId: job.id, pictureId, title: '寒山独照' })
    await passAll()
    await multiplyWork(sql, job.id, WORKS)
    for (const [name, background] of [
      ['a', '#c96f4a'],
      ['b', '#28406b'],
    ] as const) {
      const create = { width: 1200, height: 675, channels: 3 as const, background }
      await sharp({ create })
        .png()
        .toFile(join(folder, `${name}.png`))
    }
    visitor = await BrowserDriver.open(await newPhone(browser, { url: server.url }), SQUARE)
  })
  after(async () => {
    await browser?.close()
    await server?.close()
    await rm(folder, { recursive: true, force: true })
  })

  const banners = () => visitor.page.locator('.mg-banners')
  const firstTop = async () => {
    const work = visitor.page.locator('.mg-work').first()
    await work.waitFor()
    return (await work.boundingBox())?.y ?? -1
  }

  it('takes no space while there is none', async () => {
    // A sample that is painted by now would bring a shipped one.
    await load('banners', { items: [], hidden: ['theme', 'short', 'book'] })
    await visitor.page.reload()
    await firstTop()
    await visitor.settled()
    const head = await visitor.page.getByRole('tab', { name: '推荐' }).boundingBox()
    const words = (head?.y ?? 0) + (head?.height ?? 0)
    const top = await firstTop()
    assert.ok(
      Math.abs(top - words) < 4,
      `works begin at ${top}, the words of the header end at ${words}`,
    )
    await waitForEqual(() => banners().count(), 0)
  })

  it('shows what was imported over the works, without moving them', async () => {
    assert.match(await load('banners', BANNERS), /新增 3/)
    await visitor.page.addInitScript(() => {
      Object.assign(window, { moved: 0 })
      const isOfSquare = ({ node }: { node: Node | null }) =>
        document.querySelector('.mg-square')?.contains(node) ?? false
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as unknown as Shift[]
        const moved = shifts.filter(({ sources }) => sources.some(isOfSquare)).length
        ;(window as unknown as { moved: number }).moved += moved
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await visitor.page.goto(SQUARE)
    await banners().waitFor()
    await visitor.settled()
    const box = await banners().boundingBox()
    assert.ok(box && box.y === 0 && Math.abs(box.height / box.width - 0.56) < 0.01)
    assert.ok(Math.abs((await firstTop()) - box.height) < 4)
    await waitForQuiet(visitor.page)
    const moved = await visitor.page.evaluate(() => (window as unknown as { moved: number }).moved)
    assert.equal(moved, 0)
  })

  it('turns by its dots, shows markup as words, and leads where it says', async () => {
    await visitor.tap('下一条，现在是第 1 条，共 3 条')
    await see(visitor, '<b>画法</b>')
    await visitor.page.getByRole('link', { name: '<b>画法</b>' }).tap()
    await arriveAt(visitor, 'pagesC/webview/webview')
    await see(visitor, '要打开的是 docs.moguang.example')
    await visitor.page.waitForTimeout(MOVE_MS)
    await visitor.back()
    await arriveAt(visitor, 'pages/playground/playground')
    await visitor.tap('下一条，现在是第 2 条，共 3 条')
    await visitor.tap('下一条，现在是第 3 条，共 3 条')
    await visitor.page.getByRole('link', { name: '每天来拿积分' }).tap()
    await arriveAt(visitor, 'pagesC/ucenter/quest')
    await visitor.page.waitForTimeout(MOVE_MS)
    await visitor.back()
    await arriveAt(visitor, 'pages/playground/playground')
  })

  it('stays out of 关注 and of what was searched for', async () => {
    await visitor.tap('关注')
    await see(visitor, '登录后，关注的人和标签的新作会出现在这里')
    await waitForEqual(() => banners().count(), 0)
    await visitor.tap('最新')
    await banners().waitFor()
  })

  it('comes back to the same place far below it', async () => {
    const { page } = visitor
    // The list may still be arriving, and grows only when it is read to its end: go on until the place exists.
    const goTo = (screen: number) =>
      page.waitForFunction((wanted) => {
        const view = document.querySelector('.mg-square')?.closest('.taro_page')
        view?.scrollTo(0, wanted)
        return view?.scrollTop === wanted
      }, screen)
    const top = () =>
      page.evaluate(() => document.querySelector('.mg-square')?.closest('.taro_page')?.scrollTop)
    await goTo(FAR_BELOW)
    await visitor.settled()
    await page.touchscreen.tap(100, 420)
    await arriveAt(visitor, 'pagesD/works-detail/works-detail')
    await visitor.page.waitForTimeout(MOVE_MS)
    await visitor.back()
    await arriveAt(visitor, 'pages/playground/playground')
    await visitor.settled()
    await waitForEqual(async () => Math.abs(((await top()) ?? 0) - FAR_BELOW) <= 2, true)
  })

  it('opens a small app of the operator, and says when it is gone', async () => {
    const address = '/pagesE/apps/apps?id=rainy'
    const { tokens } = await Account.signIn(server.url, '13800136603')
    const phone = await newPhone(browser, { url: server.url, tokens })
    const person = await BrowserDriver.open(phone, address, [/404/])
    await see(person, '这个小应用不在了')
    assert.match(await load('apps', APPS), /新增 1/)
    await person.page.goto(address)
    await see(person, '照片下雨')
    await see(person, '选一张图片')
    assert.deepEqual(await person.problems(), [])
    assert.deepEqual(await visitor.problems(), [])
  })
})
