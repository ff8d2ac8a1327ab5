/**
 * AbortController for mini-programs, whose logic layer has none; the build provides it as a global
 * name there. react-query waits for ever without it.
 */
type Listener = (event: { type: 'abort'; target: AbortSignal }) => void

function abortReason(): Error {
  const error = new Error('The operation was aborted')
  error.name = 'AbortError'
  return error
}

export class AbortSignal {
  aborted = false
  reason: unknown = undefined
  onabort: Listener | null = null
  private listeners = new Map<Listener, boolean>()

  addEventListener(type: string, listener: Listener, options?: boolean | { once?: boolean }): void {
    if (type !== 'abort') return
    this.listeners.set(listener, typeof options === 'object' && options.once === true)
  }

  removeEventListener(type: string, listener: Listener): void {
    if (type === 'abort') this.listeners.delete(listener)
  }

  dispatchEvent(event: { type: string }): boolean {
    if (event.type !== 'abort') return true
    const abort = { type: 'abort' as const, target: this as AbortSignal }
    this.onabort?.(abort)
    for (const [listener, once] of [...this.listeners]) {
      if (once) this.listeners.delete(listener)
      listener(abort)
    }
    return true
  }

  throwIfAborted(): void {
    if (this.aborted) throw this.reason
  }
}

export class AbortController {
  readonly signal = new AbortSignal()

  /** The first call counts. */
  abort(reason: unknown = abortReason()): void {
    if (this.signal.aborted) return
    this.signal.aborted = true
    this.signal.reason = reason
    this.signal.dispatchEvent({ type: 'abort' })
  }
}
