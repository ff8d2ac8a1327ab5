/**
 * Nesting depth and number of values of JSON, checked before it is parsed. JSON.parse is fast for
 * long texts and slow for many values: 6 MB of nested brackets stall a process for seconds and take
 * 300 MB, 128 MB in one string take 0.1 s.
 */

const QUOTE = 0x22
const COMMA = 0x2c
const BACKSLASH = 0x5c
const OPENING_LIST = 0x5b
const CLOSING_LIST = 0x5d
const OPENING_OBJECT = 0x7b
const CLOSING_OBJECT = 0x7d

export interface JsonLimits {
  /** Lists and objects within each other. */
  readonly depth: number
  /** Lists, objects and what commas part, together. */
  readonly values: number
}

/** The index of the closing quote; the length of the text where there is none. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; ; at += 1) {
    at = text.indexOf('"', at)
    if (at < 0) return text.length
    let escapes = 0
    while (text.charCodeAt(at - 1 - escapes) === BACKSLASH) escapes += 1
    if (escapes % 2 === 0) return at
  }
}

/** True for text beyond the limits; it need not be JSON. Linear, and fast over long strings. */
export function exceedsJsonLimits(text: string, limits: JsonLimits): boolean {
  let depth = 0
  let values = 0
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit === QUOTE) i = endOfString(text, i)
    else if (unit === OPENING_LIST || unit === OPENING_OBJECT) {
      depth += 1
      values += 1
      if (depth > limits.depth || values > limits.values) return true
    } else if (unit === COMMA) {
      values += 1
      if (values > limits.values) return true
    } else if (unit === CLOSING_LIST || unit === CLOSING_OBJECT) depth -= 1
  }
  return false
}

/** Throws SyntaxError for text beyond the limits, and for what is no JSON. */
export function parseJson(text: string, limits: JsonLimits): unknown {
  if (exceedsJsonLimits(text, limits)) throw new SyntaxError('JSON beyond its limits')
  return JSON.parse(text)
}
