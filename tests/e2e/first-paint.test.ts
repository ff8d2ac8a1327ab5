/// <reference lib="dom" />
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { multiplyWork, openDesk } from '../journeys/back-office'
import { SMALL, startServer, type JourneyServer } from '../journeys/server'
import { Account } from './account'
import { launchBrowser, newPhone, type BrowserShare } from './browser'

const DRAWN = '#mg-first-paint'
const SQUARE = '/pages/playground/playground'
/** Rounding of lengths to hundredths, twice. */
const NEAR_PX = 1

/** Of what scripts take until the page is there: evaluated in one task, the first script takes two fifths. */
const LARGEST_SHARE = 0.3

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Beginning and length, µs. */
  readonly ts: number
  readonly dur?: number
  /** Time of the thread, µs. */
  readonly tdur?: number
  readonly args?: { readonly data?: { readonly url?: string } }
}

const SCRIPT = /^(EvaluateScript|FunctionCall|v8\.callFunction|RunMicrotasks)$/
const getEnd = ({ ts, dur = 0 }: TraceEvent) => ts + dur

/** Script time of each task of the thread that ran the first script, µs of the thread. */
function scriptTimes(events: readonly TraceEvent[]): number[] {
  const first = events.find(
    ({ name, args }) => name === 'EvaluateScript' && /\/js\/app\./.test(args?.data?.url ?? ''),
  )
  assert.ok(first, 'the first script is in the trace')
  const whole = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === first.pid && tid === first.tid)
    .sort((a, b) => a.ts - b.ts)
  const tasks = whole.filter(({ name }) => name.endsWith('RunTask'))
  return tasks.map((task) => {
    let [sum, end] = [0, task.ts]
    for (const script of whole) {
      // Functions called by another one are part of it.
      if (!SCRIPT.test(script.name) || script.ts < end || getEnd(script) > getEnd(task)) continue
      sum += script.tdur ?? 0
      end = getEnd(script)
    }
    return sum
  })
}

type Box = readonly [left: number, top: number, width: number, height: number]

describe('what the document draws before the scripts have run', () => {
  let server: JourneyServer
  let browser: BrowserShare
  before(async () => {
    server = await startServer({ WELCOME_CREDITS: '100', ...SMALL })
    browser = await launchBrowser()
    const pass = await openDesk(server.url, server.sql, '13800136911')
    const maker = await Account.signIn(server.url, '13800136912')
    for (const ratio of ['3:4', '16:9'] as const) {
      const job = await maker.runJob({ prompt: '雪山湖泊日出', ratio })
      const pictureId = job.pictures[0]?.id
      await maker.post('/api/works/post', { jobId: job.id, pictureId, title: '雪山' })
      await pass()
      await multiplyWork(server.sql, job.id, 3)
    }
  })
  after(async () => {
    await browser?.close()
    await server?.close()
  })

  /** Boxes of what a selector finds, once `wanted` of it is there. */
  async function boxes(
    url: string,
    { find, until, scripts }: { find: string; until: string; scripts: boolean },
  ): Promise<Box[]> {
    const phone = await newPhone(browser, {
      motion: true,
      url: server.url,
      viewport: { width: 360, height: 640 },
    })
    try {
      const page = await phone.newPage()
      // Empty instead of aborted: a script that fails to load makes the page reload.
      if (!scripts)
        await page.route(/\/js\//, (route) =>
          route.fulfill({ contentType: 'text/javascript', body: '' }),
        )
      await page.goto(url)
      await page.locator(until).first().waitFor({ state: 'attached' })
      if (scripts) await page.locator(DRAWN).waitFor({ state: 'detached' })
      return await page.locator(find).evaluateAll((found) =>
        found.map((element): Box => {
          const { left, top, width, height } = element.getBoundingClientRect()
          return [left, top, width, height]
        }),
      )
    } finally {
      await phone.close()
    }
  }

  function assertNear(drawn: readonly Box[], there: readonly Box[]): void {
    drawn.forEach((box, index) => {
      const off = box.map((value, side) => Math.abs(value - (there[index]?.[side] ?? Infinity)))
      assert.ok(Math.max(...off) <= NEAR_PX, `${index}: ${box.join()} and ${there[index]?.join()}`)
    })
  }

  it('创作: the box for the words is where the form has it, and goes when that is there', async () => {
    const drawn = await boxes('/', {
      find: `${DRAWN} > :nth-child(4)`,
      until: DRAWN,
      scripts: false,
    })
    const there = await boxes('/', { find: '.composer', until: '.composer', scripts: true })
    assert.equal(drawn.length, 1)
    assertNear(drawn, there)
  })

  it('广场: banner and first tiles hang where the page hangs them', async () => {
    const drawn = await boxes(SQUARE, { find: `${DRAWN} > img`, until: DRAWN, scripts: false })
    const banner = await boxes(SQUARE, {
      find: '.mg-banners__card',
      until: '.mg-work',
      scripts: true,
    })
    const tiles = await boxes(SQUARE, {
      find: '.mg-work__picture',
      until: '.mg-work',
      scripts: true,
    })
    assert.equal(drawn.length, 5, 'a banner and four tiles')
    assertNear(drawn, [...banner.slice(0, 1), ...tiles])
  })

  it('is gone at the first tap, whatever the page still waits for', async () => {
    const phone = await newPhone(browser, { url: server.url })
    const page = await phone.newPage()
    await page.route(/\/js\//, (route) => route.abort())
    await page.goto('/')
    await page.locator(DRAWN).waitFor({ state: 'attached' })
    await page.touchscreen.tap(100, 400)
    await page.locator(DRAWN).waitFor({ state: 'detached' })
    await phone.close()
  })

  it('the first script runs in parts, each a task of its own', async () => {
    const phone = await newPhone(browser, { url: server.url })
    const page = await phone.newPage()
    const devtools = await phone.newCDPSession(page)
    const events: TraceEvent[] = []
    devtools.on('Tracing.dataCollected', ({ value }) => {
      events.push(...(value as unknown as TraceEvent[]))
    })
    const ended = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
    await devtools.send('Tracing.start', { categories: 'devtools.timeline,toplevel,v8' })
    await page.goto('/')
    await page.locator('.composer').waitFor()
    await devtools.send('Tracing.end')
    await ended
    await phone.close()
    const times = scriptTimes(events)
    const all = times.reduce((sum, time) => sum + time, 0)
    assert.ok(times.length > 5, 'its tasks are in the trace')
    const largest = Math.max(...times)
    assert.ok(largest / all < LARGEST_SHARE, `${largest} of ${all} µs`)
  })
})
