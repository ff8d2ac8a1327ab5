import { randomUUID } from 'node:crypto'
import type { Clock } from './clock'
import type {
  ModalView,
  PickedFile,
  SentRequest,
  StorageSnapshot,
  ToastView,
  WebViewPage,
} from './protocol'

type Listener = (result: unknown) => void

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
  /** Requests, transfers and pictures that are on their way. */
  transfers = 0
  /** What web-views were given to show, oldest first. */
  readonly webViews: WebViewPage[] = []
  launchOptions: Record<string, unknown> = {}
  online: boolean
  clipboard = ''
  vibrations = 0
  toast: ToastView | null = null
  loading: string | null = null
  preview: { urls: string[]; current: string } | null = null
  /** Every toast since launch, oldest first. */
  readonly toasts: ToastView[] = []
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

  /** The next call of `wx.<name>` fails with this reason. */
  failNext(name: string, reason: string): void {
    this.failures.set(name, [...(this.failures.get(name) ?? []), reason])
  }

  takeFailure(name: string): string | undefined {
    return this.failures.get(name)?.shift()
  }
}
