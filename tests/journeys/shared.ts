/**
 * Resources shared by test files that run in one process, one after another
 * (scripts/lib/testGroup.mjs): created for the first user, ended when idle for a while.
 */

/** Between the end of a file and the first hook of the next one that is only loading. */
const GRACE_MS = 5000
/** `node testGroup.mjs a=… b=…` has more to come; a file run by itself has not. */
const oneFile = process.argv.length <= 3

export class Shared<T> {
  #made: Promise<T> | null = null
  #users = 0
  #ending: NodeJS.Timeout | undefined

  constructor(
    private readonly make: () => Promise<T>,
    private readonly end: (value: T) => Promise<void>,
  ) {}

  /** Each user releases it once. Rejects when it cannot be created. */
  async take(): Promise<T> {
    clearTimeout(this.#ending)
    this.#users += 1
    this.#made ??= this.make()
    try {
      return await this.#made
    } catch (error) {
      this.#users -= 1
      this.#made = null
      throw error
    }
  }

  async giveBack(): Promise<void> {
    this.#users -= 1
    if (this.#users > 0) return
    if (oneFile) await this.#close()
    else this.#ending = setTimeout(() => void this.#close(), GRACE_MS)
  }

  async #close(): Promise<void> {
    const pending = this.#made
    this.#made = null
    if (pending !== null) await this.end(await pending)
  }
}
