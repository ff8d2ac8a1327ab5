/**
 * Users who order, like and pay while primaries change. What was acknowledged is written down; a
 * call without an answer is sent again with the same requestId, as the client does.
 */
import { setTimeout as sleep } from 'node:timers/promises'

const ANSWER_WITHIN_MS = 20_000
const RETRY_MS = 200

interface Answer {
  readonly code: number
  readonly message: string
  readonly data: Record<string, unknown> | null
}

export interface Acknowledged {
  /** Ids of jobs. */
  readonly jobs: string[]
  /** User and work. */
  readonly likes: (readonly [string, string])[]
  /** Ids of paid purchase orders. */
  readonly payments: string[]
}

class Refused extends Error {}

export class UserLoad {
  readonly acknowledged: Acknowledged = { jobs: [], likes: [], payments: [] }
  /** Calls without an answer or with 503, sent again. */
  repeated = 0
  /** Between two acknowledged writes of any user, ms, since the last `takeLongestGap`. */
  #longestGapMs = 0
  #lastAt = performance.now()
  #stopped = false
  readonly #users: Promise<void>[] = []

  constructor(
    readonly url: string,
    private readonly works: readonly string[],
  ) {}

  async #post(path: string, body: unknown, token?: string): Promise<Answer> {
    const response = await fetch(`${this.url}${path}`, {
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

  async signIn(phone: string): Promise<{ token: string; id: string }> {
    const sent = await this.#post('/api/sms-code', { phone })
    const signed = await this.#post('/api/auth/phoneLogin', { phone, code: sent.data?.devCode })
    if (signed.code !== 0) throw new Error(`sign-in failed: ${sent.message} ${signed.message}`)
    const token = String(signed.data?.token)
    const info = await fetch(`${this.url}/api/user/info`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return { token, id: ((await info.json()) as { data: { id: string } }).data.id }
  }

  /** Repeats a write until it is acknowledged. */
  async #write(path: string, body: unknown, token: string): Promise<Record<string, unknown>> {
    for (;;) {
      try {
        const { code, message, data } = await this.#post(path, body, token)
        if (code === 0) {
          this.#noteAnswer()
          return data ?? {}
        }
        if (code < 500 || code > 599) throw new Refused(`${path}: ${code} ${message}`)
      } catch (error) {
        if (error instanceof Refused) throw error
      }
      this.repeated += 1
      await sleep(RETRY_MS)
    }
  }

  #noteAnswer(): void {
    const now = performance.now()
    this.#longestGapMs = Math.max(this.#longestGapMs, now - this.#lastAt)
    this.#lastAt = now
  }

  takeLongestGap(): number {
    const longest = this.#longestGapMs
    this.#longestGapMs = 0
    return longest
  }

  add(user: { token: string; id: string }): void {
    const number = this.#users.length
    const living = this.#live(user, number)
    // Reported by `stop`; a rejection that waits for it must not end the process.
    living.catch(() => {})
    this.#users.push(living)
  }

  async #live({ token, id }: { token: string; id: string }, number: number): Promise<void> {
    for (let count = 0; !this.#stopped; count += 1) {
      const name = `drill-${number}-${count}`
      if (count % 3 === 0) await this.order(name, token)
      if (count % 7 === 3) await this.pay(name, token)
      await this.#like(id, token, count)
      await sleep(200 + Math.random() * 600)
    }
  }

  /** Answers the id of the job. */
  async order(requestId: string, token: string): Promise<string> {
    // The vendor finds the prompt in its request: that is how repeated requests are counted.
    const body = { requestId, params: { prompt: `山水 ${requestId}` }, quotedCredits: 1 }
    const { job } = await this.#write('/api/generate', body, token)
    const { id } = job as { id: string }
    this.acknowledged.jobs.push(id)
    return id
  }

  async #like(userId: string, token: string, count: number): Promise<void> {
    const work = this.works[count % this.works.length] ?? ''
    await this.#write('/api/works/like', { id: work }, token)
    this.acknowledged.likes.push([userId, work])
  }

  /** Orders credits and pays for them in the sandbox; answers the id of the order. */
  async pay(requestId: string, token: string): Promise<string> {
    const wish = { requestId, goodsId: 'credits-300' }
    const orderId = String((await this.#write('/api/order/create', wish, token)).id)
    const started = { orderId, provider: 'sandbox' }
    const cashier = String((await this.#write('/api/payment/h5pay', started, token)).url)
    const [path = '', query = ''] = cashier.split('?')
    for (;;) {
      const answer = await fetch(`${this.url}${path}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: query,
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      }).catch(() => null)
      if (answer && answer.status < 400) break
      if (answer && answer.status < 500) throw new Refused(`${path}: ${answer.status}`)
      this.repeated += 1
      await sleep(RETRY_MS)
    }
    this.#noteAnswer()
    this.acknowledged.payments.push(orderId)
    return orderId
  }

  /** Rejects when a server refused a call that it should have taken. */
  async stop(): Promise<void> {
    this.#stopped = true
    await Promise.all(this.#users)
  }
}
