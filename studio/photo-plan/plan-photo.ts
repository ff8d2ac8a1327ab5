/** Plans of a sentence for a photograph: which tools carry it out on which regions. */
import { EDIT_STEPS_MAX, type EditStep } from '@contract/edits'
import { summarise } from '../painter/editing/sentence/summary'
import { planBySlots } from '../painter/editing/sentence/by-slots'
import { planTyped } from '../painter/editing/sentence/typed'
import type { EditRead } from '../painter/intent/edits/read-edit'
import { findSoundRepairs } from '../painter/intent/edits/sounds'
import type { FoundRegion } from '../tools/regions/definition'
import { bindStep, type BoundStep, describeRead, type PhotoToEdit, rebind } from './bind-step'
import { compileStep } from './compile'
import {
  CannotEdit,
  decline,
  type PhotoDraft,
  type PhotoReading,
  SoAlready,
  StepMissing,
  type ToolStep,
} from './draft'
import { nameRegions, toEditRegion } from './edit-regions'
import { UNNAMED_WORDS } from './nouns'
import { isAboutAbsent, readPhotoEdit } from './read'
import { isMovable } from './selections'
import { texts } from './texts'
import { findInPhoto, listWordsFor } from './words'

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

const MOST_KEEP = 8
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
    summary: `${summarise(steps)}${bound.map(({ note = '' }) => note).join('')}`,
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
      // what is so already refuses only a sentence that asks for nothing else
      if (error instanceof SoAlready && pieces.length > 1) continue
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
        isMisread: error instanceof StepMissing,
        steps: pieces.map(({ read }) => read),
      })
    }
  }
  if (bound.length === 0) return decline('cannot', texts.allSoAlready, { notUnderstood })
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
  const { sentence } = request
  const reading = planSentence(photo, request)
  if (reading.plans.length > 0 || !reading.declined || reading.declined.isFinal) return reading
  const [repair] = findSoundRepairs(sentence, UNNAMED_WORDS).filter(({ meant }) =>
    UNNAMED_WORDS.includes(meant),
  )
  const meant = repair ? sentence.replace(repair.typed, repair.meant) : sentence
  const guessed = planSentence({ ...photo, guesses: true }, { ...request, sentence: meant })
  return guessed.plans.length > 0 ? guessed : reading
}

/** By the rules, else by slots. */
function planSentence(photo: PhotoToEdit, request: PhotoRequest): PhotoReading {
  const { found } = photo
  const words = listWordsFor(found)
  const plan = planBySlots(
    findInPhoto(found),
    (sentence, read) => planOnce(photo, { ...request, sentence }, read),
    readPhotoEdit,
  )
  // whole clauses only: an unknown noun here is often what is meant
  return planTyped(request.sentence, words, (said) => plan(said, false))
}

function planOnce(
  photo: PhotoToEdit,
  request: PhotoRequest,
  read = readPhotoEdit(request.sentence),
): PhotoReading {
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
  const { steps, notUnderstood } = read
  if (read.unable) {
    const { words, why } = read.unable
    const { plans } = steps.length > 0 ? planRead(photo, read, request) : { plans: [] }
    return decline('cannot', texts.unable[why], {
      words,
      alternatives: plans,
      notUnderstood,
      steps: steps.map(describeRead),
      isFinal: why === 'nudity' || why === 'label' || why === 'likeness' || why === 'motion',
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
