/// <reference lib="dom" />
import { dispatch, listensTo } from './events'
import type { Host } from './host'
import type {
  ModalView,
  PageView,
  PickedFile,
  Problem,
  SetDataStats,
  StorageSnapshot,
  TabView,
  ToastView,
} from './protocol'
import { frameworkElement, normalise, Screen, type FindOptions } from './screen'
import { Finger } from './touch'
import { Visibility } from './visibility'

const POLL_MS = 40
const DEFAULT_WAIT_MS = 10_000
/** Enough turns for a tap to be handled, rendered and navigated. */
const SETTLE_MS = 30

/** What a scenario can do with the phone and ask of it. Every method is called across processes. */
export class Driver {
  private readonly screen: Screen
  private readonly finger = new Finger(sleep)

  constructor(private readonly host: Host) {
    this.screen = new Screen(new Visibility(host.styles))
  }

  page(): PageView {
    const { pages } = this.host
    const { route, query, title } = pages.top
    return { route, query, title, stack: pages.stack.map((page) => page.route) }
  }

  /** Visible words of the page on top, one line per block. */
  text(): string {
    return this.screen.text(this.root)
  }

  /** How many visible elements a name, text or label means best. */
  count(target: string): number {
    return this.screen.findAll(this.root, target).length
  }

  /** Tag, attributes and text of the element a target means, or null. */
  find(target: string, options?: FindOptions) {
    const element = this.screen.findAll(this.root, target)[options?.nth ?? 0]
    if (element === undefined) return null
    const attributes = Object.fromEntries([...element.attributes].map((a) => [a.name, a.value]))
    return {
      tag: element.tagName.toLowerCase(),
      attributes,
      text: normalise(element.textContent ?? ''),
    }
  }

  /** Markup of the page on top, for finding out why something fails. */
  markup(): string {
    return this.root.innerHTML
  }

  async tap(target: string, options?: FindOptions): Promise<void> {
    await this.finger.tap(this.screen.find(this.root, target, options))
    await sleep(SETTLE_MS)
  }

  async longPress(target: string, options?: FindOptions): Promise<void> {
    await this.finger.longPress(this.screen.find(this.root, target, options))
    await sleep(SETTLE_MS)
  }

  async drag(target: string, points: { x: number; y: number }[]): Promise<void> {
    await this.finger.drag(this.screen.find(this.root, target), points)
    await sleep(SETTLE_MS)
  }

  /** Replaces the text of an input or textarea, as typing it would. */
  async input(target: string, text: string, options?: FindOptions): Promise<void> {
    const field = this.field(target, options)
    const node = frameworkElement(field)
    const max = Number(field.getAttribute('maxlength') ?? 140)
    const value = max >= 0 ? text.slice(0, max) : text
    dispatch(node, { type: 'focus', detail: { value: this.valueOf(field), height: 0 } })
    field.setAttribute('value', value)
    dispatch(node, { type: 'input', detail: { value, cursor: value.length } })
    await sleep(SETTLE_MS)
    dispatch(node, { type: 'blur', detail: { value, cursor: value.length } })
    await sleep(SETTLE_MS)
  }

  /** Presses the keyboard's confirm key in a field. */
  async confirm(target: string): Promise<void> {
    const field = this.field(target)
    dispatch(frameworkElement(field), { type: 'confirm', detail: { value: this.valueOf(field) } })
    await sleep(SETTLE_MS)
  }

  /** What stands in an input or textarea. */
  value(target: string, options?: FindOptions): string {
    return this.valueOf(this.field(target, options))
  }

  /** Reports a change of a picker or slider. */
  async change(target: string, value: unknown): Promise<void> {
    const element = this.screen.find(this.root, target)
    const control = element.closest('picker, slider, swiper') ?? element
    dispatch(frameworkElement(control), { type: 'change', detail: { value } })
    await sleep(SETTLE_MS)
  }

  /** Scrolls to the end: every scroll view that listens, else the page itself. */
  async scrollToLower(): Promise<void> {
    const views = [...this.root.querySelectorAll('scroll-view')].map(frameworkElement)
    const listening = views.filter((view) => listensTo(view, 'scrolltolower'))
    for (const view of listening) {
      dispatch(view, { type: 'scrolltolower', detail: { direction: 'bottom' } })
    }
    if (listening.length === 0) this.host.pages.call(this.host.pages.top, 'onReachBottom')
    await sleep(SETTLE_MS)
  }

  async pullDown(): Promise<void> {
    this.host.pages.call(this.host.pages.top, 'onPullDownRefresh')
    await sleep(SETTLE_MS)
  }

  /** @throws Error with the page's text when the words do not appear in time */
  async waitForText(text: string, options: { timeoutMs?: number } = {}): Promise<void> {
    const wanted = normalise(text)
    await this.until(
      () => normalise(this.text()).includes(wanted),
      options.timeoutMs,
      () => `"${text}" did not appear on ${this.page().route}; it shows:\n${this.text()}`,
    )
  }

  async waitForNoText(text: string, options: { timeoutMs?: number } = {}): Promise<void> {
    await this.until(
      () => !normalise(this.text()).includes(normalise(text)),
      options.timeoutMs,
      () => `"${text}" is still on ${this.page().route}`,
    )
  }

