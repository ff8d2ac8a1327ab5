import { randomUUID } from 'node:crypto'
import type { Clock } from './clock'
import { Subscriptions } from './subscriptions'
import type {
  ModalView,
  PickedFile,
  SentRequest,
  StorageSnapshot,
  ToastView,
  VirtualOrder,
  WebViewPage,
} from './protocol'

type Listener = (result: unknown) => void

/** The app's answer to the client's request. */
export interface ConsentReply {
  event?: string
  buttonId?: string
}
type ConsentListener = (reply: (answer: ConsentReply) => void, call: string) => void

interface Pending<View, Answer> {
  view: View
  resolve: (answer: Answer) => void
}

/** The scripted phone around the mini-program: what the person sees outside the page and answers. */
export class Phone {
  readonly storage: Map<string, string>
  readonly badges = new Map<number, string>()
  /** Files saved to the photo album, as paths on this machine. */
  readonly album: string[] = []
  readonly picks: PickedFile[] = []
  /** Every wx.request that left, oldest first. */
  readonly requests: SentRequest[] = []
  /** Number of synchronous storage reads, which block the app. */
  storageReads = 0
  /** Requests, transfers and pictures that are on their way. */
  transfers = 0
  /** Addresses of web-views, oldest first. */
  readonly webViews: WebViewPage[] = []
  /** Durations reported to the console, as [number of the mark, ms]. */
  readonly durations: [number, number][] = []
  /** Private calls wait for consent. */
  consentNeeded = false
  agreeButtonPressed = false
  /** Number of times the privacy contract was opened. */
  guideOpened = 0
  consentListener: ConsentListener | null = null
  launchOptions: Record<string, unknown> = {}
  readonly subscriptions = new Subscriptions()
  /** A finger taps, and what listens to it runs. */
  isTapping = false
  online: boolean
  clipboard = ''
  vibrations = 0
  toast: ToastView | null = null
  loading: string | null = null
  /** The app took the tab bar away. */
  tabBarHidden = false
  preview: { urls: string[]; current: string } | null = null
  /** Every toast since launch, oldest first. */
  readonly toasts: ToastView[] = []
  private cashier: Pending<VirtualOrder, number> | null = null
  private modal: Pending<ModalView, { confirm: boolean; cancel: boolean }> | null = null
  private sheet: Pending<string[], number | null> | null = null
  private readonly listeners = new Map<string, Set<Listener>>()
  private readonly failures = new Map<string, string[]>()

  constructor(options: { storage: StorageSnapshot; online: boolean }) {
    this.storage = new Map(Object.entries(options.storage))
    this.online = options.online
  }

  get networkType(): string {
    return this.online ? 'wifi' : 'none'
  }

  get modalView(): ModalView | null {
    return this.modal?.view ?? null
  }

  get cashierOrder(): VirtualOrder | null {
    return this.cashier?.view ?? null
  }

  get sheetItems(): string[] | null {
    return this.sheet?.view ?? null
  }

  storageBytes(): number {
    let total = 0
    for (const [key, text] of this.storage) total += key.length + text.length
    return total
  }

  showToast(toast: ToastView, clock: Clock): void {
    this.toast = toast
    this.toasts.push(toast)
    clock.setTimeout(() => {
      if (this.toast === toast) this.toast = null
    }, toast.durationMs)
  }

  /** Stays open until a scenario answers it. */
  showModal(view: ModalView): Promise<{ confirm: boolean; cancel: boolean }> {
    return new Promise((resolve) => {
      this.modal = { view, resolve }
    })
  }

  /** @throws Error when no modal is open */
  answerModal(confirm: boolean): void {
    if (this.modal === null) throw new Error('no modal is open')
    const { resolve } = this.modal
    this.modal = null
    resolve({ confirm, cancel: !confirm })
  }

  /** WeChat's own cashier: stays open until a scenario pays, closes it, or WeChat refuses. */
  openCashier(view: VirtualOrder): Promise<number> {
    return new Promise((resolve) => {
      this.cashier = { view, resolve }
    })
  }

  /** 0 paid, otherwise the error code. @throws Error when no cashier is open */
  answerCashier(errCode: number): void {
    if (this.cashier === null) throw new Error('no cashier is open')
    const { resolve } = this.cashier
    this.cashier = null
    resolve(errCode)
  }

  showSheet(items: string[]): Promise<number | null> {
    return new Promise((resolve) => {
      this.sheet = { view: items, resolve }
    })
  }

  /** Chooses an item by its words, or closes the sheet with null. */
  answerSheet(item: string | null): void {
    if (this.sheet === null) throw new Error('no action sheet is open')
    const { view, resolve } = this.sheet
    const index = item === null ? null : view.indexOf(item)
    if (index === -1) throw new Error(`the action sheet has ${view.join('、')}, not ${item}`)
    this.sheet = null
    resolve(index)
  }

  listen(event: string, listener: Listener): void {
    const known = this.listeners.get(event) ?? new Set()
    this.listeners.set(event, known.add(listener))
  }

  unlisten(event: string, listener?: Listener): void {
    if (listener === undefined) this.listeners.delete(event)
    else this.listeners.get(event)?.delete(listener)
  }

  /** Counts what is on its way from or to a server. */
  async transfer<T>(work: () => Promise<T>): Promise<T> {
    this.transfers += 1
    try {
      return await work()
    } finally {
      this.transfers -= 1
    }
  }

  /** Calls who listens to an event; `result` must belong to the realm. */
  fire(event: string, result: unknown): void {
    for (const listener of [...(this.listeners.get(event) ?? [])]) listener(result)
  }

  /** A code of the platform, good once even after the app was started again. */
  newCode(): string {
    return `scripted-${randomUUID()}`
  }

  /**
   * Resolves with true when a private call may go on. Consent counts only by a press of the client's
   * own button.
   */
  requestConsent(call: string): Promise<boolean> {
    const listener = this.consentListener
    if (!this.consentNeeded) return Promise.resolve(true)
    if (listener === null) return Promise.resolve(false)
    return new Promise((resolve) => {
      listener(({ event, buttonId }) => {
        if (event === 'exposureAuthorization') return
        const agreed = event === 'agree' && buttonId !== undefined && this.agreeButtonPressed
        this.agreeButtonPressed = false
        if (agreed) this.consentNeeded = false
        resolve(agreed)
      }, call)
    })
  }

  /** The next call of `wx.<name>` fails with this reason. */
  failNext(name: string, reason: string): void {
    this.failures.set(name, [...(this.failures.get(name) ?? []), reason])
  }

  takeFailure(name: string): string | undefined {
    return this.failures.get(name)?.shift()
  }
}
