/// <reference lib="dom" />
import { appVersion } from '../../../server/src/platform/lib/version'
import type { JourneyDriver } from '../../journeys/driver'
import { PHONE } from '../browser'
import type { Tokens } from '../account'
import { findNamed, visibleText } from '../inPage'
import { unfinished } from '../settled'
import { launchWebkit, type PageLoadStrategy, type WebkitBrowser } from './browser'
import { Listener } from './listener'
import { WebDriverError, type Session } from './session'

const HOME = 'pages/index/index'
const WAIT_MS = 30_000
const POLL_MS = 60
const LONG_PRESS_MS = 700
/** Transient errors after a render: found again, and retried. */
const PASSING = [
  'stale element reference',
  'no such element',
  'element not interactable',
  'element click intercepted',
]

const marked = (mark: string) => `[data-e2e="${mark}"]`

/**
 * Runs in the page: waits until the marked element has not moved for some frames, because WebKit's
 * driver aims at its last known position. A rerendered element has lost its mark, and is looked for
 * again. An element under a bar is scrolled out first, as a person does: the driver considers it
 * visible.
 */
async function waitUntilStill(mark: string): Promise<void> {
  const REST_FRAMES = 8
  const MOST_FRAMES = 300
  let place = ''
  let rest = 0
  for (let frame = 0; frame < MOST_FRAMES && rest < REST_FRAMES; frame += 1) {
    await new Promise((drawn) => requestAnimationFrame(drawn))
    const marked = document.querySelector(`[data-e2e="${mark}"]`)
    if (!marked) return
    const { x, y, width, height } = marked.getBoundingClientRect()
    const now = [x, y, width, height].join()
    rest = now === place ? rest + 1 : 0
    place = now
    if (rest < REST_FRAMES || frame > MOST_FRAMES / 2) continue
    const over = document.elementFromPoint(x + width / 2, y + height / 2)
    if (over !== null && (marked.contains(over) || over.contains(marked))) continue
    marked.scrollIntoView({ block: 'center', behavior: 'instant' })
    rest = 0
  }
}

/** Runs in the page. */
function markTab({ label, mark }: { label: string; mark: string }): void {
  const tabs = [...document.querySelectorAll('[role="tab"]')]
  const named = tabs.filter((tab) => (tab.ariaLabel ?? tab.textContent)?.trim() === label)
  named.at(-1)?.setAttribute('data-e2e', mark)
}

/** Runs in the page. */
function markDialogButton({ last, mark }: { last: boolean; mark: string }): void {
  const buttons = [...document.querySelectorAll('.mg-dialog__button')]
  buttons.at(last ? -1 : 0)?.setAttribute('data-e2e', mark)
}

/** A person's hands and eyes on the H5 build in WebKit. */
export class WebkitDriver implements JourneyDriver {
  #marks = 0

  private constructor(
    private readonly browser: WebkitBrowser,
    private readonly listener: Listener,
  ) {}

  /** A phone with an empty browser; `url` is the server's origin. */
  static async open(url: string, strategy: PageLoadStrategy = 'normal'): Promise<WebkitDriver> {
    const listener = await Listener.before(url)
    try {
      const driver = new WebkitDriver(await launchWebkit(strategy), listener)
      await driver.goto('/')
      await driver.resize(PHONE)
      return driver
    } catch (thrown) {
      await listener.close()
      throw thrown
    }
  }

  async close(): Promise<void> {
    await this.browser.close()
    await this.listener.close()
  }

  get session(): Session {
    return this.browser.session
  }

  async goto(address: string): Promise<void> {
    await this.session.goto(`${this.listener.url}${address}`)
  }

  /** From now on scripts take this much longer to arrive, and the browser caches none. */
  slowScripts(ms: number): void {
    this.listener.slowScripts(ms)
  }

  /** From now on this person is signed in. */
  async signIn({ token, refreshToken }: Tokens): Promise<void> {
    const stored = { version: appVersion, Authorization: token, refreshToken }
    await this.session.run((items: Record<string, string>) => {
      for (const [name, data] of Object.entries(items)) {
        localStorage.setItem(name, JSON.stringify({ data }))
      }
    }, stored)
  }

