/** Opening a screen's sheets one after another, and what every sheet owes. */
import type { Locator, Page } from 'playwright-core'
import { sidewaysOn, smallTargetsOn, violationsOn } from './accessibility'
import { PHONE } from './browser'
import type { BrowserDriver } from './driver'
import type { ScreenSheet } from './screen'

const SMALL = { width: 360, height: 640 }

/** @returns the dialog, under the name it should bear */
export async function openSheet(driver: BrowserDriver, sheet: ScreenSheet): Promise<Locator> {
  await sheet.open(driver)
  const exact = typeof sheet.title === 'string'
  const dialog = driver.page.getByRole('dialog', { name: sheet.title, exact })
  await dialog.waitFor()
  return dialog
}

/** With the key that closes whatever is open. */
export async function closeSheet({ page }: BrowserDriver, dialog: Locator): Promise<void> {
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.locator('[class*="sheet--leaving"]').first().waitFor({ state: 'detached' })
}

/** Parts that do not fit on the screen. */
async function misfitOn(page: Page, dialog: Locator): Promise<string[]> {
  const { width, height } = page.viewportSize() ?? SMALL
  const box = await dialog.boundingBox()
  if (box === null) return ['it has no place']
  const inside =
    box.x >= -1 && box.y >= -1 && box.x + box.width <= width + 1 && box.y + box.height <= height + 1
  const wide = await dialog.evaluate((sheet) =>
    [sheet, ...sheet.querySelectorAll('*')]
      .filter((part) => {
        const { overflowX, overflowY } = getComputedStyle(part)
        return overflowY === 'auto' && overflowX !== 'hidden' && part.scrollWidth > part.clientWidth
      })
      .map((part) => `.${part.className} is ${part.scrollWidth} px wide inside`),
  )
  return [...(inside ? [] : [`${JSON.stringify(box)} on ${width} × ${height}`]), ...wide]
}

/** Opens each, looks at it as every page is looked at, and closes it; one line a fault. */
export async function faultsOfSheets(
  driver: BrowserDriver,
  sheets: readonly ScreenSheet[],
): Promise<string[]> {
  const { page } = driver
  const found: string[] = []
  for (const sheet of sheets) {
    const dialog = await openSheet(driver, sheet)
    await driver.settled()
    const faults = [...(await violationsOn(page)), ...(await smallTargetsOn(page))]
    for (const viewport of [SMALL, PHONE]) {
      await driver.resize(viewport)
      faults.push(...(await sidewaysOn(page)), ...(await misfitOn(page, dialog)))
    }
    await closeSheet(driver, dialog)
    found.push(...faults.map((fault) => `${sheet.name}: ${fault}`))
  }
  return found
}
