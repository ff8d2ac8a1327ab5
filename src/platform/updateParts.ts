/**
 * An update of a mini-program's view in parts, none of which holds the view up: what crosses to it at
 * once stops it by its size. Elements come with the first of their children, the others after them.
 */

/** Updated values, by their path in the page's data. */
export type Update = Record<string, unknown>
type Entry = readonly [path: string, value: unknown]

interface Element {
  readonly cn: readonly unknown[]
}

/** Quotes, a comma and a colon of an entry. */
const MARKS = 4

function isElement(value: unknown): value is Element {
  return typeof value === 'object' && value !== null && 'cn' in value && Array.isArray(value.cn)
}

/** Bytes of a text in JSON. */
function textBytes(text: string): number {
  let bytes = 2
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code > 0x7ff) bytes += 3
    else bytes += code > 0x7f || code === 0x22 || code === 0x5c ? 2 : code < 0x20 ? 6 : 1
  }
  return bytes
}

/** Bytes of a value as JSON, never too few; more than `most` is not counted further. */
export function jsonBytes(value: unknown, most = Infinity): number {
  if (typeof value === 'string') return textBytes(value)
  if (typeof value !== 'object' || value === null) return String(value).length
  let bytes = 2
  for (const [key, child] of Object.entries(value)) {
    bytes += (Array.isArray(value) ? 1 : textBytes(key) + 2) + jsonBytes(child, most - bytes)
    if (bytes > most) break
  }
  return bytes
}

/** Alipay writes `cn[0]`, the others `cn.[0]`. */
function childPath(path: string, index: number): string {
  const dot = path.includes('.[') || !path.includes('[') ? '.' : ''
  return `${path}.cn${dot}[${index}]`
}

/** As much of an element as fits, and its other children by their own paths. */
function cut(path: string, element: Element, maxBytes: number): { first: Element; rest: Entry[] } {
  const children: unknown[] = []
  const rest: Entry[] = []
  let left = maxBytes - jsonBytes({ ...element, cn: [] })
  for (const [index, child] of element.cn.entries()) {
    const own = childPath(path, index)
    const bytes = rest.length > 0 ? Infinity : jsonBytes(child, left) + 1
    if (bytes <= left) {
      children.push(child)
      left -= bytes
    } else if (rest.length === 0 && isElement(child) && jsonBytes({ ...child, cn: [] }) < left) {
      const inner = cut(own, child, left)
      children.push(inner.first)
      rest.push(...inner.rest)
      left = 0
    } else {
      rest.push([own, child])
    }
  }
  return { first: { ...element, cn: children }, rest }
}

const CHILDREN = '.cn'

/** Whose children can be cut: of an element, or of the one whose whole list of children is set. */
function findParent(path: string, value: unknown): { path: string; element: Element } | null {
  if (isElement(value)) return { path, element: value }
  if (!Array.isArray(value) || !path.endsWith(CHILDREN)) return null
  return { path: path.slice(0, -CHILDREN.length), element: { cn: value } }
}

/** In their order; what cannot be cut is a part of its own, whatever its size. */
export function splitUpdate(update: Update, mostBytes: number): Update[] {
  if (jsonBytes(update, mostBytes) <= mostBytes) return [update]
  const parts: Update[] = []
  const waiting: Entry[] = Object.entries(update)
  let part: Update = {}
  let left = mostBytes
  const close = () => {
    if (left < mostBytes) parts.push(part)
    part = {}
    left = mostBytes
  }
  for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
    const [path, value] = entry
    const frame = textBytes(path) + MARKS
    const bytes = jsonBytes(value, mostBytes) + frame
    if (bytes > left && left < mostBytes) close()
    const owner = bytes > mostBytes ? findParent(path, value) : null
    if (owner) {
      const { first, rest } = cut(owner.path, owner.element, mostBytes - frame)
      part[path] = Array.isArray(value) ? first.cn : first
      left = 0
      waiting.unshift(...rest)
    } else {
      part[path] = value
      left -= bytes
    }
  }
  close()
  return parts
}