  async resize({ width, height }: { width: number; height: number }): Promise<void> {
    await this.session.resize(width, height)
    await this.#until(() =>
      this.session.run((size) => innerWidth === size.width && innerHeight === size.height, {
        width,
        height,
      }),
    )
  }

  async route(): Promise<string> {
    return decodeURI(new URL(await this.session.address()).pathname).slice(1) || HOME
  }

  text(): Promise<string> {
    return this.session.run(visibleText)
  }

  count(name: string): Promise<number> {
    return this.session.run(findNamed, { name, exact: true, mark: null })
  }

  async tap(name: string): Promise<void> {
    await this.#act(name, (element) => this.session.click(element))
  }

  async longPress(name: string): Promise<void> {
    await this.#act(name, (element) => this.session.hold(element, LONG_PRESS_MS))
  }

  async fill(field: string, text: string): Promise<void> {
    await this.#act(field, async (element) => {
      await this.session.clear(element)
      await this.session.type(element, text)
    })
  }

  async value(field: string): Promise<string> {
    return this.#act(field, (_element, mark) =>
      this.session.run((at: string) => {
        const found = document.querySelector(at)
        const isField = found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement
        return isField ? found.value : ''
      }, marked(mark)),
    )
  }

  async tab(label: string): Promise<void> {
    await this.#clickMarked((mark) => this.session.run(markTab, { label, mark }))
  }

  async back(): Promise<void> {
    await this.session.back()
  }

  async dialog(): Promise<string | null> {
    return this.session.run(() => document.querySelector('.mg-dialog__title')?.textContent ?? null)
  }

  async answerDialog(confirm: boolean): Promise<void> {
    await this.#clickMarked((mark) => this.session.run(markDialogButton, { last: confirm, mark }))
  }

  async restart(): Promise<void> {
    await this.session.reload()
  }

  async problems(): Promise<string[]> {
    return this.listener.complaints()
  }

  /** Clears the collected complaints. */
  forget(): void {
    this.listener.forget()
  }

  /**
   * Until nothing moves towards an end and so many pictures are drawn; `drawn` runs in the page.
   * @throws Error with what does not come to rest
   */
  async settled(drawn: () => number, least: number): Promise<void> {
    let left: string[] = []
    const isSettled = await this.#until(async () => {
      const count = await this.session.run(drawn)
      left = [
        ...(await this.session.run(unfinished)),
        ...(count < least ? [`${count} pictures`] : []),
      ]
      return left.length === 0
    })
    if (!isSettled) throw new Error(`the page does not come to rest: ${left.join()}`)
  }

  /** Finds an element again after a render, and waits until it is at rest and not covered. */
  async #act<T>(name: string, action: (element: string, mark: string) => Promise<T>): Promise<T> {
    return this.#retry(async () => {
      const mark = `t${(this.#marks += 1)}`
      const there = () => this.session.run(findNamed, { name, exact: false, mark })
      if (!(await this.#until(async () => (await there()) > 0))) {
        const shown = await this.text()
        throw new Error(`nothing visible is named "${name}" on ${await this.route()}:\n${shown}`)
      }
      await this.session.run(waitUntilStill, mark)
      return action(await this.session.find(marked(mark)), mark)
    })
  }

  async #clickMarked(markIt: (mark: string) => Promise<void>): Promise<void> {
    await this.#retry(async () => {
      const mark = `t${(this.#marks += 1)}`
      await markIt(mark)
      await this.session.run(waitUntilStill, mark)
      await this.session.click(await this.session.find(marked(mark)))
    })
  }

  async #retry<T>(action: () => Promise<T>): Promise<T> {
    const deadline = Date.now() + WAIT_MS
    for (;;) {
      try {
        return await action()
      } catch (error) {
        const passes = error instanceof WebDriverError && PASSING.includes(error.kind)
        if (!passes || Date.now() > deadline) throw error
        await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      }
    }
  }

  async #until(holds: () => Promise<boolean>): Promise<boolean> {
    const deadline = Date.now() + WAIT_MS
    while (!(await holds())) {
      if (Date.now() > deadline) return false
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
    return true
  }
}
