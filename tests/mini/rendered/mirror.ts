/// <reference lib="dom" />
import type * as glassEasel from 'glass-easel'
import { holdsTouches } from '../host/events'
import type { Change, Tree } from './messages'

/** Initial data of the mirror for a page that opens. */
export interface PageOpening {
  css: string
  frame: Extract<Change, { kind: 'open' }>['frame']
  own: boolean
}

interface MirrorParts {
  document: Document
  /** Attribute values as the browser shall read them. */
  translate: (name: string, value: string) => string
  opening: (section: Element) => PageOpening
}

/** The document of the process, mirrored change by change to the page in the browser. */
export class Mirror {
  private readonly ids = new WeakMap<Node, number>()
  private readonly nodes = new Map<number, WeakRef<Node>>()
  private readonly known = new WeakSet<Node>()
  private readonly observer: MutationObserver
  private count = 0

  constructor(
    private readonly parts: MirrorParts,
    private readonly send: (changes: Change[]) => void,
  ) {
    this.observer = new MutationObserver((records) => this.reportChanges(records))
    this.observer.observe(parts.document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      characterData: true,
    })
  }

  /** Sends at once what would be sent at the end of this turn. */
  flush(): void {
    this.reportChanges(this.observer.takeRecords())
  }

  assignId(node: Node): number {
    const known = this.ids.get(node)
    if (known !== undefined) return known
    const id = (this.count += 1)
    this.ids.set(node, id)
    this.nodes.set(id, new WeakRef(node))
    return id
  }

  /** The element of an id while it is in the document. */
  findElement(id: number): Element | null {
    const node = this.nodes.get(id)?.deref()
    return node?.nodeType === 1 && node.isConnected ? (node as Element) : null
  }

  stop(): void {
    this.observer.disconnect()
  }

  private reportChanges(records: MutationRecord[]): void {
    const { body } = this.parts.document
    const parents = new Set<Node>()
    const attributes = new Map<Element, Set<string>>()
    const texts = new Set<Node>()
    for (const { type, target, attributeName } of records) {
      if (type === 'childList') parents.add(target)
      else if (type === 'characterData') texts.add(target)
      else {
        const element = target as Element
        const names = attributes.get(element) ?? new Set<string>()
        attributes.set(element, names.add(attributeName ?? ''))
      }
    }
    const changes: Change[] = []
    const fresh = new Set<Node>()
    if (parents.delete(body)) this.reportPages(changes, fresh)
    for (const parent of parents) {
      if (!this.known.has(parent) || fresh.has(parent) || !parent.isConnected) continue
      const children = [...parent.childNodes].map((child) => this.toChild(child, fresh))
      changes.push({ kind: 'children', parent: this.assignId(parent), children })
    }
    for (const [element, names] of attributes) {
      if (!this.known.has(element) || fresh.has(element) || !element.isConnected) continue
      for (const name of names) changes.push(this.attributeChange(element, name))
    }
    for (const text of texts) {
      if (!this.known.has(text) || fresh.has(text) || !text.isConnected) continue
      changes.push({ kind: 'text', id: this.assignId(text), text: text.textContent ?? '' })
    }
    if (changes.length > 0) this.send(changes)
  }

  private readonly sections = new Map<number, Element>()

  private reportPages(changes: Change[], fresh: Set<Node>): void {
    for (const [page, section] of this.sections) {
      if (section.isConnected) continue
      this.sections.delete(page)
      changes.push({ kind: 'close', page })
    }
    for (const section of this.parts.document.body.children) {
      if (this.known.has(section)) continue
      const page = this.assignId(section)
      this.sections.set(page, section)
      this.known.add(section)
      fresh.add(section)
      changes.push({ kind: 'open', page, ...this.parts.opening(section) })
      const children = [...section.childNodes].map((child) => this.toChild(child, fresh))
      changes.push({ kind: 'children', parent: page, children })
      changes.push({ kind: 'shown', page, shown: !section.hasAttribute('hidden') })
    }
  }

  private attributeChange(element: Element, name: string): Change {
    const id = this.assignId(element)
    if (this.sections.has(id)) {
      return { kind: 'shown', page: id, shown: !element.hasAttribute('hidden') }
    }
    const value = element.getAttribute(name)
    return {
      kind: 'attribute',
      id,
      name,
      value: value === null ? null : this.parts.translate(name, value),
    }
  }

  private toChild(node: Node, fresh: Set<Node>): number | Tree {
    return this.known.has(node) && !fresh.has(node) ? this.assignId(node) : this.toTree(node, fresh)
  }

  private toTree(node: Node, fresh: Set<Node>): Tree {
    this.known.add(node)
    fresh.add(node)
    const id = this.assignId(node)
    if (node.nodeType !== 1)
      return { id, text: node.nodeType === 3 ? (node.textContent ?? '') : '' }
    const element = node as Element & { __wxElement?: glassEasel.Element }
    const attributes = Object.fromEntries(
      [...element.attributes].map(({ name, value }) => [name, this.parts.translate(name, value)]),
    )
    const wxElement = element.__wxElement
    return {
      id,
      tag: element.tagName.toLowerCase(),
      attributes,
      ...(wxElement !== undefined && holdsTouches(wxElement) && { holds: true }),
      children: [...element.childNodes].map((child) => this.toTree(child, fresh)),
    }
  }
}
