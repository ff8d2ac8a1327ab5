/**
 * Which pages are open. Every page knows the index of its entry in the browser's history, so the
 * stack follows from the entry that was arrived at, whatever was skipped, replaced or redirected.
 */

export interface StackPage {
  /** The page's path in app.config. */
  readonly route: string
  readonly isTab: boolean
  /** Of the history entry it was last shown at. */
  index: number
  /** Path and query it was opened with. */
  address: string
}

/** Effect of a navigation on the stack: `pages` keeps tabs alive, `all` does not. */
export type Clearing = 'nothing' | 'pages' | 'all'

export interface Arrival {
  readonly route: string
  readonly isTab: boolean
  readonly index: number
  readonly address: string
  readonly clearing: Clearing
  /** A page that is already open at this entry is the one that is meant. */
  readonly isReturn: boolean
}

export interface Changes<P> {
  /** Unmount these, the uppermost first. */
  closed: P[]
  /** The open page to show; null: a new one has to be mounted. */
  existing: P | null
}

const STRENGTH: readonly Clearing[] = ['nothing', 'pages', 'all']

export function strongerClearing(one: Clearing, other: Clearing): Clearing {
  return STRENGTH.indexOf(one) > STRENGTH.indexOf(other) ? one : other
}

export class PageStack<P extends StackPage> {
  #pages: P[] = []
  /** Tab pages outside the stack; they stay mounted. */
  readonly #tabs = new Map<string, P>()

  get top(): P | undefined {
    return this.#pages.at(-1)
  }

  /** The lowest first. */
  get pages(): readonly P[] {
    return this.#pages
  }

  /** Takes out what does not stay under the arriving page; `push` puts that one on top. */
  makeWayFor(arrival: Arrival): Changes<P> {
    const closed: P[] = []
    while (this.top && !this.#staysOpen(this.top, arrival)) {
      const page = this.#pages.pop() as P
      if (page.isTab && arrival.clearing !== 'all') this.#tabs.set(page.route, page)
      else closed.push(page)
    }
    if (arrival.clearing === 'all') {
      closed.push(...this.#tabs.values())
      this.#tabs.clear()
    }
    return { closed, existing: this.#takeExisting(arrival) }
  }

  push(page: P): void {
    this.#pages.push(page)
  }

  #staysOpen(page: P, { clearing, index, isReturn, route, address, isTab }: Arrival): boolean {
    if (clearing !== 'nothing' || page.index > index) return false
    if (page.index < index) return true
    return isReturn && page.route === route && (isTab || page.address === address)
  }

  #takeExisting({ index, route, isTab }: Arrival): P | null {
    if (this.top?.index === index) return this.#pages.pop() ?? null
    if (!isTab) return null
    // A tab page is mounted once: one further down moves to the top.
    const found = this.#tabs.get(route) ?? this.#pages.find((page) => page.route === route)
    this.#tabs.delete(route)
    this.#pages = this.#pages.filter((page) => page !== found)
    return found ?? null
  }
}
