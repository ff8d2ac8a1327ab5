/** Taro.request with callbacks, so that a deadline and an abort can settle it exactly once. */
import Taro from '@tarojs/taro'

interface StartRequest {
  url: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers: Record<string, string>
  body?: unknown
  timeoutMs: number
  /** In browsers: arrives also when the page is left meanwhile. */
  keepalive?: boolean
}

interface Callbacks {
  onReply: (reply: { status: number; headers: Record<string, string>; body: unknown }) => void
  onFail: (timedOut: boolean) => void
}

function lowerCased(headers: Record<string, unknown> | undefined): Record<string, string> {
  const entries = Object.entries(headers ?? {})
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), String(value)]))
}

interface Failure {
  errMsg?: string
  /** Alipay's. */
  errorMessage?: string
  /** Alipay reports every answer but 2xx as a failure that contains the answer. */
  status?: unknown
  headers?: Record<string, unknown>
  data?: unknown
}

/** A body as other clients hand it over. */
function parseBody(data: unknown): unknown {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data) as unknown
  } catch {
    return data
  }
}

function settleFailure(failure: Failure, { onReply, onFail }: Callbacks): void {
  const { status, headers, data, errMsg, errorMessage } = failure
  if (typeof status === 'number' && status > 0) {
    return onReply({ status, headers: lowerCased(headers), body: parseBody(data) })
  }
  // The platforms have no code for it, only these words.
  onFail(/time ?out|超时/i.test(errMsg ?? errorMessage ?? ''))
}

export function startRequest(request: StartRequest, callbacks: Callbacks): { abort: () => void } {
  // Taro hands `keepalive` on to fetch; mini-programs have nothing of the kind.
  const options: Taro.request.Option & Pick<StartRequest, 'keepalive'> = {
    url: request.url,
    method: request.method,
    header: request.headers,
    data: request.body,
    timeout: request.timeoutMs,
    dataType: 'json',
    keepalive: request.keepalive,
    success: ({ statusCode, header, data }) =>
      callbacks.onReply({ status: statusCode, headers: lowerCased(header), body: data }),
    fail: (failure: Failure) => settleFailure(failure, callbacks),
  }
  const task = Taro.request(options)
  // The same outcome arrives as a rejection too; it was handled above.
  if (task instanceof Promise) task.catch(() => undefined)
  return { abort: () => task.abort?.() }
}
