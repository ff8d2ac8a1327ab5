import { exchange } from '../http'
import { ApiFailure } from '../pages'
import type { Options, Simulation, WxContext } from './context'
import { readHeader, startTask, computeTimeout } from './task'

const METHODS = ['OPTIONS', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'TRACE', 'CONNECT']
/** Methods whose data becomes the query string. */
const QUERY_METHODS = ['GET', 'HEAD', 'DELETE', 'OPTIONS']

/** wx.request against a real server: header, data, timeout, abort, text or bytes. */
export function request(context: WxContext): Simulation {
  const start = (options: Options) =>
    startTask(context, 'request', ['HeadersReceived', 'ChunkReceived'], options, async (task) => {
      const method = readMethod(context, options)
      const headers = readHeader(options.header)
      const url = context.origins.map('request', options.url)
      const body = attachData(context, { method, url, headers, data: options.data })
      context.phone.requests.push({ atMs: Date.now(), method, path: url.pathname + url.search })
      const answer = await exchange({
        url,
        method,
        headers,
        timeoutMs: computeTimeout(context, options, 'request'),
        signal: task.signal,
        onHeaders: (header) => task.emit('HeadersReceived', context.realm.adopt({ header })),
        ...(body && { body }),
      })
      return {
        statusCode: answer.statusCode,
        header: context.realm.adopt(answer.headers),
        cookies: context.realm.adopt(answer.cookies),
        data: readData(context, options, answer.body),
      }
    })
  return { plain: { request: start } }
}

function readMethod(context: WxContext, options: Options): string {
  const method = String(options.method ?? 'GET').toUpperCase()
  if (METHODS.includes(method)) return method
  context.problems.add('request', `request:fail the client knows no method ${method}`)
  throw new ApiFailure(`method ${method} is invalid`)
}

function attachData(
  { realm }: WxContext,
  call: { method: string; url: URL; headers: Record<string, string>; data: unknown },
): Uint8Array | undefined {
  const { method, url, headers, data } = call
  if (data === undefined || data === null) return undefined
  if (realm.isBuffer(data)) return toBytes(data)
  if (QUERY_METHODS.includes(method) && typeof data === 'object') {
    for (const [key, value] of Object.entries(data)) {
      if (value !== undefined) url.searchParams.set(key, String(value))
    }
    return undefined
  }
  if (typeof data === 'string') return Buffer.from(data)
  const typeKey = Object.keys(headers).find((name) => name.toLowerCase() === 'content-type')
  const type = typeKey === undefined ? 'application/json' : (headers[typeKey] ?? '')
  if (typeKey === undefined) headers['Content-Type'] = type
  if (type.includes('x-www-form-urlencoded')) {
    return Buffer.from(new URLSearchParams(data as Record<string, string>).toString())
  }
  return Buffer.from(JSON.stringify(data))
}

function readData({ realm }: WxContext, options: Options, body: Buffer): unknown {
  if (options.responseType === 'arraybuffer') return realm.adoptBytes(body)
  const text = body.toString('utf8')
  if ((options.dataType ?? 'json') !== 'json') return text
  try {
    return realm.adopt(JSON.parse(text))
  } catch {
    return text
  }
}

/** Bytes of a buffer or view of any realm. */
export function toBytes(data: ArrayBuffer | ArrayBufferView): Uint8Array {
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data)
}
