/// <reference lib="dom" />
import type { Host } from './host'
import { sleep } from './pause'
import { PhoneCommands } from './phone-commands'
import type { ModalView, PageView } from './protocol'
import { normalise, Screen, type FindOptions } from './screen'
import { Visibility } from './visibility'

const POLL_MS = 40
const DEFAULT_WAIT_MS = 30_000

/** Queries of a scenario on the top page, at once or after waiting. */
export class LookCommands extends PhoneCommands {
  protected readonly screen: Screen

  constructor(host: Host) {
    super(host)
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

  /** Number of visible elements that match a name, text or label best. */
  count(target: string, options?: FindOptions): number {
    return this.screen.findAll(this.root, target, options).length
  }

  /** Tag, attributes and text of the element a target means, or null. */
  find(target: string, options?: FindOptions) {
    const element = this.screen.findAll(this.root, target, options)[options?.nth ?? 0]
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

  /** Value of an input or textarea. */
  value(target: string, options?: FindOptions): string {
    return this.textIn(this.field(target, options))
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

  async waitForToast(title: string, options: { timeoutMs?: number } = {}): Promise<void> {
    await this.until(
      () => this.host.phone.toast?.title === title,
      options.timeoutMs,
      () => `no toast says ${title}; it says ${this.host.phone.toast?.title ?? 'nothing'}`,
    )
  }

  protected get root(): HTMLElement {
    return this.host.pages.top.container
  }

  protected field(target: string, options?: FindOptions): Element {
    const found = this.screen.find(this.root, target, options)
    const field = found.matches('input, textarea') ? found : found.querySelector('input, textarea')
    if (field === null) throw new Error(`"${target}" is not a field`)
    return field
  }

  protected textIn(field: Element): string {
    return field.getAttribute('value') ?? ''
  }

  /** Returns as soon as the target is there, in the same turn; at the latest after `waitMs`. */
  protected async awaitTarget(target: string, options: FindOptions = {}): Promise<void> {
    if (options.waitMs === undefined) return
    await this.until(
      () => this.count(target, options) > 0,
      options.waitMs,
      () => `nothing visible is named "${target}" on ${this.page().route}:\n${this.text()}`,
    )
  }

  /** Waits until it holds, at the latest after `waitMs`; what comes next then fails by itself. */
  protected async awaitReady(isReady: () => boolean, waitMs = 0): Promise<void> {
    const deadline = Date.now() + waitMs
    while (!isReady() && Date.now() < deadline) await sleep(POLL_MS)
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
