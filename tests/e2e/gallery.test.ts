import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import {
  startFakeApi,
  type FakeApi,
} from '../../server/src/integrations/engines/openai/testing/fake-api'
import type { Sql } from '../../server/src/testing/sql'
import { waitForEqual } from '../journeys/conditions'
import { arriveAt, see, seeCount, seeDialog } from '../journeys/driver'
import { startServer, type JourneyServer } from '../journeys/server'
import { Account } from './account'
import { launchBrowser, newPhone, type BrowserShare } from './browser'
import { BrowserDriver } from './driver'

const WORKS = 1000
const SCROLL_MS = 40_000
const CARDS_MAX = 60
const HEAP_GROWTH_MAX = 1.1
const VIEWS = 100
/** The first views fill caches that later ones share. */
const WARM_VIEWS = 15

describe('画夹 and 我的 on H5, with a second engine', () => {
  let folder: string
  let api: FakeApi
  let server: JourneyServer
  let browser: BrowserShare
  let account: Account
  let model: string
  let driver: BrowserDriver

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'moguang-gallery-'))
    api = await startFakeApi()
    const engine = { OPENAI_BASE_URL: api.baseUrl, OPENAI_API_KEY: 'key', OPENAI_MODEL: 'painter' }
    const plenty = { RATE_LIMIT_PER_MINUTE: '100000', WELCOME_CREDITS: '10000' }
    server = await startServer({ DATA_DIR: folder, ...plenty, ...engine })
    browser = await launchBrowser()
    account = await Account.signIn(server.url, '13800136301')
    const { options } = await account.get<{ options: { modelId: string }[] }>(
      '/api/app-config/generate',
    )
    model = options.find(({ modelId }) => modelId.includes('painter'))?.modelId ?? ''
    assert.notEqual(model, '', 'the other engine offers its model')
    const phone = await newPhone(browser, { url: server.url, tokens: account.tokens })
    driver = await BrowserDriver.open(phone)
  })
  after(async () => {
    await browser?.close()
    await server?.close()
    await api?.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('signing in for the day pays once', async () => {
    await driver.tab('我的')
    const [, before] = await see(driver, /积分\s*([\d,]+)/)
    const today = driver.page.getByRole('button', { name: /^签到/ })
    await today.tap()
    const [, gained] = await see(driver, /签到成功，\+(\d+) 积分/)
    await seeCount(driver, '今天已签到', 1)
    // The figure rolls there.
    const now = (parseCredits(before) + parseCredits(gained)).toLocaleString('en-US')
    await see(driver, new RegExp(`积分\\s*${now}`))
    await waitForEqual(() => today.count(), 0)
  })

  it('a job that failed says why, gives back its credits and can be tried again', async () => {
    api.answerWith((_call, response) => {
      response.writeHead(500, { 'content-type': 'application/json' })
      response.end('{"error":{"message":"no"}}')
    })
    const { id, status } = await account.runJob({ prompt: '会失败一次的画', model, ratio: '1:1' })
    assert.equal(status, 'failed')
    await driver.goto(`/pagesD/job-detail/job-detail?id=${id}`)
    await see(driver, '这次没有画成')
    await see(driver, /\d+ 积分已退回/)
    api.answerWith(null)
    await driver.tap('重试')
    await see(driver, '再画一张', 60_000)
    assert.deepEqual(await driver.problems(), [])
  })

  it('what is picked in 画夹 is deleted together, and nothing else', async () => {
    for (const prompt of ['留下的画', '删掉的画一', '删掉的画二']) {
      await account.runJob({ prompt, model, ratio: '1:1' })
    }
    await driver.goto('/pages/folder/folder')
    await driver.longPress('删掉的画一，1 张')
    await see(driver, '已选 1 项')
    await driver.tap('删掉的画二，1 张')
    await see(driver, '已选 2 项')
    await driver.tap('删除')
    await seeDialog(driver, '删除 2 项？')
    await driver.answerDialog(true)
    await seeCount(driver, '删掉的画一，1 张', 0)
    await seeCount(driver, '删掉的画二，1 张', 0)
    await waitForEqual(() => driver.count('留下的画，1 张'), 1)
    assert.deepEqual(await driver.problems(), [])
  })

  it(`${WORKS} works scroll with at most ${CARDS_MAX} cards in the document`, async () => {
    await copyJob(server.sql, (await account.runJob({ prompt: '一千张', model, ratio: '1:1' })).id)
    await driver.goto('/pages/folder/folder')
    // The last snapshot is shown first, with the job of the event, until the server has answered.
    await driver.page.getByRole('button', { name: '一千张，1 张' }).nth(5).waitFor()
    const deadline = Date.now() + SCROLL_MS
    let most = 0
    for (;;) {
      const state = await driver.page.evaluate(() => {
        const foot = document.querySelector('.mg-listfoot')
        foot?.scrollIntoView()
        return {
          cards: document.querySelectorAll('.mg-tile').length,
          foot: foot?.textContent ?? '',
          heightPx: document.querySelector('.mg-library')?.scrollHeight ?? 0,
        }
      })
      most = Math.max(most, state.cards)
      if (state.foot === '已经到底啦~~') {
        assert.ok(state.heightPx > WORKS * 20, `a thousand works are ${state.heightPx} px high`)
        break
      }
      assert.ok(Date.now() < deadline, `no end: ${JSON.stringify(state)}`)
      await driver.page.waitForTimeout(30)
    }
    assert.ok(most > 0 && most <= CARDS_MAX, `${most} cards`)
    assert.deepEqual(await driver.problems(), [])
  })

  it(`memory is flat after ${VIEWS} pictures were looked at closely`, async () => {
    const { id } = await account.runJob({ prompt: '看一百遍', model, ratio: '1:1' })
    await driver.goto(`/pagesD/job-detail/job-detail?id=${id}`)
    await arriveAt(driver, 'pagesD/job-detail/job-detail')
    await view(driver, WARM_VIEWS)
    const before = await heapBytes(driver.page)
    await view(driver, VIEWS)
    const now = await heapBytes(driver.page)
    assert.ok(now <= before * HEAP_GROWTH_MAX, `${before} bytes grew to ${now}`)
  })
})

