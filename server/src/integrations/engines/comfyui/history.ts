/** ComfyUI's history of a prompt that has ended. */
import { EngineError } from '../engine'
import { isRecord } from '../remote/errors'
import type { OutputFile } from './client'

const PICTURE = /\.(png|jpe?g|webp)$/i
/** Its own sentence names sizes and devices; ours needs only what it means. */
const OUT_OF_MEMORY = /out ?of ?memory|Allocation on device/i

function listFiles(outputs: unknown): OutputFile[] {
  if (!isRecord(outputs)) return []
  return Object.values(outputs).flatMap((output): OutputFile[] => {
    const images = isRecord(output) && Array.isArray(output.images) ? output.images : []
    return images.flatMap((image: unknown) => {
      if (!isRecord(image) || typeof image.filename !== 'string') return []
      const subfolder = typeof image.subfolder === 'string' ? image.subfolder : ''
      const type = typeof image.type === 'string' ? image.type : 'output'
      // Videos stand in the same list.
      return PICTURE.test(image.filename) ? [{ filename: image.filename, subfolder, type }] : []
    })
  })
}

function findMessage(status: Readonly<Record<string, unknown>>, event: string): unknown {
  const messages = Array.isArray(status.messages) ? status.messages : []
  const found = messages.find((message) => Array.isArray(message) && message[0] === event)
  return Array.isArray(found) ? found[1] : undefined
}

/** Why it failed, in words that hold no prompt. */
function toEngineError(status: Readonly<Record<string, unknown>>): EngineError {
  if (findMessage(status, 'execution_interrupted') !== undefined)
    return new EngineError('unavailable', 'ComfyUI was interrupted', {
      trouble: 'interrupted',
    })
  const error = findMessage(status, 'execution_error')
  const { exception_message, exception_type, node_type } = isRecord(error) ? error : {}
  const word = (value: unknown): string =>
    typeof value === 'string' && /^[\w.]{1,80}$/.test(value) ? value : 'unknown'
  if (OUT_OF_MEMORY.test(`${String(exception_type)} ${String(exception_message)}`))
    return new EngineError('unavailable', `ComfyUI ran out of memory in ${word(node_type)}`, {
      trouble: 'memory',
    })
  const message = `ComfyUI failed in ${word(node_type)} with ${word(exception_type)}`
  // A loader that finds no file: it was removed after the graph was accepted.
  const isGone =
    /Loader/.test(word(node_type)) &&
    /FileNotFound|No such file|not found/i.test(
      `${String(exception_type)} ${String(exception_message)}`,
    )
  return new EngineError('unavailable', message, { trouble: isGone ? 'missing' : null })
}

/** Null while it has not ended. Throws EngineError when it failed or made no picture. */
export function parseOutcome(history: unknown, id: string): OutputFile | null {
  const entry = isRecord(history) ? history[id] : undefined
  if (!isRecord(entry)) return null
  const { status } = entry
  if (isRecord(status) && status.status_str === 'error') throw toEngineError(status)
  const files = listFiles(entry.outputs)
  // A graph may show steps on its way: what it keeps is what was wanted.
  const file = files.filter(({ type }) => type === 'output').at(-1) ?? files.at(-1)
  if (!file) throw new EngineError('unavailable', 'ComfyUI finished without a picture')
  return file
}

/** From its start to its success, s, by the server's own clock; null where it wrote no times down. */
export function computeSeconds(history: unknown, id: string): number | null {
  const entry = isRecord(history) ? history[id] : undefined
  const status = isRecord(entry) ? entry.status : undefined
  if (!isRecord(status)) return null
  const findTime = (event: string): number | null => {
    const message = findMessage(status, event)
    return isRecord(message) && typeof message.timestamp === 'number' ? message.timestamp : null
  }
  const [from, to] = [findTime('execution_start'), findTime('execution_success')]
  return from !== null && to !== null && to > from ? (to - from) / 1000 : null
}
