/** Plans of a sentence for a photograph: which tools carry it out on which regions. */
import { EDIT_STEPS_MAX, type EditStep } from '@contract/edits'
import { readStrength, toValue } from '../painter/editing/sentence/steps'
import { summarise } from '../painter/editing/sentence/summary'
import { planTyped } from '../painter/editing/sentence/typed'
import type { EditRead } from '../painter/intent/edits/read-edit'
import type { ReadTarget } from '../painter/intent/edits/noun'
import { readTarget, splitNouns } from '../painter/intent/edits/noun'
import type { ReadStep } from '../painter/intent/edits/step'
import type { FoundRegion, FoundRegions } from '../tools/regions/definition'
import { bindRegions, findCounted, findMain, listNames } from './bind'
import { compileStep } from './compile'
import { CannotEdit, decline, type PhotoDraft, type PhotoReading, type ToolStep } from './draft'
import { bindRest, chooseSurplus, isMovable } from './selections'
import { nameRegions, toEditRegion } from './edit-regions'
import { listFaulty } from './retouch'
import { isAboutAbsent, readPhotoEdit } from './read'
import { texts } from './texts'
import { isBackgroundWord, isDamageWord } from './words'

export interface PhotoRequest {
  readonly sentence: string
  /** Corrected by hand, or read by the chat model: used instead of the sentence. */
  readonly steps?: readonly EditStep[] | undefined
  /** Names of parts that stay. */
  readonly keep?: readonly string[] | undefined
  readonly lastTarget?: string | undefined
  /** Steps of other versions of the thread, by number; -1: the one before. */
  readonly versions?: Readonly<Record<string, readonly EditStep[]>> | undefined
}

export interface PhotoToEdit {
  readonly found: FoundRegions
  /** Width by height. */
  readonly aspect: number
}

interface BoundStep {
  readonly step: EditStep
  readonly regions: readonly FoundRegion[]
}

const MOST_KEEP = 8
const NEEDS_REGION = /^(?:remove|replace|recolour|trait|count|move|scale)$/

class StepMissing extends CannotEdit {}

/** If nothing has a name, the conspicuous thing is likely meant. */
function offerSubject({ regions }: FoundRegions, kind: EditStep['kind']): EditStep[] {
  const subject = regions.find((one) => one.kind === 'subject')
  if (!subject || regions.some(isMovable) || kind !== 'remove') return []
  return [
    { kind, target: subject.name, targetId: subject.id, scope: 'thing' },
    { kind: 'cutout', target: subject.name, targetId: subject.id, scope: 'thing' },
  ]
}

/** Regions of a step's things; none where it needs none. */
function requireRegions(
  photo: PhotoToEdit,
  { kind, value }: EditStep,
  target: ReadTarget | undefined,
  lastTarget: string | undefined,
): { regions: readonly FoundRegion[]; label: string | undefined } {
  const name = target?.name ?? ''
  const isTurn = kind === 'move' && !target && /翻转|镜像|旋转|转.*度|颠倒/.test(value ?? '')
  const isWhole =
    isTurn || isDamageWord(name) || (isBackgroundWord(name) && /recolour|replace/.test(kind))
  if (isWhole || !NEEDS_REGION.test(kind)) return { regions: [], label: name || undefined }
  const { found } = photo
  const faulty = listFaulty({ kind, target: name }, found.regions)
  if (faulty) return faulty
  const bound = bindRegions(found, target, { lastTarget })
  if (!bound) {
    const words = target?.name ?? target?.words ?? ''
    throw new StepMissing(
      found.seen ? texts.noThing(words || '要改的东西', listNames(found)) : texts.noNets,
      offerSubject(photo.found, kind),
    )
  }
  return bound
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
  return { step, regions: bound?.regions ?? [] }
}

/** A step in the words of the sentence. */
function toStep(read: ReadStep): EditStep {
  const some = read.kind === 'count' && (read.more ?? 0) > 1 && /几|多/.test(read.words)
  const value = some ? '几' : toValue(read)
  const strength = readStrength(read)
  return {
    kind: read.kind,
    ...(value !== undefined && value !== '' && { value }),
    ...(strength && { strength }),
  }
}

/** The same with its noun, where no region is bound. */
const describeRead = (read: ReadStep): EditStep => ({
  ...toStep(read),
  ...(read.target && { target: read.target.words.slice(0, 80) }),
})

