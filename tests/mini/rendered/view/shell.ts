/// <reference lib="dom" />
import type { PhoneShape, Surroundings } from '../messages'
import { emit } from './tell'

type Attributes = Partial<Record<'class' | 'text' | 'name' | 'style' | 'src', string>>

function make(parent: Element, tag: string, { text, ...attributes }: Attributes = {}): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name === 'name' ? 'data-name' : name, value)
  }
  if (text !== undefined) element.textContent = text
  parent.append(element)
  return element
}

const press = (element: HTMLElement, pressed: () => void) =>
  element.addEventListener('click', pressed)

/**
 * A part that rerenders only with its own state: a toast that disappears while a finger is on a tab
 * must not replace the tab under it.
 */
class Part {
  private drawn = ''

  constructor(private readonly root: HTMLElement) {}

  draw(state: unknown, paint: (root: Element) => void): void {
    const now = JSON.stringify(state)
    if (now === this.drawn) return
    this.drawn = now
    this.root.replaceChildren()
    paint(this.root)
  }
}

/** System and client parts around a page and over it. */
export class Shell {
  readonly pages = make(document.body, 'div', { name: 'pages' })
  private readonly navigation = new Part(make(document.body, 'div'))
  private readonly tabBar = new Part(make(document.body, 'div'))
  private readonly over = new Part(make(document.body, 'div'))
  private readonly keyboard: HTMLElement

  constructor(private readonly shape: PhoneShape) {
    this.pages.id = 'pages'
    const { statusBarHeight, capsule, keyboardHeight } = shape
    const status = make(document.body, 'div', {
      class: 'status',
      style: `height:${statusBarHeight}px`,
    })
    make(status, 'span', { text: '9:41' })
    make(status, 'span', { text: '5G ▮' })
    if (shape.platform === 'ios') make(document.body, 'div', { class: 'notch' })
    if (shape.safeBottom > 0) make(document.body, 'div', { class: 'home' })
    const { left, top, width, height } = capsule
    const place = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`
    make(document.body, 'div', { class: 'capsule', style: place })
    this.keyboard = make(document.body, 'div', {
      class: 'keyboard',
      text: '键盘',
      style: `height:${keyboardHeight}px`,
    })
    this.keyboard.hidden = true
    this.keyboard.style.display = 'none'
  }

  /** Lifts the page as far as the field needs it to be seen. */
  showKeyboard(fieldBottom: number | null): void {
    this.keyboard.style.display = fieldBottom === null ? 'none' : ''
    const visibleHeight = this.shape.height - this.shape.keyboardHeight
    const lift = fieldBottom === null ? 0 : Math.max(0, fieldBottom - visibleHeight)
    this.pages.style.transform = lift > 0 ? `translateY(${-lift}px)` : ''
  }

  surround(surroundings: Surroundings): void {
    const { own, title, canGoBack, tabs, modal, sheet, toast, loading, preview } = surroundings
    this.navigation.draw({ own, title, canGoBack }, (root) => {
      if (!own) this.drawNavigation(root, title, canGoBack)
    })
    this.tabBar.draw(tabs, (root) => {
      if (tabs.length > 0) this.drawTabs(root, tabs)
    })
    this.over.draw({ modal, sheet, toast, loading, preview }, (root) => {
      if (preview !== null) this.drawPreview(root, preview)
      if (modal !== null) this.drawModal(root, modal)
      if (sheet !== null) this.drawSheet(root, sheet)
      const words = toast ?? loading
      if (words !== null) make(root, 'div', { class: 'toast', text: words })
    })
  }

  private drawNavigation(root: Element, title: string, canGoBack: boolean): void {
    const { statusBarHeight, navigationHeight } = this.shape
    const height = statusBarHeight + navigationHeight
    const style = `height:${height}px;padding-top:${statusBarHeight}px`
    make(root, 'div', { class: 'navigation', text: title, style })
    if (!canGoBack) return
    const place = `top:${statusBarHeight}px;height:${navigationHeight}px`
    const back = make(root, 'div', { class: 'back', text: '‹', name: 'back', style: place })
    press(back, () => emit({ kind: 'back' }))
  }

  private drawTabs(root: Element, tabs: Surroundings['tabs']): void {
    const { tabBarHeight, safeBottom } = this.shape
    const style = `height:${tabBarHeight}px;padding-bottom:${safeBottom}px`
    const bar = make(root, 'div', { class: 'tabs', style })
    for (const [index, { text, icon, selectedIcon, badge, current }] of tabs.entries()) {
      const tab = make(bar, 'div', { name: `tab:${index}`, class: current ? 'on' : '' })
      make(tab, 'img', { src: current ? selectedIcon : icon })
      make(tab, 'span', { text })
      if (badge !== null) make(tab, 'b', { text: badge })
      press(tab, () => emit({ kind: 'tab', index }))
    }
  }

  private drawModal(root: Element, modal: NonNullable<Surroundings['modal']>): void {
    const dialog = make(make(root, 'div', { class: 'veil' }), 'div', { class: 'dialog' })
    make(dialog, 'h2', { text: modal.title })
    make(dialog, 'p', { text: modal.content })
    const row = make(dialog, 'div', { class: 'row' })
    const answer = (name: string, text: string, confirm: boolean) =>
      press(make(row, 'div', { name, text }), () => emit({ kind: 'modal', confirm }))
    if (modal.cancel !== null) answer('cancel', modal.cancel, false)
    answer('confirm', modal.confirm, true)
  }

  private drawSheet(root: Element, items: string[]): void {
    const list = make(make(root, 'div', { class: 'veil' }), 'div', { class: 'items' })
    const offer = (name: string, text: string, item: string | null) =>
      press(make(list, 'div', { name, text }), () => emit({ kind: 'sheet', item }))
    for (const item of items) offer(`item:${item}`, item, item)
    offer('item:', '取消', null)
  }

  private drawPreview(root: Element, urls: string[]): void {
    const veil = make(root, 'div', { class: 'veil preview', name: 'preview' })
    const [first] = urls
    if (first !== undefined) make(veil, 'img', { src: first })
    press(veil, () => emit({ kind: 'closePreview' }))
  }
}
