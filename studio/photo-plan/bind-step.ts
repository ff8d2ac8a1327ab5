/** Steps of a sentence bound to the regions of a photograph that they mean. */
import type { EditStep } from '@contract/edits'
import { readStrength, toValue } from '../painter/editing/sentence/steps'
import { type ReadTarget, readTarget, splitNouns } from '../painter/intent/edits/noun'
import type { ReadStep } from '../painter/intent/edits/step'
import type { FoundRegion, FoundRegions } from '../tools/regions/definition'
import { bindRegions, findCounted, findMain, listNames } from './bind'
import { CannotEdit, StepMissing } from './draft'
import { isChoosing } from './pick'
import { listFaulty } from './retouch'
import { bindRest, chooseSurplus, isMovable } from './selections'
import { texts } from './texts'
import { isBackgroundWord, isDamageWord } from './words'

export interface PhotoToEdit {
  readonly found: FoundRegions
  /** Width by height. */
  readonly aspect: number
  /** Unknown nouns are guessed at by place and colour. */
  readonly guesses?: boolean
}

export interface BoundStep {
  readonly step: EditStep
  readonly regions: readonly FoundRegion[]
  /** Follows the summary: for what an unknown word is taken. */
  readonly note?: string | undefined
}

const NEEDS_REGION = /^(?:remove|replace|recolour|trait|count|move|scale)$/

/** If nothing has a name, the conspicuous thing is likely meant. */
function offerSubject({ regions }: FoundRegions, kind: EditStep['kind']): EditStep[] {
  const subject = regions.find((one) => one.kind === 'subject')
  if (!subject || regions.some(isMovable) || kind !== 'remove') return []
  return [
    { kind, target: subject.name, targetId: subject.id, scope: 'thing' },
    { kind: 'cutout', target: subject.name, targetId: subject.id, scope: 'thing' },
  ]
}

/** 地上的毛: fallen hair is no animal. */
const isShed = (kind: EditStep['kind'], target: ReadTarget | undefined): boolean =>
  kind === 'remove' && /毛发?$/.test(target?.name ?? '') && /[上里中下]/.test(target?.words ?? '')

/** 其它的车: of which one they are the others is not said. Throws CannotEdit. */
function assertChosen({ owner = '', name }: ReadTarget): void {
  if (/^(?:其[它他余]|别|另外|剩下|剩余)$/.test(owner))
    throw new CannotEdit(texts.whichStays(name ?? ''))
}

/** The whole phrase where things of the name are there, and none of them is chosen by it. */
function nameMissing(found: FoundRegions, target: ReadTarget | undefined): string {
  const { name = null, words = '' } = target ?? {}
  if (name === null || !target || !isChoosing(target)) return name ?? words
  return bindRegions(found, { words: name, name }) ? words : name
}

/** Regions of a step's things; none where it needs none. */
function requireRegions(
  photo: PhotoToEdit,
  { kind, value }: EditStep,
  target: ReadTarget | undefined,
  lastTarget: string | undefined,
): { regions: readonly FoundRegion[]; label: string | undefined; takenFor?: string } {
  const name = target?.name ?? ''
  const isTurn = kind === 'move' && !target && /翻转|镜像|旋转|转.*度|颠倒/.test(value ?? '')
  const isWhole =
    isTurn || isDamageWord(name) || (isBackgroundWord(name) && /recolour|replace/.test(kind))
  if (isWhole || !NEEDS_REGION.test(kind)) return { regions: [], label: name || undefined }
  const { found, guesses = false } = photo
  if (target) assertChosen(target)
  const faulty = listFaulty({ kind, target: name }, found.regions)
  if (faulty) return faulty
  const named = bindRegions(found, target, { lastTarget, guesses })
  const bound = isShed(kind, target) ? null : named
  if (!bound) {
    const words = nameMissing(found, target)
    throw new StepMissing(
      found.seen ? texts.noThing(words || '要改的东西', listNames(found)) : texts.noNets,
      offerSubject(photo.found, kind),
    )
  }
  return bound
}

/** The thing that one more of is added; null: none is there. */
function findLike({ found }: PhotoToEdit, value = ''): readonly FoundRegion[] | null {
  const target = readTarget(value)
  if (!target?.name) return null
  const regions = bindRegions(found, target)?.regions.filter(isMovable) ?? []
  const [largest] = [...regions].sort((a, b) => b.share - a.share)
  return largest ? [largest] : null
}

function bindAdded(photo: PhotoToEdit, read: ReadStep, base: EditStep): BoundStep {
  const { target, side } = read
  const where =
    target?.words ??
    (side ? { left: '左', right: '右', top: '上', bottom: '下' }[side as 'left'] : '')
  const noun = (target?.words ?? '').replace(
    /(?:的)?(?:旁边|边上|上面|下面|左边|右边|后面|前面|身边|脚下|头上|头顶|上|里|中|旁)$/,
    '',
  )
  const isPlace = noun === '' || /^(?:画面|图|左|右|上|下|天|地)/.test(noun)
  const bound = isPlace
    ? /旁|身边|边上/.test(where ?? '')
      ? { regions: findMain(photo.found) }
      : null
    : bindRegions(photo.found, readTarget(noun) ?? undefined)
  const step = { ...base, ...(where && { target: where }) }
  const like = bound ? null : findLike(photo, base.value)
  return { step, regions: bound?.regions ?? like ?? [] }
}

/** Places and words of light that are about the whole picture. */
const WHOLE_LIGHT =
  /屋|房|室|里$|里头|里面|外面|整|全|照片|图|画面|光|色|调|暗部|亮部|阴影|高光|环境|周围|天|景/
