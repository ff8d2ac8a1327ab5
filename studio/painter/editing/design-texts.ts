import { traitOf } from '../illustration/family'
import { findRefusal } from '../illustration/lettering/refusal'
import { familyOf } from '../illustration/registry'
import { layoutFor } from '../illustration/uses/layouts'
import type { Plan, PlanBrief } from '../planning/plan'
import { refuse } from './refusal'
import type { Step } from './step'
import { finish } from './subject-place'
import { differVisibly } from './trial'

/** Texts of a design: a poster, a card. */

/** Whether its design has a place for texts. */
export function hasTextsOfItsOwn({ picture }: Pick<Plan, 'picture'>): boolean {
  if (picture.kind !== 'illustration') return false
  const family = familyOf(picture.brief.main.id)
  return family?.writes === true || layoutFor(picture.layout)?.fit?.title !== undefined
}

/** Lines that a design brings along and that can be others, the first first. */
const OWN_LINES = ['title', 'wish'] as const

/** Lines that were written on a design, its own changed ones too; '': the design's own words. */
export function listTexts({ picture }: Plan): readonly string[] {
  if (picture.kind !== 'illustration') return []
  const { main, texts } = picture.brief
  if (texts.length > 0) return texts
  const [title, wish] = OWN_LINES.map((slot) => traitOf(main, slot)?.value ?? '')
  return wish ? [title ?? '', wish] : title ? [title] : []
}

/** A design that nothing was written on, with some of its own lines changed; null: it has none such. */
function changeOwnLines(plan: Plan, lines: readonly string[]): Plan | null {
  const { picture } = plan
  if (picture.kind !== 'illustration' || picture.brief.texts.length > 0) return null
  let { main } = picture.brief
  if (lines.length > OWN_LINES.length) return null
  for (const [at, slot] of OWN_LINES.entries()) {
    const value = lines[at] ?? ''
    const others = main.traits.filter((trait) => trait.slot !== slot)
    main = { ...main, traits: value === '' ? others : [...others, { slot, value }] }
  }
  const brief: PlanBrief = { ...picture.brief, main }
  const changed = { ...plan, picture: { ...picture, brief } }
  return differVisibly(plan, changed) ? changed : null
}

export function changeText(plan: Plan, lines: string[]): Step {
  const { picture } = plan
  if (!hasTextsOfItsOwn(plan) || picture.kind !== 'illustration')
    return refuse('这张图里不写字；海报、贺卡、封面和横幅可以写。')
  const reason = findRefusal(lines.filter((line) => line !== ''))
  if (reason) return refuse(reason)
  const own = changeOwnLines(plan, lines)
  if (own) return finish(own)
  if (lines.includes('')) return refuse('这张图里没有这一行字，可以改标题。')
  const { planned = picture.brief } = picture
  const brief: PlanBrief = { ...picture.brief, texts: lines }
  return finish({ ...plan, picture: { ...picture, planned, brief } })
}
