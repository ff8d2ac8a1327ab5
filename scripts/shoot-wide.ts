import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { launchBrowser, newPhone, type BrowserShare } from '../tests/e2e/browser'
import { BrowserDriver } from '../tests/e2e/driver'
import { makeFixture, withChoice } from '../tests/e2e/fixture'
import type { Fixture, FixtureTokens, Screen } from '../tests/e2e/screen'
import { SCREENS } from '../tests/e2e/screens'
import { openSheet, closeSheet } from '../tests/e2e/sheets'
import { startServer } from '../tests/journeys/server'

/**
 * Photographs every screen of the built H5 app in wide windows, and lays the pictures of a window
 * out on sheets to be looked over at once:
 * node --import tsx scripts/shoot-wide.ts <folder> [--sheets] [name …]
 */

const WINDOWS = [
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 844, height: 390 },
] as const

type Window = (typeof WINDOWS)[number]

const SETTLE_MS = 900
const ACROSS = { 768: 8, 1440: 5, 844: 6 }
const SHEET_PX = 2400
const GAP_PX = 8

interface ShootContext {
  url: string
  fixture: Fixture & { tokens: FixtureTokens }
  browser: BrowserShare
}

async function shootAll(
  context: ShootContext,
  window: Window,
  screens: readonly Screen[],
  { folder, sheets }: { folder: string; sheets: boolean },
): Promise<string[]> {
  const { url, fixture, browser } = context
  const files: string[] = []
  const drivers = new Map<string, BrowserDriver>()
  const { width, height } = window
  for (const screen of screens) {
    const tokens = screen.who === 'visitor' ? undefined : fixture.tokens[screen.who]
    const known = drivers.get(screen.who)
    const driver =
      known ??
      (await BrowserDriver.open(
        await newPhone(browser, { url, tokens, viewport: window }),
        'about:blank',
      ))
    drivers.set(screen.who, driver)
    const shoot = async (name: string) => {
      await driver.page.waitForTimeout(SETTLE_MS)
      const file = path.join(folder, `${name}-${width}x${height}.png`)
      await writeFile(file, await driver.page.screenshot())
      files.push(file)
    }
    try {
      await driver.openFresh(screen.address(fixture))
      await screen.arrange(driver)
      await shoot(screen.name)
      for (const sheet of sheets ? (screen.sheets ?? []) : []) {
        const dialog = await openSheet(driver, sheet)
        await shoot(sheet.name)
        await closeSheet(driver, dialog)
      }
    } catch (error) {
      process.stdout.write(`${screen.name} at ${width}×${height}: ${String(error)}\n`)
    }
  }
  return files
}

/** Pages of small pictures, a row as wide as the sheet. */
async function layOut(files: readonly string[], { width, height }: Window, folder: string) {
  const across = ACROSS[width]
  const cell = Math.floor(SHEET_PX / across)
  const cellHeight = Math.round((cell * height) / width)
  const rows = Math.max(1, Math.floor(SHEET_PX / cellHeight))
  for (let from = 0, page = 1; from < files.length; from += across * rows, page++) {
    const some = files.slice(from, from + across * rows)
    const pictures = await Promise.all(
      some.map(async (file, at) => ({
        input: await sharp(file)
          .resize(cell - GAP_PX, cellHeight - GAP_PX)
          .png()
          .toBuffer(),
        left: (at % across) * cell,
        top: Math.floor(at / across) * cellHeight,
      })),
    )
    const sheet = sharp({
      create: {
        width: SHEET_PX,
        height: Math.ceil(some.length / across) * cellHeight,
        channels: 3,
        background: '#884488',
      },
    })
    const name = path.join(folder, `sheet-${width}x${height}-${page}.png`)
    await sheet.composite(pictures).png().toFile(name)
    process.stdout.write(`${name}: ${some.map((file) => path.basename(file)).join(' ')}\n`)
  }
}

async function main(): Promise<void> {
  const [folder, ...rest] = process.argv.slice(2)
  if (folder === undefined) throw new Error('Into which folder?')
  const sheets = rest.includes('--sheets')
  const names = rest.filter((word) => !word.startsWith('--'))
  const screens = SCREENS.filter(({ name }) => names.length === 0 || names.includes(name))
  await mkdir(folder, { recursive: true })
  const data = await mkdtemp(path.join(tmpdir(), 'moguang-wide-'))
  const browser = await launchBrowser()
  try {
    const fixture = await makeFixture(data)
    const server = await startServer(await withChoice(data))
    try {
      for (const window of WINDOWS) {
        const context = { url: server.url, fixture, browser }
        await layOut(await shootAll(context, window, screens, { folder, sheets }), window, folder)
      }
    } finally {
      await server.close()
    }
  } finally {
    await browser.close()
    await rm(data, { recursive: true, force: true })
  }
}

void main()
