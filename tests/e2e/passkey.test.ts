import assert from 'node:assert/strict'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { CDPSession } from 'playwright-core'
import { arriveAt, see } from '../journeys/driver'
import { freePort } from '../../server/src/testing/free-port.mjs'
import { startServer, type JourneyServer } from '../journeys/server'
import { sidewaysOn, smallTargetsOn, violationsOn } from './accessibility'
import { Account } from './account'
import { launchBrowser, newPhone, type BrowserShare } from './browser'
import { BrowserDriver } from './driver'

const SIZES = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
]
const LOGIN = '/pages/ucenter/login'
const SETTINGS = '/pagesC/ucenter/acc-setting'
const PHONE = '13800138066'
/** Console messages of the browser about answers the app handles. */
const REFUSED = /\b400\b.*(\/api\/|Bad Request)/
/** Folder of the photographs, for a change of a screen. */
const SHOTS = process.env.PASSKEY_SHOTS

describe('passkeys on H5', () => {
  let server: JourneyServer
  let browser: BrowserShare
  let driver: BrowserDriver
  let devices: CDPSession

  async function looksRight(name: string): Promise<void> {
    for (const size of SIZES) {
      await driver.resize(size)
      assert.deepEqual(await sidewaysOn(driver.page), [], `${name} ${size.width}`)
      const file = `${name}-${size.width}x${size.height}.png`
      if (SHOTS) await driver.page.screenshot({ path: join(SHOTS, file) })
    }
    assert.deepEqual(await violationsOn(driver.page), [], name)
    assert.deepEqual(await smallTargetsOn(driver.page), [], name)
  }

  /** A virtual authenticator of the browser; `verified` false: no user verification. */
  async function plugIn(verified = true): Promise<string> {
    const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: verified,
        automaticPresenceSimulation: true,
      },
    })
    return authenticatorId
  }

  before(async () => {
    if (SHOTS) await mkdir(SHOTS, { recursive: true })
    // Passkeys are of `localhost` and of no number: the server must know its address beforehand.
    const port = await freePort()
    const origin = `http://localhost:${port}`
    server = await startServer({
      SIGN_IN: 'phone,passkey',
      PUBLIC_URL: origin,
      PORT: String(port),
    })
    browser = await launchBrowser()
    const account = await Account.signIn(server.url, PHONE)
    const phone = await newPhone(browser, { url: origin, tokens: account.tokens })
    driver = await BrowserDriver.open(phone, SETTINGS, [REFUSED])
    devices = await phone.newCDPSession(driver.page)
    await devices.send('WebAuthn.enable')
  })
  after(async () => {
    await browser?.close()
    await server?.close()
  })

  it('one is added with a code, named, signs in alone, and is removed', async () => {
    const device = await plugIn()
    await see(driver, '用指纹、面容或锁屏密码登录')
    await looksRight('empty')
    await driver.tap('添加通行密钥')
    await see(driver, '先确认是你本人')
    await looksRight('add')
    await driver.tap('下一步')
    await see(driver, '请填写确认用的 6 位验证码')
    await driver.tap('获取验证码')
    await driver.tap('填入')
    await driver.tap('下一步')
    await see(driver, '通行密钥已添加')
    await see(driver, '还没用过')
    const stored = await devices.send('WebAuthn.getCredentials', { authenticatorId: device })
    assert.equal(stored.credentials.length, 1)
    assert.equal(stored.credentials[0]?.rpId, 'localhost')

    await driver.page.getByText('还没用过').tap()
    await driver.fill('名字', '我的手机')
    await looksRight('edit')
    await driver.tap('保存')
    await see(driver, '我的手机')
    await looksRight('list')
    await driver.tap('退出登录')
    await driver.answerDialog(true)
    await see(driver, '登录后管理账号')

    await driver.goto(LOGIN)
    await see(driver, '用通行密钥登录')
    await looksRight('login')
    await driver.tap('用通行密钥登录')
    await see(driver, '请先阅读并同意协议')
    await driver.tap('同意协议')
    await driver.tap('用通行密钥登录')
    await arriveAt(driver, 'pages/index/index')

    await driver.goto(SETTINGS)
    await see(driver, '最近使用')
    await driver.tap('我的手机')
    await driver.tap('删除')
    await see(driver, '先确认是你本人，再删除')
    await looksRight('remove')
    await driver.tap('获取验证码')
    await driver.tap('填入')
    await driver.tap('确认删除')
    await see(driver, '已删除')
    const [row] = await server.sql('select count(*)::int as many from passkeys')
    assert.equal(row?.many, 0)
    await see(driver, '最近的账号改动')
    await see(driver, '账号删除了通行密钥「我的手机」')
    await looksRight('changes')
  })

  it('what was removed here, or is not allowed there, says so in place', async () => {
    await driver.tap('退出登录')
    await driver.answerDialog(true)
    await see(driver, '登录后管理账号')
    await driver.goto(LOGIN)
    await driver.tap('同意协议')
    // The device still has it.
    await driver.tap('用通行密钥登录')
    await see(driver, '这个通行密钥已经删除')
    await looksRight('refused')
    await devices.send('WebAuthn.disable')
    await devices.send('WebAuthn.enable')
    await plugIn(false)
    await driver.tap('用通行密钥登录')
    await see(driver, '没有完成：取消了')
    assert.deepEqual(await driver.problems(), [])
  })
})
