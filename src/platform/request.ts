/** Taro.request with callbacks, so that a deadline and an abort can settle it exactly once. */
import Taro from '@tarojs/taro'

interface StartRequest {
  url: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  headers: Record<string, string>
  body?: unknown
  timeoutMs: number
}

interface Callbacks {
  onReply: (reply: { status: number; headers: Record<string, string>; body: unknown }) => void
  onFail: (timedOut: boolean) => void
}

function lowerCased(headers: Record<string, unknown> | undefined): Record<string, string> {
  const entries = Object.entries(headers ?? {})
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), String(value)]))
}

export function startRequest(request: StartRequest, callbacks: Callbacks): { abort: () => void } {
  const task = Taro.request({
    url: request.url,
    method: request.method,
    header: request.headers,
    data: request.body,
    timeout: request.timeoutMs,
    dataType: 'json',
    success: ({ statusCode, header, data }) =>
      callbacks.onReply({ status: statusCode, headers: lowerCased(header), body: data }),
    // The platforms have no code for it, only these words.
    fail: ({ errMsg }) => callbacks.onFail(/time ?out/i.test(errMsg ?? '')),
  })
  // The same outcome arrives as a rejection too; it was handled above.
  if (task instanceof Promise) task.catch(() => undefined)
  return { abort: () => task.abort?.() }
}
