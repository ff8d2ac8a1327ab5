import { ERROR_KINDS } from '@contract/error-kinds'

/**
 * People who keep submitting while processes die. What the server acknowledged is written down;
 * a submit without an answer is sent again with the same requestId, as the client does.
 */
export interface Acknowledged {
  readonly requestId: string
  readonly jobId: string
  /** The server said so. */
  cancelled: boolean
}

interface Answer {
  readonly code: number
  readonly message: string
  readonly data: Record<string, unknown> | null
}

const ANSWER_WITHIN_MS = 20_000

export class Load {
  readonly acknowledged: Acknowledged[] = []
  readonly tokens: string[] = []
  /** Submits that were sent again because their answer never came. */
  repeated = 0
  /** Answers that the service is unavailable. */
  refused = 0
  readonly #base: () => string
  /** Milliseconds between two submits of one person, at least and at most. */
  readonly #pauseMs: readonly [number, number]
  readonly #people: Promise<void>[] = []
  #stopped = false

  /** `base` answers where the server is now; `perSecond`: submits of each person, about. */
  constructor(base: () => string, perSecond: number) {
    this.#base = base
    this.#pauseMs = [250 / perSecond, 1750 / perSecond]
  }

  async #post(path: string, body: unknown, token?: string): Promise<Answer> {
    const response = await fetch(`${this.#base()}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    return (await response.json()) as Answer
  }

  async signIn(phone: string): Promise<string> {
    const sent = await this.#post('/api/sms-code', { phone })
    const signed = await this.#post('/api/auth/phoneLogin', { phone, code: sent.data?.devCode })
    if (signed.code !== 0) throw new Error(`sign-in failed: ${sent.message} ${signed.message}`)
    return String(signed.data?.token)
  }

  /** One more person, who submits again and again. */
  add(token: string, name: string): void {
    this.tokens.push(token)
    this.#people.push(this.#live(token, name))
  }

  async #live(token: string, name: string): Promise<void> {
    for (let count = 0; !this.#stopped; count += 1) {
      const requestId = `kill-${name}-${count}`
      const entry = await this.#submit(token, requestId)
      if (entry && count % 7 === 3) await this.#cancel(token, entry)
      const [least, most] = this.#pauseMs
      await new Promise((resolve) => setTimeout(resolve, least + Math.random() * (most - least)))
    }
  }

  async #submit(token: string, requestId: string): Promise<Acknowledged | null> {
    const body = { requestId, params: { prompt: '山水' }, quotedCredits: 1 }
    for (;;) {
      try {
        const { code, data, message } = await this.#post('/api/generate', body, token)
        // 3004: too many open jobs while the painters are down.
        if (code === 503 || code === ERROR_KINDS.ENGINE_UNAVAILABLE.wire) {
          // The database is away, or the engine was too slow three times on a crowded machine and
          // is paused: the same is sent again, as the client does.
          this.refused += 1
          await new Promise((resolve) => setTimeout(resolve, 200))
          continue
        }
        if (code === 3004) return null
        if (code !== 0) throw new Refused(`${requestId}: ${code} ${message}`)
        const entry = { requestId, jobId: (data?.job as { id: string }).id, cancelled: false }
        this.acknowledged.push(entry)
        return entry
      } catch (error) {
        if (error instanceof Refused) throw error
        this.repeated += 1
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }
  }

  async #cancel(token: string, entry: Acknowledged): Promise<void> {
    try {
      const { data } = await this.#post(`/api/job/${entry.jobId}/cancel`, {}, token)
      entry.cancelled = data?.status === 'cancelled'
    } catch {
      // The server died before it answered: nothing was promised.
    }
  }

  /** Waits, but not for ever, until one more submit is acknowledged. */
  async untilMore(): Promise<void> {
    const before = this.acknowledged.length
    const giveUpAt = Date.now() + ANSWER_WITHIN_MS
    while (this.acknowledged.length === before && Date.now() < giveUpAt)
      await new Promise((resolve) => setTimeout(resolve, 10))
  }

  /** Rejects when the server refused a submit that it should have taken. */
  async stop(): Promise<void> {
    this.#stopped = true
    await Promise.all(this.#people)
  }
}

class Refused extends Error {}
