/// <reference lib="dom" />
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')
/** For the next documents of a tab, which compile it when it is called. */
const AXE_ON_CALL = `globalThis.bringAxe = () => {${AXE}\n}`
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Fingers need it; https://www.w3.org/WAI/WCAG22/Understanding/target-size-enhanced */
export const TARGET_PX = 44

interface AxeResult {
  violations: { id: string; nodes: { html: string; any: { message: string }[] }[] }[]
}

interface WithAxe {
  axe: { run(options: object): Promise<AxeResult> }
  bringAxe(): void
}

const keepers = new WeakSet<Page>()

/** Half a megabyte: sent once for a tab, compiled once for a document and all that opens in it. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in globalThis)) return
  if (keepers.has(page)) {
    await page.evaluate(() => (globalThis as unknown as WithAxe).bringAxe())
    return
  }
  keepers.add(page)
  await page.addInitScript(AXE_ON_CALL)
  await page.evaluate(AXE)
}

/** Findings of axe on the current page, by its usual rules and `more`; one line a node. */
export async function violationsOn(page: Page, more: string[] = []): Promise<string[]> {
  await bringAxe(page)
  // A toast that fades out has the contrast of a moment.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  )
  const options = {
    runOnly: { type: 'tag', values: RULES },
    rules: Object.fromEntries(more.map((rule) => [rule, { enabled: true }])),
    resultTypes: ['violations'],
  }
  const { violations } = await page.evaluate<AxeResult, object>(
    (axeOptions) => (globalThis as unknown as WithAxe).axe.run(axeOptions),
    options,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} (${node.any[0]?.message ?? ''})`),
  )
}

/** Controls a finger would miss: smaller than 44 px in a direction, with what enlarges them. */
export function smallTargetsOn(page: Page): Promise<string[]> {
  return page.evaluate((min) => {
    const CONTROLS =
      'button, a[href], input, textarea, [role=button], [role=link], [role=tab], [role=radio], [role=checkbox], [role=switch], [role=option]'
    const grown = (element: Element) => {
      let { left, right, top, bottom } = element.getBoundingClientRect()
      const box = { left, right, top, bottom }
      for (const pseudo of ['::before', '::after']) {
        const style = getComputedStyle(element, pseudo)
        if (style.content === 'none' || style.position !== 'absolute') continue
        if (style.pointerEvents === 'none') continue
        left = Math.min(left, box.left + parseFloat(style.left))
        right = Math.max(right, box.right - parseFloat(style.right))
        top = Math.min(top, box.top + parseFloat(style.top))
        bottom = Math.max(bottom, box.bottom - parseFloat(style.bottom))
      }
      return { width: right - left, height: bottom - top }
    }
    return [...document.querySelectorAll(CONTROLS)].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return []
      if (element.closest('[inert]') !== null) return []
      const { width, height } = grown(element)
      if (width === 0 || (width >= min - 0.5 && height >= min - 0.5)) return []
      const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
      return [`${name} .${element.className} ${width.toFixed(1)}×${height.toFixed(1)}`]
    })
  }, TARGET_PX)
}

/** Horizontal overflow of the page, and its elements. */
export function sidewaysOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const over = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - width
    if (over <= 0) return []
    return [`${over} px wider than a screen of ${width} px`]
  })
}

/** Movements still going on: with reduced motion there may be none that go on for ever. */
export function endlessMotionOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const timing = animation.effect?.getComputedTiming()
      const moves = animation.playState === 'running' && timing?.iterations === Infinity
      if (!moves || Number(timing.duration) <= 1) return []
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
      return [`${target?.className ?? 'something'} never comes to rest`]
    }),
  )
}
