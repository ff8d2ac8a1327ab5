import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { Browser, BrowserContext } from 'playwright-core'
import { sqlOf } from '../journeys/back-office'
import { see, seeDialog } from '../journeys/driver'
import { startServer, type JourneyServer } from '../journeys/server'
import { sidewaysOn, violationsOn } from './accessibility'
import { launchBrowser, newPhone } from './browser'
import { BrowserDriver } from './driver'
import { faultsOfWords } from './hostile-looks'
import { setHostileStage, type HostileStage } from './hostile-people'
import { ENDLESS, NOTHING, PROMPT, RAN, TAGS } from './hostile-words'
import { on, sheet, type PlaceSheet } from './place'
import { closeSheet, openSheet } from './sheets'

const SMALL = { width: 360, height: 640 }
const SETTLE_MS = 450
const WORK = '/pagesD/works-detail/works-detail?id='

type Whose = 'author' | 'other' | 'reviewer'

interface Look {
  name: string
  whose: Whose
  address: (stage: HostileStage) => string
  arrange: (driver: BrowserDriver) => Promise<void>
  sheets?: readonly PlaceSheet[]
}

const look = (
  name: string,
  whose: Whose,
  address: Look['address'],
  arrange: Look['arrange'],
  sheets: readonly PlaceSheet[] = [],
): Look => ({ name, whose, address, arrange, sheets })

const work = (place: number) => (stage: HostileStage) => `${WORK}${stage.workIds[place]}`

const LOOKS: Look[] = [
  look(
    'the square',
    'other',
    () => '/pages/playground/playground',
    async ({ page }) => page.locator('.mg-work').nth(4).waitFor(),
  ),
  look(
    'what a tag leads to',
    'other',
    work(0),
    async (driver) => {
      await driver.tap(`#${TAGS[1]}`)
      await driver.page.locator('.mg-work').nth(3).waitFor()
    },
    [sheet('search', 'square/SearchPanel', '搜索作品', '搜索')],
  ),
  look('a work called by markup', 'other', work(0), on('画同款'), [
    sheet('share', 'share/ShareSheet', '分享', '分享'),
    sheet('report', 'work-detail/ReportSheet', '举报这件作品', '更多', '举报'),
    {
      ...sheet('viewer', 'viewer/Viewer', '查看大图'),
      open: ({ page }) => page.getByRole('button', { name: /，查看大图$/ }).tap(),
    },
  ]),
  look('a work called from right to left', 'other', work(1), on('画同款')),
  look('a work of one long word', 'other', work(2), on('画同款')),
  look('a work called by faces', 'other', work(3), on('画同款')),
  look('a remake and where it comes from', 'author', (s) => `${WORK}${s.remakeId}`, on('来路')),
  look(
    'its author',
    'other',
    ({ ids }) => `/pagesD/user-works/user-works?user_id=${ids[0]}`,
    async ({ page }) => page.locator('.mg-work').nth(3).waitFor(),
  ),
  look(
    'somebody of one long name',
    'author',
    ({ ids }) => `/pagesD/user-works/user-works?user_id=${ids[1]}`,
    async ({ page }) => page.locator('.mg-work').first().waitFor(),
  ),
  look('whom one follows', 'author', () => '/pagesC/ucenter/follow', on('互相关注')),
  look('followers', 'other', () => '/pagesC/ucenter/follow?list=followers', on('互相关注')),
  look('messages of the author', 'author', () => '/pagesB/msg-box/msg-box', on('关注了你')),
  look('messages of the other', 'other', () => '/pagesB/msg-box/msg-box', on('关注了你')),
  look('the review desk', 'reviewer', () => '/pagesB/auditing/index', on('待审 2 件')),
  look(
    'the poster',
    'other',
    ({ workIds }) => `/pagesB/share/share?id=${workIds[0]}`,
    async (driver) => {
      await see(driver, '保存海报')
      await driver.page.locator('.mg-sharepage__note').waitFor({ state: 'detached' })
    },
  ),
  look(
    'the folder and its shelf',
    'author',
    () => '/pages/folder/folder',
    async (driver) => {
      await driver.page.locator('.mg-tile').first().waitFor()
      await driver.tap('画集')
      await driver.page.locator('.mg-shelf__name').nth(1).waitFor()
    },
  ),
  look(
    'an album',
    'author',
    ({ albumId }) => `/pages/folder/album-detail?id=${albumId}`,
    on('1 项'),
    [
      sheet('menu', 'folder/AlbumMenu', /onfocus/, '更多'),
      sheet('name', 'albums/NameSheet', '改名', '更多', '改名'),
    ],
  ),
  look(
    'the question before an album goes',
    'author',
    ({ albumId }) => `/pages/folder/album-detail?id=${albumId}`,
    async (driver) => {
      await driver.tap('更多')
      await driver.tap('删除画集')
      await seeDialog(driver, /^删除“.*onfocus/)
    },
  ),
  look(
    'a result with every parameter',
    'author',
    ({ jobId }) => `/pagesD/job-detail/job-detail?id=${jobId}`,
    on('再画一张'),
    [
      sheet('albums', 'albums/AddSheet', '加入画集', '加入画集'),
      sheet('picture', 'viewer/Viewer', '查看大图', '第 1 张，共 4 张，查看大图'),
    ],
  ),
  look('me', 'author', () => '/pages/ucenter/ucenter', on(/积分\s*[\d,]+/), [
    sheet('mine', 'publish/MyWorksSheet', '我的作品', '我的作品'),
  ]),
  look('my profile', 'author', () => '/pagesC/ucenter/user-edit', on('没有改动')),
  look('my account', 'other', () => '/pagesC/ucenter/acc-setting', on('这台设备')),
  look(
    'a form filled with another one’s words',
    'other',
    work(0),
    async (driver) => {
      await driver.tap('画同款')
      await see(driver, /生成\s*·/)
    },
    [
      {
        ...sheet('presets', 'create/presets/ManageSheet', '我的预设'),
        async open(driver) {
          await driver.tap('存为预设')
          await driver.fill('预设的名字', '<b>مرحبا WW')
          await driver.tap('存下')
          await driver.tap('管理')
        },
      },
    ],
  ),
]

