/// <reference lib="dom" />
/** Safari's engine draws H5, too: the main story, changing tabs, and ten pages looked at. */
import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { after, afterEach, before, describe, it } from 'node:test'
import sharp from 'sharp'
import { findWebkit } from '../../scripts/lib/machine.mjs'
import { everything } from '../../studio/testing/effort'
import { see } from '../journeys/driver'
import { newStory } from '../journeys/scenario'
import { startServer, WATCHED, type JourneyServer } from '../journeys/server'
import { defineStory } from '../journeys/story'
import { PHONE } from './browser'
import { ground, type Ground } from './screen-fixture'
import type { Fixture } from './screen'
import { planTaps, readShown, TAB_PATHS, tabCenter, waitForAgreement } from './tab-taps'
import { WebkitDriver } from './webkit/driver'
import { WebDriverError } from './webkit/session'

const SKIP = !everything
  ? 'with --all'
  : findWebkit() === null
    ? 'no WebKit here (webkit2gtk-driver, xvfb)'
    : false
/** Photographs for a change of the pages; stored next to the logs of the run. */
const PICTURES = resolve(__dirname, '../../.cache/tests/webkit')
/** A page of text and pictures has far more; an empty one has its background and a bar. */
const LEAST_COLOURS = 24
const SHRUNK = { width: 98, height: 211 }

const SEED = 7
const WEBKIT_LOADS = 30
/** Of each script of a page: a quick start, and slow ones. */
const SCRIPT_DELAYS_MS = [0, 200, 500, 900]
const START_MS = 30_000

/** Runs in the page, which is about to be left. */
function markAsOld(): void {
  Reflect.set(window, 'isOld', true)
}

/** Runs in the page: whether the next one has its bar, and a page to look at. */
function readStart(): { hasBar: boolean; hasPage: boolean } {
  const isNew = !('isOld' in window)
  return {
    hasBar: isNew && document.querySelector('taro-tabbar [role=tab]') !== null,
    hasPage: [...document.querySelectorAll('.taro_page')].some((page) => page.textContent),
  }
}

