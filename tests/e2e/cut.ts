/// <reference lib="dom" />
import type { Page } from 'playwright-core'

/**
 * Words that leave the box they stand in, or that a box cuts off. What ends in an ellipsis, is held
 * to some lines or scrolls was meant so.
 */
export function cutOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Letters may stand a little over their line: a share of the font's size. */
    const RISE = 0.2
    const SIDE_PX = 2
    const clips = ({ textOverflow, webkitLineClamp, overflowX, overflowY }: CSSStyleDeclaration) =>
      textOverflow === 'ellipsis' ||
      webkitLineClamp !== 'none' ||
      /auto|scroll/.test(overflowX + overflowY)
    const findFault = (words: DOMRect, parent: Element) => {
      const rise = parseFloat(getComputedStyle(parent).fontSize) * RISE
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const style = getComputedStyle(box)
        const { left, right, top, bottom, height } = box.getBoundingClientRect()
        if (clips(style)) return null
        if (style.display !== 'inline' && height > 1) {
          const high = Math.max(top - words.top, words.bottom - bottom) > rise
          const wide = Math.max(left - words.left, words.right - right) > SIDE_PX
          if (high || wide) return `${high ? 'higher' : 'wider'} than .${box.className}`
        }
        if (/absolute|fixed/.test(style.position)) return null
      }
      return null
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const words = range.getBoundingClientRect()
      const fault = words.width > 0 ? findFault(words, parent) : null
      if (fault !== null) found.push(`“${node.textContent?.trim()}” is ${fault}`)
    }
    return found
  })
}
