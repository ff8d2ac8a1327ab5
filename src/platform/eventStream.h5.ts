/** Server-sent events by the browser's own reader. */
import { LIVE_EVENT_NAMES } from '@contract/live-events'
import type { EventStreamHandlers } from './serverSentEvents'

/** Returns how to close it; null: this browser has none. */
export function openEventStream(
  url: string,
  { onEvent, onEnd }: EventStreamHandlers,
): (() => void) | null {
  if (typeof EventSource === 'undefined') return null
  const source = new EventSource(url)
  for (const name of LIVE_EVENT_NAMES)
    source.addEventListener(name, ({ data, lastEventId }: MessageEvent<string>) =>
      onEvent({ name, data, id: lastEventId }),
    )
  // It would come again with the ticket of before.
  source.onerror = () => {
    source.close()
    onEnd()
  }
  return () => source.close()
}
