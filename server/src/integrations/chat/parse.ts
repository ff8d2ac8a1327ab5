/** The first JSON object of an answer, as models write it: bare, fenced, between sentences. */
import { type JsonLimits, parseJson } from '../../platform/lib/json-limits'

const LIMITS: JsonLimits = { depth: 8, values: 400 }

/** The first balanced object of a text; null: there is none, or it is cut. */
function findObject(text: string): string | null {
  const start = text.indexOf('{')
  if (start < 0) return null
  let [depth, inString, escaped] = [0, false, false]
  for (let at = start; at < text.length; at++) {
    const letter = text.charAt(at)
    if (escaped) escaped = false
    else if (inString && letter === '\\') escaped = true
    else if (letter === '"') inString = !inString
    else if (!inString && letter === '{') depth++
    else if (!inString && letter === '}' && --depth === 0) return text.slice(start, at + 1)
  }
  return null
}

/** Undefined: no JSON object. */
export function parseAnswer(content: string): unknown {
  // Models that reason aloud do so before their answer, between these marks.
  const object = findObject(content.replace(/^[\s\S]*<\/think>/u, ''))
  if (object === null) return undefined
  try {
    return parseJson(object, LIMITS)
  } catch {
    return undefined
  }
}

/** Every text in a parsed answer. */
export function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}
