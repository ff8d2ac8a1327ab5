/// <reference lib="dom" />
import type * as glassEasel from 'glass-easel'
import type { Visibility } from './visibility'

/** Nodes that continue the line they stand in; every other one starts a new line. */
const INLINE = new Set(['TEXT', 'SPAN', 'LABEL', 'A'])
/** Attributes a person or a screen reader knows an element by, best first. */
const NAME_ATTRIBUTES = ['aria-label', 'placeholder', 'data-testid', 'alt']

/** Rank of an element whose whole text is the target. */
const EXACT_TEXT = NAME_ATTRIBUTES.length + 1

export interface FindOptions {
  /** Which of several equally good matches, from 0. */
  nth?: number
  /** Only what bears exactly this name or text; a part of a text does not count. */
  exact?: boolean
  /** Timeout until it is there; none by default. */
  waitMs?: number
}

/** Reads one page as a person would: its visible words and the elements they name. */
export class Screen {
  constructor(private readonly visibility: Visibility) {}

  /** Visible text, one line per block. */
  text(root: Element): string {
    const lines: string[] = []
    let line = ''
    const flush = () => {
      const trimmed = normalise(line)
      if (trimmed !== '') lines.push(trimmed)
      line = ''
    }
    const walk = (node: Node) => {
      if (node.nodeType === 3) {
        line += node.textContent ?? ''
        return
      }
      if (node.nodeType !== 1) return
      const element = node as Element
      if (!this.visibility.isVisible(element, element)) return
      const isBlock = !INLINE.has(element.tagName)
      if (isBlock) flush()
      element.childNodes.forEach(walk)
      if (isBlock) flush()
    }
    walk(root)
    flush()
    return lines.join('\n')
  }

  /** All visible elements a target can mean, best first: by name, by whole text, by part of a text. */
  findAll(root: Element, target: string, options: FindOptions = {}): Element[] {
    const wanted = normalise(target)
    const ranked: { element: Element; rank: number; length: number }[] = []
    for (const element of root.querySelectorAll('*')) {
      const rank = this.rank(element, wanted)
      if (rank === null || (options.exact === true && rank > EXACT_TEXT)) continue
      if (!this.visibility.isVisible(element, root)) continue
      ranked.push({ element, rank, length: readText(element).length })
    }
    const best = Math.min(...ranked.map((candidate) => candidate.rank))
    const matching = ranked.filter((candidate) => candidate.rank === best)
    const innermost = matching.filter(
      ({ element }) =>
        !matching.some((other) => other.element !== element && element.contains(other.element)),
    )
    return innermost.map((candidate) => candidate.element)
  }

  /** @throws Error naming what is on the page when nothing matches */
  find(root: Element, target: string, options: FindOptions = {}): Element {
    const found = this.findAll(root, target, options)[options.nth ?? 0]
    if (found === undefined) {
      throw new Error(`nothing visible is named "${target}"; on the page:\n${this.text(root)}`)
    }
    return found
  }

  private rank(element: Element, wanted: string): number | null {
    for (const [rank, attribute] of NAME_ATTRIBUTES.entries()) {
      if (normalise(element.getAttribute(attribute) ?? '') === wanted) return rank
    }
    if (clientId(element) === wanted) return NAME_ATTRIBUTES.length
    const text = readText(element)
    if (text === wanted) return EXACT_TEXT
    if (!text.includes(wanted)) return null
    return EXACT_TEXT + (text.startsWith(wanted) ? 1 : 2)
  }
}

/** The component framework's node behind a DOM element. */
export function frameworkElement(element: Element): glassEasel.Element {
  for (let current: Element | null = element; current !== null; current = current.parentElement) {
    const found = (current as unknown as { __wxElement?: glassEasel.Element }).__wxElement
    if (found !== undefined) return found
  }
  throw new Error(`<${element.tagName.toLowerCase()}> is not part of a page`)
}

/** The id as the template wrote it; the document's own may differ. */
export function clientId(element: Element): string {
  const node = (element as unknown as { __wxElement?: { id?: string } }).__wxElement
  return node?.id ?? ''
}

function readText(element: Element): string {
  return normalise(element.textContent ?? '')
}

export function normalise(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
