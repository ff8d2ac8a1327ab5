/**
 * One stream of events, opened again when it ends. While it lives, polls are rare; a stream that
 * is silent for too long counts as broken, as behind a proxy that collects answers.
 */
import { EVENTS_SILENCE_MS } from '@contract/live-events'
import type { EventStreamHandlers, ServerSentEvent } from '@/platform/serverSentEvents'

export interface LivePorts {
  /** An address with a new ticket; rejects when there is none. `since`: id of the last event. */
  requestUrl: (since: string | null) => Promise<string>
  /** null: this platform has no streams. */
  open: (url: string, handlers: EventStreamHandlers) => (() => void) | null
  onEvent: (event: ServerSentEvent) => void
  /** The stream lives, or not any more. */
  onChange: (isLive: boolean) => void
  setTimer: (run: () => void, delayMs: number) => unknown
  clearTimer: (timer: never) => void
}

export interface LiveConnection {
  start: () => void
  stop: () => void
}

/** Until the first event. */
const OPENING_MS = 8_000
const [FIRST_RETRY_MS, SLOWEST_RETRY_MS] = [1_000, 60_000]

export function createLiveConnection(ports: LivePorts): LiveConnection {
  let isWanted = false
  let isLive = false
  let failures = 0
  let since: string | null = null
  let close: (() => void) | null = null
  let timer: unknown = null
  /** Of the present attempt: an answer to an older one is dropped. */
  let attempt = 0

  function setTimer(run: () => void, delayMs: number): void {
    if (timer !== null) ports.clearTimer(timer as never)
    timer = ports.setTimer(run, delayMs)
  }

  function setLive(next: boolean): void {
    if (isLive === next) return
    isLive = next
    ports.onChange(next)
  }

  function end(): void {
    attempt += 1
    close?.()
    close = null
    if (timer !== null) ports.clearTimer(timer as never)
    timer = null
    setLive(false)
  }

  function retry(): void {
    end()
    if (!isWanted) return
    setTimer(connect, Math.min(SLOWEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures))
    failures += 1
  }

  function take(event: ServerSentEvent): void {
    failures = 0
    if (event.id) since = event.id
    setTimer(retry, EVENTS_SILENCE_MS)
    setLive(true)
    ports.onEvent(event)
  }

  function connect(): void {
    const mine = ++attempt
    setTimer(retry, OPENING_MS)
    ports.requestUrl(since).then(
      (url) => {
        if (mine !== attempt) return
        close = ports.open(url, { onEvent: take, onEnd: retry })
        if (close !== null) return
        isWanted = false
        end()
      },
      () => {
        if (mine === attempt) retry()
      },
    )
  }

  return {
    start() {
      if (isWanted) return
      isWanted = true
      failures = 0
      connect()
    },
    stop() {
      isWanted = false
      end()
    },
  }
}