const BIT = /一?点|一些|稍|略|些$/

/** A step in the words of the sentence. */
function toStep(read: ReadStep): EditStep {
  const some = read.kind === 'count' && (read.more ?? 0) > 1 && /几|多/.test(read.words)
  const said = some ? '几' : toValue(read)
  const isBit =
    read.kind === 'move' && /^最?[左右上下]边?$/.test(said ?? '') && BIT.test(read.words)
  const value = isBit ? `${said?.replaceAll(/^最|边$/g, '')}一点` : said
  const strength = readStrength(read)
  return {
    kind: read.kind,
    ...(value !== undefined && value !== '' && { value }),
    ...(strength && { strength }),
  }
}

/** The same with its noun, where no region is bound. */
export const describeRead = (read: ReadStep): EditStep => ({
  ...toStep(read),
  ...(read.target && { target: read.target.words.slice(0, 80) }),
})

function bindCutout(
  photo: PhotoToEdit,
  read: ReadStep,
  base: EditStep,
  lastTarget: string | undefined,
): BoundStep {
  const { value: _, ...step } = base
  const target = read.value ? (readTarget(read.value) ?? undefined) : read.target
  const bound = target ? bindRegions(photo.found, target, { lastTarget }) : null
  const [first] = bound?.regions ?? []
  if (target && !first) throw new StepMissing(texts.noThing(target.words, listNames(photo.found)))
  return first
    ? withRegions({ ...step, target: bound?.label ?? first.name }, bound?.regions ?? [])
    : { step, regions: [] }
}

function bindTone(
  photo: PhotoToEdit,
  target: ReadTarget,
  base: EditStep,
  lastTarget: string | undefined,
): BoundStep {
  const bound = bindRegions(photo.found, target, { lastTarget })
  if (bound) return withRegions({ ...base, target: bound.label }, bound.regions)
  const { name } = target
  const isBack = isBackgroundWord(name ?? '')
  // of a part that is not there the whole picture is not meant
  if (name !== null && !isBack && !WHOLE_LIGHT.test(name))
    throw new StepMissing(texts.noThing(name, listNames(photo.found)))
  return { step: isBack ? { ...base, target: '背景' } : base, regions: [] }
}

/** Throws CannotEdit. */
export function bindStep(
  photo: PhotoToEdit,
  read: ReadStep,
  lastTarget: string | undefined,
): BoundStep {
  const base = toStep(read)
  if (read.kind === 'add') return bindAdded(photo, read, base)
  if (read.kind === 'cutout') return bindCutout(photo, read, base, lastTarget)
  if (read.kind === 'tone' && read.target) return bindTone(photo, read.target, base, lastTarget)
  if (read.target?.isRest && /^(?:风景|景色|景|背景|空景)$/.test(read.target.name ?? '')) {
    const all = bindRest(photo.found, [])
    if (all.length > 0) return withRegions({ ...base, target: texts.rest }, all)
  }
  const names = read.target?.isRest ? splitNouns(read.target.name ?? '') : []
  // 后面的车都去掉
  const isAll = read.target?.depth === 'far' && /都|全/.test(read.words)
  const said = isAll && read.target ? { ...read.target, isAll } : read.target
  const several = names.length > 1 ? names.map((name) => ({ words: name, name })) : [said]
  const parts = several.map((target) =>
    requireRegions(photo, base, target ?? findCounted(photo.found, read), lastTarget),
  )
  const regions = [...new Set(parts.flatMap((part) => part.regions))]
  const [{ label }] = parts as [(typeof parts)[number]]
  const named = label === undefined ? base : { ...base, target: label }
  const note = parts.find(({ takenFor }) => takenFor !== undefined)?.takenFor
  if (read.kind === 'remove' && read.target?.isRest) {
    const rest = bindRest(photo.found, regions)
    // nothing else has a name here: the thing by itself
    return rest.length > 0
      ? withRegions({ ...base, target: texts.rest }, rest)
      : withRegions({ kind: 'cutout', target: label ?? '' }, regions)
  }
  if (read.kind === 'count' && read.count !== undefined)
    return withRegions(named, chooseSurplus(regions, read.count, read.target?.side))
  if (read.kind === 'count' && (read.more ?? 0) < 0)
    return withRegions(
      named,
      chooseSurplus(regions, regions.length + (read.more ?? 0), read.target?.side),
    )
  return withRegions(named, regions, note)
}

const withRegions = (
  step: EditStep,
  regions: readonly FoundRegion[],
  note?: string,
): BoundStep => ({
  regions,
  note,
  step:
    regions.length > 0
      ? {
          ...step,
          targetId: regions
            .map(({ id }) => id)
            .join(' ')
            .slice(0, 80),
          scope: 'thing',
        }
      : step,
})

/** A step that was made by taps or by the chat model: by its ids, else by its words. */
export function rebind(photo: PhotoToEdit, step: EditStep): BoundStep {
  const ids = new Set(step.targetId?.split(' '))
  const byId = photo.found.regions.filter(({ id }) => ids.has(id))
  if (byId.length > 0) return { step, regions: byId }
  const target = step.target === undefined ? undefined : (readTarget(step.target) ?? undefined)
  if (step.kind === 'add')
    return bindAdded(
      photo,
      { kind: 'add', words: '', ...(target && { target }), value: step.value ?? '' },
      step,
    )
  if (step.kind === 'cutout' && !target) return { step, regions: [] }
  const { regions, label } = requireRegions(photo, step, target, undefined)
  return withRegions(label === undefined ? step : { ...step, target: label }, regions)
}
