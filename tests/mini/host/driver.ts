/// <reference lib="dom" />
import { dispatch, listensTo } from './events'
import { LookCommands } from './look-commands'
import { answerOpenType } from './open-type'
import { settle, sleep } from './pause'
import { frameworkElement, type FindOptions } from './screen'
import { Finger } from './touch'

/** Actions of a scenario on the top page. Every method is called across processes. */
export class Driver extends LookCommands {
  protected readonly finger = new Finger(
    sleep,
    (openType) => answerOpenType(openType, this.host.phone, this.host.files),
    this.host.phone,
  )

  /** Leaves everything and opens this page, as a shared link or a scanned code does. */
  async open(url: string): Promise<void> {
    this.host.clock.soon(() => this.host.pages.reLaunch(url))
    await settle()
  }

  async tap(target: string, options?: FindOptions): Promise<void> {
    await this.awaitTarget(target, options)
    // An element that is being replaced is still there, and no longer bound.
    const isBound = () =>
      this.count(target, options) > 0 &&
      this.finger.takesTap(this.screen.find(this.root, target, options))
    await this.awaitReady(isBound, options?.waitMs)
    await this.finger.tap(this.screen.find(this.root, target, options))
    await settle()
  }

  /** Whether a tap on it would do nothing. */
  isIdle(target: string, options?: FindOptions): boolean {
    return !this.finger.isHeard(this.screen.find(this.root, target, options))
  }

  async longPress(target: string, options?: FindOptions): Promise<void> {
    await this.awaitTarget(target, options)
    await this.finger.longPress(this.screen.find(this.root, target, options))
    await settle()
  }

  async drag(target: string, points: { x: number; y: number }[]): Promise<void> {
    await this.finger.drag(this.screen.find(this.root, target), points)
    await settle()
  }

  /** Replaces the text of an input or textarea, as typing it would. */
  async input(target: string, text: string, options?: FindOptions): Promise<void> {
    await this.awaitTarget(target, options)
    const field = this.field(target, options)
    const node = frameworkElement(field)
    const max = Number(field.getAttribute('maxlength') ?? 140)
    const value = max >= 0 ? text.slice(0, max) : text
    dispatch(node, { type: 'focus', detail: { value: this.textIn(field), height: 0 } })
    field.setAttribute('value', value)
    dispatch(node, { type: 'input', detail: { value, cursor: value.length } })
    await settle()
    dispatch(node, { type: 'blur', detail: { value, cursor: value.length } })
    await settle()
  }

  /** Presses the keyboard's confirm key in a field. */
  async confirm(target: string): Promise<void> {
    const field = this.field(target)
    dispatch(frameworkElement(field), { type: 'confirm', detail: { value: this.textIn(field) } })
    await settle()
  }

  /**
   * Reports a change of a picker or slider.
   * @throws Error when nothing listens: the change would be lost
   */
  async change(target: string, value: unknown): Promise<void> {
    const element = this.screen.find(this.root, target)
    const control = frameworkElement(element.closest('picker, slider, swiper') ?? element)
    if (!listensTo(control, 'change')) throw new Error(`${target} reports no changes`)
    dispatch(control, { type: 'change', detail: { value } })
    await settle()
  }

  /** Scrolls to the end: every scroll view that listens, else the page itself. */
  async scrollToLower(): Promise<void> {
    const views = [...this.root.querySelectorAll('scroll-view')].map(frameworkElement)
    const listening = views.filter((view) => listensTo(view, 'scrolltolower'))
    for (const view of listening) {
      dispatch(view, { type: 'scrolltolower', detail: { direction: 'bottom' } })
    }
    if (listening.length === 0) this.host.pages.call(this.host.pages.top, 'onReachBottom')
    await settle()
  }

  /** The page is scrolled to this place, as its finger ends: clients tell it in steps. */
  async scrollTo(topPx: number): Promise<void> {
    const { pages, realm } = this.host
    pages.call(pages.top, 'onPageScroll', realm.adopt({ scrollTop: topPx }))
    await settle()
  }

  /** Names of what the mini-program has written into its own folder. */
  userFiles(): string[] {
    return this.host.files.listUserFiles()
  }

  /** Share content of the top page, as its share button requests it; null: none of its own. */
  share(): unknown {
    const { pages } = this.host
    const message = pages.call(
      pages.top,
      'onShareAppMessage',
      this.host.realm.adopt({ from: 'button' }),
    )
    return message === undefined ? null : JSON.parse(JSON.stringify(message))
  }

  async pullDown(): Promise<void> {
    this.host.pages.call(this.host.pages.top, 'onPullDownRefresh')
    await settle()
  }
}
