import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, describe, it } from 'node:test'
import { promisify } from 'node:util'
import type { BrowserContext } from 'playwright-core'
import { builtServer } from '../../server/src/testing/built'
import { arriveAt, see } from '../journeys/driver'
import { startServer, type JourneyServer } from '../journeys/server'
import { sidewaysOn, smallTargetsOn, violationsOn } from './accessibility'
import { launchBrowser, newPhone, type BrowserShare } from './browser'
import { BrowserDriver } from './driver'

const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
]
const LOGIN = '/pages/ucenter/login'
const PASSWORD = '山中无历日 寒尽不知年'
const OTHER = '松下问童子 言师采药去'
/** Console messages of the browser about answers the app handles. */
const REFUSED = /\b40[01]\b.*(\/api\/|Unauthorized|Bad Request)/

describe('signing in with a password on H5', () => {
  let server: JourneyServer
  let browser: BrowserShare
  let folder: string
  let env: Record<string, string>
  const phones: BrowserContext[] = []
  const drivers: BrowserDriver[] = []

  async function open(address: string): Promise<BrowserDriver> {
    const phone = await newPhone(browser, { url: server.url })
    const driver = await BrowserDriver.open(phone, address, [REFUSED])
    phones.push(phone)
    drivers.push(driver)
    return driver
  }

  /** Output of the operator's command, as an address of this server. */
  async function createLink(...words: string[]): Promise<string> {
    const admin = join(await builtServer(), 'admin.js')
    const run = promisify(execFile)
    const { stdout } = await run(process.execPath, [admin, ...words], {
      env: { ...process.env, ...env, ...server.env },
    })
    const [, address] = /^https?:\/\/[^/]+(\/\S+)$/m.exec(stdout) ?? []
    assert.ok(address, stdout)
    return address
  }

  async function looksRight(driver: BrowserDriver): Promise<void> {
    for (const size of SIZES) {
      await driver.resize(size)
      assert.deepEqual(await sidewaysOn(driver.page), [], `${size.width}`)
    }
    assert.deepEqual(await violationsOn(driver.page), [])
    assert.deepEqual(await smallTargetsOn(driver.page), [])
  }

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'moguang-password-'))
    env = { SIGN_IN: 'phone,password', DATA_DIR: folder }
    server = await startServer(env)
    browser = await launchBrowser()
  })
  afterEach(async () => {
    for (const driver of drivers.splice(0)) assert.deepEqual(await driver.problems(), [])
    for (const phone of phones.splice(0)) await phone.close()
  })
  after(async () => {
    await browser?.close()
    await server?.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('from the link of the operator to an account, another password, and signed in with it', async () => {
    const driver = await open(await createLink('invite'))
    await see(driver, '你收到了邀请')
    await looksRight(driver)
    await driver.fill('账号名', 'Li.Bai')
    await driver.fill('密码', 'li.bai1')
    await driver.tap('创建账号')
    await see(driver, '密码至少 10 位')
    await driver.fill('密码', PASSWORD)
    await driver.tap('创建账号')
    await see(driver, '请先阅读并同意协议')
    await driver.tap('同意协议')
    await driver.tap('创建账号')
    await arriveAt(driver, 'pages/index/index')

    await driver.goto('/pagesC/ucenter/acc-setting')
    await see(driver, 'li.bai')
    await driver.tap('账号密码')
    await see(driver, '改好后，其他设备上的登录都会退出')
    await looksRight(driver)
    await driver.fill('现在的密码', OTHER)
    await driver.fill('新密码', OTHER)
    await driver.tap('保存')
    await see(driver, '现在的密码不正确')
    await driver.fill('现在的密码', PASSWORD)
    await driver.tap('保存')
    await see(driver, '密码已修改')
    await driver.tap('退出登录')
    await driver.answerDialog(true)
    await see(driver, '登录后管理账号')

    await driver.goto(LOGIN)
    await driver.tab('账号密码')
    await see(driver, '没有账号，请向运营者要邀请链接')
    await looksRight(driver)
    await driver.fill('账号名', 'li.bai')
    await driver.fill('密码', PASSWORD)
    await driver.tap('同意协议')
    await driver.tap('登录')
    await see(driver, '账号或密码不正确')
    await driver.fill('密码', OTHER)
    await driver.tap('登录')
    await arriveAt(driver, 'pages/index/index')
  })

  it('a link that is no good says so and leads to the usual forms', async () => {
    const driver = await open(`${LOGIN}#link=used-up`)
    await see(driver, '这个链接已经用过或失效了')
    await driver.tap('去登录')
    await see(driver, '获取验证码')
  })
})
