/// <reference lib="dom" />
/**
 * Proxy between WebKit and the server, because its WebDriver reports nothing of a page's console:
 * puts a script before all others of a document, which reports errors, and sees every answer.
 */
import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'

const SCRIPT = '/e2e-listener.js'
const REPORT = '/e2e-report'

/** Runs in the page before anything of it; `report` is where complaints go. */
function listen(report: string): void {
  const sendReport = (words: string) => navigator.sendBeacon(report, words)
  const { error } = console
  console.error = (...words: unknown[]) => {
    sendReport(`console: ${words.map(String).join(' ')}`)
    error(...words)
  }
  addEventListener(
    'error',
    (event) => {
      const { target } = event
      if (target instanceof Element) sendReport(`not loaded: ${target.outerHTML}`)
      else sendReport(`exception: ${event.error?.stack ?? event.message}`)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => {
    sendReport(`rejection: ${reason?.stack ?? reason}`)
  })
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    sendReport(`policy: ${violatedDirective} ${blockedURI}`)
  })
}

export class Listener {
  readonly #complaints: string[] = []
  readonly #server: Server
  #scriptDelayMs = 0

  private constructor(private readonly target: URL) {
    this.#server = createServer((incoming, answer) => void this.#serve(incoming, answer))
  }

  /** @param url origin of the server that is listened to */
  static async before(url: string): Promise<Listener> {
    const listener = new Listener(new URL(url))
    await new Promise<void>((ready) => listener.#server.listen(0, '127.0.0.1', ready))
    return listener
  }

  /** Origin to open instead of the server's. */
  get url(): string {
    const address = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('not listening')
    return `http://127.0.0.1:${address.port}`
  }

  complaints(): string[] {
    return [...this.#complaints]
  }

  forget(): void {
    this.#complaints.length = 0
  }

  slowScripts(ms: number): void {
    this.#scriptDelayMs = ms
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((closed) => this.#server.close(closed))
  }

  #serve(incoming: IncomingMessage, answer: ServerResponse): void {
    if (incoming.url === SCRIPT) {
      answer.setHeader('content-type', 'text/javascript')
      const name = 'globalThis.__name = (made) => made'
      answer.end(`${name};(${listen.toString()})(${JSON.stringify(REPORT)})`)
      return
    }
    if (incoming.url === REPORT) {
      void readAll(incoming).then((words) => {
        this.#complaints.push(words.toString())
        answer.writeHead(204).end()
      })
      return
    }
    const { hostname, port } = this.target
    const headers = { ...incoming.headers, host: this.target.host, 'accept-encoding': 'identity' }
    const { method, url: path } = incoming
    const onward = request({ hostname, port, path, method, headers }, (from) => {
      void this.#passOn(from, answer, `${method} ${path}`)
    })
    onward.once('error', (error) => answer.destroy(error))
    answer.once('close', () => onward.destroy())
    incoming.pipe(onward)
  }

  async #passOn(from: IncomingMessage, answer: ServerResponse, question: string): Promise<void> {
    const status = from.statusCode ?? 502
    if (status >= 400) this.#complaints.push(`answer: ${status} ${question}`)
    if (this.#scriptDelayMs > 0 && question.includes('/chunk/')) {
      await new Promise((resolve) => setTimeout(resolve, this.#scriptDelayMs))
      from.headers['cache-control'] = 'no-store'
    }
    if (!from.headers['content-type']?.startsWith('text/html')) {
      answer.writeHead(status, from.headers)
      from.pipe(answer)
      return
    }
    const html = (await readAll(from)).toString()
    const script = `<script src="${SCRIPT}"></script>`
    const body = html.replace(/<head[^>]*>/, (head) => `${head}${script}`)
    const { 'content-length': _length, ...headers } = from.headers
    answer.writeHead(status, headers).end(body)
  }
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
