import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { waitForEqual } from '../journeys/conditions'
import { smallTargetsOn, violationsOn } from './accessibility'
import { ScreenFixture } from './screen-fixture'
import { SCREENS } from './screens'
import { openSheet } from './sheets'

const DESK = { width: 1440, height: 900 }
const TABLET = { width: 768, height: 1024 }
const LYING = { width: 844, height: 390 }

const RAIL_PX = 80

function screenNamed(name: string) {
  const screen = SCREENS.find((some) => some.name === name)
  assert.ok(screen, `${name} is a screen`)
  return screen
}

async function measureBox(page: Page, selector: string) {
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox()
  assert.ok(box, `${selector} is on the page`)
  return box
}

const near = (found: number, wanted: number, what: string, within = 1.5) =>
  assert.ok(Math.abs(found - wanted) <= within, `${what}: ${found}, not ${wanted}`)

describe('windows that are no phone’s', () => {
  const fixture = new ScreenFixture()

  async function visit(name: string, viewport: { width: number; height: number }) {
    const driver = await fixture.visit(screenNamed(name))
    await driver.resize(viewport)
    return driver
  }

  it('the root font size follows the width as on a phone, up to 960; words do from 700 on not', async () => {
    const driver = await visit('create', DESK)
    const found: [number, string, string][] = []
    for (const width of [375, 390, 768, 960, 1440]) {
      await driver.resize({ width, height: 900 })
      const sizes = await driver.page.evaluate(() => {
        const text = document.querySelector('.section__more')
        const px = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
        return [px(document.documentElement), text ? px(text) : 0].map((size) => size.toFixed(2))
      })
      found.push([width, sizes[0] ?? '', sizes[1] ?? ''])
    }
    assert.deepEqual(found, [
      [375, '20.00', '13.00'],
      [390, '20.80', '13.52'],
      [768, '40.96', '13.00'],
      [960, '51.20', '13.00'],
      [1440, '51.20', '13.00'],
    ])
  })

  it('the five tabs are a bar of 50 px on a tablet, a rail at the left in wide windows', async () => {
    const driver = await visit('folder', TABLET)
    const { page } = driver
    const bar = await measureBox(page, '.taro-tabbar__tabbar')
    near(bar.height, 50, 'height of the bar')
    near(bar.y + bar.height, TABLET.height, 'foot of the bar')
    for (const viewport of [DESK, LYING]) {
      await driver.resize(viewport)
      const rail = await measureBox(page, '.taro-tabbar__tabbar')
      assert.deepEqual(rail, { x: 0, y: 0, width: RAIL_PX, height: viewport.height })
      const tabs = await page.locator('.weui-tabbar__item').all()
      const boxes = await Promise.all(tabs.map((tab) => tab.boundingBox()))
      assert.equal(boxes.length, 5)
      for (const box of boxes) {
        assert.ok(box && box.y >= 0 && box.y + box.height <= viewport.height, 'a tab is in sight')
      }
      near((await measureBox(page, '.mg-library')).x, RAIL_PX, 'left edge of the page')
    }
  })

  it('the rail leads on from a page that is no tab, a required update has none', async () => {
    const driver = await visit('agreement-service', DESK)
    await driver.page.getByRole('tab', { name: '妙笔' }).click()
    await driver.page.locator('.mg-tools').waitFor()
    const update = await visit('update', DESK)
    const tabs = update.page.locator('.weui-tabbar__item').filter({ visible: true })
    await waitForEqual(() => tabs.count(), 0)
  })

  it('广场 has two to six columns, edge to edge', async () => {
    const driver = await visit('playground', DESK)
    const shares: Record<number, number> = {}
    for (const width of [390, 768, 1024, 1440, 1800]) {
      await driver.resize({ width, height: 900 })
      const contentWidth = width - (width >= 1024 ? RAIL_PX : 0)
      const tile = await measureBox(driver.page, '.mg-work')
      shares[width] = Math.round(contentWidth / tile.width)
    }
    assert.deepEqual(shares, { 390: 2, 768: 3, 1024: 4, 1440: 5, 1800: 6 })
  })

  it('an album takes the window, its head is as wide as its pictures', async () => {
    const { page } = await visit('album', DESK)
    const { x, width } = await measureBox(page, '.mg-albumpage__head')
    assert.deepEqual([x, width], [RAIL_PX, DESK.width - RAIL_PX])
    near((await measureBox(page, '.mg-albumgrid')).width, width, 'width of the pictures')
  })

  it('text is never wider than one reads, pictures take the rest', async () => {
    for (const viewport of [DESK, TABLET]) {
      const article = await visit('agreement-service', viewport)
      const lines = await measureBox(article.page, '.taro_page > :last-child')
      assert.ok(lines.width <= 672, `${lines.width} px of text`)
    }
    const result = await visit('result', DESK)
    const picture = await measureBox(result.page, '.mg-resultpictures')
    assert.deepEqual(picture, { x: RAIL_PX, y: 0, width: DESK.width - RAIL_PX - 416, height: 900 })
    const dock = await measureBox(result.page, '.mg-dock__bar')
    near(dock.x, picture.x + picture.width, 'left edge of the dock')
  })

  it('a sheet is a dialog in the middle; its corner and Escape close it', async () => {
    for (const viewport of [DESK, TABLET, LYING]) {
      const screen = screenNamed('create')
      const driver = await visit('create', viewport)
      const [sheet] = screen.sheets ?? []
      assert.ok(sheet)
      const dialog = await openSheet(driver, sheet)
      await driver.settled()
      const box = await dialog.boundingBox()
      assert.ok(box)
      near(box.x + box.width / 2, viewport.width / 2, 'middle')
      near(box.y + box.height / 2, viewport.height / 2, 'middle from above')
      assert.ok(box.width <= 520, `${box.width} px wide`)
      await driver.page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      const again = await openSheet(driver, sheet)
      await driver.settled()
      await driver.page.locator('.mg-bottom-sheet__grab').click()
      await again.waitFor({ state: 'detached' })
    }
  })

  it('创作 has the form and the picture in two columns, and the arrows walk', async () => {
    const driver = await visit('create', DESK)
    const { page } = driver
    const stage = await measureBox(page, '.stage')
    const field = await measureBox(page, '.create .composer')
    assert.ok(field.x + field.width <= stage.x, 'the form ends where the stage begins')
    near(stage.x + stage.width, DESK.width, 'right edge of the stage')
    const chosen = page.locator('.stage__tile[aria-checked=true]')
    const first = await chosen.getAttribute('aria-label')
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    })
    await page.keyboard.press('ArrowDown')
    await waitForEqual(async () => (await chosen.getAttribute('aria-label')) === first, false)
    await page.keyboard.press('ArrowUp')
    await waitForEqual(() => chosen.getAttribute('aria-label'), first)
    await page.locator('.stage__tile[aria-label$="4 张"]').click()
    const thumb = page.locator('.stage__thumb[aria-checked=true]')
    await waitForEqual(() => thumb.getAttribute('aria-label'), '第 1 张')
    await page.keyboard.press('ArrowRight')
    await waitForEqual(() => thumb.getAttribute('aria-label'), '第 2 张')
  })

  it('本周主题 has cover, rules and dock at the left, its entries next to them', async () => {
    const driver = await visit('contest', DESK)
    const { page } = driver
    for (const width of [DESK.width, 1024]) {
      await driver.resize({ width, height: 900 })
      const [side, main, dock, nothing] = await Promise.all(
        ['.mg-contest__side', '.mg-contest__main', '.mg-dock__bar', '.mg-empty'].map((selector) =>
          measureBox(page, selector),
        ),
      )
      assert.ok(side && main && dock && nothing)
      assert.deepEqual([side.x, side.y, side.height], [RAIL_PX, 0, 900])
      near(main.x, side.x + side.width, 'left edge of the entries')
      near(main.x + main.width, width, 'right edge of the entries')
      assert.deepEqual([dock.x, dock.width], [side.x, side.width])
      assert.ok(nothing.x >= main.x && nothing.x + nothing.width <= width, 'the empty state')
      assert.ok((await measureBox(page, '.mg-contest__cover')).width <= side.width)
    }
  })

  it('a script has its words at the left, the form and its button at the right', async () => {
    const driver = await visit('story-script', DESK)
    const { page } = driver
    for (const width of [DESK.width, 1024]) {
      await driver.resize({ width, height: 900 })
      const [words, form, foot] = await Promise.all(
        ['.script-step__words', '.script-step__form', '.script-step__foot'].map((selector) =>
          measureBox(page, selector),
        ),
      )
      assert.ok(words && form && foot)
      assert.ok(words.x + words.width <= form.x + 1, 'words end where the form begins')
      near(form.x + form.width, width, 'right edge of the form')
      assert.deepEqual([foot.x, foot.width], [form.x, form.width])
      near(foot.y + foot.height, 900, 'foot of the button')
    }
  })

  it('Ctrl and Enter order the picture, out of the text too', async () => {
    const { page } = await visit('create', DESK)
    await page.route('**/api/generate', (route) => route.abort())
    const ordered = page.waitForRequest('**/api/generate')
    await page.locator('.create textarea').first().press('Control+Enter')
    assert.equal((await ordered).method(), 'POST')
  })

  it('a picture that is dropped or pasted anywhere on a tool’s page is taken', async () => {
    for (const way of ['drop', 'paste'] as const) {
      const { page } = await visit('tool-upscale', DESK)
      await page.locator('.generate').waitFor()
      await page.evaluate(give, way)
      await page.locator('.hero__picture').waitFor()
    }
  })

  it('every card of 广场 shows the title and the author of its work, below the picture', async () => {
    const driver = await visit('playground', DESK)
    const first = driver.page.locator('.mg-work').first()
    const titles = await driver.page.locator('.mg-work__title').allInnerTexts()
    assert.ok(titles.length >= 2 && titles.every((title) => title.trim() !== ''), titles.join())
    assert.notEqual((await first.locator('.mg-work__author').innerText()).trim(), '')
    const [picture, title] = await Promise.all(
      ['.mg-work__picture', '.mg-work__title'].map((name) => first.locator(name).boundingBox()),
    )
    assert.ok(picture && title && title.y >= picture.y + picture.height)
  })

  const LOOKED_AT = [
    'create',
    'playground',
    'folder',
    'tools',
    'me',
    'result',
    'work-public',
    'login',
    'contest',
    'story-script',
  ]
  for (const name of LOOKED_AT) {
    it(`${name} can be used by everybody on a desk and on a phone that lies`, async () => {
      const found: Record<string, string[]> = {}
      const driver = await fixture.visit(screenNamed(name))
      for (const viewport of [DESK, LYING]) {
        await driver.resize(viewport)
        const key = `${viewport.width}`
        const faults = [
          ...(await violationsOn(driver.page)),
          ...(await smallTargetsOn(driver.page)),
          ...(await sideways(driver.page)),
        ]
        if (faults.length > 0) found[key] = faults
      }
      assert.deepEqual(found, {})
      assert.deepEqual(await driver.problems(), [])
    })
  }
})

/** Runs in the browser: a small picture out of nowhere, as another program would hand it over. */
async function give(way: 'drop' | 'paste'): Promise<void> {
  const canvas = document.createElement('canvas')
  canvas.width = 96
  canvas.height = 64
  canvas.getContext('2d')?.fillRect(8, 8, 40, 40)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('no picture')
  const files = new DataTransfer()
  files.items.add(new File([blob], 'small.png', { type: 'image/png' }))
  const event =
    way === 'drop'
      ? new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: files })
      : new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: files })
  document.body.dispatchEvent(event)
}

/** Elements of the visible page wider than their container. */
function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('.taro_page')].filter(
      (some) => some.getClientRects().length > 0,
    )
    return shown
      .filter((some) => some.scrollWidth > some.clientWidth)
      .map((some) => `${some.id} is ${some.scrollWidth} px wide in ${some.clientWidth}`)
  })
}
