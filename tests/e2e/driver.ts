/// <reference lib="dom" />
import { errors, type BrowserContext, type Locator, type Page } from 'playwright-core'
import type { JourneyDriver } from '../journeys/driver'
import { RESET_MARK, Complaints } from './browser'
import { atRest, findNamed, isClickNoted, noteClick, visibleText } from './inPage'
import { Requests, untilSettled } from './settled'

const HOME = 'pages/index/index'
const WAIT_MS = 30_000
const WRITTEN_MS = 5000
const ACT_MS = 4000
const POLL_MS = 60
const LONG_PRESS_MS = 700

/** A person's hands and eyes on the H5 build in a real browser. */
export class BrowserDriver implements JourneyDriver {
  readonly complaints: Complaints
  private readonly requests: Requests
  private marks = 0

  private constructor(readonly page: Page) {
    this.complaints = new Complaints(page)
    this.requests = new Requests(page)
  }

  /** Opens the app at an address in a new tab; `expected` are complaints made on purpose. */
  static async open(
    context: BrowserContext,
    address = '/',
    expected: RegExp[] = [],
  ): Promise<BrowserDriver> {
    const driver = new BrowserDriver(await context.newPage())
    driver.complaints.expect(...expected)
    await driver.page.goto(address)
    return driver
  }

  /**
   * Opens the app in this tab as the phone was at first, whatever was done in it: a tab that is
   * there already costs a fraction of a new phone.
   */
  async openFresh(address: string): Promise<void> {
    await this.page.unrouteAll({ behavior: 'ignoreErrors' })
    await this.page.evaluate((mark) => void (window.name = mark), RESET_MARK)
    this.complaints.forget()
    this.requests.forget()
    await this.goto(address)
  }

  /**
   * The last tap is shown before the server has it: its call is waited for, since the next page
   * reads what it wrote. A sheet that was closed last goes one back in the history: that may abort this, and
   * is over then.
   */
  async goto(address: string): Promise<void> {
    await this.untilWritten()
    try {
      await this.page.goto(address)
    } catch (error) {
      if (!String(error).includes('ERR_ABORTED')) throw error
      await this.page.goto(address)
    }
  }

  /** A page that was reloaded never reports the end of its calls: they are not waited for longer. */
  private async untilWritten(): Promise<void> {
    const deadline = Date.now() + WRITTEN_MS
    // A round trip: the call of a tap is reported by then.
    await this.page.waitForTimeout(0)
    while (this.requests.writes().length > 0 && Date.now() < deadline)
      await this.page.waitForTimeout(POLL_MS)
    this.requests.forget()
  }

  /** Until nothing loads and nothing moves towards an end. */
  settled(): Promise<void> {
    return untilSettled(this.page, this.requests)
  }

  atRest(): Promise<void> {
    return this.settled()
  }

  /** On a screen of another size, once the page has drawn itself for it. */
  async resize(viewport: { width: number; height: number }): Promise<void> {
    const now = this.page.viewportSize()
    if (now?.width === viewport.width && now.height === viewport.height) return
    await this.page.setViewportSize(viewport)
    await this.settled()
  }

  async route(): Promise<string> {
    return decodeURI(new URL(this.page.url()).pathname).slice(1) || HOME
  }

  text(): Promise<string> {
    return this.page.evaluate(visibleText)
  }

  count(name: string): Promise<number> {
    return this.page.evaluate(findNamed, { name, exact: true, mark: null })
  }

  async tap(name: string): Promise<void> {
    await this.act(name, async (target) => {
      await target.evaluate(atRest, undefined, { timeout: ACT_MS })
      await target.evaluate(noteClick, undefined, { timeout: ACT_MS })
      try {
        await target.tap({ timeout: ACT_MS })
      } catch (error) {
        // A slow page has taken it, and what it led to goes on: a second tap would be another one.
        if (!(await this.page.evaluate(isClickNoted).catch(() => false))) throw error
      }
    })
  }

  async longPress(name: string): Promise<void> {
    const target = await this.locate(name)
    await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    if (box === null) throw new Error(`${name} has left the page`)
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const finger = await this.page.context().newCDPSession(this.page)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    await this.page.waitForTimeout(LONG_PRESS_MS)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await finger.detach()
  }

  async fill(field: string, text: string): Promise<void> {
    await this.act(field, (target) => target.fill(text, { timeout: ACT_MS }))
  }

  async value(field: string): Promise<string> {
    return this.act(field, (target) => target.inputValue({ timeout: ACT_MS }))
  }

  async tab(label: string): Promise<void> {
    await this.page.getByRole('tab', { name: label, exact: true }).last().tap({ timeout: WAIT_MS })
  }

  async back(): Promise<void> {
    await this.page.goBack()
  }

  async dialog(): Promise<string | null> {
    const title = this.page.locator('.mg-dialog__title')
    return (await title.count()) > 0 ? title.first().textContent() : null
  }

  async answerDialog(confirm: boolean): Promise<void> {
    const buttons = this.page.locator('.mg-dialog__button')
    await (confirm ? buttons.last() : buttons.first()).tap({ timeout: WAIT_MS })
  }

  async restart(): Promise<void> {
    await this.page.reload()
  }

  async problems(): Promise<string[]> {
    return this.complaints.all()
  }

  /**
   * Acts on the element of a name; found again after a rerender, and retried while something covers
   * it: a busy machine takes its time to draw.
   */
  private async act<T>(name: string, action: (target: Locator) => Promise<T>): Promise<T> {
    const deadline = Date.now() + WAIT_MS
    for (;;) {
      const target = await this.locate(name)
      try {
        return await action(target)
      } catch (error) {
        const late = error instanceof errors.TimeoutError || (await target.count()) === 0
        if (!late || Date.now() > deadline) throw error
      }
    }
  }

  /** The element of a name, once it is there. */
  private async locate(name: string): Promise<Locator> {
    const mark = `t${(this.marks += 1)}`
    const deadline = Date.now() + WAIT_MS
    while ((await this.page.evaluate(findNamed, { name, exact: false, mark })) === 0) {
      if (Date.now() > deadline) {
        throw new Error(`nothing visible is named "${name}" on ${await this.route()}:
${await this.text()}`)
      }
      await this.page.waitForTimeout(POLL_MS)
    }
    return this.page.locator(`[data-e2e="${mark}"]`)
  }
}
