import type { EditStep } from '@contract/edits'
import { tones } from '../../intent/edits/tone-rules'
import { isValue } from '../../intent/edits/meanings'
import type { ReadStep } from '../../intent/edits/step'
import type { Plan } from '../../planning/plan'
import type { PlannedThing } from '../../planning/things'
import { applyOperations } from '../apply'
import { NO_GROUND } from '../carrying'
import { hasTextsOfItsOwn } from '../design-texts'
import { bindPiece } from './bind-pieces'
import { bindScenery } from './bind-scenery'
import { bindBody, bindTarget, isCalled, isCup, isPerson } from './bind'
import type { BoundTarget } from './bound'
import { countNow, isRatio, nearestTint, withPart } from './compile'
import { bindLine } from './compile-text'
import { cutEmpty } from './cut-empty'
import { canBe, isMember, nameMember } from './members'

/** Steps of a sentence with their things of the picture: several readings, the likeliest first. */

const SIDES = {
  ...{ left: '左', right: '右', top: '上', bottom: '下', middle: '中间' },
  ...{ near: '近', far: '远', around: '四周' },
} as const

export const WITH_THING = /^(?:remove|replace|recolour|trait|count|move|scale)$/

function nameTarget({ things, part }: BoundTarget, words: string): string {
  const [first] = things
  const name = words === '' ? (first?.name ?? '') : words
  return withPart(first === undefined ? name : name, part)
}

/** The value of a step, in the words of a plan. */
export function toValue(read: ReadStep): string | undefined {
  if (read.count !== undefined) return String(read.count)
  if (read.more !== undefined) return `${read.more > 0 ? '+' : ''}${read.more}`
  if (read.kind === 'move') return moveWords(read)
  if (read.kind === 'trait') return `${read.without ? '不' : ''}${read.value ?? ''}`
  if ((read.kind === 'extend' || read.kind === 'crop') && !isRatio(read.value))
    return read.side === undefined ? read.value : SIDES[read.side]
  return read.value
}

function moveWords({ value = '', side, strength }: ReadStep): string {
  if (/翻转|旁|边上|[^左右以边早晚天].上$|^(?:靠拢|分开)$|^离.+远$/.test(value)) return value
  const corner = /[左右][上下]|[上下][左右]/.exec(value)?.[0]
  if (corner) return /角/.test(value) ? `${corner}角` : corner
  const named = side === undefined ? value : SIDES[side]
  if (/三分之一/.test(value)) return `${named}边三分之一`
  if (/很多|许多|好多|大截|大段|老远|远远/.test(value) && /^[左右上下]$/.test(named))
    return `往${named}很多`
  if (strength === 'strong' && side !== 'middle') return `最${named}边`
  // 往左挪: towards it, not to it
  if (!/^[左右上下]$/.test(named) || /[边面侧方角处]/.test(value)) return named
  return /一?些$/.test(value) ? `${named}一些` : `${named}一点`
}

export function readStrength({ strength, factor }: ReadStep): EditStep['strength'] {
  if (factor !== undefined && (factor >= 1.9 || factor <= 1 / 1.9)) return 'strong'
  return strength
}

/** A label for the target: the thing's name, with its place where the sentence gives one. */
function label(read: ReadStep, bound: BoundTarget): string {
  const { target } = read
  const [thing] = bound.things
  const name = thing?.name ?? target?.name ?? ''
  if (target?.isRest) return nameTarget(bound, '其余的')
  const isNamed = target !== undefined && target.name !== null && bound.part === undefined
  const person =
    thing && isMember(thing) && bound.things.length === 1
      ? (target?.owner ?? nameMember(thing))
      : undefined
  const base = isNamed ? (target.owner ?? target.name ?? name) : (person ?? name)
  const place =
    target?.side !== undefined && target.side !== 'middle'
      ? `${SIDES[target.side]}边的`
      : target?.side === 'middle'
        ? '中间的'
        : target?.depth === 'far'
          ? '远处的'
          : target?.size === 'largest'
            ? '最大的'
            : target?.size === 'smallest'
              ? '最小的'
              : ''
  return nameTarget(bound, `${place}${base}`)
}

