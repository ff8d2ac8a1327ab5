import type { ThingWish, Trait } from '../illustration/family'
import { familyOf } from '../illustration/registry'
import type { Plan, PlanThing } from '../planning/plan'
import { nameOfKind, nameOfSubject } from '../planning/plan-things'
import { findDefinition } from '../subjects/registry'
import { cannotDraw, refuse } from './refusal'
import {
  type Step,
  requireThing,
  isInScene,
  isPart,
  findOwnSubject,
  findOwnWish,
  isGround,
  withThing,
} from './step'
import { differVisibly } from './trial'
import {
  TINT_WORDS,
  findDrawn,
  findDye,
  findExtraWish,
  findNearSubjects,
  findNearThings,
  findInScene,
  findThing,
  findTint,
  listKin,
} from './words'

/** Edits of what one thing is and looks like. */

type Wish = NonNullable<PlanThing['wish']>

/** Traits that stay when another of the same family takes a place: what it does and wears. */
const STAYS = /^(?:pose|behind|action|seat|ride|does|hold|wear|wears|mood|face)$/

/** The suit of an animal; people change theirs with who they are. */
const SUITS = /^(?:clothes|role)$/

/** The new wish doing what the old one did, as far as it can and nothing else is said. */
function withOldTraits(wish: ThingWish, old: ThingWish | null): ThingWish {
  const family = familyOf(wish.id)
  if (!old || !family || familyOf(old.id) !== family) return wish
  const isSaid = (slot: string): boolean => wish.traits.some((trait) => trait.slot === slot)
  const more = old.traits.filter(({ slot, value }) => {
    const key = `${slot}:${value}`
    const isKnown = family.traits[key] !== undefined && (family.takes?.(key, wish.id) ?? true)
    const stays = STAYS.test(slot) || (family.id === 'animals' && SUITS.test(slot))
    return stays && !isSaid(slot) && isKnown
  })
  return { ...wish, traits: [...wish.traits, ...more] }
}

const asWish = (wish: ThingWish): Wish => JSON.parse(JSON.stringify(wish)) as Wish

/** Traits that say what is around a thing, not how it is. */
const AROUND = /^(background|backdrop|around|on|strewn|crop|seat|together)$/
/** Slots that make another one of it, no change that a person would choose next. */
const SORTS =
  /^(?:age|sex|gender|look|skin|coat|legs|shoes|role|tails|nose|view|meal|pattern|with)$/
/** 围巾 as something to do: 戴围巾. */
const VERBS: Readonly<Record<string, string>> = {
  wear: '戴',
  wears: '戴',
  clothes: '穿',
  hold: '拿着',
}
/** Slots that take several values at once. */
const SEVERAL = /^(wear|wears|topping)$/
/** Slots whose value is the colour of the thing. */
const COLOURED = /^(coat|material)$/

/** Later words complete or correct earlier ones. */
function mergeTraits(old: readonly Trait[], more: readonly Trait[]): Trait[] {
  const replaced = (trait: Trait): boolean =>
    more.some(
      ({ slot, value }) => slot === trait.slot && (!SEVERAL.test(slot) || value === trait.value),
    )
  return [...old.filter((trait) => !replaced(trait)), ...more]
}

export function recolour(plan: Plan, id: string, to: string): Step {
  const thing = requireThing(plan, id)
  const { name } = thing
  const tint = findTint(to)
  if (!tint) return refuse(`没有「${to}」这种颜色。`, TINT_WORDS)
  const edit = (changed: PlanThing): Step | null => {
    const edited = withThing(plan, changed)
    return differVisibly(plan, edited) ? { plan: edited, touched: [id] } : null
  }
  const { dye: _, ...plain } = thing
  const isSubject = thing.subject !== undefined || (isInScene(plan, thing) && !isPart(thing))
  const subject = isSubject ? findOwnSubject(plan, thing) : null
  const wish =
    isSubject || isInScene(plan, thing) || isPart(thing) ? null : findOwnWish(plan, thing)
  const own = wish && {
    ...{ ...wish, tint },
    traits: mergeTraits(
      wish.traits.filter(({ slot }) => slot !== 'coat'),
      (findThing(`${to}的${name}`)?.traits ?? []).filter(({ slot }) => COLOURED.test(slot)),
    ),
  }
  const dye = findDye(to) ?? tint
  const exact = dye === tint ? plain : { ...plain, dye }
  const step =
    (subject && edit({ ...exact, subject: { ...subject, tint } })) ??
    (own && edit({ ...exact, wish: asWish(own) })) ??
    edit({ ...thing, dye })
  return step ?? refuse(`${name}改成${to}在这张图里看不出来。`)
}

