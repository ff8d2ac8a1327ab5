/** The format of server-sent events (HTML standard, section 9.2), as far as our server writes it. */

export interface ServerSentEvent {
  readonly name: string
  /** JSON. */
  readonly data: string
  readonly id: string
}

export interface EventStreamHandlers {
  onEvent: (event: ServerSentEvent) => void
  /** Ended by the server or the network, once; not after it was closed here. */
  onEnd: () => void
}

function parseEvent(block: string): ServerSentEvent {
  const event = { name: 'message', data: '', id: '' }
  for (const line of block.split('\n')) {
    const colon = line.indexOf(': ')
    const value = line.slice(colon + 2)
    const field = line.slice(0, colon)
    if (field === 'event') event.name = value
    if (field === 'data') event.data += value
    if (field === 'id') event.id = value
  }
  return event
}

/** Takes the text in pieces of any length. */
export function readEvents(onEvent: (event: ServerSentEvent) => void): (piece: string) => void {
  let text = ''
  return (piece) => {
    text += piece
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) onEvent(parseEvent(block))
  }
}
