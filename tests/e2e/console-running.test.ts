import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Desk, openDesk } from './console-desk'

describe('how an installation runs, set at the console', () => {
  let desk: Desk
  before(async () => {
    // Nothing answers there.
    const OPENAI_BASE_URL = 'http://127.0.0.1:9/v1'
    desk = await openDesk({ OPENAI_BASE_URL, OPENAI_API_KEY: 'key', OPENAI_MODEL: 'outside' })
  })
  after(() => desk?.close())

  const dialog = () => desk.page.getByRole('dialog')
  const says = (text: string | RegExp) => desk.page.getByText(text).first().waitFor()

  it('an engine gets a budget, and what is spent of it is seen', async () => {
    const { page, server } = desk
    await server.sql(
      `insert into engine_spending (engine_id, period, milli)
       select 'openai', to_char(now() at time zone 'Asia/Shanghai', form), milli
       from (values ('YYYY-MM-DD', 4200), ('YYYY-MM', 61000)) as sums(form, milli)`,
    )
    await page.goto('/console/engines')
    await page.getByRole('button', { name: /^改.*的预算$/ }).click()
    await dialog().getByLabel('一天最多').fill('10')
    await dialog().getByLabel('一个月最多').fill('60')
    await dialog()
      .getByLabel(/一张（视频一秒）多少元/)
      .fill('0.28')
    await dialog().getByLabel('为什么').fill('试行')
    await desk.fits('budget')
    await dialog().getByRole('button', { name: '确定' }).click()
    await says('预算已保存')
    await says('¥ 4.20 / ¥ 10.00')
    await says('本月的用完了')
    await desk.fits('engines-budgets')
    const [row] = await server.sql(`select day_milli, costs from engine_budgets`)
    assert.deepEqual([Number(row?.day_milli), row?.costs], [10_000, { outside: 280 }])
  })

  it('what new people get is changed while the service runs, and changed back', async () => {
    const { page, server } = desk
    await page.goto('/console/settings')
    await page.getByRole('button', { name: '改新用户送的积分' }).click()
    await dialog().getByLabel('新用户送的积分').fill('66')
    await dialog().getByLabel('为什么').fill('开张')
    await desk.fits('setting')
    await dialog().getByRole('button', { name: '确定' }).click()
    await says('已保存')
    await says('环境变量里是')
    await desk.fits('settings-running')
    const answer = await fetch(`${server.url}/api/app-config/score`)
    const { data } = (await answer.json()) as { data: { welcomeCredits: number } }
    assert.equal(data.welcomeCredits, 66)
    await page.getByRole('button', { name: '改新用户送的积分' }).click()
    await dialog().getByLabel('用环境变量里的').check()
    await dialog().getByLabel('为什么').fill('结束')
    await dialog().getByRole('button', { name: '确定' }).click()
    await says('已改回环境变量里的')
  })
})
