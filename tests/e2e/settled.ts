/// <reference lib="dom" />
/** When a page has come to rest: a colour half way is not a colour, and what loads may still move. */
import type { Page, Request } from 'playwright-core'

/** Far longer than any page needs, on a machine with other work. */
const WAIT_MS = 30_000
const POLL_MS = 40
/** Effects of an answer begin within this. */
const QUIET_POLLS = 2

/** Runs in the browser, after the last change is drawn: pending animations and requests. */
export async function unfinished(): Promise<string[]> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const isInSight = (element: Element) => {
    const { top, bottom, width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && bottom > 0 && top < innerHeight && element.checkVisibility()
  }
  const moves = document
    .getAnimations()
    .filter(({ playState, effect }) => {
      const ends = Number.isFinite(effect?.getComputedTiming().endTime)
      return playState === 'running' && ends
    })
    .map(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      return `.${target?.className ?? '?'} moves`
    })
  const pictures = [...document.images]
    .filter((image) => !image.complete && isInSight(image))
    .map(({ src }) => `${src} loads`)
  return [...moves, ...pictures, ...(document.fonts.status === 'loaded' ? [] : ['fonts load'])]
}

/** Counts what a page asks for, from its first question on. */
export class Requests {
  readonly #open = new Set<Request>()

  constructor(page: Page) {
    page.on('request', (request) => void this.#open.add(request))
    page.on('requestfinished', (request) => void this.#open.delete(request))
    page.on('requestfailed', (request) => void this.#open.delete(request))
  }

  /** Pending requests. A video is read for as long as it is shown, live events for as long as a page is. */
  open(): string[] {
    return [...this.#open]
      .filter((request) => !['media', 'eventsource'].includes(request.resourceType()))
      .map((request) => `${request.method()} ${request.url()} is open`)
  }

  /** Pending calls that change something. */
  writes(): string[] {
    return [...this.#open]
      .filter((request) => !['GET', 'HEAD', 'OPTIONS'].includes(request.method()))
      .map((request) => `${request.method()} ${request.url()} is open`)
  }

  /** Those of a page that was left get no answer. */
  forget(): void {
    this.#open.clear()
  }
}

/** @throws Error with what does not come to rest */
export async function untilSettled(page: Page, requests: Requests): Promise<void> {
  const deadline = Date.now() + WAIT_MS
  for (let quiet = 0; quiet < QUIET_POLLS;) {
    const left = [...requests.open(), ...(await page.evaluate(unfinished))]
    quiet = left.length === 0 ? quiet + 1 : 0
    if (Date.now() > deadline) throw new Error(`the page does not come to rest: ${left.join()}`)
    await page.waitForTimeout(POLL_MS)
  }
}

const QUIET_MS = 500

/**
 * Until no answer has come for half a second. The load state of that name never arrives for signed-in
 * pages: their stream of live events stays open.
 */
export async function waitForQuiet(page: Page): Promise<void> {
  await page.waitForFunction(
    (quietMs) => {
      const answers = performance.getEntriesByType('resource')
      const last = Math.max(0, ...answers.map((entry) => entry.startTime + entry.duration))
      return document.readyState === 'complete' && performance.now() - last > quietMs
    },
    QUIET_MS,
    { polling: 100 },
  )
}
