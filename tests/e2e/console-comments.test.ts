/// <reference lib="dom" />
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sidewaysOn } from './accessibility'
import { Account } from './account'
import { type Desk, openDesk } from './console-desk'

describe('comments at the console', () => {
  let desk: Desk
  let name = ''
  before(async () => {
    desk = await openDesk()
    const { server } = desk
    const writer = await Account.signIn(server.url, '13800007001')
    const reporter = await Account.signIn(server.url, '13800007002')
    const { id: userId, nickname } = await writer.get<{ id: string; nickname: string }>(
      '/api/user/info',
    )
    name = nickname
    const job = await writer.start({ prompt: '春山古塔，水彩', ratio: '1:1' })
    const pictureId = (await writer.ended(job.id)).pictures[0]?.id
    const content = { title: '今夜', words: '', tags: [], jobId: job.id, pictureId }
    await writer.post('/api/works/post', content)
    const [work] = await server.sql(
      `update works set state = 'public', published_at = now()
       where job_id = $1 returning id`,
      [job.id],
    )
    const workId = String(work?.id)
    await server.sql(
      `insert into comments (id, work_id, user_id, words, state, request_id, created_at)
       select 'c' || n, $1, $2,
         case n when 1 then '加我领会员' else '灯亮了 ' || n end, 'public', 'request-' || n,
         now() - n * interval '1 minute'
       from generate_series(1, 25) n`,
      [workId, userId],
    )
    await server.sql(`update works set comment_count = 25 where id = $1`, [workId])
    const report = { id: 'c1', reason: 'advertising', words: '拉人' }
    await reporter.post('/api/comment/report', report)
  })
  after(() => desk?.close())

  const says = (text: string | RegExp) => desk.page.getByText(text).first().waitFor()

  it('评论: found by words, reports read, hidden and restored with a reason', async () => {
    const { page, server } = desk
    await page.goto('/console/comments')
    await page.getByText('灯亮了 20', { exact: true }).waitFor()
    await desk.fits('comments')
    await page.setViewportSize({ width: 390, height: 844 })
    assert.deepEqual(await sidewaysOn(page), [])
    if (process.env.CONSOLE_SHOTS)
      await page.screenshot({ path: `${process.env.CONSOLE_SHOTS}/comments-390x844.png` })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.locator('.ant-pagination-next').click()
    await says('灯亮了 25')
    await page.getByLabel('按字找评论').fill('会员')
    await page.getByLabel('按字找评论').press('Enter')
    await page.getByText('灯亮了 25', { exact: true }).waitFor({ state: 'detached' })
    await page.locator('.ant-table-row-expand-icon').first().click()
    await says('广告引流：拉人')
    const act = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).click()
      await page.getByRole('dialog').getByRole('textbox').fill('核对过了')
      await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    }
    await act('收起')
    await says('已收起，写的人收到了消息')
    await act('恢复')
    await says('已恢复公开')
    const log = await server.sql(
      `select command, reason from admin_log where command like 'comment-%' order by id`,
    )
    assert.deepEqual(log, [
      { command: 'comment-hide', reason: '核对过了' },
      { command: 'comment-restore', reason: '核对过了' },
    ])
    const [work] = await server.sql(`select comment_count as n from works
      where id = (select work_id from comments where id = 'c1')`)
    assert.equal(Number(work?.n), 25)
  })

  it('评论: narrowed to a writer, whose page with 停用 is one step away', async () => {
    const { page } = desk
    await page
      .getByRole('button', { name: `只看 ${name} 的评论` })
      .first()
      .click()
    await says(`${name} 写的`)
    await page
      .getByRole('link', { name: `去停用 ${name}` })
      .first()
      .click()
    await page.getByRole('heading', { name: '停用' }).waitFor()
  })
})
