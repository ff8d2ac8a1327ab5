/// <reference lib="dom" />
/** Going back leads to the page that was left, scrolled to where it was left. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { arriveAt, see } from '../journeys/driver'
import type { BrowserDriver } from './driver'
import { ScreenFixture } from './screen-fixture'
import { SCREENS } from './screens'

/** So low that lists are longer than their pages. */
const LOW = { width: 390, height: 420 }
const SHORT_LIST = { width: 390, height: 220 }
const TAB_BAR_PX = 50
const HEAD_PX = 56
const SQUARE = 'pages/playground/playground'
const WORK = 'pagesD/works-detail/works-detail'
const HOME = 'pages/index/index'

interface List {
  screen: string
  /** Opens a page by a tap. */
  item: string
  viewport?: { width: number; height: number }
}

const LISTS: List[] = [
  { screen: 'playground', item: '.mg-work' },
  { screen: 'folder', item: '.mg-tile' },
  { screen: 'tools', item: '.mg-toolcard' },
  { screen: 'person', item: '.mg-work' },
  { screen: 'album', item: '.mg-tile', viewport: SHORT_LIST },
  { screen: 'follow', item: '.mg-followrow__who', viewport: SHORT_LIST },
  { screen: 'messages', item: '.mg-notification', viewport: SHORT_LIST },
]

function screenNamed(name: string) {
  const screen = SCREENS.find((some) => some.name === name)
  assert.ok(screen, `${name} is a screen`)
  return screen
}

/** Runs in the page: scrolls it to an item and answers where that is. */
function scrollToItem({ item, top, bottom }: { item: string; top: number; bottom: number }) {
  const isShown = (element: Element) => element.getClientRects().length > 0
  const page = [...document.querySelectorAll('.taro_page')].filter(isShown).at(-1)
  const isInWidth = (element: Element) => {
    const { left, right } = element.getBoundingClientRect()
    return left >= 0 && right <= innerWidth
  }
  const items = page ? [...page.querySelectorAll(item)].filter(isShown).filter(isInWidth) : []
  const found = items.at(-1)
  if (!page || !found) return null
  const middle = (top + innerHeight - bottom) / 2
  const before = found.getBoundingClientRect()
  page.scrollTop += before.y + Math.min(before.height / 2, 40) - middle
  const { x, y, width, height } = found.getBoundingClientRect()
  return { x: x + width / 2, y: y + Math.min(height / 2, 40), scrollTop: page.scrollTop }
}

/** Runs in the page. */
function readScrollTop(): number {
  const isShown = (element: Element) => element.getClientRects().length > 0
  const page = [...document.querySelectorAll('.taro_page')].filter(isShown).at(-1)
  return page?.scrollTop ?? -1
}

describe('going back on H5', () => {
  const fixture = new ScreenFixture()

  /** Opens the last item of a list from where the list is scrolled to; answers that place. */
  async function openItem(driver: BrowserDriver, item: string): Promise<number> {
    await driver.settled()
    const place = await driver.page.evaluate(scrollToItem, {
      item,
      top: HEAD_PX,
      bottom: TAB_BAR_PX,
    })
    assert.ok(place, `${item} is on the page`)
    assert.ok(place.scrollTop > 0, `the page with ${item} is scrolled`)
    await driver.settled()
    await driver.page.touchscreen.tap(place.x, place.y)
    return place.scrollTop
  }

  /** Until the page is back where it was. */
  async function returnsTo(driver: BrowserDriver, route: string, scrollTop: number) {
    await arriveAt(driver, route)
    await driver.settled()
    const now = await driver.page.evaluate(readScrollTop)
    assert.ok(Math.abs(now - scrollTop) <= 2, `${route} is at ${now}, not at ${scrollTop}`)
  }

  for (const { screen, item, viewport = LOW } of LISTS) {
    it(`${screen} is where it was after back, and after forward and back`, async () => {
      // Some of what they lead to asks a visitor to sign in.
      const driver = await fixture.visit({ ...screenNamed(screen), who: 'owner' })
      await driver.resize(viewport)
      const list = await driver.route()
      const scrollTop = await openItem(driver, item)
      await driver.page.waitForURL((url) => !url.pathname.endsWith(list))
      const opened = await driver.route()
      await driver.settled()
      await driver.back()
      await returnsTo(driver, list, scrollTop)
      await driver.page.goForward()
      await arriveAt(driver, opened)
      await driver.settled()
      await driver.back()
      await returnsTo(driver, list, scrollTop)
    })
  }

  it('after 画同款 of a picture back leads to its work, then to 广场 where it was', async () => {
    const driver = await fixture.visit(screenNamed('playground'))
    await driver.resize(LOW)
    const scrollTop = await openItem(driver, '.mg-work')
    await arriveAt(driver, WORK)
    const work = driver.page.url()
    await driver.tap('画同款')
    await arriveAt(driver, HOME)
    await see(driver, '生成')
    await driver.back()
    await arriveAt(driver, WORK)
    await see(driver, '画同款')
    assert.equal(driver.page.url(), work)
    await driver.back()
    await returnsTo(driver, SQUARE, scrollTop)
  })

  it('from the works of a tag back leads to the work that has it', async () => {
    const driver = await fixture.visit(screenNamed('work-public'))
    await driver.page.locator('.mg-worktext__tags > *').first().tap()
    await arriveAt(driver, SQUARE)
    await driver.back()
    await arriveAt(driver, WORK)
    await see(driver, '画同款')
  })

  it('a redirect to an address that is open further down leaves the pages between', async () => {
    const driver = await fixture.visit(screenNamed('work-public'))
    const { page } = driver
    const work = page.url()
    // A banner that leads to the app's own site by a whole address, which the app opens as a page.
    const cover = { url: '/covers/toon.webp', thumbUrl: '/covers/toon.webp', labelled: true }
    const texts = { key: 'a', title: '今天的画', words: '', link: work }
    const banner = { ...texts, ...cover, thumbhash: '', color: null, theme: null }
    const rest = { page: 1, pageSize: 8, total: 1, hasMore: false, cursor: null }
    await page.route('**/api/banner/list*', (route) =>
      route.fulfill({ json: { code: 0, message: '', data: { list: [banner], ...rest } } }),
    )
    await page.locator('.mg-worktext__tags > *').first().tap()
    await arriveAt(driver, SQUARE)
    await driver.tap('回到广场')
    await driver.tap('今天的画')
    await page.waitForURL(work)
    await see(driver, '画同款')
    await driver.back()
    await arriveAt(driver, SQUARE)
    await see(driver, '今天的画')
    await driver.back()
    await arriveAt(driver, WORK)
    await see(driver, '画同款')
    assert.equal(page.url(), work)
  })
})
