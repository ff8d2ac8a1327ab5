/** Data that came with the document (server/src/modules/works/feed/first-page.ts), each part taken once. */
import { FIRST_DATA_ID } from '@contract/first-data'

let parts: Record<string, unknown> | null = null

function readParts(): Record<string, unknown> {
  const element = document.getElementById(FIRST_DATA_ID)
  const text = element?.textContent ?? ''
  element?.remove()
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
}

/** The data of a call as the server wrote it; null when it did not come, or was taken. */
export function takeFirst<T>(name: string): T | null {
  parts ??= readParts()
  const part = parts[name]
  delete parts[name]
  return (part as T | undefined) ?? null
}
