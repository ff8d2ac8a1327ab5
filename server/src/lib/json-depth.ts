/** How deep JSON is nested, before anything that calls itself walks through it. */

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/** True for text with more than `max` lists and objects within each other; it need be no JSON. */
export function isDeeperThan(text: string, max: number): boolean {
  let depth = 0
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (quoted) {
      if (unit === BACKSLASH) i += 1
      else if (unit === QUOTE) quoted = false
    } else if (unit === QUOTE) quoted = true
    else if (OPENING.has(unit)) {
      depth += 1
      if (depth > max) return true
    } else if (CLOSING.has(unit)) depth -= 1
  }
  return false
}
