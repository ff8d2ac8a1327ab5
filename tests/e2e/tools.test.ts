import assert from 'node:assert/strict'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { BrowserContext } from 'playwright-core'
import type { JobView } from '@contract/jobs'
import { ALL_TOOLS } from '@contract/tools/all'
import { repetitions } from '../../studio/testing/effort'
import { see } from '../journeys/driver'
import { shareServer, type JourneyServer } from '../journeys/server'
import { assertToolResult } from '../journeys/tool-result'
import { Account } from './account'
import { launchBrowser, newPhone, type BrowserShare } from './browser'
import { BrowserDriver } from './driver'
import { toolHands, type ToolHands } from './tool-gestures'
import { TOOL_ROWS, type ToolRow } from './tool-rows'

const DONE_MS = 300_000
/** Folder of pictures of the results. */
const SHOTS = process.env.TOOL_SHOTS

/** The tab is one for all of them. */
const SHOWN_MOVING = repetitions('journeys of tools with all motion', {
  usual: 0,
  all: TOOL_ROWS.length,
})

const MEDIA_REFS = /(?<=")(?:upload|picture):[^"]+(?=")/g

/** All results of a user, each as its own page shows it. */
async function fetchJobs(account: Account): Promise<JobView[]> {
  const { list, total } = await account.get<{ list: JobView[]; total: number }>(
    '/api/job/myJobList?state=succeeded&pageSize=50',
  )
  assert.equal(list.length, total)
  return Promise.all(list.map(({ id }) => account.get<JobView>(`/api/job/${id}`)))
}

async function until(isSo: () => boolean): Promise<void> {
  const deadline = Date.now() + 30_000
  while (!isSo()) {
    assert.ok(Date.now() < deadline, 'it did not happen in time')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

describe('real photographs through every tool, on H5 in a browser', () => {
  let server: JourneyServer
  let browser: BrowserShare
  let account: Account
  let phone: BrowserContext
  let tab: BrowserDriver
  before(async () => {
    server = await shareServer({}, 'embedded')
    browser = await launchBrowser()
    account = await Account.signIn(server.url, '13800136077')
    phone = await newPhone(browser, {
      url: server.url,
      tokens: account.tokens,
      motion: SHOWN_MOVING > 0,
    })
    tab = await BrowserDriver.open(phone, 'about:blank')
  })
  after(async () => {
    await browser?.close()
    await server?.close()
  })

  /** Shown pictures load: a result is a picture, not an empty frame. */
  async function toResult({ page, driver, tap }: ToolHands): Promise<void> {
    await see(driver, /开始\s*·\s*(\d+ 秒 )?\d+ 积分/)
    await tap('开始')
    await page.waitForURL(/job-detail/, { timeout: DONE_MS })
    await see(driver, /再来一次|再画一张/)
    await page.waitForFunction(() => {
      const pictures = [...document.images].filter((image) => image.checkVisibility())
      return pictures.length > 0 && pictures.every((image) => image.naturalWidth > 0)
    })
  }

  async function shoot({ page }: ToolHands, name: string): Promise<void> {
    if (SHOTS === undefined) return
    await mkdir(SHOTS, { recursive: true })
    await page.waitForTimeout(1500)
    await page.screenshot({ path: path.join(SHOTS, `${name}.png`) })
  }

  /** Closes everything of the journey before; the stored state stays. */
  async function leaveTab(): Promise<BrowserDriver> {
    await tab.page.goto('about:blank')
    tab.complaints.forget()
    return tab
  }

  async function journey(row: ToolRow, name: string): Promise<void> {
    const driver = await leaveTab()
    const hands = toolHands(driver, account)
    try {
      await (row.open ? row.open(hands) : hands.goto(row.route))
      await row.fill(hands)
      await shoot(hands, `${name}-form`)
      await toResult(hands)
      await shoot(hands, name)
      await row.seen?.(hands)
      assert.deepEqual(await driver.problems(), [])
    } catch (error) {
      await shoot(hands, `${name}-failed`)
      const lines = server.output().split('\n')
      process.stderr.write(`${lines.filter((text) => /"level":[56]0/.test(text)).join('\n')}\n`)
      throw error
    }
  }

  for (const [index, row] of TOOL_ROWS.entries()) {
    const name = row.route.split('/').at(-1) ?? ''
    it(`${name}: ${row.title}`, () => journey(row, `${index}-${name}`))
  }

  it('img2tag: a photograph becomes words, which the log keeps', async () => {
    const hands = toolHands(await BrowserDriver.open(phone, '/pagesE/img2tag/img2tag'), account)
    await hands.photo('coffee.jpg')
    await see(hands.driver, /开始\s*·\s*\d+ 积分/)
    await hands.tap('开始')
    await see(hands.driver, '用这段描述画一张', DONE_MS)
    await shoot(hands, 'img2tag')
    await hands.goto('pages/index/img2tag-log')
    await see(hands.driver, '识图记录')
    await hands.page.getByRole('button', { name: /删除/ }).first().waitFor()
    await shoot(hands, 'img2tag-log')
    assert.deepEqual(await hands.driver.problems(), [])
  })

  it('every tool made something, and each result says of what, by which and that AI did it', async () => {
    const tools = ALL_TOOLS.filter(({ route }) => route.startsWith('pagesE/'))
    const toolIds = new Set<string>()
    for (const job of await fetchJobs(account)) {
      const tool = tools.find(({ id }) => id === job.tool)
      assert.ok(tool, job.toolName)
      toolIds.add(tool.id)
      await assertToolResult(tool, job, async (url) => {
        const answer = await fetch(new URL(url, server.url))
        return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
      })
      const named = new Set(JSON.stringify(job.params).match(MEDIA_REFS))
      assert.deepEqual(new Set(job.sources.map(({ ref }) => ref)), named, tool.name)
    }
    assert.deepEqual(
      tools.filter(({ id }) => !toolIds.has(id)).map(({ id }) => id),
      [],
    )
  })

  it('webview: inside a mini-program the board hands its picture over and closes', async () => {
    const driver = await BrowserDriver.open(phone, 'about:blank')
    const { page, goto, draw, tap } = toolHands(driver, account)
    const messages: unknown[] = []
    await page.exposeFunction('handed', (message: unknown) => void messages.push(message))
    await page.addInitScript(
      'window.wx = { miniProgram: { postMessage: handed, navigateBack: () => handed("back") } }',
    )
    await goto('pagesE/paint/webview')
    await draw()
    await tap('完成')
    await until(() => messages.length === 2)
    const [{ data }] = messages as [{ data: { type: string; ref: string; url: string } }]
    assert.match(`${data.type} ${data.ref}`, /^doodle upload:/)
    const picture = await page.request.get(data.url)
    assert.equal(picture.headers()['content-type'], 'image/png')
    assert.deepEqual(messages[1], 'back')
    await page.close()
  })

  it('no tool is left out', () => {
    const shown = new Set([...TOOL_ROWS.map(({ route }) => route), 'pagesE/img2tag/img2tag'])
    const pages = ALL_TOOLS.map(({ route }) => route).filter((route) => route.startsWith('pagesE/'))
    assert.deepEqual(
      pages.filter((route) => !shown.has(route)),
      [],
    )
  })
})