type Things = readonly PlannedThing[]

const WORN_ON = /^(?:衣服|上衣|裙子|裤子|帽子|围巾|脸)$/

const joinIds = ({ things }: BoundTarget): string => things.map(({ id }) => id).join(' ')

/** A print on clothes is no thing next to them. */
function bindPrint(plan: Plan, things: Things, read: ReadStep, base: EditStep): EditStep | null {
  const on = read.target?.words.replace(/(?:上面|上|里)$/, '') ?? ''
  const [wearer] = WORN_ON.test(on) ? bindBody(plan, things, on) : []
  if (!wearer) return null
  const { target: _, ...unnamed } = read
  return {
    ...{ kind: 'trait', value: `${on}${base.value ?? ''}`, scope: 'thing' },
    ...{ target: label(unnamed, wearer), targetId: joinIds(wearer) },
  }
}

function bindCutout(plan: Plan, things: Things, noun: string, base: EditStep): EditStep {
  const [found] = bindTarget(plan, things, { words: noun, name: noun })
  const [thing] = found?.things ?? []
  const { value: _, ...step } = base
  return thing ? { ...step, target: thing.name, targetId: thing.id } : step
}

/** A portrait without a place around it. */
const hasNoSnow = (plan: Plan): boolean =>
  'refused' in applyOperations(plan, [{ op: 'weather', to: '下雪' }])

/** Snow needs a place to lie on: the steps with one; none where they wish for something else. */
export function withSnowyPlace(steps: readonly EditStep[], at: number): EditStep[] {
  const step = steps[at]
  if (step?.kind !== 'weather' || step.value !== '下雪') return []
  return steps.map((one) => (one === step ? { kind: 'background', value: '雪地' } : one))
}

/** A load that nothing can take is put down in a place with a ground. */
export function withGround(steps: readonly EditStep[], at: number, reason: string): EditStep[] {
  if (steps[at]?.kind !== 'remove' || !NO_GROUND.test(reason)) return []
  return [...steps.slice(0, at), { kind: 'background', value: '草地' }, ...steps.slice(at)]
}

/** 围巾换成玫红 of who wears none: a scarf of that colour. */
export function wearInstead(steps: readonly EditStep[], at: number, reason: string): EditStep[] {
  const step = steps[at]
  const worn = /可以说“(.+)”/.exec(reason)?.[1]
  if (step?.kind !== 'recolour' || worn === undefined) return []
  const target = step.target?.replace(/·.+$/, '') ?? ''
  return steps.map((one) => (one === step ? { ...step, kind: 'trait', target, value: worn } : one))
}

/** 右下角加一行字. */
const TEXT_PLACE = /[左右][上下]角?|(?:最?[上下]|顶|底)(?:面|边|方|部)|正?中间|中央/

/** 颜色换成黑的. */
const OWN_COLOUR = /^(?:把|给|让)?(?:[它其]的?|这个的?)?颜色(?!调|偏)/

/** Of a picture of one thing the colour is its own; null: it is that of the whole picture. */
function bindOwnColour(plan: Plan, things: Things, read: ReadStep): EditStep | null {
  const isColour = read.kind === 'tone' && !read.target && isValue(read.value ?? '', 'tint')
  if (!isColour || !OWN_COLOUR.test(read.words)) return null
  const [key, ...others] = plan.things.filter((thing) => /^main( |$)/.test(thing.key))
  const main = things.find(({ id }) => id === key?.id)
  if (!main || others.length > 0 || isPerson(main) || hasTextsOfItsOwn(plan)) return null
  const named = { target: main.name, targetId: main.id, scope: 'thing' } as const
  return { kind: 'recolour', value: nearestTint(read.value ?? ''), ...named }
}

/** A text at the place that its words name. */
function bindText({ words, target }: ReadStep, base: EditStep): EditStep {
  const line = target && target.words !== '下面' ? target.words : undefined
  const place = line ?? TEXT_PLACE.exec(words)?.[0] ?? target?.words
  return place === undefined ? base : { ...base, target: place }
}

