/// <reference lib="dom" />
/** Effects that texts of users must not have on a page. */
import type { Page } from 'playwright-core'
import { RAN } from './hostile-words'

/** Runs in the browser: what ran, and what became an element, of words that are only words. */
function cameAlive(ran: string): string[] {
  const found = ran in globalThis ? ['a script of theirs ran'] : []
  const marked = '[onerror], [onload], [onfocus], svg[onload], script:not([src]):not([type])'
  for (const element of document.querySelectorAll(marked)) {
    const { outerHTML } = element
    if (outerHTML.includes(ran)) found.push(`injected: ${outerHTML.slice(0, 80)}`)
  }
  return found
}

/** Runs in the browser: words that turn their neighbours, or stand outside of the screen. */
function outOfPlace(): string[] {
  const TURNING = /[\u0590-\u08ff\u202a-\u202e\u2066-\u2069]/
  const found: string[] = []
  const width = document.documentElement.clientWidth
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement))
  const findBlock = (element: Element): Element => {
    const { display } = getComputedStyle(element)
    const inline = display === 'inline' || display === 'contents'
    return inline && element.parentElement ? findBlock(element.parentElement) : element
  }
  const isIsolated = (element: Element, own: string): boolean => {
    if (getComputedStyle(element).unicodeBidi !== 'normal') return true
    const block = findBlock(element)
    return (block.textContent ?? '').trim() === own
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const own = (node.textContent ?? '').trim()
    if (!element?.checkVisibility() || own === '' || /^(SCRIPT|STYLE)$/.test(element.tagName)) {
      continue
    }
    const name = `.${element.className} “${own.slice(0, 24)}”`
    if (TURNING.test(own) && !isIsolated(element, own)) found.push(`turns its neighbours: ${name}`)
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, right } = range.getBoundingClientRect()
    if ((left < -1 || right > width + 1) && !isClipped(element)) {
      found.push(`${Math.round(left)}–${Math.round(right)} of ${width} px: ${name}`)
    }
  }
  return found
}

/** Runs in the browser: lines of words that lie on one another, of what scrolls together. */
function overlapping(): string[] {
  const isFloating = (element: Element | null): boolean =>
    element !== null &&
    (/^(fixed|sticky|absolute)$/.test(getComputedStyle(element).position) ||
      isFloating(element.parentElement))
  const clipTo = (box: DOMRect, element: Element | null): DOMRect => {
    if (element === null) return box
    const { overflowX, overflowY } = getComputedStyle(element)
    if (overflowX === 'visible' && overflowY === 'visible')
      return clipTo(box, element.parentElement)
    const edge = element.getBoundingClientRect()
    const left = Math.max(box.left, edge.left)
    const top = Math.max(box.top, edge.top)
    const cut = new DOMRect(
      left,
      top,
      Math.max(0, Math.min(box.right, edge.right) - left),
      Math.max(0, Math.min(box.bottom, edge.bottom) - top),
    )
    return clipTo(cut, element.parentElement)
  }
  const lines: { element: Element; box: DOMRect; words: string }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const words = (node.textContent ?? '').trim()
    if (!element?.checkVisibility() || words === '' || isFloating(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) {
      const box = clipTo(rect, element)
      if (box.width > 0 && box.height > 0) lines.push({ element, box, words })
    }
  }
  const found = new Set<string>()
  lines.forEach((a, index) => {
    for (const b of lines.slice(index + 1)) {
      if (a.element === b.element || a.element.contains(b.element)) continue
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
      if (across <= 2 || down <= 6) continue
      found.add(
        `.${a.element.className} “${a.words.slice(0, 16)}” on .${b.element.className} “${b.words.slice(0, 16)}”`,
      )
    }
  })
  return [...found]
}

/** One line a fault; none on a page where words stay words and stay in their places. */
export async function faultsOfWords(page: Page): Promise<string[]> {
  return [
    ...(await page.evaluate(cameAlive, RAN)),
    ...(await page.evaluate(outOfPlace)),
    ...(await page.evaluate(overlapping)),
  ]
}
