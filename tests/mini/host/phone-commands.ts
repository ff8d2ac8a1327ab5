import type { Host } from './host'
import { settle, sleep } from './pause'
import type { SubscribeScript } from './subscriptions'
import type {
  ModalView,
  PickedFile,
  SentRequest,
  Problem,
  SetDataCall,
  SetDataStats,
  StorageSnapshot,
  TabView,
  ToastView,
  VirtualOrder,
  WebViewPage,
} from './protocol'

/** Effects of an answer begin within this. */
const STILL_MS = 350
const REST_WITHIN_MS = 30_000

/** Actions and queries of a scenario on the phone around the page. */
export class PhoneCommands {
  constructor(protected readonly host: Host) {}

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
    await settle()
  }

  async back(): Promise<void> {
    this.host.clock.soon(() => this.host.pages.goBack())
    await settle()
  }

  modal(): ModalView | null {
    return this.host.phone.modalView
  }

  async answerModal(confirm: boolean): Promise<void> {
    this.host.phone.answerModal(confirm)
    await settle()
  }

  /** Arguments of WeChat's cashier. */
  cashier(): VirtualOrder | null {
    return this.host.phone.cashierOrder
  }

  /** Pays (0), closes it (-2), or WeChat refuses with one of its codes. */
  async answerCashier(errCode: number): Promise<void> {
    this.host.phone.answerCashier(errCode)
    await settle()
  }

  actionSheet(): string[] | null {
    return this.host.phone.sheetItems
  }

  async answerActionSheet(item: string | null): Promise<void> {
    this.host.phone.answerSheet(item)
    await settle()
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

  /** Number of storage reads since launch. */
  storageReads(): number {
    return this.host.phone.storageReads
  }

  /** Reported durations, as [number of the mark, ms]. */
  durations(): [number, number][] {
    return this.host.phone.durations
  }

  clipboard(): string {
    return this.host.phone.clipboard
  }

  /** Every wx.request since launch. */
  requests(): SentRequest[] {
    return this.host.phone.requests
  }

  /** Files saved to the photo album. */
  album(): string[] {
    return this.host.phone.album
  }

  preview(): { urls: string[]; current: string } | null {
    return this.host.phone.preview
  }

  /** Pages requested by web-views since launch. */
  webViews(): WebViewPage[] {
    return this.host.phone.webViews
  }

  /** Files the person will choose next. */
  pickFiles(files: PickedFile[]): void {
    this.host.phone.picks.push(...files)
  }

  /** The next `wx.<name>` fails with this reason, as when the person refuses. */
  failNext(name: string, reason: string): void {
    this.host.phone.failNext(name, reason)
  }

  /** Answers to the next questions about messages, and WeChat's switches of them. */
  answerSubscribe(script: SubscribeScript): void {
    this.host.phone.subscriptions.change(script)
  }

  /** Templates of each question about messages, oldest first. */
  subscribeQuestions(): string[][] {
    return this.host.phone.subscriptions.questions
  }

  /** Number of times WeChat's settings of this app were opened. */
  settingsOpened(): number {
    return this.host.phone.subscriptions.settingsOpened
  }

  /** From now on private calls wait for consent, as at the first launch. */
  needConsent(): void {
    this.host.phone.consentNeeded = true
  }

  guideOpened(): number {
    return this.host.phone.guideOpened
  }

  async hide(): Promise<void> {
    this.host.hide()
    await settle()
  }

  async show(): Promise<void> {
    this.host.show()
    await settle()
  }

  async network(online: boolean): Promise<void> {
    this.host.setOnline(online)
    await settle()
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

  setDataCalls(): SetDataCall[] {
    return this.host.guard.calls()
  }

  resetSetDataStats(): void {
    this.host.guard.reset()
  }

  /**
   * Waits until nothing is on its way to a server and the view has not changed for a moment.
   * @throws Error when that does not happen in time
   */
  async rest({ timeoutMs = REST_WITHIN_MS }: { timeoutMs?: number } = {}): Promise<void> {
    const { guard, phone } = this.host
    const startedMs = Date.now()
    for (let stillMs = 0; stillMs < STILL_MS;) {
      await settle()
      const sinceMs = Date.now() - startedMs
      if (sinceMs > timeoutMs) throw new Error(`${phone.transfers} transfers, and no rest`)
      stillMs = phone.transfers > 0 ? 0 : Math.min(sinceMs, guard.stillForMs())
    }
  }

  async sleep(delayMs: number): Promise<void> {
    await sleep(delayMs)
  }
}