/** A step of the whole picture, or one that makes a thing; null: it changes a thing. */
function bindWhole(plan: Plan, things: Things, read: ReadStep, base: EditStep): EditStep | null {
  const { kind, value, target } = read
  // only the whole can be lighter: the summary says so
  const [tone] = kind === 'trait' && target?.name === '背景' ? (tones(value ?? '') ?? []) : []
  if (tone?.value !== undefined) return { ...base, ...tone, target: '整张图' }
  if (kind === 'weather' && value === '下雪' && /背景|雪景/.test(read.words) && hasNoSnow(plan))
    return { ...base, kind: 'background', value: '雪地' }
  if (kind === 'add')
    return bindPrint(plan, things, read, base) ?? bindAdd(plan, things, read, base)
  if (kind === 'cutout' && value) return bindCutout(plan, things, value, base)
  if (kind === 'tone' && value === '彩色') return { kind: 'style', value: '水彩' }
  if (kind === 'background' && base.value === undefined) return { ...base, value: '海边' }
  if (kind === 'background' && /窗外/.test(read.words)) return { ...base, target: '窗外' }
  if (kind === 'text') return bindText(read, base)
  if (kind === 'crop' && !isRatio(base.value))
    return { ...base, value: cutEmpty(plan, things, base.value ?? '') ?? base.value ?? '' }
  if (kind === 'style' && base.value === undefined)
    return { ...base, value: plan.style === 'watercolour' ? '油画' : '水彩' }
  if (!WITH_THING.test(kind)) return base
  return bindOwnLine(plan, read)
}

/** Another text for a line of a design, or none; null: no line is named. */
function bindOwnLine(plan: Plan, { kind, value, target }: ReadStep): EditStep | null {
  const name = target?.name ?? ''
  const line = bindLine(plan, name)
  const ofLine = line?.isFirst === false ? { target: name } : {}
  if (kind === 'remove' && line?.isFirst === false) return { kind: 'text', target: name }
  return kind === 'replace' && line && value ? { kind: 'text', value, ...ofLine } : null
}

interface StepContext {
  readonly lastTarget?: string | undefined
  /** Steps of the same sentence before it. */
  readonly before?: readonly EditStep[]
}

/** Something that is not in the picture: made by a step before, or added where more are wished for. */
function bindMissing(read: ReadStep, base: EditStep, { before }: StepContext): EditStep | null {
  const { target, more = 0 } = read
  // 狗换成猫，蹲着: what the step before makes of it
  const made = before?.find(
    (one) => one.kind === 'replace' && target?.name && one.value?.endsWith(target.name),
  )
  if (made?.targetId)
    return { ...base, target: target?.name ?? '', targetId: made.targetId, scope: 'thing' }
  // 兔子多一只 where there is none
  const wanted = more > 0 ? more : (read.count ?? 0)
  if (read.kind !== 'count' || wanted <= 0 || !target?.name) return null
  return { kind: 'add', value: wanted > 1 ? `${wanted}个${target.name}` : target.name }
}

/** 中间那只海鸥去掉: the number of a flock, which is one thing, when one of it is meant; else 1. */
function countFlock(plan: Plan, things: Things, read: ReadStep, meant: Things): number {
  const { kind, target } = read
  const [first] = meant
  const isOneOfThem =
    kind === 'remove' &&
    target !== undefined &&
    (target.ordinal ?? target.side) !== undefined &&
    target.isAll !== true &&
    things.filter((thing) => thing.kind === first?.kind).length === 1
  return isOneOfThem && meant.length === 1 ? countNow(plan, first?.id ?? '') : 1
}

/** 鞋带: a part of that name, and not 带 of the shoe; 杯子换成蓝色: the cup, and not the tea. */
function isPieceNearer({ kind, target }: ReadStep, first: BoundTarget | undefined): boolean {
  const name = target?.name ?? ''
  if (first?.part === undefined) return first === undefined || (kind === 'recolour' && isCup(name))
  return first.part !== name && target?.owner === undefined
}