function parseCredits(shown = ''): number {
  return Number(shown.replace(/,/g, ''))
}

/** Copies one finished job a thousand times, an hour apart: what a busy year leaves. */
async function copyJob(sql: Sql, jobId: string): Promise<void> {
  await sql(
    `insert into jobs select (jsonb_populate_record(j, jsonb_build_object(
       'id', j.id || '-' || n, 'request_id', j.request_id || '-' || n,
       'created_at', j.created_at - n * interval '1 hour'))).*
     from jobs j, generate_series(1, ${WORKS - 1}) n where j.id = $1`,
    [jobId],
  )
  await sql(
    `insert into pictures select (jsonb_populate_record(p, jsonb_build_object(
       'id', p.id || '-' || n, 'job_id', p.job_id || '-' || n))).*
     from pictures p, generate_series(1, ${WORKS - 1}) n where p.job_id = $1`,
    [jobId],
  )
}

async function view(driver: BrowserDriver, times: number): Promise<void> {
  const opener = driver.page.getByRole('button', { name: '第 1 张，共 1 张，查看大图' })
  const closer = driver.page.getByRole('button', { name: '关闭' })
  for (let seen = 0; seen < times; seen += 1) {
    // Without the care of a finger, which waits for every movement to end: it is about memory.
    await opener.dispatchEvent('click')
    await closer.dispatchEvent('click')
    await closer.waitFor({ state: 'detached' })
  }
}

async function heapBytes(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  // Twice: what a finaliser lets go of is only collected in the next round.
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  await devtools.detach()
  return usedSize
}