function replaceSubject(plan: Plan, thing: PlanThing, to: string): Step {
  const subject = findInScene(to)
  const own = findOwnSubject(plan, thing)
  if (!own) return refuse(`${thing.name}不能换成别的东西，可以移动或去掉。`)
  const kin = listKin(own.id)
  if (!subject) return refuse(`风景里${cannotDraw(to)}。`, [...findNearSubjects(to), ...kin])
  const isBehind = findDefinition(subject).behind === true
  if (isBehind !== (findDefinition(own).behind === true))
    return refuse(`「${to}」不能放在${thing.name}的位置。`, kin)
  const changed: PlanThing = {
    ...{ ...thing, kind: subject.id, name: nameOfSubject(subject.id), words: [to] },
    subject: { ...subject, count: own.count, ...(own.at && { at: own.at }) },
  }
  return { plan: withThing(plan, changed), touched: [thing.id] }
}

export function replace(plan: Plan, id: string, to: string): Step {
  const thing = requireThing(plan, id)
  if (isPart(thing) && (isInScene(plan, thing) || isGround(plan, thing)))
    return refuse(`${thing.name}不能换成别的东西，可以移动或去掉。`)
  if (isInScene(plan, thing)) return replaceSubject(plan, thing, to)
  const wish = findExtraWish(to) ? null : findThing(to)
  const subject = wish ? null : findDrawn(to)
  const drawn = wish ?? subject
  if (!drawn) return refuse(`${cannotDraw(to)}。`, findNearThings(to))
  const { dye: _, wish: __, subject: ___, ...plain } = thing
  const changed: PlanThing = {
    ...{ ...plain, kind: drawn.id, words: [to] },
    name: wish ? nameOfKind(drawn.id) : nameOfSubject(drawn.id),
    ...(wish
      ? { wish: asWish({ ...withOldTraits(wish, findOwnWish(plan, thing)), count: null }) }
      : {}),
    ...(subject && { subject: { ...subject, count: null } }),
  }
  const edited = withThing(plan, changed)
  if (!differVisibly(plan, edited)) return refuse(`${thing.name}已经是「${to}」了。`)
  return { plan: edited, touched: [id] }
}

/** Words for traits that a kind of thing can have, one for each slot first. */
function listTraits(wish: ThingWish): string[] {
  const { traits = {}, takes } = familyOf(wish.id) ?? {}
  const rows = Object.entries(traits).filter(([key, words]) => {
    const [slot = '', value = ''] = key.split(':')
    // 眼睛 alone is no look, and a word that only others bear is none of its
    if (value === '' || words.trim() === '' || AROUND.test(slot) || SORTS.test(slot)) return false
    return takes?.(slot, wish.id) ?? true
  })
  const slots = new Set<string>()
  const firsts = rows.filter(([key]) => {
    const slot = key.split(':')[0] ?? ''
    return !slots.has(slot) && slots.add(slot)
  })
  const nameTrait = ([key, words]: readonly [string, string]): string => {
    const [word = ''] = words.trim().split(/\s+/)
    const verb = VERBS[key.split(':')[0] ?? ''] ?? ''
    return /^[戴穿拿抱捧吃提背撑举喝比挥敬托捂叉合双点]/.test(word) ? word : `${verb}${word}`
  }
  return [...new Set([...firsts, ...rows].map(nameTrait))]
}

