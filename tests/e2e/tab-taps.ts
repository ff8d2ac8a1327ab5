/// <reference lib="dom" />
/** Random taps on the tab bar of a page that has just been opened, and what disagrees afterwards. */
import type { Page } from 'playwright-core'
import { newPhone, PHONE, type BrowserShare } from './browser'

/** In the order of the tab bar. */
export const TAB_PATHS = [
  'pages/playground/playground',
  'pages/tools/tools',
  'pages/index/index',
  'pages/folder/folder',
  'pages/ucenter/ucenter',
] as const
export type TabPath = (typeof TAB_PATHS)[number]

const TAPS = 5
const MIN_GAP_MS = 20
const MAX_GAP_MS = 400
const TAB_BAR_PX = 50
/** The page requested last must be visible by then, at a sixth of the speed too. */
const SETTLE_MS = 20_000
/** A state stable for this long is final: timers of the router are shorter. */
const STEADY_MS = 700
const POLL_MS = 50

export interface TapPlan {
  /** The first tap comes as soon as the tab bar is there. */
  isBeforeFirstPaint: boolean
  cpuSlowdown: number
  taps: { tab: TabPath; gapMs: number }[]
}

/** mulberry32: the same taps for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Every second load is tapped before its first page is there, every third at a sixth of the speed. */
export function planTaps(seed: number, load: number): TapPlan {
  const random = createRandom(seed * 1000 + load)
  const taps = Array.from({ length: TAPS }, () => ({
    tab: TAB_PATHS[Math.floor(random() * TAB_PATHS.length)] ?? TAB_PATHS[0],
    gapMs: MIN_GAP_MS + Math.round(random() * (MAX_GAP_MS - MIN_GAP_MS)),
  }))
  return { isBeforeFirstPaint: load % 2 === 0, cpuSlowdown: load % 3 === 0 ? 6 : 1, taps }
}

export interface Shown {
  address: string
  /** The tab that the bar selects. */
  selected: string
  /** Paths of the pages that can be seen. */
  visible: string[]
  /** Paths of all pages in the document. */
  mounted: string[]
}

/** Runs in the page. */
export function readShown(): Shown {
  const home = 'pages/index/index'
  const toPath = (address: string) => (address.split('?')[0] ?? '').replace(/^\//, '') || home
  const pages = [...document.querySelectorAll<HTMLElement>('.taro_page')]
  const canBeSeen = (page: HTMLElement) => {
    const { left, right, width, height } = page.getBoundingClientRect()
    return width > 0 && height > 0 && left < innerWidth && right > 0 && page.textContent !== ''
  }
  const tabs = [...document.querySelectorAll('taro-tabbar [role=tab]')]
  const bar = document.querySelector<HTMLElement>('taro-tabbar')
  const isSelected = tabs.some((tab) => tab.getAttribute('aria-selected') === 'true')
  return {
    address: toPath(location.pathname),
    selected: isSelected ? toPath(bar?.dataset.page ?? '') : '',
    visible: pages.filter(canBeSeen).map(({ id }) => toPath(id)),
    mounted: pages.map(({ id }) => toPath(id)),
  }
}

/** Sentences about what does not agree with `tab` being the one tab on screen; none when all do. */
export function findDisagreements(shown: Shown, tab: TabPath): string[] {
  const { address, selected, visible, mounted } = shown
  const twice = mounted.filter((path, at) => mounted.indexOf(path) !== at)
  return [
    ...(address === tab ? [] : [`the address is ${address}`]),
    ...(selected === tab ? [] : [`the bar selects ${selected}`]),
    ...(visible.length === 1 && visible[0] === tab ? [] : [`visible: ${visible.join()}`]),
    ...(twice.length === 0 ? [] : [`twice in the document: ${twice.join()}`]),
  ].map((sentence) => `${sentence} instead of ${tab}`)
}

/** Until all agree on `tab` and keep doing so; answers what still disagrees after a long time. */
export async function waitForAgreement(
  read: () => Promise<Shown>,
  tab: TabPath,
): Promise<string[]> {
  const deadline = Date.now() + SETTLE_MS
  let steadySince = 0
  for (;;) {
    const found = findDisagreements(await read(), tab)
    const now = Date.now()
    if (found.length > 0) steadySince = 0
    else steadySince ||= now
    if (steadySince > 0 && now - steadySince >= STEADY_MS) return []
    if (now > deadline && found.length > 0) return found
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

export function tabCenter(tab: TabPath): { x: number; y: number } {
  const cell = PHONE.width / TAB_PATHS.length
  return { x: cell * (TAB_PATHS.indexOf(tab) + 0.5), y: PHONE.height - TAB_BAR_PX / 2 }
}

export async function tapTab(page: Page, tab: TabPath): Promise<void> {
  const { x, y } = tabCenter(tab)
  await page.touchscreen.tap(x, y)
}

/** Opens `/` in an empty browser, taps as planned, then every tab once more. Answers what disagrees. */
export async function runTaps(
  browser: BrowserShare,
  url: string,
  { isBeforeFirstPaint, cpuSlowdown, taps }: TapPlan,
): Promise<string[]> {
  const phone = await newPhone(browser, { url })
  try {
    const page = await phone.newPage()
    const devtools = await phone.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await page.goto('/', { waitUntil: 'commit' })
    await page.locator('taro-tabbar [role=tab]').first().waitFor({ state: 'attached' })
    if (!isBeforeFirstPaint) await page.getByRole('textbox').first().waitFor()
    let last: TabPath = 'pages/index/index'
    for (const { tab, gapMs } of taps) {
      await tapTab(page, tab)
      await new Promise((resolve) => setTimeout(resolve, gapMs))
      last = tab
    }
    const read = () => page.evaluate(readShown)
    const found = await waitForAgreement(read, last)
    if (found.length > 0) return found.map((words) => `after the taps ${words}`)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    for (const tab of TAB_PATHS) {
      await tapTab(page, tab)
      const later = await waitForAgreement(read, tab)
      if (later.length > 0) return later.map((words) => `afterwards ${words}`)
    }
    return []
  } finally {
    await phone.close()
  }
}