async function waitUntil(holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + START_MS
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('the tab bar is not there')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

interface Place {
  name: string
  address: (fixture: Fixture) => string
  words: (string | RegExp)[]
  /** Pictures that must have been drawn. */
  pictures: number
}

const PLACES: Place[] = [
  { name: 'create', address: () => '/', words: ['水墨', '画幅'], pictures: 3 },
  {
    name: 'square',
    address: () => '/pages/playground/playground',
    words: ['推荐', '最新'],
    pictures: 2,
  },
  { name: 'tools', address: () => '/pages/tools/tools', words: ['抠图'], pictures: 2 },
  { name: 'folder', address: () => '/pages/folder/folder', words: ['选择'], pictures: 2 },
  { name: 'me', address: () => '/pages/ucenter/ucenter', words: [/积分\s*[\d,]+/], pictures: 0 },
  {
    name: 'result',
    address: ({ doneId }) => `/pagesD/job-detail/job-detail?id=${doneId}`,
    words: ['再画一张'],
    pictures: 1,
  },
  {
    name: 'work',
    address: ({ publicId }) => `/pagesD/works-detail/works-detail?id=${publicId}`,
    words: ['画同款', '松风'],
    pictures: 1,
  },
  { name: 'tool', address: () => '/pagesE/rembg/rembg', words: ['选一张图片'], pictures: 4 },
  {
    name: 'album',
    address: ({ albumId }) => `/pages/folder/album-detail?id=${albumId}`,
    words: ['四季'],
    pictures: 1,
  },
  { name: 'pay', address: () => '/pagesC/ucenter/pay', words: ['积分'], pictures: 0 },
]

/** Runs in the page: pictures in sight, their placeholders not counted. */
function picturesDrawn(): number {
  return [...document.images].filter((image) => {
    const { top, bottom, width, height } = image.getBoundingClientRect()
    const inSight = width > 0 && height > 0 && bottom > 0 && top < innerHeight
    const drawn = image.complete && image.naturalWidth > 0 && !image.src.startsWith('data:')
    return inSight && drawn && image.checkVisibility({ opacityProperty: true })
  }).length
}

async function countColours(png: Buffer): Promise<number> {
  const pixels = await sharp(png).resize(SHRUNK).removeAlpha().raw().toBuffer()
  const found = new Set<number>()
  for (let at = 0; at < pixels.length; at += 3) found.add(pixels.readUIntBE(at, 3))
  return found.size
}

describe('the main story in WebKit', { skip: SKIP }, () => {
  const story = newStory('13800136091')
  let server: JourneyServer
  let driver: WebkitDriver
  before(async () => {
    server = await startServer(WATCHED)
    driver = await WebkitDriver.open(server.url)
  })
  after(async () => {
    await driver?.close()
    await server?.close()
  })

  defineStory(() => driver, story)
})

describe('changing tabs in WebKit', { skip: SKIP }, () => {
  let server: JourneyServer
  let driver: WebkitDriver
  before(async () => {
    server = await startServer(WATCHED)
    driver = await WebkitDriver.open(server.url, 'none')
  })
  after(async () => {
    await driver?.close()
    await server?.close()
  })

  const read = () => driver.session.run(readShown)

  /** The document may be exchanged while it is read. */
  async function readStartNow(): Promise<{ hasBar: boolean; hasPage: boolean }> {
    try {
      return await driver.session.run(readStart)
    } catch (error) {
      if (error instanceof WebDriverError && error.kind === 'no such frame') {
        return { hasBar: false, hasPage: false }
      }
      throw error
    }
  }

  /** By the mouse, for there is no finger here. */
  async function findDisagreementsAfter(load: number): Promise<string[]> {
    const { isBeforeFirstPaint, taps } = planTaps(SEED, load)
    driver.slowScripts(SCRIPT_DELAYS_MS[load % SCRIPT_DELAYS_MS.length] ?? 0)
    await driver.session.run(markAsOld)
    await driver.goto('/')
    await waitUntil(async () => {
      const { hasBar, hasPage } = await readStartNow()
      return hasBar && (isBeforeFirstPaint || hasPage)
    })
    await driver.session.clickPoints(
      taps.map(({ tab, gapMs }) => ({ ...tabCenter(tab), pauseMs: gapMs })),
    )
    const last = taps.at(-1)?.tab ?? TAB_PATHS[0]
    const found = await waitForAgreement(read, last)
    if (found.length > 0) return found
    for (const tab of TAB_PATHS) {
      await driver.session.clickPoints([{ ...tabCenter(tab), pauseMs: 0 }])
      const later = await waitForAgreement(read, tab)
      if (later.length > 0) return later.map((words) => `afterwards ${words}`)
    }
    return []
  }

  it(`${WEBKIT_LOADS} loads with slow scripts and random clicks show the tab clicked last`, async (t) => {
    const disagreements: string[] = []
    for (let load = 0; load < WEBKIT_LOADS; load += 1) {
      const found = await findDisagreementsAfter(load)
      disagreements.push(...found.map((words) => `load ${load}: ${words}`))
    }
    t.diagnostic(`${WEBKIT_LOADS} loads, ${disagreements.length} disagreements`)
    assert.deepEqual(disagreements, [])
  })
})

describe('ten pages in WebKit', { skip: SKIP }, () => {
  let current: Ground
  let driver: WebkitDriver
  before(async () => {
    current = await ground.take()
    driver = await WebkitDriver.open(current.server.url)
    await driver.signIn(current.fixture.tokens.owner)
    await mkdir(PICTURES, { recursive: true })
  })
  after(async () => {
    await driver?.close()
    if (current) await ground.giveBack()
  })

  afterEach(() => driver?.forget())

  for (const { name, address, words, pictures } of PLACES) {
    it(`${name} is drawn, fits and is quiet`, async () => {
      await driver.goto(address(current.fixture))
      for (const word of words) await see(driver, word)
      await driver.settled(picturesDrawn, pictures)
      const png = await driver.session.screenshot()
      await writeFile(join(PICTURES, `${name}.png`), png)
      const { width, height } = await sharp(png).metadata()
      const sideways = await driver.session.run(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return Math.max(scrollWidth, document.body.scrollWidth) - clientWidth
      })
      assert.deepEqual(
        { width, height, sideways, problems: await driver.problems() },
        { ...PHONE, sideways: 0, problems: [] },
      )
      assert.ok((await countColours(png)) >= LEAST_COLOURS, 'the picture of the page is not blank')
    })
  }
})
