import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { see } from '../journeys/driver'
import { SMALL, startServer, type JourneyServer } from '../journeys/server'
import { sidewaysOn, violationsOn } from './accessibility'
import { launchBrowser, newPhone, type BrowserShare } from './browser'
import { BrowserDriver } from './driver'
import { faultsOfWords } from './hostile-looks'
import { makeHostileFixture, type HostileFixture } from './hostile-people'
import { HOSTILE_SCREENS, WORK, type Whose } from './hostile-screens'
import { ENDLESS, NOTHING, RAN } from './hostile-words'
import { closeSheet, openSheet } from './sheets'

const PHONE = { width: 360, height: 640 }

/** Bodies that hold one endless or empty text each. */
const refusals = ({ workIds, jobId, pictureId }: HostileFixture): [string, string, object][] => [
  ['PUT', '/api/user', { nickname: ENDLESS }],
  ['PUT', '/api/user', { nickname: NOTHING }],
  ['PUT', '/api/user', { bio: ENDLESS }],
  ['POST', '/api/album', { name: ENDLESS, jobIds: [] }],
  ['POST', '/api/album', { name: NOTHING, jobIds: [] }],
  ['POST', '/api/works/post', { jobId, pictureId, title: ENDLESS }],
  ['POST', '/api/works/post', { jobId, pictureId, title: '山', words: ENDLESS }],
  ['POST', '/api/works/post', { jobId, pictureId, title: '山', tags: [ENDLESS] }],
  ['POST', '/api/works/report', { id: workIds[0], reason: 'other', words: ENDLESS }],
  ['POST', '/api/feedback', { requestId: randomUUID(), kind: 'bug', words: ENDLESS }],
  [
    'POST',
    '/api/generate',
    { requestId: randomUUID(), params: { prompt: ENDLESS, ratio: '1:1' }, quotedCredits: 1 },
  ],
]

describe('the worst that people can write', () => {
  let folder: string
  let server: JourneyServer
  let browser: BrowserShare
  let fixture: HostileFixture
  let tabs: Record<Whose, BrowserDriver>

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'moguang-words-'))
    server = await startServer({ DATA_DIR: folder, ...SMALL, RATE_LIMIT_PER_MINUTE: '100000' })
    browser = await launchBrowser()
    fixture = await makeHostileFixture(server.url, server.sql)
    const open = async (tokens: HostileFixture['reviewer']['tokens'] | undefined) =>
      BrowserDriver.open(
        await newPhone(browser, {
          url: server.url,
          viewport: PHONE,
          ...(tokens ? { tokens } : {}),
        }),
        'about:blank',
      )
    tabs = {
      author: await open(fixture.people[0]?.tokens),
      other: await open(fixture.people[1]?.tokens),
      reviewer: await open(fixture.reviewer.tokens),
    }
  })
  after(async () => {
    await browser?.close()
    await server?.close()
    await rm(folder, { recursive: true, force: true })
  })

  const collectFaults = async (driver: BrowserDriver) => {
    const { page } = driver
    await driver.settled()
    return [
      ...(await faultsOfWords(page)),
      ...(await sidewaysOn(page)),
      // Targets covered by a dock until one scrolls are no matter of words; pages.test.ts checks
      // them.
      ...(await violationsOn(page)).filter((line) => !line.startsWith('target-size')),
    ]
  }

  for (const { name, whose, address, arrange, sheets = [] } of HOSTILE_SCREENS) {
    it(`is only words on ${name}`, async () => {
      const driver = tabs[whose]
      await driver.openFresh(address(fixture))
      await arrange(driver)
      const found = await collectFaults(driver)
      for (const one of sheets) {
        const dialog = await openSheet(driver, one)
        found.push(...(await collectFaults(driver)).map((fault) => `${one.name}: ${fault}`))
        await closeSheet(driver, dialog)
      }
      found.push(...(await driver.problems()))
      assert.deepEqual(found, [])
    })
  }

  it('is only words in the preview of a link', async () => {
    for (const id of [...fixture.workIds, fixture.remakeId]) {
      const html = await (await fetch(`${server.url}${WORK}${id}`)).text()
      const head = html.slice(0, html.indexOf('</head>'))
      assert.equal(head.includes(`<script>self.${RAN}`), false)
      assert.equal(/<img|<svg|<b>/.test(head), false)
      assert.doesNotMatch(head, /[\u202a-\u202e\u2066-\u2069](?![^<]*\u2069)/)
    }
  })

  it('is refused in one sentence where it is too much or nothing', async () => {
    for (const [method, path, body] of refusals(fixture)) {
      const answer = await fetch(`${server.url}${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${fixture.people[0]?.tokens.token}`,
        },
        body: JSON.stringify(body),
      })
      const { message } = (await answer.json()) as { message: string }
      assert.equal(answer.status, 400, `${path} ${message}`)
      assert.match(message, /^[^\n。；]{4,40}$/u, path)
    }
  })

  it('typed without end into 创作 it is cut or refused before it is sent', async () => {
    const driver = tabs.author
    await driver.openFresh('/')
    await see(driver, '水墨')
    await driver.fill('画面描述', ENDLESS)
    const found = await collectFaults(driver)
    const length = (await driver.value('画面描述')).length
    assert.ok(length <= 800 || /多了|最多/.test(await driver.text()), `${length} characters stand`)
    assert.deepEqual([...found, ...(await driver.problems())], [])
  })
})
