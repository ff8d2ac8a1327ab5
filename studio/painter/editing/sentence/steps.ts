import type { EditStep } from '@contract/edits'
import { isValue } from '../../intent/edits/meanings'
import type { ReadStep } from '../../intent/edits/step'
import type { Plan } from '../../planning/plan'
import type { PlannedThing } from '../../planning/things'
import { bindBody, bindTarget, type BoundTarget, isPerson } from './bind'
import { countNow, isRatio, nearestTint, withPart } from './compile'

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
  if (/翻转|旁|边上/.test(value)) return value
  const named = side === undefined ? value : SIDES[side]
  return strength === 'strong' && side !== 'middle' ? `最${named}边` : named
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
  const base = isNamed ? (target.owner ?? target.name ?? name) : name
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

/** @returns null: the picture has no such thing */
export function bindStep(
  plan: Plan,
  things: readonly PlannedThing[],
  read: ReadStep,
  context: { lastTarget?: string | undefined; before?: readonly EditStep[] },
): EditStep[] | null {
  const value = toValue(read)
  const strength = readStrength(read)
  const base: EditStep = {
    ...{ kind: read.kind, ...(value !== undefined && value !== '' && { value }) },
    ...(strength && { strength }),
  }
  if (read.kind === 'add') {
    const on = read.target?.words.replace(/(?:上面|上|里)$/, '') ?? ''
    const [wearer] = /^(?:衣服|上衣|裙子|裤子|帽子|围巾|脸)$/.test(on)
      ? bindBody(plan, things, on)
      : []
    // a print on clothes is no thing next to them
    if (wearer)
      return [
        {
          kind: 'trait',
          value: `${on}${base.value ?? ''}`,
          target: label({ ...read, target: undefined } as never, wearer),
          targetId: wearer.things.map(({ id }) => id).join(' '),
          scope: 'thing',
        },
      ]
    return [bindAdd(plan, things, read, base)]
  }
  if (read.kind === 'cutout' && read.value) {
    const [found] = bindTarget(plan, things, { words: read.value, name: read.value })
    const [thing] = found?.things ?? []
    const { value: _, ...step } = base
    return [thing ? { ...step, target: thing.name, targetId: thing.id } : step]
  }
  if (read.kind === 'tone' && read.value === '彩色') return [{ kind: 'style', value: '水彩' }]
  if (read.kind === 'background' && base.value === undefined) return [{ ...base, value: '海边' }]
  if (read.kind === 'text' && read.target) return [{ ...base, target: read.target.words }]
  if (read.kind === 'style' && base.value === undefined)
    return [{ ...base, value: plan.style === 'watercolour' ? '油画' : '水彩' }]
  if (!WITH_THING.test(read.kind)) return [base]
  // the sky is no thing: its colour is that of the picture
  if (read.kind === 'recolour' && read.value && /^天(?:空|边|上)?$/.test(read.target?.name ?? ''))
    return [{ ...base, kind: 'tone', value: nearestTint(read.value) }]
  const written = plan.picture.kind === 'illustration' ? plan.picture.brief.texts : []
  const isWritten = written.some((text) => text === read.target?.name)
  if (read.kind === 'replace' && isWritten && read.value)
    return [{ kind: 'text', value: read.value }]
  const isOne = read.kind === 'trait'
  const people = things.filter(isPerson)
  const pronoun = read.target?.isPronoun && /[他她]/.test(read.target.words) && people.length > 0
  const pool = pronoun ? people : things
  const binding = bindTarget(plan, pool, read.target, { ...context, isOne })
  const bound = binding.length > 0 ? binding : bindBody(plan, things, read.target?.name ?? null)
  if (bound.length === 0) {
    const { target, more = 0 } = read
    // 狗换成猫，蹲着: what the step before makes of it
    const made = context.before?.find(
      (one) => one.kind === 'replace' && target?.name && one.value?.endsWith(target.name),
    )
    if (made?.targetId)
      return [{ ...base, target: target?.name ?? '', targetId: made.targetId, scope: 'thing' }]
    // 兔子多一只 where there is none
    const wanted = more > 0 ? more : (read.count ?? 0)
    if (read.kind !== 'count' || wanted <= 0 || !target?.name) return null
    return [{ kind: 'add', value: wanted > 1 ? `${wanted}个${target.name}` : target.name }]
  }
  const [{ part, things: meant }] = bound as [BoundTarget]
  // 中间那只海鸥去掉: one of a flock, which is one thing
  const flock = meant.length === 1 ? countNow(plan, meant[0]?.id ?? '') : 1
  const { target: noun } = read
  const isOneOfThem =
    noun !== undefined &&
    (noun.ordinal ?? noun.side) !== undefined &&
    noun.isAll !== true &&
    things.filter(({ kind }) => kind === meant[0]?.kind).length === 1
  if (read.kind === 'remove' && part === undefined && isOneOfThem && flock > 1)
    return bound.map((one) => ({
      ...{ kind: 'count' as const, value: String(flock - 1), target: label(read, one) },
      ...{ targetId: one.things.map(({ id }) => id).join(' '), scope: 'thing' as const },
    }))
  // 竹林换成雪地: what is around a thing is its background
  const isPlace = part !== undefined && isValue(part, 'scene')
  if (read.kind === 'replace' && isPlace && read.value)
    return [{ kind: 'background', value: read.value }]
  const colour = read.kind === 'recolour' ? nearestTint(read.value ?? '红色') : null
  return bound.map((one) => ({
    ...{ ...base, ...(colour !== null && { value: colour }) },
    target: label(read, one),
    targetId: one.things.map(({ id }) => id).join(' '),
    scope: 'thing',
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
