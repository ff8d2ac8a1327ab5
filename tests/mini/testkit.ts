import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { launchMini, type MiniApp } from './host/launch'
import type { LaunchOptions, ProblemKind } from './host/protocol'

export const FIXTURE = join(__dirname, 'fixture')
/** Origin the fixture was "built" with. */
export const API = 'http://api.test'

/** Launches the fixture; most calls live on its detail page. */
export function launchFixture(options: Partial<LaunchOptions> = {}): Promise<MiniApp> {
  return launchMini({ dist: FIXTURE, ...options })
}

/** Taps a call of the detail page and returns what the page then says it was answered. */
export async function tapAndRead(app: MiniApp, call: string): Promise<string> {
  const before = await readAnswer(app)
  await app.tap(call)
  const deadline = Date.now() + 30_000
  for (;;) {
    const answer = await readAnswer(app)
    if (answer !== before || Date.now() > deadline) return answer
    await app.sleep(20)
  }
}

async function readAnswer(app: MiniApp): Promise<string> {
  return /答：(.*)/.exec(await app.text())?.[1] ?? ''
}

/** Exactly one problem of this kind was collected, and it says this. */
export async function expectProblem(
  app: MiniApp,
  kind: ProblemKind,
  pattern: RegExp,
): Promise<void> {
  const problems = await app.takeProblems()
  assert.deepEqual(
    problems.map((problem) => problem.kind),
    [kind],
    JSON.stringify(problems),
  )
  assert.match(problems[0]?.message ?? '', pattern)
}

export async function expectNoProblem(app: MiniApp): Promise<void> {
  assert.deepEqual(await app.takeProblems(), [])
}

/**
 * A real server that echoes, is slow, takes uploads and serves a picture, at `/picture/<policy>` with
 * this resource policy.
 */
export async function startEchoServer(): Promise<{ url: string; close: () => void }> {
  const picture = await sharp({
    create: { width: 12, height: 9, channels: 3, background: '#345' },
  })
    .png()
    .toBuffer()
  const server = createServer((incoming, answer) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8')
      if (incoming.url === '/slow') return void setTimeout(() => answer.end('{}'), 1000).unref()
      const policy = /^\/picture\/?(.*)$/.exec(incoming.url ?? '')?.[1]
      if (policy !== undefined) {
        if (policy !== '') answer.setHeader('Cross-Origin-Resource-Policy', policy)
        return answer.writeHead(200, { 'Content-Type': 'image/png' }).end(picture)
      }
      answer.setHeader('Content-Type', 'application/json')
      if (incoming.url === '/upload') {
        const field = /name="key"\r\n\r\n(\w+)/.exec(body)?.[1]
        const file = /name="file"; filename="([^"]+)"/.exec(body)?.[1] ?? ''
        return answer.writeHead(201).end(`${field} ${file.endsWith('.png')}`)
      }
      answer.end(
        JSON.stringify({
          method: incoming.method,
          url: incoming.url,
          type: incoming.headers['content-type'],
          own: incoming.headers['x-own'],
          body,
          list: [],
        }),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() }
}
