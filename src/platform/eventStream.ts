/**
 * Server-sent events of the mini-programs: a request whose answer arrives in pieces, where the
 * client has that. The server writes ASCII alone, so a piece never ends within a character.
 */
import Taro from '@tarojs/taro'
import { type EventStreamHandlers, readEvents } from './serverSentEvents'

type ChunkedTask = Partial<{
  abort: () => void
  onChunkReceived: (listener: (chunk: { data: ArrayBuffer }) => void) => void
}>

/** WeChat ends a request then; the stream is opened again. */
const LONGEST_MS = 60_000

/** Returns how to close it; null: this client reads no answer in pieces. */
export function openEventStream(
  url: string,
  { onEvent, onEnd }: EventStreamHandlers,
): (() => void) | null {
  if (!Taro.canIUse('RequestTask.onChunkReceived')) return null
  let open = true
  const end = () => {
    if (open) onEnd()
    open = false
  }
  const task: unknown = Taro.request({
    url,
    enableChunked: true,
    responseType: 'arraybuffer',
    timeout: LONGEST_MS,
    complete: end,
  })
  if (task instanceof Promise) task.catch(() => undefined)
  const { onChunkReceived, abort } = task as ChunkedTask
  const close = () => {
    open = false
    abort?.()
  }
  if (!onChunkReceived) {
    close()
    return null
  }
  const take = readEvents((event) => open && onEvent(event))
  onChunkReceived(({ data }) => take(String.fromCharCode(...new Uint8Array(data))))
  return close
}
