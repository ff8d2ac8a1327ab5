/** People and their jobs, made through the API as the app itself makes them. */
import { randomUUID } from 'node:crypto'
import type { JobView } from '@contract/jobs'

export interface Tokens {
  token: string
  refreshToken: string
}

const END_TIMEOUT_MS = 90_000
const POLL_MS = 150
const ENDED = new Set(['succeeded', 'failed', 'cancelled'])

/** Someone signed in, without a browser. */
export class Account {
  private constructor(
    private readonly url: string,
    readonly tokens: Tokens,
  ) {}

  /** Signs in, or up; `phone` is eleven digits. */
  static async signIn(url: string, phone: string): Promise<Account> {
    const sent = await send<{ devCode: string }>(url, 'POST', '/api/sms-code', { phone })
    const body = { phone, code: sent.devCode }
    return new Account(url, await send<Tokens>(url, 'POST', '/api/auth/phoneLogin', body))
  }

  /** Goes on with a session from before, on the same data. */
  static resume(url: string, tokens: Tokens): Account {
    return new Account(url, tokens)
  }

  get<T>(path: string): Promise<T> {
    return send<T>(this.url, 'GET', path, undefined, this.tokens.token)
  }

  post<T>(path: string, body: object): Promise<T> {
    return send<T>(this.url, 'POST', path, body, this.tokens.token)
  }

  put<T>(path: string, body: object): Promise<T> {
    return send<T>(this.url, 'PUT', path, body, this.tokens.token)
  }

  /** Starts a picture, at the price the server quotes, and answers its job at once. */
  async start(params: Record<string, unknown>, extra: object = {}): Promise<JobView> {
    const { job } = await this.post<{ job: JobView }>('/api/generate', {
      ...extra,
      requestId: randomUUID(),
      params,
      quotedCredits: await this.quote(params),
    })
    return job
  }

  /** Waits until the job has ended, however it ended. */
  async ended(jobId: string): Promise<JobView> {
    const deadline = Date.now() + END_TIMEOUT_MS
    for (;;) {
      const job = await this.get<JobView>(`/api/job/${jobId}`)
      if (ENDED.has(job.status)) return job
      if (Date.now() > deadline) throw new Error(`job ${jobId} is still ${job.status}`)
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }

  async runJob(params: Record<string, unknown>, extra: object = {}): Promise<JobView> {
    return this.ended((await this.start(params, extra)).id)
  }

  private async quote({ model, count = 1 }: Record<string, unknown>): Promise<number> {
    const { defaultModelId, options } = await this.get<{
      defaultModelId: string
      options: { modelId: string; priceByCount: number[] }[]
    }>('/api/app-config/generate')
    const option = options.find(({ modelId }) => modelId === (model ?? defaultModelId))
    const credits = option?.priceByCount[Number(count) - 1]
    if (credits === undefined) throw new Error(`no price for ${String(count)} of ${String(model)}`)
    return credits
  }
}

async function send<T>(
  url: string,
  method: string,
  path: string,
  body?: object,
  token?: string,
): Promise<T> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const envelope = (await answer.json()) as { code: number; message: string; data: T }
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${envelope.message}`)
  return envelope.data
}
