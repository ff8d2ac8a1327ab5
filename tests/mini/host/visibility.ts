/// <reference lib="dom" />
import type { VisibilityRule } from './styles'

/** The rules that can hold for one kind of element, by the class it must bear; '' for any. */
type RulesByClass = ReadonlyMap<string, readonly VisibilityRule[]>

/**
 * Says whether an element would be seen: no hidden attribute, no display:none and no
 * visibility:hidden on it or above it, by inline style or by the winning rule of the style sheets.
 * It knows nothing of overlap, size or opacity.
 */
export class Visibility {
  private readonly display: RulesByClass
  private readonly visibility: RulesByClass

  constructor(rules: readonly VisibilityRule[]) {
    this.display = byClass(rules.filter(({ property }) => property === 'display'))
    this.visibility = byClass(rules.filter(({ property }) => property === 'visibility'))
  }

  isVisible(element: Element, root: Element): boolean {
    for (let current: Element | null = element; current !== null; current = current.parentElement) {
      if (this.isHidden(current)) return false
      if (current === root) return true
    }
    return false
  }

  private isHidden(element: Element): boolean {
    if (element.hasAttribute('hidden')) return true
    const style = element.getAttribute('style') === null ? null : (element as HTMLElement).style
    return (
      hides(element, style?.getPropertyValue('display') ?? '', this.display) ||
      hides(element, style?.getPropertyValue('visibility') ?? '', this.visibility)
    )
  }
}

function hides(element: Element, inline: string, rules: RulesByClass): boolean {
  if (inline !== '') return inline === 'none' || inline === 'hidden'
  let winner: VisibilityRule | null = null
  for (const name of ['', ...element.classList]) {
    for (const rule of rules.get(name) ?? []) {
      if (!matches(element, rule.selector)) continue
      if (
        winner === null ||
        rule.specificity > winner.specificity ||
        (rule.specificity === winner.specificity && rule.order > winner.order)
      ) {
        winner = rule
      }
    }
  }
  return winner?.hides ?? false
}

/** A selector engine for each of some hundred rules and each element would be most of a test. */
function byClass(rules: readonly VisibilityRule[]): RulesByClass {
  const found = new Map<string, VisibilityRule[]>()
  for (const rule of rules) {
    const name = parseClass(rule.selector)
    found.set(name, [...(found.get(name) ?? []), rule])
  }
  return found
}

/** A class required by the selector, or '' where none can be derived. */
function parseClass(selector: string): string {
  if (/[([\\]/.test(selector)) return ''
  const [last = ''] = /[^\s>+~]*$/.exec(selector.trim()) ?? []
  return /\.([\w-]+)/.exec(last)?.[1] ?? ''
}

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector)
  } catch {
    return false
  }
}