  /** Waits until something can be found by name, text or label. */
  async waitFor(target: string, options: { timeoutMs?: number } = {}): Promise<void> {
    await this.until(
      () => this.count(target) > 0,
      options.timeoutMs,
      () => `nothing named "${target}" on ${this.page().route}; it shows:\n${this.text()}`,
    )
  }

  async waitForPage(route: string, options: { timeoutMs?: number } = {}): Promise<void> {
    await this.until(
      () => this.host.pages.top.route === route,
      options.timeoutMs,
      () => `${route} did not open; on top is ${this.page().route}`,
    )
  }

  async waitForModal(options: { timeoutMs?: number } = {}): Promise<ModalView> {
    await this.until(
      () => this.host.phone.modalView !== null,
      options.timeoutMs,
      () => `no modal opened on ${this.page().route}; it shows:\n${this.text()}`,
    )
    return this.host.phone.modalView as ModalView
  }

  tabs(): TabView[] {
    const { bundle, pages, phone } = this.host
    return bundle.tabs.map((tab, index) => ({
      label: tab.text,
      path: tab.pagePath,
      badge: phone.badges.get(index) ?? null,
      current: pages.top.route === tab.pagePath,
    }))
  }

  /** @throws Error when the tab bar is not on screen */
  async tabTap(index: number): Promise<void> {
    const { bundle, pages, clock, realm } = this.host
    const tab = bundle.tabs[index]
    if (tab === undefined) throw new Error(`there is no tab ${index}`)
    if (!bundle.isTab(pages.top.route)) throw new Error(`${pages.top.route} shows no tab bar`)
    clock.soon(() => {
      pages.switchTab(`/${tab.pagePath}`)
      const detail = { index, pagePath: tab.pagePath, text: tab.text }
      pages.call(pages.top, 'onTabItemTap', realm.adopt(detail))
    })
    await sleep(SETTLE_MS)
  }

  async back(): Promise<void> {
    this.host.clock.soon(() => this.host.pages.navigateBack(1))
    await sleep(SETTLE_MS)
  }

  modal(): ModalView | null {
    return this.host.phone.modalView
  }

  async answerModal(confirm: boolean): Promise<void> {
    this.host.phone.answerModal(confirm)
    await sleep(SETTLE_MS)
  }

  actionSheet(): string[] | null {
    return this.host.phone.sheetItems
  }

  async answerActionSheet(item: string | null): Promise<void> {
    this.host.phone.answerSheet(item)
    await sleep(SETTLE_MS)
  }

  toast(): ToastView | null {
    return this.host.phone.toast
  }

  /** Every toast since launch, oldest first. */
  toasts(): ToastView[] {
    return this.host.phone.toasts
  }

  loading(): string | null {
    return this.host.phone.loading
  }

  storage(): StorageSnapshot {
    return Object.fromEntries(this.host.phone.storage)
  }

  clipboard(): string {
    return this.host.phone.clipboard
  }

  /** Files saved to the photo album. */
  album(): string[] {
    return this.host.phone.album
  }

  preview(): { urls: string[]; current: string } | null {
    return this.host.phone.preview
  }

  /** Files the person will choose next. */
  pickFiles(files: PickedFile[]): void {
    this.host.phone.picks.push(...files)
  }

  /** The next `wx.<name>` fails with this reason, as when the person refuses. */
  failNext(name: string, reason: string): void {
    this.host.phone.failNext(name, reason)
  }

  async hide(): Promise<void> {
    this.host.hide()
    await sleep(SETTLE_MS)
  }

  async show(): Promise<void> {
    this.host.show()
    await sleep(SETTLE_MS)
  }

  async network(online: boolean): Promise<void> {
    this.host.setOnline(online)
    await sleep(SETTLE_MS)
  }

  problems(): Problem[] {
    return this.host.problems.list()
  }

  /** The problems so far, forgotten once read: for tests that cause them on purpose. */
  takeProblems(): Problem[] {
    return this.host.problems.take()
  }

  warnings(): string[] {
    return this.host.warnings
  }

  setDataStats(): SetDataStats {
    return this.host.guard.stats()
  }

  resetSetDataStats(): void {
    this.host.guard.reset()
  }

  async sleep(delayMs: number): Promise<void> {
    await sleep(delayMs)
  }

  private get root(): HTMLElement {
    return this.host.pages.top.container
  }

  private field(target: string, options?: FindOptions): Element {
    const found = this.screen.find(this.root, target, options)
    const field = found.matches('input, textarea') ? found : found.querySelector('input, textarea')
    if (field === null) throw new Error(`"${target}" is not a field`)
    return field
  }

  private valueOf(field: Element): string {
    return field.getAttribute('value') ?? ''
  }

  private async until(
    isDone: () => boolean,
    timeoutMs = DEFAULT_WAIT_MS,
    complain: () => string,
  ): Promise<void> {
    const deadline = Date.now() + timeoutMs
    while (!isDone()) {
      if (Date.now() > deadline) throw new Error(complain())
      await sleep(POLL_MS)
    }
  }
}

function sleep(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs))
}
