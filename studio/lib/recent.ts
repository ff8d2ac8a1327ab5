/** The results that were computed last, by key: the same one is often wanted again soon after. */
export class Recent<T> {
  readonly #most: number
  readonly #known = new Map<string, T>()

  constructor(most: number) {
    this.#most = most
  }

  get(key: string, compute: () => T): T {
    const value = this.#known.get(key) ?? compute()
    this.#known.delete(key)
    this.#known.set(key, value)
    for (const old of this.#known.keys()) if (this.#known.size > this.#most) this.#known.delete(old)
    return value
  }
}
