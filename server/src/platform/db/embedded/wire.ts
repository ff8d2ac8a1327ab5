/** The little of PostgreSQL's frontend protocol (3.0) that the gate must understand. */

const SSL_REQUEST = 80_877_103
const GSS_REQUEST = 80_877_104
const CANCEL_REQUEST = 80_877_102

const SYNC = 'S'.charCodeAt(0)
const FLUSH = 'H'.charCodeAt(0)
const QUERY = 'Q'.charCodeAt(0)
const TERMINATE = 'X'.charCodeAt(0)
const READY_FOR_QUERY = 'Z'.charCodeAt(0)

export type WireStep =
  | { readonly kind: 'no-tls' }
  | { readonly kind: 'end' }
  /** Messages that must reach the session without buffering. */
  | { readonly kind: 'batch'; readonly messages: readonly Uint8Array[] }

/** Cuts one connection's bytes into batches. */
export class MessageReader {
  private buffer: Buffer = Buffer.alloc(0)
  private started = false
  private pending: Uint8Array[] = []

  push(chunk: Buffer): WireStep[] {
    this.buffer = this.buffer.length === 0 ? chunk : Buffer.concat([this.buffer, chunk])
    const steps: WireStep[] = []
    for (;;) {
      const step = this.started ? this.readMessage() : this.readStartup()
      if (step === 'wait') return steps
      if (step) steps.push(step)
    }
  }

  private take(length: number): Uint8Array {
    const message = new Uint8Array(this.buffer.subarray(0, length))
    this.buffer = this.buffer.subarray(length)
    return message
  }

  private readStartup(): WireStep | 'wait' {
    if (this.buffer.length < 8) return 'wait'
    const length = this.buffer.readInt32BE(0)
    if (this.buffer.length < length) return 'wait'
    const code = this.buffer.readInt32BE(4)
    const message = this.take(length)
    if (code === SSL_REQUEST || code === GSS_REQUEST) return { kind: 'no-tls' }
    // There is no other backend to signal.
    if (code === CANCEL_REQUEST) return { kind: 'end' }
    this.started = true
    return { kind: 'batch', messages: [message] }
  }

  private readMessage(): WireStep | 'wait' | null {
    if (this.buffer.length < 5) return 'wait'
    const length = 1 + this.buffer.readInt32BE(1)
    if (this.buffer.length < length) return 'wait'
    const type = this.buffer[0]
    const message = this.take(length)
    if (type === TERMINATE) return { kind: 'end' }
    this.pending.push(message)
    if (type !== SYNC && type !== QUERY && type !== FLUSH) return null
    const messages = this.pending
    this.pending = []
    return { kind: 'batch', messages }
  }
}

/** Transaction status (I idle, T in a transaction, E failed) if the answer ends with one. */
export function readyStatus(data: Uint8Array): string | null {
  const at = data.length - 6
  if (at < 0 || data[at] !== READY_FOR_QUERY || data[at + 4] !== 5) return null
  return String.fromCharCode(data[at + 5] ?? 0)
}
