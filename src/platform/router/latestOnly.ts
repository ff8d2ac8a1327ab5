/**
 * Shows one page at a time, the one requested last: a request that has not begun to change the page
 * stack is dropped when a newer one arrives.
 */

export interface NavigationRequest<T> {
  /** Starts at once; requests load side by side. */
  load: () => Promise<T>
  /** Changes the page stack; resolves when the page is on screen. Never runs concurrently. */
  show: (loaded: T) => Promise<void>
}

export class LatestOnly {
  #latest = 0
  #showing: Promise<void> | null = null

  /**
   * Resolves to false when a newer request took over.
   * @throws what `load` or `show` threw, unless a newer request took over before
   */
  async run<T>({ load, show }: NavigationRequest<T>): Promise<boolean> {
    this.#latest += 1
    const number = this.#latest
    const isLatest = () => number === this.#latest
    let loaded: T
    try {
      loaded = await load()
    } catch (error) {
      if (!isLatest()) return false
      throw error
    }
    while (isLatest() && this.#showing) await this.#showing
    if (!isLatest()) return false
    const shown = show(loaded)
    this.#showing = shown.then(
      () => this.#release(),
      () => this.#release(),
    )
    await shown
    return isLatest()
  }

  #release(): void {
    this.#showing = null
  }
}
