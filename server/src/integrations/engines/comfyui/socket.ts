/**
 * Listens to a ComfyUI server. What is heard only makes waiting shorter and nicer: a socket that
 * cannot be opened, breaks or talks nonsense is the same as silence, and polling finds the end.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import WebSocket from 'ws'
import { type ComfyEvent, parseEvents, parsePreview } from './messages'

/** A preview is at most 512 pixels wide; a graph's own pictures come by HTTP. */
const MOST_BYTES = 16 * 1024 * 1024
const HANDSHAKE_MS = 5_000
const REOPEN_MS = 2_000
/** Events are worth no longer wait than this before the first job: polling finds the end as well. */
const OPEN_WAIT_MS = 1_000

export interface Listening {
  isOpen(): boolean
  close(): void
}

/** @param address of the server, http(s) */
function socketAddress(address: string, clientId: string): string {
  const url = new URL(`${address}/ws`)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  url.searchParams.set('clientId', clientId)
  return url.href
}

/** Resolves when it is open, or when it is not so soon; it may open later. */
export async function listen(
  server: { baseUrl: string; headers?: Readonly<Record<string, string>> },
  clientId: string,
  onEvent: (event: ComfyEvent) => void,
): Promise<Listening> {
  let socket: WebSocket | null = null
  let timer: NodeJS.Timeout | null = null
  let closed = false

  function open(): Promise<void> {
    return new Promise((resolve) => {
      const opened = new WebSocket(socketAddress(server.baseUrl, clientId), {
        ...(server.headers && { headers: { ...server.headers } }),
        handshakeTimeout: HANDSHAKE_MS,
        maxPayload: MOST_BYTES,
        perMessageDeflate: false,
      })
      socket = opened
      opened.on('open', () => {
        // Must be the first message; then previews name their job.
        opened.send(
          JSON.stringify({ type: 'feature_flags', data: { supports_preview_metadata: true } }),
        )
        resolve()
      })
      opened.on('message', (data, isBinary) => {
        const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)
        if (!isBinary) parseEvents(bytes.toString('utf8')).forEach(onEvent)
        else {
          const preview = parsePreview(bytes)
          if (preview) onEvent(preview)
        }
      })
      // `close` follows every error.
      opened.on('error', () => {})
      opened.on('close', () => {
        resolve()
        if (closed) return
        timer = setTimeout(() => void open(), REOPEN_MS)
        timer.unref()
      })
    })
  }

  await Promise.race([open(), sleep(OPEN_WAIT_MS, undefined, { ref: false })])
  return {
    isOpen: () => socket?.readyState === WebSocket.OPEN,
    close() {
      closed = true
      if (timer) clearTimeout(timer)
      socket?.terminate()
    },
  }
}
