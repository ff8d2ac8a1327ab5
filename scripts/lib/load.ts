/** Calls from many clients at once, by turns to several servers, with what they took. */
import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'

export interface Call {
  readonly path: string
  readonly token: string
  /** Posted as JSON; left out: a GET. */
  readonly body?: unknown
}

export interface LoadFigures {
  readonly perSecond: number
  readonly medianMs: number
  readonly p99Ms: number
  readonly calls: number
}

function answerTo(agent: Agent, base: string, { path, token, body }: Call): Promise<void> {
  return new Promise((done, lost) => {
    const headers = { authorization: `Bearer ${token}`, 'app-sign': 'h5' }
    const json = body === undefined ? {} : { 'content-type': 'application/json' }
    const sent = request(
      new URL(path, base),
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...headers, ...json },
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          if (answer.statusCode === 200) return done()
          lost(new Error(`${path}: ${answer.statusCode} ${Buffer.concat(chunks).toString()}`))
        })
      },
    )
    sent.on('error', lost)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/** @throws Error when a call is answered by anything but 200. */
export async function load(
  bases: readonly string[],
  { atOnce, forMs, next }: { atOnce: number; forMs: number; next: (client: number) => Call },
): Promise<LoadFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const times: number[] = []
  const startedAt = performance.now()
  const client = async (number: number) => {
    for (let turn = number; performance.now() - startedAt < forMs; turn += 1) {
      const before = performance.now()
      await answerTo(agent, bases[turn % bases.length] ?? '', next(number))
      times.push(performance.now() - before)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, number) => client(number)))
  const seconds = (performance.now() - startedAt) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return {
    perSecond: times.length / seconds,
    calls: times.length,
    medianMs: at(0.5),
    p99Ms: at(0.99),
  }
}
