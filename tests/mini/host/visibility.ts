/// <reference lib="dom" />
import type { VisibilityRule } from './styles'

/**
 * Says whether an element would be seen: no hidden attribute, no display:none and no
 * visibility:hidden on it or above it, by inline style or by the winning rule of the style sheets.
 * It knows nothing of overlap, size or opacity.
 */
export class Visibility {
  constructor(private readonly rules: VisibilityRule[]) {}

  isVisible(element: Element, root: Element): boolean {
    for (let current: Element | null = element; current !== null; current = current.parentElement) {
      if (this.isHidden(current)) return false
      if (current === root) return true
    }
    return false
  }

  private isHidden(element: Element): boolean {
    if (element.hasAttribute('hidden')) return true
    return this.value(element, 'display') || this.value(element, 'visibility')
  }

  private value(element: Element, property: VisibilityRule['property']): boolean {
    const inline = (element as HTMLElement).style.getPropertyValue(property)
    if (inline !== '') return inline === 'none' || inline === 'hidden'
    let winner: VisibilityRule | null = null
    for (const rule of this.rules) {
      if (rule.property !== property || !matches(element, rule.selector)) continue
      if (
        winner === null ||
        rule.specificity > winner.specificity ||
        (rule.specificity === winner.specificity && rule.order > winner.order)
      ) {
        winner = rule
      }
    }
    return winner?.hides ?? false
  }
}

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector)
  } catch {
    return false
  }
}
