/** Server-sent events of an answer, as they come. */
import { EngineError } from '../engine'

export interface ServerEvent {
  /** '' where the event names none. */
  readonly event: string
  readonly data: string
}

function parseEvent(lines: readonly string[]): ServerEvent | null {
  const data: string[] = []
  let event = ''
  for (const line of lines) {
    // A line that begins with a colon is a comment that keeps the connection open.
    const colon = line.indexOf(':')
    if (colon === 0) continue
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'data') data.push(value)
    else if (field === 'event') event = value
  }
  return data.length > 0 ? { event, data: data.join('\n') } : null
}

/** Ends with the answer. Throws EngineError for one that is longer than `maxBytes`. */
export async function* serverEvents(
  body: ReadableStream<Uint8Array>,
  { label, maxBytes }: { label: string; maxBytes: number },
): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder()
  let total = 0
  let rest = ''
  let lines: string[] = []
  for await (const chunk of body) {
    total += chunk.length
    if (total > maxBytes) throw new EngineError('unavailable', `${label} answered too much`)
    rest += decoder.decode(chunk, { stream: true })
    const parts = rest.split(/\r\n|\n|\r(?!$)/)
    rest = parts.pop() ?? ''
    for (const line of parts) {
      if (line !== '') {
        lines.push(line)
        continue
      }
      const event = parseEvent(lines)
      lines = []
      if (event) yield event
    }
  }
  const last = parseEvent(rest === '' ? lines : [...lines, rest.replace(/\r$/, '')])
  if (last) yield last
}
