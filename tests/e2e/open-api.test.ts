/** 开放接口 on H5: a key is made, shown once, changed and revoked; a webhook is added and looked at. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { waitForEqual } from '../journeys/conditions'
import { see, seeCount } from '../journeys/driver'
import { shareServer, type JourneyServer } from '../journeys/server'
import { sidewaysOn, smallTargetsOn, violationsOn } from './accessibility'
import { Account } from './account'
import { launchBrowser, newPhone, type BrowserShare } from './browser'
import { BrowserDriver } from './driver'

const KEYS = '/pagesC/ucenter/acc-setting?view=keys'

describe('keys and webhooks of the open API', () => {
  let server: JourneyServer
  let browser: BrowserShare
  let driver: BrowserDriver

  before(async () => {
    server = await shareServer()
    browser = await launchBrowser()
    const { tokens } = await Account.signIn(server.url, '13800138093')
    driver = await BrowserDriver.open(await newPhone(browser, { url: server.url, tokens }), KEYS)
  })
  after(async () => {
    await browser?.close()
    await server?.close()
  })

  async function looksRight(name: string): Promise<void> {
    assert.deepEqual(await sidewaysOn(driver.page), [], name)
    assert.deepEqual(await violationsOn(driver.page), [], name)
    assert.deepEqual(await smallTargetsOn(driver.page), [], name)
  }
  const dialog = () => driver.page.getByRole('dialog').last()

  it('a key is made after a confirmation and shown once', async () => {
    await see(driver, '给你的程序一把钥匙')
    await driver.tap('新建密钥')
    await see(driver, '用在哪里')
    await looksRight('the form')
    await driver.page.getByText('新建密钥', { exact: true }).last().tap()
    await see(driver, '写上用在哪里')
    await driver.fill('用在哪里', '小店海报')
    await driver.page.getByText('新建密钥', { exact: true }).last().tap()
    await see(driver, '确认是你')
    await driver.page.getByText('获取验证码').last().tap()
    await driver.page.getByText('填入').last().tap()
    await dialog().getByText('新建密钥', { exact: true }).last().tap()
    await see(driver, /只显示这一次/)
    assert.match((await dialog().textContent()) ?? '', /mg-sk-[\w-]{20}/)
    await looksRight('the secret')
  })

  it('it is in the list with its limit, and can be changed', async () => {
    await driver.page.getByRole('button', { name: '复制密钥' }).tap()
    const close = dialog().getByText('关掉', { exact: true })
    await close.tap()
    await see(driver, '密钥 1')
    await driver.page.getByRole('button', { name: /^小店海报/ }).tap()
    await see(driver, '换一把')
    await looksRight('one key')
    await driver.page.keyboard.press('Escape')
    await seeCount(driver, '换一把', 0)
  })

  it('a webhook is added with a secret of its own, and its deliveries are listed', async () => {
    await driver.tap('加一个回调地址')
    await driver.fill('地址', 'https://example.com/moguang')
    await looksRight('the form of a webhook')
    await dialog().getByText('存下', { exact: true }).tap()
    await see(driver, '签名密钥只显示这一次')
    assert.match((await dialog().textContent()) ?? '', /whsec_/)
    await driver.page.getByRole('button', { name: '复制密钥' }).tap()
    await dialog().getByText('关掉', { exact: true }).tap()
    await driver.page.getByText('example.com').first().tap()
    await see(driver, '还没有投递过')
    await looksRight('one webhook')
  })

  it('its signing secret is rotated, and the sheet says how long the old one signs', async () => {
    await driver.tap('换签名密钥')
    await see(driver, '换一个签名密钥？')
    await driver.page.getByText('换一把', { exact: true }).last().tap()
    await see(driver, '签名密钥只显示这一次')
    assert.match((await dialog().textContent()) ?? '', /whsec_/)
    await driver.page.getByRole('button', { name: '复制密钥' }).tap()
    await dialog().getByText('关掉', { exact: true }).tap()
    await driver.page.getByText('example.com').first().tap()
    await see(driver, /旧的签名密钥用到/)
    await looksRight('a webhook during a rotation')
  })

  it('in a wide window tabs part the page, and the address has the chosen one', async () => {
    const { page } = driver
    await page.keyboard.press('Escape')
    await seeCount(driver, '投递记录', 0)
    await page.setViewportSize({ width: 1440, height: 900 })
    const chosen = page.getByRole('tab', { selected: true })
    await page.getByRole('tab', { name: '密钥' }).press('ArrowRight')
    await waitForEqual(() => chosen.textContent(), '用量')
    await looksRight('usage in a wide window')
    await page.getByRole('tab', { name: '回调' }).tap()
    await see(driver, 'example.com')
    assert.equal(new URL(page.url()).searchParams.get('tab'), 'webhooks')
    await page.reload()
    await see(driver, 'example.com')
    await waitForEqual(() => chosen.textContent(), '回调')
    await page.getByRole('tab', { name: '密钥' }).tap()
    await page.getByRole('button', { name: /^小店海报/ }).waitFor()
    await looksRight('keys in a wide window')
    await page.getByRole('button', { name: '新建密钥' }).tap()
    await see(driver, '用在哪里')
    await page.goBack()
    await see(driver, '接入示例')
    await waitForEqual(() => chosen.textContent(), '密钥')
  })
})
