/** 对话改图 on H5: from a sentence to a version and back, on a phone and on a desk. */
import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { see } from '../journeys/driver'
import { EDIT_STEPS, EDITED_PICTURE } from '../journeys/editing'
import { shareServer, type JourneyServer } from '../journeys/server'
import { sidewaysOn, smallTargetsOn, violationsOn } from './accessibility'
import { Account } from './account'
import { launchBrowser, newPhone, type BrowserShare } from './browser'
import { BrowserDriver } from './driver'

const RESULT = '/pagesD/job-detail/job-detail'

describe('editing a picture by sentences', () => {
  let server: JourneyServer
  let browser: BrowserShare
  let account: Account
  let pictureJob: string
  let driver: BrowserDriver

  before(async () => {
    server = await shareServer()
    browser = await launchBrowser()
    account = await Account.signIn(server.url, '13800138137')
    pictureJob = (await account.runJob(EDITED_PICTURE)).id
    const phone = await newPhone(browser, { url: server.url, tokens: account.tokens })
    driver = await BrowserDriver.open(phone, `${RESULT}?id=${pictureJob}`)
  })
  afterEach(async () => assert.deepEqual(await driver.problems(), []))
  after(async () => {
    await browser?.close()
    await server?.close()
  })

  async function looksRight(name: string, { page } = driver): Promise<void> {
    assert.deepEqual(await sidewaysOn(page), [], name)
    assert.deepEqual(await violationsOn(page), [], name)
    assert.deepEqual(await smallTargetsOn(page), [], name)
  }

  for (const { title, run } of EDIT_STEPS) {
    it(title, async () => {
      await run(driver)
      await looksRight(title)
    })
  }

  it('what cannot be understood is said, nothing is charged, and the sentence stays', async () => {
    const balance = async () => (await account.get<{ balance: number }>('/api/user/score')).balance
    const before = await balance()
    await driver.fill('改这张：输入或说一句', '嘟嘟囔囔呜呜')
    await driver.tap('看改法')
    await see(driver, '没有扣积分，这张也没有动')
    await looksRight('declined')
    await driver.tap('改这句话')
    assert.equal(await driver.value('改这张：输入或说一句'), '嘟嘟囔囔呜呜')
    assert.equal(await balance(), before)
  })

  it('a held picture shows the version before up to the finger, a slider moves by keys', async () => {
    const { list } = await account.get<{ list: { id: string; sentence?: string }[] }>(
      '/api/job/myJobList',
    )
    const edited = list.find(({ sentence }) => sentence !== undefined)
    const desk = await newPhone(browser, {
      url: server.url,
      tokens: account.tokens,
      viewport: { width: 1440, height: 900 },
      touch: false,
    })
    const wide = await BrowserDriver.open(desk, `${RESULT}?id=${edited?.id}`)
    const picture = wide.page.locator('#result-compare')
    await see(wide, '版本 2')
    await picture.waitFor()
    const box = await picture.boundingBox()
    assert.ok(box)
    await wide.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await wide.page.mouse.down()
    await see(wide, '松手看改后')
    await wide.page.mouse.up()
    await see(wide, '按住看改前')
    await wide.page.getByText('对比', { exact: true }).click()
    const slider = wide.page.getByRole('slider')
    await slider.press('ArrowLeft')
    assert.equal(await slider.inputValue(), '45')
    await looksRight('slider', wide)
    assert.deepEqual(await wide.problems(), [])
  })
})