/** @returns null: the picture has no such thing */
export function bindStep(
  plan: Plan,
  things: Things,
  read: ReadStep,
  context: StepContext,
): EditStep[] | null {
  const value = toValue(read)
  const strength = readStrength(read)
  const base: EditStep = {
    ...{ kind: read.kind, ...(value !== undefined && value !== '' && { value }) },
    ...(strength && { strength }),
  }
  const name = read.target?.name ?? ''
  // a thing of that name comes first
  const scenery = things.some((thing) => isCalled(thing, name))
    ? null
    : bindScenery(plan, read, base)
  const tint = read.kind === 'recolour' ? { value: nearestTint(read.value ?? '红色') } : {}
  if (scenery) return [{ ...scenery, ...tint }]
  const whole = bindWhole(plan, things, read, base)
  const own = bindOwnColour(plan, things, read)
  if (whole) return own ? [own, whole] : [whole]
  const pronoun = /^[他她](?!们)/.exec(read.target?.words ?? '')?.[0]
  const people = things.filter((thing) => pronoun && isPerson(thing) && canBe(thing, pronoun))
  const pool = people.length > 0 ? people : things
  const isOne = read.kind === 'trait'
  const binding = bindTarget(plan, pool, read.target, { ...context, isOne })
  const { owner } = read.target ?? {}
  // 爷爷的衣服 where there is only a woman
  const persons = things.filter(isPerson)
  const isOther =
    owner !== undefined && persons.length > 0 && !persons.some((thing) => canBe(thing, owner))
  const bound =
    binding.length > 0 || isOther ? binding : bindBody(plan, pool, read.target?.name ?? null)
  const [first] = bound
  if (isPieceNearer(read, first)) {
    const piece = bindPiece(plan, things, read, { ...base, ...tint })
    if (piece) return [piece]
  }
  if (first === undefined) {
    const made = bindMissing(read, base, context)
    return made && [made]
  }
  const { part, things: meant } = first
  const flock = part === undefined ? countFlock(plan, things, read, meant) : 1
  // 竹林换成雪地: what is around a thing is its background
  const isPlace = part !== undefined && isValue(part, 'scene')
  if (read.kind === 'replace' && isPlace && read.value)
    return [{ kind: 'background', value: read.value }]
  const step: EditStep = flock > 1 ? { kind: 'count', value: String(flock - 1) } : base
  return bound.map((one) => ({
    ...{ ...step, ...tint },
    ...{ target: label(read, one), targetId: joinIds(one), scope: 'thing' },
  }))
}

function bindAdd(
  plan: Plan,
  things: readonly PlannedThing[],
  { target, side }: ReadStep,
  base: EditStep,
): EditStep {
  if (!target) return base
  const noun = target.words.replace(
    /(?:的)?(?:旁边|边上|上面|下面|左边|右边|后面|前面|身边|脚下|头上|头顶|上|里|中)$/,
    '',
  )
  const [reference] =
    noun === '' || /^(?:画面|图|左|右|上|下)/.test(noun)
      ? []
      : bindTarget(plan, things, { words: noun, name: noun })
  const [thing] = reference?.things ?? []
  const main = /^(?:旁边|身边|边上)$/.test(target.words)
    ? bindTarget(plan, things, undefined)[0]
    : undefined
  const id = thing?.id ?? main?.things[0]?.id
  const where = target.words || (side ? SIDES[side] : '')
  return { ...base, ...(where && { target: where }), ...(id && { targetId: id }) }
}

/** Readings of an ambiguous sentence. */
const MOST_PLANS = 4

/** Every combination of the readings of its steps, the likeliest first. */
export function combine(readings: readonly (readonly EditStep[])[]): EditStep[][] {
  const first = readings
    .map(([step]) => step)
    .filter((step): step is EditStep => step !== undefined)
  const others = readings.flatMap((reading, at) =>
    reading.slice(1).map((step) => first.map((one, index) => (index === at ? step : one))),
  )
  return [first, ...others].slice(0, MOST_PLANS)
}

/** 狗大一点 where there is none: a dog, of the colour that is wished for; empty: nothing to add. */
export function addInstead(
  kind: EditStep['kind'],
  name: string | null | undefined,
  value = '',
): EditStep[] {
  if (!name || !/^(?:recolour|scale|move|trait)$/.test(kind)) return []
  return [{ kind: 'add', value: kind === 'recolour' ? `${nearestTint(value)}的${name}` : name }]
}
