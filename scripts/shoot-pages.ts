import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { BrowserContext, Page } from 'playwright-core'
import sharp from 'sharp'
import { openDatabase } from '../server/src/platform/db/client'
import { Account, type Tokens } from '../tests/e2e/account'
import { launchBrowser, newPhone, PHONE } from '../tests/e2e/browser'
import { BrowserDriver } from '../tests/e2e/driver'
import type { Fixture, Who } from '../tests/e2e/screen'
import { SCREENS } from '../tests/e2e/screens'
import { closeSheet, openSheet } from '../tests/e2e/sheets'
import { samplesPainted, makeFixture, withChoice } from '../tests/e2e/fixture'
import { see } from '../tests/journeys/driver'
import { AS_INSTALLED, startServer, type StartOptions } from '../tests/journeys/server'

/**
 * Photographs every page of the built H5 app, with real works of the embedded painter, into
 * docs/pages: node --import tsx scripts/shoot-pages.ts [name …]
 * With --into <folder> it photographs them there in every window, uncompressed, to be looked at; with
 * names as well the samples are small ones and 画夹 has few works, unless --gallery is given.
 */

const FOLDER = path.join(__dirname, '../docs/pages')
const WINDOWS = [
  { width: 360, height: 640 },
  PHONE,
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

/** Takes a picture of what is open, under this name. */
type SaveShot = (name: string, page: Page) => Promise<void>
const MAX_BYTES = 250_000
/** Entering, developing and loading are over. */
const SETTLE_MS = 1600
const PAINTING_MS = 2600

const WORKS = [
  { prompt: '云海，迎客松，仙鹤', style: 'ink', ratio: '3:4', daysAgo: 2 },
  { prompt: '富士山，樱花', style: 'ukiyoe', ratio: '1:1', daysAgo: 2 },
  { prompt: '星空下的湖，孔明灯', style: 'watercolour', ratio: '3:4', daysAgo: 1 },
  { prompt: '惊涛骇浪，帆船', style: 'ukiyoe', ratio: '4:3', daysAgo: 1 },
  { prompt: '锦鲤，荷花', style: 'watercolour', ratio: '1:1', daysAgo: 1 },
  { prompt: '踏雪寻梅', style: 'ink', ratio: '9:16', daysAgo: 0 },
  { prompt: '海上明月，灯塔', style: 'ukiyoe', ratio: '3:4', daysAgo: 0 },
]

/** A gallery of several days. */
async function paintWorks(url: string, folder: string, tokens: Tokens): Promise<void> {
  const owner = Account.resume(url, tokens)
  const databaseUrl = `postgres://postgres@localhost:5432/postgres?host=${path.join(folder, 'run')}`
  const { pool, close } = await openDatabase({ databaseUrl, dataDir: null, maxConnections: 1 })
  try {
    for (const { daysAgo, ...params } of WORKS) {
      const { id } = await owner.runJob(params)
      await pool.query(
        `update jobs set created_at = created_at - $2 * interval '1 day' where id = $1`,
        [id, daysAgo],
      )
    }
  } finally {
    await close()
  }
}

/** Width in pixels and colours of the palette, best first. */
const QUALITIES = [
  [780, 256],
  [780, 128],
  [585, 192],
  [585, 96],
  [468, 96],
] as const

/** In the best quality that the size limit allows. */
const intoDocs: SaveShot = async (name, page) => {
  const picture = await page.screenshot()
  for (const [width, colours] of QUALITIES) {
    const resized = sharp(picture).resize(width)
    const small = await resized.png({ palette: true, colours, effort: 8 }).toBuffer()
    if (small.byteLength > MAX_BYTES) continue
    await writeFile(path.join(FOLDER, `${name}-${PHONE.width}x${PHONE.height}.png`), small)
    process.stdout.write(`${name} ${(small.byteLength / 1000).toFixed(0)} kB\n`)
    return
  }
  throw new Error(`${name} stays larger than ${MAX_BYTES} bytes`)
}

const intoFolder =
  (folder: string): SaveShot =>
  async (name, page) => {
    const { width, height } = page.viewportSize() ?? PHONE
    await page.screenshot({ path: path.join(folder, `${name}-${width}x${height}.png`) })
  }

async function shootRunning(phone: BrowserContext, saveShot: SaveShot): Promise<void> {
  const driver = await BrowserDriver.open(phone, '/')
  await see(driver, '水墨')
  await driver.fill('画面描述', '雪山湖泊日出，一叶小舟')
  await driver.tap('水彩')
  await driver.tap('4 张')
  await driver.tap('生成')
  await see(driver, '可以离开，画好会在画夹提醒你')
  await driver.page.waitForTimeout(PAINTING_MS)
  await saveShot('running', driver.page)
  await see(driver, '再画一张', 180_000)
  await driver.page.close()
}

type IsWanted = (screen: { name: string }) => boolean

async function shootScreens(
  phones: Record<Who, BrowserContext>,
  { fixture, isWanted, keep: saveShot }: { fixture: Fixture; isWanted: IsWanted; keep: SaveShot },
) {
  for (const screen of SCREENS) {
    const sheets = (screen.sheets ?? []).filter(isWanted)
    if (!isWanted(screen) && sheets.length === 0) continue
    const driver = await BrowserDriver.open(phones[screen.who], screen.address(fixture))
    await screen.arrange(driver)
    const shoot = async ({ name }: { name: string }) => {
      await driver.page.waitForTimeout(SETTLE_MS)
      await saveShot(name, driver.page)
    }
    if (isWanted(screen)) await shoot(screen)
    for (const sheet of sheets) {
      const dialog = await openSheet(driver, sheet)
      await shoot(sheet)
      await closeSheet(driver, dialog)
    }
    const problems = await driver.problems()
    if (problems.length > 0) process.stdout.write(`${problems.join('\n')}\n`)
    await driver.page.close()
  }
}

async function main(): Promise<void> {
  const { values, positionals: only } = parseArgs({
    allowPositionals: true,
    options: { into: { type: 'string' }, gallery: { type: 'boolean', default: false } },
  })
  // Painting takes minutes, which is too long for a look at two screens.
  const paints = values.gallery || values.into === undefined || only.length === 0
  const start: StartOptions = { ...AS_INSTALLED, ...(!paints && { samples: 'given' }) }
  const isWanted: IsWanted = ({ name }) => only.length === 0 || only.includes(name)
  const target = values.into ?? FOLDER
  const saveShot = values.into === undefined ? intoDocs : intoFolder(values.into)
  const windows = values.into === undefined ? [PHONE] : WINDOWS
  const folder = await mkdtemp(path.join(tmpdir(), 'moguang-shoot-'))
  const browser = await launchBrowser()
  try {
    await mkdir(target, { recursive: true })
    const fixture = await makeFixture(folder, {}, start)
    const server = await startServer(await withChoice(folder), start)
    try {
      if (paints) {
        await paintWorks(server.url, folder, fixture.tokens.owner)
        await samplesPainted(Account.resume(server.url, fixture.tokens.owner))
      }
      const { owner, reviewer } = fixture.tokens
      for (const viewport of windows) {
        const open = (tokens?: Tokens) =>
          newPhone(browser, { url: server.url, deviceScaleFactor: 2, viewport, tokens })
        const phones = {
          owner: await open(owner),
          reviewer: await open(reviewer),
          visitor: await open(),
        }
        if (isWanted({ name: 'running' })) await shootRunning(phones.owner, saveShot)
        await shootScreens(phones, { fixture, isWanted, keep: saveShot })
      }
    } finally {
      await server.close()
    }
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}

void main()