/** Bodies that hold one endless or empty text each. */
const refusals = ({ workIds, jobId, pictureId }: HostileStage): [string, string, object][] => [
  ['PUT', '/api/user', { nickname: ENDLESS }],
  ['PUT', '/api/user', { nickname: NOTHING }],
  ['PUT', '/api/user', { bio: ENDLESS }],
  ['POST', '/api/album', { name: ENDLESS, jobIds: [] }],
  ['POST', '/api/album', { name: NOTHING, jobIds: [] }],
  ['POST', '/api/works/post', { jobId, pictureId, title: ENDLESS }],
  ['POST', '/api/works/post', { jobId, pictureId, title: '山', words: ENDLESS }],
  ['POST', '/api/works/post', { jobId, pictureId, title: '山', tags: [ENDLESS] }],
  ['POST', '/api/works/report', { id: workIds[0], reason: 'other', words: ENDLESS }],
  ['POST', '/api/feedback', { requestId: randomUUID(), kind: 'bug', words: ENDLESS }],
  [
    'POST',
    '/api/generate',
    { requestId: randomUUID(), params: { prompt: ENDLESS, ratio: '1:1' }, quotedCredits: 1 },
  ],
]

// Two at once: a page mostly waits for itself.
describe('the worst that people can write', { concurrency: 2 }, () => {
  let folder: string
  let server: JourneyServer
  let browser: Browser
  let stage: HostileStage
  let phones: Record<Whose, BrowserContext>

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'moguang-words-'))
    server = await startServer({ DATA_DIR: folder, RATE_LIMIT_PER_MINUTE: '100000' })
    browser = await launchBrowser()
    stage = await setHostileStage(server.url, sqlOf(folder))
    const open = (tokens: HostileStage['reviewer']['tokens'] | undefined) =>
      newPhone(browser, { url: server.url, viewport: SMALL, ...(tokens ? { tokens } : {}) })
    phones = {
      author: await open(stage.people[0]?.tokens),
      other: await open(stage.people[1]?.tokens),
      reviewer: await open(stage.reviewer.tokens),
    }
  })
  after(async () => {
    await browser?.close()
    await server?.close()
    await rm(folder, { recursive: true, force: true })
  })

  const faultsOf = async ({ page }: BrowserDriver) => {
    await page.waitForTimeout(SETTLE_MS)
    return [
      ...(await faultsOfWords(page)),
      ...(await sidewaysOn(page)),
      ...(await violationsOn(page)),
    ]
  }

  for (const { name, whose, address, arrange, sheets = [] } of LOOKS) {
    it(`is only words on ${name}`, async () => {
      const driver = await BrowserDriver.open(phones[whose], address(stage))
      await arrange(driver)
      const found = await faultsOf(driver)
      for (const one of sheets) {
        const dialog = await openSheet(driver, one)
        found.push(...(await faultsOf(driver)).map((fault) => `${one.name}: ${fault}`))
        await closeSheet(driver, dialog)
      }
      found.push(...(await driver.problems()))
      await driver.page.close()
      assert.deepEqual(found, [])
    })
  }

  it('is only words in the preview of a link', async () => {
    for (const id of [...stage.workIds, stage.remakeId]) {
      const html = await (await fetch(`${server.url}${WORK}${id}`)).text()
      const head = html.slice(0, html.indexOf('</head>'))
      assert.equal(head.includes(`<script>self.${RAN}`), false)
      assert.equal(/<img|<svg|<b>/.test(head), false)
      assert.doesNotMatch(head, /[\u202a-\u202e\u2066-\u2069](?![^<]*\u2069)/)
    }
  })

  it('is refused in one sentence where it is too much or nothing', async () => {
    for (const [method, path, body] of refusals(stage)) {
      const answer = await fetch(`${server.url}${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${stage.people[0]?.tokens.token}`,
        },
        body: JSON.stringify(body),
      })
      const { message } = (await answer.json()) as { message: string }
      assert.equal(answer.status, 400, `${path} ${message}`)
      assert.match(message, /^[^\n。；]{4,40}$/u, path)
    }
  })

  it('typed without end into 创作 it is cut or refused before it is sent', async () => {
    const driver = await BrowserDriver.open(phones.author, '/')
    await see(driver, '水墨')
    await driver.fill('画面描述', ENDLESS)
    const found = await faultsOf(driver)
    const length = (await driver.value('画面描述')).length
    assert.ok(length <= 800 || /多了|最多/.test(await driver.text()), `${length} characters stand`)
    assert.deepEqual([...found, ...(await driver.problems())], [])
    assert.ok(PROMPT.length < 800)
    await driver.page.close()
  })
})
