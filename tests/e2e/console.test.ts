/// <reference lib="dom" />
import assert from 'node:assert/strict'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import type { BrowserContext, Page } from 'playwright-core'
import { Secret, TOTP } from 'otpauth'
import { waitForEqual } from '../journeys/conditions'
import { sidewaysOn, violationsOn } from './accessibility'
import { Complaints, launchBrowser, type BrowserShare } from './browser'
import { type ConsoleFixture, makeConsoleFixture } from './console-fixture'

/** On a machine with other work. */
const WAIT_MS = 12_000
const DESK = { width: 1440, height: 900 }
const SMALL_DESK = { width: 1024, height: 768 }
/** Folder of the photographs, for docs/pages/console. */
const SHOTS = process.env.CONSOLE_SHOTS

describe('the operators’ console in a browser', () => {
  let fixture: ConsoleFixture
  let browser: BrowserShare
  let context: BrowserContext
  let page: Page
  let complaints: Complaints
  let secret = ''

  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const says = (text: string | RegExp) => page.getByText(text).first().waitFor()

  async function looksRight(name: string): Promise<void> {
    await page.locator('.ant-skeleton').waitFor({ state: 'detached' })
    // Messages of what was done would stand over it.
    await page.locator('.ant-message-notice').first().waitFor({ state: 'detached' })
    if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}-1440x900.png`) })
    assert.deepEqual(await violationsOn(page), [], name)
    assert.deepEqual(await sidewaysOn(page), [], name)
    assert.deepEqual(complaints.all(), [], name)
  }

  /** On a small desk, too. */
  async function fits(name: string): Promise<void> {
    await looksRight(name)
    await page.setViewportSize(SMALL_DESK)
    if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}-1024x768.png`) })
    assert.deepEqual(await sidewaysOn(page), [], `${name} on a small desk`)
    await page.setViewportSize(DESK)
  }

  const codeAt = (timestamp: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })

  async function sayWho(): Promise<void> {
    await page.goto('/console')
    await page.getByLabel('手机号').fill(fixture.operator)
    await button('获取验证码').click()
    const said = await page.getByText(/^验证码：\d{6}/).textContent()
    const [code = ''] = /\d{6}/.exec(said ?? '') ?? []
    await page.getByLabel('验证码', { exact: true }).fill(code)
  }

  before(async () => {
    if (SHOTS) await mkdir(SHOTS, { recursive: true })
    fixture = await makeConsoleFixture()
    browser = await launchBrowser()
    context = await browser.newContext({
      baseURL: fixture.server.url,
      viewport: DESK,
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
    })
    // The test loader names functions through a helper of its own, which a page does not have.
    await context.addInitScript('globalThis.__name = (made) => made')
    page = await context.newPage()
    page.setDefaultTimeout(WAIT_MS)
    complaints = new Complaints(page)
  })
  after(async () => {
    await browser?.close()
    await fixture?.close()
  })

  it('is a page of its own under a strict policy, which no other page has', async () => {
    const answer = await page.goto('/console/users/unknown')
    const headers = answer?.headers() ?? {}
    const policy = headers['content-security-policy'] ?? ''
    assert.match(policy, /default-src 'none'/)
    assert.match(policy, /script-src 'self' 'sha256-[A-Za-z0-9+\/]+=*';/)
    assert.ok(!policy.includes('unsafe'), policy)
    assert.equal(headers['cache-control'], 'no-store')
    const other = await page.request.get('/console')
    const parseNonce = (text: string) => /'nonce-([^']+)'/.exec(text)?.[1]
    assert.notEqual(
      parseNonce(policy),
      parseNonce(other.headers()['content-security-policy'] ?? ''),
    )
    await says('墨光操作台')
    await looksRight('sign-in')
  })

  it('lets an operator in by a code and a new second factor, with recovery codes to keep', async () => {
    await sayWho()
    await button('下一步').click()
    await says('用验证器扫这个码')
    await looksRight('enrol')
    secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
    complaints.expect(/400 .*enrol\/confirm/, /console: .*400/)
    await page.getByLabel('再填它显示的 6 位数字').fill('000000')
    await button('进入').click()
    await says('动态码或恢复码不正确')
    await page.getByLabel('再填它显示的 6 位数字').fill(codeAt(Date.now()))
    await button('进入').click()
    await says('收好这些恢复码')
    await waitForEqual(() => page.locator('.codes li').count(), 10)
    await button('我收好了，进入操作台').click()
    await says('等你看的')
  })

  it('asks for the second factor the next time, in another tab too', async () => {
    const second = await context.newPage()
    await second.goto('/console/log')
    await second.getByLabel('手机号').waitFor()
    await second.close()
    await button('退出').click()
    await page.getByLabel('手机号').waitFor()
    await fixture.server.sql(`update sms_codes set created_at = created_at - interval '2 minutes'`)
    await sayWho()
    await button('下一步').click()
    // The code of the step after this one: that of this one set it up.
    await page.getByLabel('动态码').fill(codeAt(Date.now() + 30_000))
    await looksRight('second-factor')
    await button('进入').click()
    await says('等你看的')
  })

  it('今日: figures and plots of a day, a week and a month', async () => {
    await page.getByRole('heading', { name: '每小时完成的任务' }).waitFor()
    // Soon after midnight a day is an hour long.
    await page.locator('.plot rect').first().waitFor({ state: 'attached' })
    await looksRight('today')
    await page.getByText('7 天', { exact: true }).click()
    await page.getByRole('heading', { name: '每天完成的任务' }).waitFor()
    await page.locator('.plot rect').nth(6).waitFor({ state: 'attached' })
    await looksRight('week')
  })

  it('用户: a user is found, gets credits, is blocked and unblocked', async () => {
    await page.getByRole('link', { name: '用户' }).click()
    await page.getByLabel('找人').fill('松间照')
    await page.keyboard.press('Enter')
    await page.locator('.person', { hasText: '松间照' }).click()
    await says('账对得上')
    await button('加减积分').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('加减多少').fill('30')
    await dialog.getByLabel('原因').fill('补偿昨晚的排队')
    // The backdrop dims the page behind the dialog, on purpose.
    const found = (await violationsOn(page)).filter((one) => !one.startsWith('color-contrast'))
    assert.deepEqual(found, [], 'the dialog of credits')
    await dialog.getByRole('button', { name: '确定' }).click()
    await says('积分已加，本人收到了通知')
    await page.locator('td', { hasText: '客服调整' }).waitFor()
    await looksRight('users')
    await page.getByLabel('理由，会发给本人').fill('测试停用')
    await button('停用 1 天…').click()
    await page.getByRole('dialog').getByRole('button', { name: '停用 1 天' }).click()
    await page.getByLabel('为什么恢复').fill('测试恢复')
    await looksRight('user-blocked')
    await button('恢复使用').click()
    await page.getByLabel('理由，会发给本人').waitFor()
    const rows = await fixture.server.sql(
      `select command, reason from admin_log where command in ('adjust', 'block', 'unblock') order by id`,
    )
    assert.deepEqual(rows, [
      { command: 'adjust', reason: '补偿昨晚的排队' },
      { command: 'block', reason: '测试停用' },
      { command: 'unblock', reason: '测试恢复' },
    ])
  })

  it('任务队列: a stuck job is found and cancelled, and its owner notified', async () => {
    await page.getByRole('link', { name: '任务队列' }).click()
    await page.getByText('卡住', { exact: true }).first().click()
    await page.getByRole('cell', { name: /秋湖晚照/ }).waitFor()
    await looksRight('jobs')
    await button('取消并退').click()
    await page.getByRole('dialog').getByLabel('为什么取消').fill('画笔没有回应')
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    await says('已取消，积分已退，本人收到了消息')
    await says('这里没有任务')
    await page.getByText('失败', { exact: true }).click()
    await page.getByRole('button', { name: /画笔那边出了错/ }).click()
    await page
      .getByRole('cell', { name: /春山古塔/ })
      .first()
      .waitFor()
    await looksRight('jobs-failed')
  })

  it('审核台: one is refused by a key, the next let through, then the desk is empty', async () => {
    await page.getByRole('link', { name: '审核台' }).click()
    await says('还有 3 件')
    await page.getByRole('img', { name: '待审的作品：今夜' }).waitFor()
    await looksRight('review')
    await page.keyboard.press('3')
    await says('还有 2 件')
    await page.keyboard.press('a')
    await says('还有 1 件')
    await button(/^通过/).click()
    await says('都看完了')
    const rows = await fixture.server.sql(
      `select state, reason from works where not demo order by state desc, reason`,
    )
    assert.deepEqual(rows, [
      { state: 'rejected', reason: '内容低俗' },
      { state: 'public', reason: null },
      { state: 'public', reason: null },
    ])
  })

  it('审核台: what was refused is found among the decisions and reviewed again', async () => {
    await page.getByText('已审', { exact: true }).click()
    await page.getByRole('cell', { name: '内容低俗' }).waitFor()
    await fits('review-history')
    await button(/^重新审/).click()
    await page.getByRole('dialog').getByLabel('为什么').fill('作者说明有理')
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    await says('已回到待审')
    await page.getByText('全部', { exact: true }).click()
    await says('请求复审 ×1')
    await page.keyboard.press('a')
    await says('都看完了')
  })

  it('反馈: the oldest is answered with credits, and the answer arrives', async () => {
    await page.getByRole('link', { name: '反馈' }).click()
    await page.getByRole('button', { name: /抠图把我的头盔弄丢了/ }).click()
    await says('Android 15')
    await page.getByLabel('回复').fill('进“手动补”，在头盔上涂一笔就回来了。')
    await page.getByLabel('送积分').fill('3')
    await looksRight('feedback')
    await button('回复并了结').click()
    await says('已回复，对方收到了系统消息')
    await says('送了 3 积分')
    await looksRight('feedback-answered')
    const [row] = await fixture.server.sql(
      `select n.data ->> 'words' as words from notices n join users u on u.id = n.user_id
       where u.nickname = '阿澈' and n.kind = 'system' order by n.created_at desc limit 1`,
    )
    assert.match(String(row?.words), /^对你反馈的回复：进“手动补”/)
  })

  it('订单与退款: a paid order is paid back with a reason', async () => {
    await page.getByRole('link', { name: '订单与退款' }).click()
    await page.getByText('已付', { exact: true }).first().waitFor()
    await looksRight('orders')
    await button('退款').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('为什么退款').fill('重复购买')
    await dialog.getByRole('button', { name: '退款' }).click()
    await says('已退款，积分已扣回')
    await says('重复购买')
    await looksRight('orders-refunded')
  })

  it('操作记录: the latest action is listed first, with who and why, an unknown one as such', async () => {
    await fixture.server.sql(
      `insert into admin_log (command, args, result, operator) values ('block', '{}', '[3]', 'root')`,
    )
    await page.getByRole('link', { name: '操作记录' }).click()
    for (const act of ['回复反馈', '取消任务', '恢复使用', '画笔没有回应'])
      await page.getByRole('cell', { name: act }).waitFor()
    const unknown = page.getByRole('row').filter({ hasText: '认不出的操作（block）' })
    await unknown.getByText('unknown [3]').waitFor()
    await looksRight('log')
  })

  it('an address is opened again by itself, and going back leads where one was', async () => {
    const letter = page.getByRole('heading', { level: 2, name: '阿澈' })
    await page.goBack()
    await page.getByRole('heading', { name: '订单与退款' }).waitFor()
    await page.goBack()
    await letter.waitFor()
    await page.reload()
    await letter.waitFor()
    assert.deepEqual(complaints.all(), [])
  })

  it('引擎与模型: one is probed, another comes first, and one that does not answer is off', async () => {
    await page.getByRole('link', { name: '引擎与模型' }).click()
    await page.getByRole('switch').first().waitFor()
    await fits('engines')
    await page.getByRole('button', { name: '改文生图的先后' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /往前$/ }).last().click()
    await dialog.getByRole('button', { name: '保存' }).click()
    await says('先后已改')
    await page.getByRole('button', { name: /^测一下 / }).click()
    await says(/\d 测过：/)
    await page.getByRole('switch', { name: /^outside/i }).click()
    await dialog.getByLabel('为什么').fill('连不上')
    await dialog.getByRole('button', { name: '确定' }).click()
    await says('已关掉')
    await page
      .getByRole('button', { name: /积分，改$/ })
      .last()
      .click()
    await dialog.getByLabel('一张多少积分').fill('3')
    await dialog.getByLabel('为什么').fill('试价')
    await dialog.getByRole('button', { name: '确定' }).click()
    await says('价钱已改')
    await looksRight('engines-arranged')
    const answer = await page.request.get('/api/app-config/generate')
    const { data } = (await answer.json()) as { data: CallData<'GET /api/app-config/generate'> }
    assert.deepEqual(
      data.options.map(({ modelId, priceByCount }) => [modelId, priceByCount[0]]),
      [['studio', 3]],
    )
  })

  it('公告与主题: the theme of the day is hidden, and a style put first', async () => {
    await page.getByRole('link', { name: '公告与主题' }).click()
    await page.getByRole('switch', { name: /^今日主题/ }).click()
    await says('已隐藏')
    await looksRight('catalogs')
    await page.getByText('画风', { exact: true }).click()
    await page
      .getByRole('button', { name: /排到最前$/ })
      .last()
      .click()
    await says('已排到最前')
    await fits('catalogs-styles')
    const rows = await fixture.server.sql(
      `select command from admin_log where command like 'catalog-%' order by id`,
    )
    assert.deepEqual(rows, [{ command: 'catalog-hide' }, { command: 'catalog-first' }])
  })

  it('套餐与兑换码: a package costs something else, and codes are shown once', async () => {
    await page.getByRole('link', { name: '套餐与兑换码' }).click()
    await page.getByRole('button', { name: /^改/ }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('价钱，元').fill('5.5')
    await dialog.getByLabel('为什么').fill('试价')
    await dialog.getByRole('button', { name: '确定' }).click()
    await says('套餐已保存')
    await page.getByRole('cell', { name: '¥ 5.50' }).waitFor()
    await button('做一批兑换码').click()
    await dialog.getByLabel('批次名').fill('开张')
    await dialog.getByLabel('做多少个').fill('3')
    await dialog.getByLabel('为什么').fill('开张活动')
    await dialog.getByRole('button', { name: '确定' }).click()
    await says('关掉这个窗口就再也看不到了')
    await waitForEqual(() => page.locator('.codes li').count(), 3)
    await button('抄好了').click()
    await says('用了 0/3')
    await fits('shop')
    const rows = await fixture.server.sql(
      `select command, reason from admin_log where command in ('goods-save', 'gift') order by id`,
    )
    assert.deepEqual(rows, [
      { command: 'goods-save', reason: '试价' },
      { command: 'gift', reason: '开张活动' },
    ])
  })

  it('词表: a word is tried before it is saved, and refused from then on', async () => {
    await page.getByRole('link', { name: '词表' }).click()
    await page.getByLabel('词表', { exact: true }).fill('墨王')
    await page.getByLabel('写一句提示词').fill('山上的墨王')
    await button('试一句').click()
    await says('会被拒绝：墨王')
    await button('保存').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('为什么').fill('新规定')
    await dialog.getByRole('button', { name: '保存' }).click()
    await says('词表已保存')
    await page.reload()
    await page.getByText('墨王').waitFor()
    await fits('words')
  })

  it('设置: who runs it is written in the agreements from then on', async () => {
    await page.getByRole('link', { name: '设置' }).click()
    await page.getByLabel('名称').fill('墨光工作室')
    await page.getByLabel('联系方式').fill('help@moguang.example')
    await page.getByLabel('为什么').fill('登记')
    await button('保存').click()
    await says('运营者已保存')
    await button('用环境变量里的').waitFor()
    await fits('settings')
    const answer = await page.request.get('/api/app-config/app')
    const { data } = (await answer.json()) as { data: CallData<'GET /api/app-config/app'> }
    assert.equal(data.operator.name, '墨光工作室')
  })
})
