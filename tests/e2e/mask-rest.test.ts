/** The rest of a brushed thing on H5, the answer of the networks given by the test. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { see } from '../journeys/driver'
import { shareServer, type JourneyServer } from '../journeys/server'
import { sidewaysOn, smallTargetsOn, violationsOn } from './accessibility'
import { Account } from './account'
import { launchBrowser, newPhone, PHONE, type BrowserShare } from './browser'
import { BrowserDriver } from './driver'
import { toolHands, type ToolHands } from './tool-gestures'

const CALL = '**/api/tools/mask/rest'
const OFFER = '还有一部分没涂到'
/** Next to the line of the brush, as a handle is. */
const OUTLINES = [[6000, 4200, 7400, 4000, 8000, 4700, 7900, 5600, 6900, 6100, 6100, 5700]]
const SIZES = [
  { width: 360, height: 640 },
  PHONE,
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]
/** Folder for photographs, to look at. */
const SHOTS = process.env.MASK_SHOTS

interface Sent {
  mask: { marks: { kind: string }[] }
}

describe('the rest of a brushed thing', () => {
  let server: JourneyServer
  let browser: BrowserShare
  let driver: BrowserDriver
  let hands: ToolHands
  /** Kinds of the marks of each request. */
  const sent: string[][] = []
  let answer: 'offer' | 'failure' = 'offer'

  before(async () => {
    server = await shareServer()
    browser = await launchBrowser()
    const account = await Account.signIn(server.url, '13800138145')
    const { tokens } = account
    const phone = await newPhone(browser, { url: server.url, tokens, motion: false })
    driver = await BrowserDriver.open(phone, '/pagesE/cleaner/cleaner')
    hands = toolHands(driver, account)
    await driver.page.route(CALL, async (route) => {
      const { mask } = route.request().postDataJSON() as Sent
      sent.push(mask.marks.map(({ kind }) => kind))
      if (answer === 'failure') return route.abort()
      const data = { outlines: OUTLINES }
      return route.fulfill({ json: { code: 0, message: '', data } })
    })
    await hands.photo('coffee.jpg')
  })
  after(async () => {
    await browser?.close()
    await server?.close()
  })

  const canUndo = () => driver.page.getByRole('button', { name: '撤销', disabled: false }).count()

  it('is offered after a stroke, added by one tap, taken back by one step', async () => {
    await hands.paint(async () => {
      await see(driver, OFFER)
      assert.deepEqual(sent.at(-1), ['stroke'])
      for (const size of SIZES) {
        await driver.resize(size)
        await see(driver, OFFER)
        assert.deepEqual(await sidewaysOn(driver.page), [], `${size.width}`)
        assert.deepEqual(await smallTargetsOn(driver.page), [], `${size.width}`)
        if (SHOTS) await driver.page.screenshot({ path: `${SHOTS}/rest-${size.width}.png` })
      }
      await driver.resize(PHONE)
      assert.deepEqual(await violationsOn(driver.page), [])
      await driver.tap('补上')
      await driver.page.getByText(OFFER).waitFor({ state: 'detached' })
      if (SHOTS) await driver.page.screenshot({ path: `${SHOTS}/rest-added.png` })
      await driver.tap('撤销')
      assert.equal(await canUndo(), 1, 'the stroke is still there')
      await driver.tap('重做')
    })
    // The thumbnail draws the closed line without the server.
    await see(driver, '再涂')
    if (SHOTS) await driver.page.screenshot({ path: `${SHOTS}/rest-page.png` })
    assert.equal(await driver.count('正在识别…'), 0)
  })

  it('failing, is no offer and no message; what was painted can be used', async () => {
    answer = 'failure'
    driver.complaints.expect(/mask\/rest|ERR_FAILED/)
    const before = sent.length
    await driver.tap('再涂')
    await see(driver, '清空')
    await driver.tap('清空')
    const failed = driver.page.waitForEvent('requestfailed')
    await hands.line()
    await failed
    assert.equal(sent.length, before + 1)
    assert.equal(await driver.count(OFFER), 0)
    await driver.tap('完成')
    await see(driver, /开始\s*·\s*\d+ 积分/)
  })
})
