/// <reference lib="dom" />
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { multiplyWork, openDesk } from '../journeys/back-office'
import { waitForEqual } from '../journeys/conditions'
import { arriveAt, see, seeCount, seeDialog } from '../journeys/driver'
import { SMALL, startServer, type JourneyServer } from '../journeys/server'
import { Account } from './account'
import { launchBrowser, newPhone, type BrowserShare } from './browser'
import { BrowserDriver } from './driver'

const SQUARE = '/pages/playground/playground'
const PRIVACY = '/pagesC/ucenter/acc-setting?view=mutes'

describe('不感兴趣, 屏蔽 and followed tags', () => {
  let folder: string
  let server: JourneyServer
  let browser: BrowserShare
  let reader: BrowserDriver
  let authorId: string
  let nickname: string
  let workId: string

  const tile = (title: string) => reader.page.getByRole('link', { name: new RegExp(`^${title}`) })
  const gone = () => reader.page.locator('.mg-gone')

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'moguang-mutes-'))
    server = await startServer({
      DATA_DIR: folder,
      ...SMALL,
      RATE_LIMIT_PER_MINUTE: '100000',
      DEMO: '0',
    })
    browser = await launchBrowser()
    const passAll = await openDesk(server.url, server.sql, '13800136701')
    const author = await Account.signIn(server.url, '13800136702')
    const other = await Account.signIn(server.url, '13800136703')
    const info = await author.get<{ id: string; nickname: string }>('/api/user/info')
    ;({ id: authorId, nickname } = info)
    const job = await author.runJob({ prompt: '夜里的湖，塔里亮着灯', ratio: '3:4' })
    const [picture] = job.pictures
    assert.ok(picture)
    const posted = { jobId: job.id, pictureId: picture.id, title: '塔里的灯', tags: ['湖', '夜景'] }
    workId = (await author.post<{ id: string }>('/api/works/post', posted)).id
    await passAll()
    await multiplyWork(server.sql, job.id, 5)
    const phone = await newPhone(browser, { url: server.url, tokens: other.tokens })
    reader = await BrowserDriver.open(phone)
  })
  after(async () => {
    await browser?.close()
    await server?.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('a long press offers reasons; the tile says so in its place, and 撤销 brings it back', async () => {
    await reader.goto(SQUARE)
    await reader.tab('最新')
    await tile('第3件').waitFor()
    await reader.settled()
    const box = await tile('第3件').boundingBox()
    const name =
      (await tile('第3件').getAttribute('aria-label')) ?? (await tile('第3件').innerText())
    assert.ok(name)
    await reader.page.evaluate(() => window.scrollTo(0, 0))
    const at = await tile('第3件').boundingBox()
    assert.ok(at)
    await press(at)
    await see(reader, '少推这样的')
    await reader.tap('看过了')
    await see(reader, '不再推荐这幅')
    assert.deepEqual(await gone().boundingBox(), box, 'nothing moves')
    await reader.page.getByRole('button', { name: /^撤销/ }).tap()
    await tile('第3件').waitFor()
    await waitForEqual(() => gone().count(), 0)
  })

  it('a tag muted on the page of a work is listed in 隐私 and undone there', async () => {
    await reader.goto(`/pagesD/works-detail/works-detail?id=${workId}`)
    await reader.tap('更多')
    await reader.tap('夜景')
    await seeCount(reader, '少推这样的', 0)
    await reader.goto(PRIVACY)
    await see(reader, '#夜景')
    await reader.tap('撤销 #夜景')
    await see(reader, '这里还没有')
  })

  it('a followed tag is in 关注', async () => {
    await reader.goto(SQUARE)
    await reader.tap('搜索')
    await reader.tap('湖')
    await reader.tap('关注 #湖')
    await reader.page.getByRole('button', { name: '已关注 #湖' }).waitFor()
    // 关注 of the square is read once the server has it.
    await reader.settled()
    await reader.tap('回到广场')
    await reader.tab('关注')
    await tile('塔里的灯').waitFor()
  })

  it('a blocked author is gone everywhere, until 隐私 undoes it', async () => {
    await reader.goto(`/pagesD/user-works/user-works?user_id=${authorId}`)
    await reader.tap('更多')
    await reader.page.getByRole('button', { name: /^屏蔽/ }).tap()
    await seeDialog(reader, new RegExp(nickname))
    await reader.answerDialog(true)
    await see(reader, '已屏蔽，可以在「隐私」里撤销')
    await reader.goto(`/pagesD/works-detail/works-detail?id=${workId}`)
    await see(reader, '这件作品不在了')
    await reader.goto(SQUARE)
    await see(reader, '从这里开始')
    await reader.goto(PRIVACY)
    await see(reader, '互相看不到，他不会知道')
    await reader.page.getByRole('button', { name: /^撤销/ }).tap()
    await see(reader, '这里还没有')
    await reader.goto(`/pagesD/works-detail/works-detail?id=${workId}`)
    await arriveAt(reader, 'pagesD/works-detail/works-detail')
    await see(reader, '塔里的灯')
  })

  async function press(box: { x: number; y: number; width: number; height: number }) {
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const finger = await reader.page.context().newCDPSession(reader.page)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    await reader.page.getByRole('dialog').waitFor()
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await finger.detach()
  }
})