/** Throws CannotEdit. */
function bindStep(photo: PhotoToEdit, read: ReadStep, lastTarget: string | undefined): BoundStep {
  const base = toStep(read)
  if (read.kind === 'add') return bindAdded(photo, read, base)
  if (read.kind === 'cutout') {
    const { value: _, ...step } = base
    const target = read.value ? (readTarget(read.value) ?? undefined) : read.target
    const bound = target ? bindRegions(photo.found, target, { lastTarget }) : null
    const [first] = bound?.regions ?? []
    if (target && !first) throw new StepMissing(texts.noThing(target.words, listNames(photo.found)))
    return first
      ? withRegions({ ...step, target: bound?.label ?? first.name }, bound?.regions ?? [])
      : { step, regions: [] }
  }
  if (read.kind === 'tone' && read.target) {
    const bound = bindRegions(photo.found, read.target, { lastTarget })
    if (bound) return withRegions({ ...base, target: bound.label }, bound.regions)
    const isBack = isBackgroundWord(read.target.name ?? '')
    return { step: isBack ? { ...base, target: '背景' } : base, regions: [] }
  }
  if (read.target?.isRest && /^(?:风景|景色|景|背景|空景)$/.test(read.target.name ?? '')) {
    const all = bindRest(photo.found, [])
    if (all.length > 0) return withRegions({ ...base, target: texts.rest }, all)
  }
  const names = read.target?.isRest ? splitNouns(read.target.name ?? '') : []
  const several = names.length > 1 ? names.map((name) => ({ words: name, name })) : [read.target]
  const parts = several.map((target) =>
    requireRegions(photo, base, target ?? findCounted(photo.found, read.kind), lastTarget),
  )
  const regions = [...new Set(parts.flatMap((part) => part.regions))]
  const [{ label }] = parts as [(typeof parts)[number]]
  const named = label === undefined ? base : { ...base, target: label }
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
  return withRegions(named, regions)
}

