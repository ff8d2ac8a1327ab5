import { mkdirSync } from 'node:fs'
import { describe, it } from 'node:test'
import { PLACES } from './places'
import { closeSheet, openSheet } from './sheets'
import { Standing } from './standing'
const OUT = '/tmp/walk'
mkdirSync(OUT, { recursive: true })
const SIZES = [{ width: 390, height: 844 }, { width: 360, height: 640 }, { width: 768, height: 1024 }]
describe('walk', { concurrency: 2 }, () => {
  const standing = new Standing()
  for (const place of PLACES) {
    it(place.name, async () => {
      const driver = await standing.visit(place)
      const { page } = driver
      await page.waitForTimeout(1800)
      for (const size of SIZES) {
        await page.setViewportSize(size)
        await page.waitForTimeout(500)
        await page.screenshot({ path: `${OUT}/${place.name}-${size.width}.png` })
      }
      await page.setViewportSize(SIZES[0]!)
      for (const sheet of place.sheets ?? []) {
        const dialog = await openSheet(driver, sheet)
        await page.waitForTimeout(900)
        for (const size of SIZES.slice(0, 2)) {
          await page.setViewportSize(size)
          await page.waitForTimeout(300)
          await page.screenshot({ path: `${OUT}/${place.name}--${sheet.name}-${size.width}.png` })
        }
        await page.setViewportSize(SIZES[0]!)
        await closeSheet(driver, dialog)
      }
      await page.context().close()
    })
  }
})