/** Traits that bring a thing along, and its names. */
const DRAWN_BY: readonly (readonly [slot: string, value: string, names: RegExp])[] = [
  ['hold', 'veil', /^(?:[团圆]?扇|扇子)$/],
  ['action', 'fight', /^[长宝利佩]?[刀剑]$/],
]

/** Slots of what can be put down or taken off. */
const WORN = /^(?:wear|wears|hold|clothes|shoes|legs|around)$/
/** Words for a whole class of what is worn or held: 花 of a girl with roses. */
const CLASSES: readonly (readonly [word: RegExp, values: RegExp])[] = [
  [/^(?:花|花儿|花束|鲜花)$/, /rose|lily|tulip|bouquet|flower|peony|sunflower|daisy|lotus/],
  [/^杯子?$/, /^(?:cup|mug|teacup|glass|coffee|tea|drink|juice|milk-?tea)/],
  [/^灯$/, /lantern|lamp|candle/],
]

/** 帽子 of a cat in a 草帽: the trait whose words end in it; null: it has none. */
function findDrawnBy({ id, traits }: ThingWish, name: string): Trait | null {
  const row = DRAWN_BY.find(([, , names]) => names.test(name))
  const drawn = traits.find(({ slot, value }) => slot === row?.[0] && value === row[1])
  if (drawn) return drawn
  const noun = name.replace(/^[戴穿拿抱捧提背撑举打披系围着]+/, '').replace(/(?<=.)子$/, '')
  const [, values] = CLASSES.find(([word]) => word.test(noun)) ?? []
  const words = familyOf(id)?.traits ?? {}
  const isCalled = ({ slot, value }: Trait): boolean =>
    (words[`${slot}:${value}`] ?? '')
      .split(/\s+/)
      .some((word) => word.replace(/子$/, '').endsWith(noun))
  const worn = traits.filter(({ slot }) => WORN.test(slot))
  return noun === ''
    ? null
    : (worn.find((trait) => values?.test(trait.value) === true || isCalled(trait)) ?? null)
}

/** The refusal to take away what is not there. */
export const NOT_WORN = /，不用去掉。$/

export function changeTrait(plan: Plan, id: string, to: string, without: boolean): Step {
  const thing = requireThing(plan, id)
  const wish = isPart(thing) ? null : findOwnWish(plan, thing)
  if (!wish) return refuse(`${thing.name}的样子不能这样改，可以换颜色、移动或去掉。`)
  const name = nameOfKind(wish.id)
  const read = findThing(`${to}的${name}`) ?? findThing(`${name}，${to}`)
  const traits = read?.id === wish.id ? read.traits.filter(({ slot }) => !AROUND.test(slot)) : []
  const isWorn = traits.some((one) =>
    wish.traits.some(({ slot, value }) => one.slot === slot && one.value === value),
  )
  const drawnBy = without && !isWorn ? findDrawnBy(wish, to) : null
  if (drawnBy) traits.push(drawnBy)
  if (traits.length === 0) return refuse(`${name}画不出「${to}」。`, listTraits(wish))
  const isNamed = ({ slot, value }: Trait): boolean =>
    traits.some((one) => one.slot === slot && one.value === value)
  const merged = without
    ? wish.traits.filter((trait) => !isNamed(trait))
    : mergeTraits(wish.traits, traits)
  const own = isInScene(plan, thing) ? findOwnSubject(plan, thing) : null
  const changed = own
    ? { subject: { ...own, traits: merged } }
    : { wish: asWish({ ...wish, traits: merged }) }
  const edited = withThing(plan, { ...thing, ...changed })
  if (!differVisibly(plan, edited))
    return refuse(
      without
        ? `${name}没有${/^[戴穿拿抱捧提背撑举打披系围]/.test(to) ? to : `「${to}」`}，不用去掉。`
        : `${name}「${to}」在这张图里看不出来，或者已经是这样了。`,
      listTraits(wish),
    )
  return { plan: edited, touched: [id] }
}