const withRegions = (step: EditStep, regions: readonly FoundRegion[]): BoundStep => ({
  regions,
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
function rebind(photo: PhotoToEdit, step: EditStep): BoundStep {
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

const CHANGES_ALL = /^(?:style|tone|time|weather|season|extend|crop|upscale|vary|undo|cutout)$/

function finish(
  { found, aspect }: PhotoToEdit,
  bound: readonly BoundStep[],
  keepNames: readonly string[],
): PhotoDraft {
  const things = found.regions.filter(isMovable)
  const tools: ToolStep[] = bound.map(({ step, regions }) =>
    compileStep(step, regions, { things, regions: found.regions, aspect }),
  )
  const steps = bound.map(({ step }) => step)
  const changed = new Map(bound.flatMap(({ regions }) => regions.map((one) => [one.id, one])))
  const names = nameRegions(found.regions)
  const isOverlapping = (one: FoundRegion): boolean =>
    [...changed.values()].some(
      ({ id, ownerId }) => one.ownerId === id || ownerId === one.id || one.id === id,
    )
  const isAll =
    steps.some(({ kind }) => CHANGES_ALL.test(kind)) || tools.some(({ tool }) => tool === 'denoise')
  const others = isAll
    ? []
    : found.regions
        .filter((one) => isMovable(one) || one.kind === 'face')
        .filter((one) => !isOverlapping(one))
        .slice(0, MOST_KEEP)
  const getName = ({ id, name }: FoundRegion): string => names.get(id) ?? name
  const keep = [...new Set([...keepNames, ...others.map(getName)])]
  return {
    summary: summarise(steps),
    steps: [...steps],
    keep,
    tools,
    regions: [
      ...[...changed.values()].map((one) => toEditRegion(one, 'change', getName(one))),
      ...others.map((one) => toEditRegion(one, 'keep', getName(one))),
    ],
  }
}

function tryFinish(
  photo: PhotoToEdit,
  bound: readonly BoundStep[],
  keep: readonly string[],
): PhotoDraft | null {
  try {
    return bound.length > 0 ? finish(photo, bound, keep) : null
  } catch (error) {
    if (error instanceof CannotEdit) return null
    throw error
  }
}

/** All steps, or a refusal of the first that cannot be, with the others as an offer. */
function planAll(
  photo: PhotoToEdit,
  pieces: readonly {
    readonly words: string | undefined
    readonly read: EditStep
    bind(): BoundStep
  }[],
  keep: readonly string[],
  notUnderstood: readonly string[],
): PhotoReading {
  const bound: BoundStep[] = []
  for (const [at, piece] of pieces.entries()) {
    try {
      const one = piece.bind()
      finish(photo, [one], keep)
      bound.push(one)
    } catch (error) {
      if (!(error instanceof CannotEdit)) throw error
      const others = pieces.flatMap((other, index) => (index === at ? [] : [other]))
      const half: BoundStep[] = []
      for (const other of others) {
        try {
          half.push(other.bind())
        } catch (second) {
          if (!(second instanceof CannotEdit)) throw second
        }
      }
      const offer = tryFinish(photo, half, keep)
      const changed = error.offers.flatMap(
        (step) => tryFinish(photo, [rebind(photo, step)], keep) ?? [],
      )
      const alternatives = [...(offer ? [offer] : []), ...changed]
      return decline('cannot', error.reason, {
        words: piece.words,
        alternatives,
        notUnderstood,
        isFinal: error.isFinal,
        steps: pieces.map(({ read }) => read),
      })
    }
  }
  const plan = finish(photo, bound, keep)
  return { steps: plan.steps, plans: [plan], notUnderstood }
}

function planRead(
  photo: PhotoToEdit,
  read: EditRead,
  { lastTarget, keep: keepNames = [] }: PhotoRequest,
): PhotoReading {
  const keep = [...keepNames, ...read.keep]
  let last = lastTarget
  const pieces = read.steps.map((step) => ({
    words: step.words,
    read: describeRead(step),
    bind: () => {
      const bound = bindStep(photo, step, last)
      last = step.target?.name ?? last
      return bound
    },
  }))
  return planAll(photo, pieces, keep, read.notUnderstood)
}

function suggest(photo: PhotoToEdit): PhotoDraft[] {
  const wishes: EditStep[] = [
    { kind: 'tone', value: '亮' },
    { kind: 'tone', value: '暖' },
  ]
  return wishes.flatMap((step) => tryFinish(photo, [{ step, regions: [] }], []) ?? [])
}

/** Never throws: what cannot be done is declined with a sentence. */
export function planPhoto(photo: PhotoToEdit, request: PhotoRequest): PhotoReading {
  if (request.steps) return planOnce(photo, request)
  const names = photo.found.regions.map(({ name }) => name)
  return planTyped(request.sentence, names, (sentence) => planOnce(photo, { ...request, sentence }))
}

function planOnce(photo: PhotoToEdit, request: PhotoRequest): PhotoReading {
  const { sentence, steps: given, keep = [], versions = {} } = request
  if (given) {
    const pieces = given.map((step) => ({
      words: undefined,
      read: step,
      bind: () => rebind(photo, step),
    }))
    return planAll(photo, pieces, keep, [])
  }
  if (isAboutAbsent(sentence)) return decline('cannot', texts.absent)
  const read = readPhotoEdit(sentence)
  const { steps, notUnderstood } = read
  if (read.unable) {
    const { words, why } = read.unable
    const { plans } = steps.length > 0 ? planRead(photo, read, request) : { plans: [] }
    return decline('cannot', texts.unable[why], {
      words,
      alternatives: plans,
      notUnderstood,
      steps: steps.map(describeRead),
      isFinal: why === 'nudity' || why === 'likeness' || why === 'motion',
    })
  }
  if (read.conflict) {
    const [one, other] = read.conflict
    const alternatives = [one, other].flatMap((words) => {
      const half = { ...read, steps: steps.filter((step) => step.words === words) }
      return planRead(photo, half, request).plans.slice(0, 1)
    })
    return decline('cannot', texts.conflict(one, other), {
      alternatives,
      notUnderstood,
      isFinal: true,
    })
  }
  if (steps.length === 0) {
    if (read.isVague)
      return decline('not-understood', texts.vague, { alternatives: suggest(photo), notUnderstood })
    return decline('not-understood', read.isChat ? texts.chat : texts.nothingRead, {
      notUnderstood,
    })
  }
  const [only] = steps
  if (steps.length === 1 && only?.kind === 'vary' && only.version !== undefined) {
    const earlier = versions[String(only.version)]
    if (!earlier || earlier.length === 0)
      return decline('cannot', texts.noVersion, { words: only.words, notUnderstood })
    return planOnce(photo, { ...request, steps: earlier })
  }
  if (steps.length > EDIT_STEPS_MAX) {
    const half = { ...read, steps: steps.slice(0, EDIT_STEPS_MAX) }
    const alternatives = planRead(photo, half, request).plans
    return decline('cannot', texts.tooMany(EDIT_STEPS_MAX), { alternatives, notUnderstood })
  }
  return planRead(photo, read, request)
}
