/// <reference lib="dom" />
import { writeFile } from 'node:fs/promises'
import { Driver } from '../host/driver'
import type { Host } from '../host/host'
import { settle } from '../host/pause'
import type { Rendering } from '../host/protocol'
import type { FindOptions } from '../host/screen'
import type { Overlap } from './messages'
import { RenderedScreen } from './screen'

const LONG_PRESS_MS = 1000
const LOADS_WITHIN_MS = 15_000
const POLL_MS = 80
const MOST_TAPS = 3
const FOCUS_LOOKS = 20

/** A finger and eyes on the pages as the browser shows them; finding things is the host's matter. */
export class RenderedDriver extends Driver {
  private shown: RenderedScreen | null = null
  private misses = 0

  static async begin(host: Host, rendering: Rendering): Promise<RenderedDriver> {
    const driver = new RenderedDriver(host)
    driver.shown = await RenderedScreen.open(host, driver.finger, rendering)
    return driver
  }

  private get view(): RenderedScreen {
    if (this.shown === null) throw new Error('nothing is shown')
    return this.shown
  }

  override async tap(target: string, options?: FindOptions): Promise<void> {
    for (let taps = 0; taps < MOST_TAPS; taps += 1) {
      await this.touch(
        await this.findTouchPoint(target, options, (element) => {
          this.finger.requireEnabled(element)
          return element
        }),
      )
      // A person who sees that something else was there taps again.
      if (await this.view.metAim()) return
      this.misses += 1
    }
    throw new Error(`${target} moves away from under the finger`)
  }

  override async longPress(target: string, options?: FindOptions): Promise<void> {
    const point = await this.findTouchPoint(target, options)
    await this.drawLine([point], LONG_PRESS_MS)
  }

  /** Points in px of the screen, from the element's middle. */
  override async drag(target: string, points: { x: number; y: number }[]): Promise<void> {
    const { x, y } = await this.findTouchPoint(target)
    await this.drawLine([{ x, y }, ...points.map((point) => ({ x: x + point.x, y: y + point.y }))])
  }

  override async input(target: string, text: string, options?: FindOptions): Promise<void> {
    await this.focus(target, options)
    const { keyboard } = this.view.page
    await keyboard.press('ControlOrMeta+A')
    if (text === '') await keyboard.press('Backspace')
    else await keyboard.insertText(text)
    await settle()
    await this.view.evaluate((frames) => {
      for (const frame of document.querySelectorAll<HTMLIFrameElement>(frames)) {
        const focused = frame.contentDocument?.activeElement
        if (focused instanceof (frame.contentWindow as Window & typeof globalThis).HTMLElement) {
          focused.blur()
        }
      }
    }, '.page')
    await settle()
  }

  override async tabTap(index: number): Promise<void> {
    await this.touch(await this.view.systemPoint(`tab:${index}`))
  }

  override async answerModal(confirm: boolean): Promise<void> {
    await this.touch(await this.view.systemPoint(confirm ? 'confirm' : 'cancel'))
  }

  override async answerActionSheet(item: string | null): Promise<void> {
    await this.touch(await this.view.systemPoint(`item:${item ?? ''}`))
  }

  /** Taps that met something else than what they were for. */
  async missedTaps(): Promise<number> {
    return this.misses
  }

  /** Until nothing loads or moves towards an end in the browser either. */
  async still(): Promise<void> {
    await this.rest()
    const deadline = Date.now() + LOADS_WITHIN_MS
    while (await this.view.evaluate(() => globalThis.view.isLoading(), null)) {
      if (Date.now() > deadline) throw new Error(`${this.page().route} goes on loading`)
      await this.sleep(POLL_MS)
    }
  }

  /** Writes a photograph of the phone, as PNG. */
  async photograph(file: string): Promise<void> {
    await this.view.caughtUp()
    await writeFile(file, await this.view.page.screenshot())
  }

  /** Words and controls of the page on top where the system draws. */
  overlaps(): Promise<Overlap[]> {
    return this.view.evaluate(() => globalThis.view.overlaps(), null)
  }

  /** Addresses of pictures in sight that show nothing. */
  blankPictures(): Promise<string[]> {
    return this.view.evaluate(() => globalThis.view.blankPictures(), null)
  }

  /** Words of the page on top as the browser lays them out. */
  words(): Promise<string> {
    return this.view.evaluate(() => globalThis.view.words(), null)
  }

  async scrollPage(topPx: number): Promise<void> {
    await this.view.evaluate((top) => globalThis.view.scrollPage(top), topPx)
    await settle()
  }

  async closeView(): Promise<void> {
    await this.shown?.close()
  }

  /** A busy machine may take a tap for something longer: a person who sees no keyboard taps again. */
  private async focus(target: string, options?: FindOptions): Promise<void> {
    for (let taps = 0; taps < MOST_TAPS; taps += 1) {
      await this.touch(
        await this.findTouchPoint(target, options, () => this.field(target, options)),
      )
      for (let looks = 0; looks < FOCUS_LOOKS; looks += 1) {
        if (await this.view.isFocused(this.field(target, options))) return
        await this.sleep(POLL_MS)
      }
    }
    throw new Error(`no keyboard comes up for ${target}`)
  }

  /** A page may render its elements again between finding one and touching it. */
  private async findTouchPoint(
    target: string,
    options: FindOptions = {},
    part = (element: Element) => element,
  ): Promise<{ x: number; y: number }> {
    for (;;) {
      await this.awaitTarget(target, options)
      const element = part(this.screen.find(this.root, target, options))
      const point = await this.view.touchPoint(element)
      if (point !== null) return point
    }
  }

  private async touch({ x, y }: { x: number; y: number }): Promise<void> {
    await this.view.page.touchscreen.tap(x, y)
    await settle()
  }

  private async drawLine(points: { x: number; y: number }[], holdMs = 0): Promise<void> {
    const { page } = this.view
    const finger = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: typeof points) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints })
    const [first, ...rest] = points
    if (first === undefined) throw new Error('a line needs points')
    await send('touchStart', [first])
    await this.sleep(holdMs)
    for (const point of rest) await send('touchMove', [point])
    await send('touchEnd', [])
    await finger.detach()
    await settle()
  }
}
