/// <reference lib="dom" />
import type { Change, PageFrame, Tree } from '../messages'
import { makeComponent, setAttribute, type Component } from './components'
import { listenToFingers } from './fingers'
import { emit } from './tell'

/** Ends of animations that pages wait for, as the client names them. */
const ENDS = { animationend: 'animationend', transitionend: 'transitionend' } as const
const NEAR_END_PX = 50

/** Positions a page's window and sets its CSS insets. */
export function placeFrame(element: HTMLIFrameElement, frame: PageFrame): void {
  const { top, height, insetTop, insetBottom } = frame
  element.style.top = `${top}px`
  element.style.height = `${height}px`
  const style = element.contentDocument?.documentElement.style
  style?.setProperty('--system-inset-top', `${insetTop}px`)
  style?.setProperty('--system-inset-bottom', `${insetBottom}px`)
}

interface OpenPage {
  frame: HTMLIFrameElement
  own: boolean
}

/** The pages of the mini-program, each in a window of its own, and their nodes by id. */
export class PageTrees {
  readonly pages = new Map<number, OpenPage>()
  private readonly components = new Map<number, Component>()
  private readonly texts = new Map<number, Text>()
  private readonly ids = new WeakMap<Node, number>()

  constructor(
    private readonly place: HTMLElement,
    private readonly baseCss: string,
  ) {}

  /** The page on screen. */
  get top(): OpenPage | null {
    const shown = [...this.pages.values()].filter(({ frame }) => !frame.hidden)
    return shown[shown.length - 1] ?? null
  }

  getHost(id: number): HTMLElement | null {
    return this.components.get(id)?.host ?? null
  }

  findId(node: Node | null): number | null {
    for (let current = node; current !== null; current = current.parentNode) {
      const id = this.ids.get(current)
      if (id !== undefined) return id
    }
    return null
  }

  apply(change: Change): void {
    switch (change.kind) {
      case 'open':
        return this.open(change.page, change)
      case 'close':
        this.pages.get(change.page)?.frame.remove()
        return void this.pages.delete(change.page)
      case 'shown': {
        const page = this.pages.get(change.page)
        if (page) page.frame.hidden = !change.shown
        return
      }
      case 'children':
        return this.arrange(change.parent, change.children)
      case 'attribute': {
        const component = this.components.get(change.id)
        if (component) setAttribute(component, change.name, change.value)
        return
      }
      case 'drawn':
        return this.components.get(change.id)?.set?.('drawn', change.url)
      case 'text':
        return this.write(change.id, change.text)
    }
  }

  private open(page: number, { css, frame, own }: { css: string; frame: PageFrame; own: boolean }) {
    const element = document.createElement('iframe')
    element.className = 'page'
    this.place.append(element)
    const inside = element.contentDocument
    const view = element.contentWindow
    if (inside === null || view === null) throw new Error('the page has no document')
    inside.open()
    inside.write('<!doctype html><html lang="zh-CN"><head></head><body></body></html>')
    inside.close()
    placeFrame(element, frame)
    for (const text of [this.baseCss, css]) {
      const sheet = inside.createElement('style')
      sheet.textContent = text
      inside.head.append(sheet)
    }
    listenToFingers(inside, (node) => this.findId(node))
    for (const [event, type] of Object.entries(ENDS)) {
      inside.addEventListener(event, ({ target }) => {
        const id = this.ids.get(target as Node)
        if (id !== undefined) emit({ kind: 'tell', id, type, detail: {} })
      })
    }
    let atEnd = false
    view.addEventListener('scroll', () => {
      const { scrollTop, scrollHeight, clientHeight } = inside.documentElement
      const isNear = scrollHeight - clientHeight - scrollTop < NEAR_END_PX
      emit({ kind: 'pageScroll', top: scrollTop, atEnd: isNear && !atEnd })
      atEnd = isNear
    })
    this.components.set(page, { host: inside.body, slot: inside.body })
    this.pages.set(page, { frame: element, own })
  }

  private arrange(parent: number, children: readonly (number | Tree)[]): void {
    const component = this.components.get(parent)
    if (component === undefined) return
    const { slot } = component
    const wanted = children.map((child) =>
      typeof child === 'number' ? this.findNode(child) : this.make(slot.ownerDocument, child),
    )
    const wantedNodes = new Set<Node | null>(wanted)
    for (const child of [...slot.childNodes]) {
      if (this.ids.has(child) && !wantedNodes.has(child)) child.remove()
    }
    let before: Node | null = null
    for (const node of wanted.reverse()) {
      if (node === null) continue
      if (node.parentNode !== slot || node.nextSibling !== before) slot.insertBefore(node, before)
      before = node
    }
  }

  private findNode(id: number): Node | null {
    return this.components.get(id)?.host ?? this.texts.get(id) ?? null
  }

  private make(document: Document, tree: Tree): Node {
    if (tree.tag === undefined) {
      const text = document.createTextNode(tree.text ?? '')
      this.texts.set(tree.id, text)
      this.ids.set(text, tree.id)
      return text
    }
    const component = makeComponent(document, tree.tag, tree.id)
    this.components.set(tree.id, component)
    this.ids.set(component.host, tree.id)
    if (tree.holds) component.host.setAttribute('holds', '')
    for (const [name, value] of Object.entries(tree.attributes ?? {})) {
      setAttribute(component, name, value)
    }
    for (const child of tree.children ?? []) component.slot.append(this.make(document, child))
    breakLines(component.host)
    return component.host
  }

  private write(id: number, text: string): void {
    const node = this.texts.get(id)
    if (node === undefined) return
    node.data = text
    breakLines(node.parentElement)
  }
}

/** Only the client's <text> keeps line breaks. */
function breakLines(element: HTMLElement | null): void {
  if (element?.tagName !== 'WX-TEXT') return
  if (element.textContent?.includes('\n')) element.style.whiteSpace = 'pre-line'
}
