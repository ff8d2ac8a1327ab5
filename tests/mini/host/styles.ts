import postcss, { type Container, type Rule } from 'postcss'
import type { Bundle } from './bundle'
import type { Problems } from './problems'

/** A rule that can hide or show what it selects. */
export interface VisibilityRule {
  selector: string
  specificity: number
  order: number
  property: 'display' | 'visibility'
  hides: boolean
}

/** Forms of selector the client's style compiler refuses. */
const UNIVERSAL = /(^|[\s>+~,(])\*/

/**
 * Reads every style sheet: reports what the client refuses (universal selectors, pictures of the package
 * in url(), broken syntax) and returns the rules that decide whether something is visible.
 */
export function readStyles(bundle: Bundle, problems: Problems): VisibilityRule[] {
  const rules: VisibilityRule[] = []
  for (const file of bundle.files) {
    if (!file.path.endsWith(`.${bundle.dialect.style}`)) continue
    try {
      const sheet = postcss.parse(bundle.read(file.path), { from: file.path })
      sheet.walkRules((rule) => readRule(rule, file.path, problems, rules))
      sheet.walkDecls((declaration) => {
        const local = /url\(\s*['"]?(?!data:|https?:|#)([^'")]+)/.exec(declaration.value)
        if (local !== null && !isInFontFace(declaration.parent)) {
          problems.add('style', `${file.path}: url(${local[1]}) is a local picture`)
        }
      })
    } catch (thrown) {
      problems.addError('style', thrown, file.path)
    }
  }
  return rules
}

function readRule(rule: Rule, path: string, problems: Problems, rules: VisibilityRule[]): void {
  if (isKeyframe(rule)) return
  if (UNIVERSAL.test(rule.selector)) {
    problems.add('style', `${path}: the universal selector in "${rule.selector}"`)
  }
  if (rule.parent?.type === 'atrule') return
  for (const node of rule.nodes) {
    if (node.type !== 'decl') continue
    if (node.prop !== 'display' && node.prop !== 'visibility') continue
    for (const selector of rule.selectors) {
      if (/::|:(before|after|active)\b/.test(selector)) continue
      rules.push({
        selector,
        specificity: computeSpecificity(selector) + (node.important ? 1e9 : 0),
        order: rules.length,
        property: node.prop,
        hides: node.value === 'none' || node.value === 'hidden',
      })
    }
  }
}

/** Ids, then classes, attributes and pseudo-classes, then tags, as one comparable number. */
function computeSpecificity(selector: string): number {
  const ids = selector.match(/#[\w-]+/g)?.length ?? 0
  const classes = selector.match(/\.[\w-]+|\[[^\]]+\]|:(?!:)[\w-]+/g)?.length ?? 0
  const tags = selector.match(/(^|[\s>+~])[a-z][\w-]*/g)?.length ?? 0
  return ids * 1e6 + classes * 1e3 + tags
}

function isKeyframe(rule: Rule): boolean {
  return (
    rule.parent?.type === 'atrule' &&
    /keyframes$/.test((rule.parent as { name?: string }).name ?? '')
  )
}

function isInFontFace(parent: Container | { type: string } | undefined): boolean {
  return parent?.type === 'atrule' && (parent as { name?: string }).name === 'font-face'
}
