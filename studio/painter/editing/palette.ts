import { familyOf } from '../illustration/registry'
import { findRow } from '../planning/list-scenery'
import type { Plan } from '../planning/plan'
import type { TintId } from '../slots'
import { refuse } from './refusal'
import { changePart } from './scenery'
import { type Step, withThing } from './step'
import { finish } from './subject-place'
import { looksSame, withBrief, withSlots } from './whole'
import { TINT_WORDS, findDye, findTint } from './words'

/** The colour of a picture as a whole: of its scene, else of its ground. */

const BACKGROUND = 'scenery-background'

export function changePalette(plan: Plan, to: string): Step {
  const tint: TintId = findTint(to) ?? refuse(`没有「${to}」这种颜色。`, TINT_WORDS)
  const { picture } = plan
  if (picture.kind === 'landscape' || picture.place)
    return finish(withSlots(plan, (slots) => ({ ...slots, tint })))
  const { main } = picture.brief
  const takesGround = familyOf(main.id)?.traits[`background:${tint}`] !== undefined
  const traits = main.traits.filter(({ slot }) => slot !== 'background')
  const changed = withBrief(
    plan,
    takesGround
      ? { main: { ...main, traits: [...traits, { slot: 'background', value: tint }] } }
      : { tint },
  )
  // a ground in a colour is one that is seen
  const grounded = takesGround ? { ...changed, clear: undefined } : changed
  const isSame = looksSame(plan, grounded)
  const base = isSame ? plan : finish(grounded).plan
  const row = findRow(base, BACKGROUND)
  // 墨绿 is darker than the green of a ground
  const dye = findDye(to)
  if (!isSame && dye !== tint && row && dye) return finish(withThing(base, { ...row, dye }))
  if (!isSame) return finish(grounded)
  if (!row) return refuse('这张图的底色不能单独改，可以改其中东西的颜色。')
  return (
    changePart(plan, { op: 'recolour', target: BACKGROUND, to }) ??
    refuse('这张图的底色不能单独改。')
  )
}
