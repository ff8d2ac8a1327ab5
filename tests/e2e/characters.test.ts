/** 角色卡 on H5: one is made, found behind an `@`, read by the painter and deleted. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { waitForEqual } from '../journeys/conditions'
import { see, seeCount } from '../journeys/driver'
import { shareServer, type JourneyServer } from '../journeys/server'
import { sidewaysOn, smallTargetsOn, violationsOn } from './accessibility'
import { Account } from './account'
import { launchBrowser, newPhone, type BrowserShare } from './browser'
import { BrowserDriver } from './driver'

const PAGE = '/pagesC/characters/characters'
const WORDS = '女孩，黑短发，红围巾，姜黄色大衣'
const PAINT_MS = 90_000

describe('characters', () => {
  let server: JourneyServer
  let browser: BrowserShare
  let driver: BrowserDriver
  let account: Account

  before(async () => {
    server = await shareServer()
    browser = await launchBrowser()
    account = await Account.signIn(server.url, '13800138128')
    const { tokens } = account
    driver = await BrowserDriver.open(await newPhone(browser, { url: server.url, tokens }), PAGE)
  })
  after(async () => {
    await browser?.close()
    await server?.close()
  })

  const readWords = () => driver.page.getByRole('textbox', { name: '长什么样' }).inputValue()

  async function looksRight(name: string): Promise<void> {
    const folder = process.env.SHOTS
    if (folder !== undefined)
      for (const [width, height] of [
        [360, 640],
        [390, 844],
        [768, 1024],
        [1440, 900],
      ] as const) {
        await driver.page.setViewportSize({ width, height })
        await driver.page.screenshot({ path: `${folder}/${name}-${width}.png` })
      }
    await driver.page.setViewportSize({ width: 390, height: 844 })
    assert.deepEqual(await sidewaysOn(driver.page), [], name)
    assert.deepEqual(await smallTargetsOn(driver.page), [], name)
    // the button of 创作 floats over what is scrolled beneath it
    if ((await driver.route()) !== 'pages/index/index')
      assert.deepEqual(await violationsOn(driver.page), [], name)
  }

  it('one is made from a name and words; its looks are chips', async () => {
    await see(driver, '还没有角色，放一张照片或写几句就能建')
    await driver.tap('新建角色卡')
    await driver.fill('名字', '小夏')
    await driver.fill('长什么样', WORDS)
    await see(driver, '黄风衣')
    await looksRight('edit')
    await driver.page.getByRole('button', { name: '去掉红围巾' }).tap()
    await seeCount(driver, '红围巾', 0)
    await see(driver, /试画一张\s*· \d+ 积分/)
    await driver.tap('试画一张')
    await driver.page.getByRole('img', { name: '试画的一张' }).waitFor({ timeout: PAINT_MS })
    await looksRight('trial')
    await driver.tap('放进角色卡')
    await see(driver, /看图写 · \d+ 积分/)
    await driver.tap('看图写')
    await see(driver, '还原', PAINT_MS)
    assert.notEqual(await readWords(), WORDS)
    await driver.tap('还原')
    assert.equal(await readWords(), WORDS)
    await see(driver, '黄风衣')
    await driver.page.getByRole('button', { name: '去掉红围巾' }).tap()
    await driver.page.getByText('存好', { exact: true }).tap()
    await see(driver, '@小夏')
    await see(driver, '1 张图 · 还没画过')
    await looksRight('list')
  })

  it('a real person has to agree', async () => {
    await driver.page.getByText('@小夏', { exact: true }).tap()
    await driver.page.getByRole('switch', { name: '这是真人' }).tap()
    await see(driver, '要本人同意')
    await driver.fill('是谁', '我自己')
    await driver.page.getByText('本人同意', { exact: true }).last().tap()
    await see(driver, '我自己同意了')
    await driver.page.getByText('存好', { exact: true }).tap()
    await see(driver, '1 张，最多 20 张')
  })

  it('an @ in the prompt lists it, and the painter reads it', async () => {
    await driver.openFresh('/pages/index/index')
    const field = driver.page.getByRole('textbox', { name: '画面描述' })
    await field.fill('@小')
    await see(driver, '给“小”建一张角色卡')
    await looksRight('mention')
    await driver.page.getByText('小夏', { exact: true }).first().tap()
    await waitForEqual(() => field.inputValue(), '@小夏')
    await field.fill('@xx')
    await driver.page.getByRole('option', { name: /小夏/ }).waitFor()
    await field.press('Enter')
    await waitForEqual(() => field.inputValue(), '@小夏')
    await field.fill('@x')
    await field.press('ArrowDown')
    await driver.page.getByRole('option', { name: '给“x”', selected: true }).waitFor()
    await field.press('Escape')
    await driver.page.getByRole('listbox', { name: '提到谁' }).waitFor({ state: 'detached' })
    await waitForEqual(() => field.inputValue(), '@x')
    await field.fill('@小夏在雪地里')
    await see(driver, '读出 1 张角色卡，每张都照它画')
    await see(driver, /读懂 2 处/)
    await looksRight('prompt')
    await see(driver, /生成 · \d+ 积分/)
  })

  it('an @ in 对话改图 lists it, and the change is of its looks', async () => {
    type Page = { list: { id: string; tool: string }[] }
    const { list } = await account.get<Page>('/api/job/myJobList?pageSize=10')
    const trial = list.find(({ tool }) => tool === 'text2img')
    await driver.openFresh(`/pagesD/job-detail/job-detail?id=${trial?.id ?? ''}`)
    const field = driver.page.getByRole('textbox', { name: '改这张：输入或说一句' })
    await field.fill('加一个@xx')
    await driver.page.getByRole('option', { name: /小夏/ }).waitFor()
    await looksRight('edit-mention')
    await field.press('Enter')
    await waitForEqual(() => field.inputValue(), '加一个@小夏')
    await field.press('Enter')
    await see(driver, /加一?个?.*小夏/)
    await see(driver, /改 · \d+ 积分|确认改/)
    await looksRight('edit-plan')
  })

  it('deleted, its name is plain text', async () => {
    await driver.openFresh(PAGE)
    await driver.page.getByText('@小夏', { exact: true }).tap()
    await see(driver, '黑短发')
    await driver.tap('删除')
    await driver.answerDialog(true)
    await see(driver, '还没有角色，放一张照片或写几句就能建')
  })
})
