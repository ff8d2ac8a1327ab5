/** Changing the number an account is signed in by: confirmed, listed, and undone by the code of its notice. */
import assert from 'node:assert/strict'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { see } from '../journeys/driver'
import { shareServer, type JourneyServer } from '../journeys/server'
import { sidewaysOn, smallTargetsOn, violationsOn } from './accessibility'
import { Account } from './account'
import { launchBrowser, newPhone, type BrowserShare } from './browser'
import { BrowserDriver } from './driver'

const BIND = '/pages/ucenter/phone-bind'
const SETTINGS = '/pagesC/ucenter/acc-setting'
const OLD = '13800138071'
const NEW = '13800138072'
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
/** Folder of the photographs, for a change of a screen. */
const SHOTS = process.env.MEANS_SHOTS
/** Console messages of the browser about answers the app handles. */
const REFUSED = /\b(400|401|403)\b.*(\/api\/|Bad Request|Unauthorized|Forbidden)/

describe('the number of an account, on H5', () => {
  let server: JourneyServer
  let browser: BrowserShare
  let driver: BrowserDriver
  let undoCode = ''

  async function looksRight(name: string): Promise<void> {
    for (const size of SIZES) {
      await driver.resize(size)
      assert.deepEqual(await sidewaysOn(driver.page), [], `${name} ${size.width}`)
      if (SHOTS) await driver.page.screenshot({ path: join(SHOTS, `${name}-${size.width}.png`) })
    }
    assert.deepEqual(await violationsOn(driver.page), [], name)
    assert.deepEqual(await smallTargetsOn(driver.page), [], name)
  }
  const call = async <T>(path: string, body: object): Promise<T> => {
    const headers = { 'content-type': 'application/json', 'app-sign': 'h5' }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = (await (await fetch(server.url + path, init)).json()) as { data: T }
    return answer.data
  }

  before(async () => {
    if (SHOTS) await mkdir(SHOTS, { recursive: true })
    server = await shareServer()
    browser = await launchBrowser()
    const account = await Account.signIn(server.url, OLD)
    await server.sql(`update users set role = 'support' where phone = $1`, [OLD])
    const credentials = { way: 'phone', account: OLD }
    const { devCode: secret } = await call<{ devCode: string }>('/api/console/code', credentials)
    await call('/api/console/signIn', { ...credentials, secret })
    const phone = await newPhone(browser, { url: server.url, tokens: account.tokens })
    driver = await BrowserDriver.open(phone, BIND, [REFUSED])
  })
  after(async () => {
    await browser?.close()
    await server?.close()
  })

  it('changes with a code of the old number, and says which is missing', async () => {
    await see(driver, '更换手机号')
    await driver.fill('手机号', NEW)
    await driver.page.getByText('获取验证码').last().tap()
    await driver.page.getByText('填入').last().tap()
    await see(driver, '请填写确认用的 6 位验证码')
    await looksRight('bind-missing')
    await driver.page.getByText('获取验证码').first().tap()
    await driver.page.getByText('填入').nth(1).waitFor()
    await driver.page.getByText('填入').first().tap()
    await driver.tap('绑定')
    await see(driver, '已绑定')
  })

  it('the change and the console are listed in 账号与安全', async () => {
    await driver.goto(SETTINGS)
    await see(driver, '最近的账号改动')
    await see(driver, '账号的手机号换成了 138****8072')
    await see(driver, '操作台 · ')
    await looksRight('settings')
    await driver.tap('撤销')
    await see(driver, '原来的手机号或邮箱收到了撤销码')
    await looksRight('undo-inside')
  })

  it('is undone by the link of the notice, which signs this device out', async () => {
    const findUndoCode = () => /撤销码 ([A-Z0-9]{12})/.exec(server.output())?.[1]
    for (let n = 0; n < 100 && !findUndoCode(); n++) await driver.page.waitForTimeout(100)
    undoCode = findUndoCode() ?? ''
    assert.notEqual(undoCode, '', 'no notice went out')
    await driver.goto(`/pages/ucenter/login#undo=${undoCode}`)
    await see(driver, '撤销账号改动')
    await looksRight('undo-link')
    await driver.tap('下一步')
    await see(driver, '账号的手机号换成了 138****8072')
    await looksRight('undo-seen')
    await driver.tap('撤销这次改动')
    await see(driver, '已撤销')
    await looksRight('undone')
    const [row] = await server.sql('select phone from users where phone = $1', [OLD])
    assert.equal(row?.phone, OLD)
    assert.deepEqual(await driver.problems(), [])
  })
})
