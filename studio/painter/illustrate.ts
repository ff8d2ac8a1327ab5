import { withPlanePool } from '../lib/borrow'
import { Recent } from '../lib/recent'
import { Random, hashText } from '../lib/random'
import { composeWorthy } from './veto'
import { decideSlots } from './decide'
import { type PaintedSheet, changedAlpha } from './control/sheets'
import { findAside, moveAside } from './illustration/aside'
import { fadeGround, findGroundTint, isPlainBehind } from './illustration/background'
import type { Variation } from './deciding/vary'
import { type Brief, traitOf } from './illustration/family'
import { SKY } from './illustration/places/stage'
import { type Frame, type Illustration, makeFrame } from './illustration/node'
import { fillsFrame, otherComposer, placeBehind } from './illustration/registry'
import { glowAndFloat } from './illustration/aglow'
import { lookClose } from './illustration/close'
import { AT, putAt } from './illustration/put-at'
import { putUpSign } from './illustration/sign'
import { blurPixels } from './illustration/light/blur'
import { castLight } from './illustration/light/cast'
import { isBacklit, isMirrored, isUnderRoof, listEffects } from './illustration/light/effects'
import { lightUp } from './illustration/lighting'
import { joinOthers, joinedOthers, joinsWith, seenWhole } from './illustration/together'
import { composeForUse, withUseTraits } from './illustration/uses/compose'
import { layoutFor } from './illustration/uses/layouts'
import { ILLUSTRATORS } from './illustration/styles/registry'
import type { IllustrationIntent } from './intent/intent'
import { markHidden } from './hiding'
import { type Wish, parsePrompt } from './parse'
import { packBrief } from './planning/sets'
import type { Scene } from './scene'
import type { StyleId } from './slots'
import { STYLE_PAINTERS } from './styles/registry'
import type { StepReport } from './styles/style'

/** Inputs of an illustration other than the prompt. */
export interface IllustrationRequest {
  readonly negativePrompt: string
  /** null: the prompt's own word, else one that suits the family. */
  readonly style: StyleId | null
  readonly strength?: number
  readonly variation?: Variation
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** Everything that is decided before the first form is drawn. */
export interface PreparedIllustration {
  readonly illustration: Illustration
  readonly style: StyleId
  readonly size: { readonly width: number; readonly height: number }
  readonly random: Random
  /** Its surroundings, before they are painted. */
  readonly place: {
    readonly scene: Scene
    readonly random: Random
    /** Which of the tried compositions it is. */
    readonly attempt: number
    /** The same in another size, pixels; left out: it was composed from a plan. */
    readonly composeAt?: (size: PreparedIllustration['size']) => { scene: Scene; random: Random }
  } | null
  /**
   * Composes another brief in the same way.
   * @param planned the brief whose colours the picture has; default: the same
   */
  readonly compose: (brief: Brief, planned?: Brief) => Illustration
}

/** Of a family's styles the seed takes one of so many, the best first. */
const FIRST_STYLES = 3
/** Of a picture with a place the place is so much of the work. */
const PLACE_SHARE = 0.5

/** Ink loses named colours and lights; pencil is for those who request it. */
const IN_INK = /^(mountains|bamboo-grove|lake|river|waterfall|cloud-sea|snow-field|garden)$/
const NO_LIGHT: ReadonlySet<string> = new Set(['dusk', 'night'])

function isSuited(style: StyleId, { family, brief, setting }: IllustrationIntent): boolean {
  if (family.suits?.(style, brief) === false) return false
  // a frame of paper is requested
  if (/^(?:papercut|watercolour)$/.test(style)) return false
  if (style === 'pencil') return false
  if (style !== 'ink') return true
  const isElsewhere = setting?.some(
    ({ meaning: { slot, value } }) => slot === 'scene' && !IN_INK.test(value),
  )
  const isLit = brief.time !== null && !NO_LIGHT.has(brief.time)
  const isDyed = [brief.main, ...brief.others].some(
    ({ tint, traits }) => tint ?? traits.some((trait) => trait.tint),
  )
  const isColoured =
    findGroundTint(brief) !== null ||
    traitOf(brief, SKY) !== null ||
    isLit ||
    isDyed ||
    brief.season !== null
  return !(isElsewhere || isColoured || brief.place)
}

/** The requested style, else one of the family's best that suits the picture. */
export function pickStyle(
  intent: IllustrationIntent,
  asked: StyleId | null,
  random: Random,
): StyleId {
  if (asked ?? intent.style) return asked ?? intent.style ?? 'flat'
  const best = intent.family.styles.slice(0, FIRST_STYLES)
  const suited = best.filter((style) => isSuited(style, intent))
  const [first, ...others] = suited.length > 0 ? suited : best
  return first ? random.pick([first, ...others]) : 'flat'
}

/** Traits and air that a family shows in its own ground. */
const GROUNDED = /^(backdrop|around|on|strewn)$/

/** Whether a layout may bring its ground: nothing is said of what is behind or under the subject. */
function isGroundFree(brief: Brief, isOnPlace: boolean): boolean {
  if (isOnPlace) return true
  const { main, traits, time, season, weather } = brief
  const isBare = [...main.traits, ...traits].every(({ slot }) => !GROUNDED.test(slot))
  // snow that is added later falls before a ground of a named colour
  const isStill = time === null && season === null && weather.size === 0
  return isBare && (isStill || isPlainBehind(brief))
}

/** A brief and how it is drawn. */
export interface BriefComposing {
  readonly family: IllustrationIntent['family']
  readonly brief: Brief
  /** The brief whose colours the picture has; left out: the same. */
  readonly planned?: Brief
  /** Use of the picture. */
  readonly layout: IllustrationIntent['layout']
  /** A painted place lies behind it. */
  readonly hasSetting: boolean
  readonly style: StyleId
  /** Pixels. */
  readonly size: PreparedIllustration['size']
  readonly random: Random
}

/** Edits, their trials and their proofs compose the same brief several times. */
const illustrations = new Recent<Illustration>(6)

/** Composes a brief without the painted place behind it. */
export function composeBrief({
  family,
  brief,
  planned: first,
  layout,
  hasSetting,
  style,
  size,
  random: own,
}: BriefComposing): Omit<PreparedIllustration, 'place'> {
  const frame = makeFrame(size.width, size.height)
  const use = layoutFor(layout)
  const head = [own.seed, family.id, layout, hasSetting, style, frame]
  const compose = (given: Brief, planned?: Brief): Illustration =>
    illustrations.get(
      JSON.stringify([...head, packBrief(given), planned && packBrief(planned)]),
      () => composeNew(given, planned),
    )
  const composeNew = (given: Brief, planned?: Brief): Illustration => {
    const random = own.fork('compose')
    const used = use ? withUseTraits(use, family.id, given, random.fork('use')) : given
    const isJoined = joinedOthers(given).length > 0
    // of wet ground feet are seen
    const isWhole =
      isJoined ||
      traitOf(used, AT) !== null ||
      (isMirrored(listEffects(used)) && !isUnderRoof(used))
    const main = isJoined ? joinsWith(used) : isWhole ? seenWhole(used.main) : used.main
    const wanted = isWhole ? { ...used, main } : used
    const composing = { brief: wanted, style, random }
    const isOnPlace = hasSetting || wanted.place !== undefined
    const other = otherComposer(composing)
    const composeIn = (frame: Frame, standsInSetting: boolean, inPlace = false): Illustration => {
      const made = family.compose({
        ...{ ...composing, frame, standsInSetting, inPlace, other, isPlace: fillsFrame },
        ...(planned && { planned }),
      })
      return isJoined ? joinOthers(made, wanted, other, random.fork('together')) : made
    }
    const subject =
      use?.fit && isGroundFree(wanted, isOnPlace)
        ? composeForUse(use.fit, wanted, { frame, random: random.fork('use'), isOnPlace }, (area) =>
            composeIn(area, true),
          )
        : composeIn(frame, isOnPlace, isOnPlace)
    const behind = placeBehind({ ...composing, frame }, subject.focus)
    const near = fadeGround(lookClose(putAt(subject, wanted), wanted, random.fork('close')), wanted)
    const full = { ...near, layers: [...behind, ...near.layers] }
    const cast = castLight(glowAndFloat(full, wanted, style), {
      ...{ brief: wanted, family, layout, isOnPlace, style, random: random.fork('light') },
    })
    const lit = lightUp(cast, wanted)
    // layouts with a title have the words there
    return family.writes || use?.fit?.title ? lit : putUpSign(lit, wanted, style)
  }
  return { illustration: compose(brief, first), style, size, compose, random: own.fork('paint') }
}

/** The size in which the place behind an illustration is painted, pixels. */
export function placeSize(
  illustration: Illustration,
  size: PreparedIllustration['size'],
): { readonly width: number; readonly height: number } {
  const { width, height } = scaleWindow(illustration, size) ?? size
  return { width, height }
}

/** The illustration before its painted place, aside from what is named there. */
export function standBefore(
  prepared: Omit<PreparedIllustration, 'place'>,
  place: NonNullable<PreparedIllustration['place']>,
): PreparedIllustration {
  const { illustration, compose } = prepared
  if (illustration.window) return { ...prepared, place }
  const dx = findAside(illustration, place.scene)
  return {
    ...{ ...prepared, place, illustration: moveAside(illustration, dx) },
    compose: (wanted, planned) => moveAside(compose(wanted, planned), dx),
  }
}

/** The same request gives the same illustration in every process. */
export function prepareIllustration(
  intent: IllustrationIntent,
  request: IllustrationRequest,
  random: Random,
): PreparedIllustration {
  const { family, brief, layout, setting } = intent
  const { width, height, variation } = request
  const fresh = variation
    ? new Random(hashText(`vary ${variation.seed} ${variation.place}`))
    : random
  const style = pickStyle(intent, request.style, random.fork('style'))
  const size = { width, height }
  const hasSetting = setting !== null
  const prepared = composeBrief({
    ...{ family, brief, layout, hasSetting, style, size },
    random: fresh,
  })
  if (!setting) return { ...prepared, place: null }
  const place = preparePlace({ family, brief, setting, ...request }, prepared, fresh)
  return standBefore(prepared, place)
}

/** Behind who is seen against the light the sun is low. */
const EVENING: readonly Wish[] = [
  { meaning: { slot: 'time', value: 'sunset' }, count: null, denied: false },
  { meaning: { slot: 'light', value: 'sun' }, count: null, denied: false },
]

/** Decides and composes the surroundings of a subject. */
export function preparePlace(
  {
    family,
    brief,
    setting,
    negativePrompt,
    strength,
  }: Pick<IllustrationIntent, 'family' | 'brief'> &
    Pick<IllustrationRequest, 'negativePrompt' | 'strength'> & { setting: readonly Wish[] },
  { illustration, size, style }: Pick<PreparedIllustration, 'illustration' | 'size' | 'style'>,
  random: Random,
): NonNullable<PreparedIllustration['place']> {
  const unwanted = parsePrompt(negativePrompt).wishes
  const around = random.fork('setting')
  // where no hour, light or weather is named it is an ordinary day
  const isOpen = setting.every(({ meaning }) => !/^(time|light)$/.test(meaning.slot))
  const day: Wish = { meaning: { slot: 'time', value: 'day' }, count: null, denied: false }
  const isDayDenied = unwanted.some(({ meaning }) => meaning.value === 'day')
  const usual = isDayDenied ? [] : [day]
  const wishes = isOpen
    ? [...setting, ...(isBacklit(listEffects(brief)) ? EVENING : usual)]
    : setting
  const decided = decideSlots(wishes, unwanted, around.fork('decide'))
  const isGrounded = family.takesSetting && (family.isGrounded?.(brief.main) ?? true)
  const slots = { ...decided, eyeLevel: family.takesSetting, grounded: isGrounded }
  const requested = {
    ...placeSize(illustration, size),
    ...(strength !== undefined && { strength }),
  }
  return composeWorthy(slots, requested, STYLE_PAINTERS[style], around)
}

const NO_REPORT: StepReport = () => undefined

/** Visible part of a painted place, pixels; null: behind everything. */
export function scaleWindow({ window, frame }: Illustration, size: PreparedIllustration['size']) {
  if (!window) return null
  const scale = size.width / frame.width
  const [x, y, width, height] = window
  const [left, top] = [Math.floor(x * scale), Math.floor(y * scale)]
  // all of it: what the paper covers at the edges is not seen
  const right = Math.min(size.width, Math.ceil((x + width) * scale))
  const foot = Math.min(size.height, Math.ceil((y + height) * scale))
  return { left, top, width: right - left, height: foot - top }
}

/** A place in its window; around it its edges go on, for sheets that move before each other. */
function throughWindow(rgba: Uint8ClampedArray, prepared: PreparedIllustration): Uint8ClampedArray {
  const { illustration, size } = prepared
  const seen = scaleWindow(illustration, size)
  if (!seen) return rgba
  const nearest = (at: number, from: number, length: number): number =>
    Math.max(0, Math.min(length - 1, at - from))
  const painted = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4)
  const whole = new Uint32Array(size.width * size.height)
  for (let y = 0; y < size.height; y++) {
    const row = nearest(y, seen.top, seen.height) * seen.width
    for (let x = 0; x < size.width; x++)
      whole[y * size.width + x] = painted[row + nearest(x, seen.left, seen.width)]
  }
  return new Uint8ClampedArray(whole.buffer)
}

/** The paper around a window belongs to what lies before the place, whatever its colour. */
function onPaper(alpha: Float32Array, { illustration, size }: PreparedIllustration): Float32Array {
  const seen = scaleWindow(illustration, size)
  if (!seen) return alpha
  const [right, foot] = [seen.left + seen.width, seen.top + seen.height]
  return alpha.map((own, i) => {
    const [x, y] = [i % size.width, (i / size.width) | 0]
    return x >= seen.left && x < right && y >= seen.top && y < foot ? own : 1
  })
}

/** Paints the surroundings of an illustration; undefined where it brings its own ground. */
export function paintPlace(
  prepared: PreparedIllustration,
  report: StepReport,
): Uint8ClampedArray | undefined {
  const { place, style } = prepared
  if (!place) return undefined
  const { scene, random } = place
  const painted = withPlanePool(() =>
    STYLE_PAINTERS[style].paint(markHidden(scene), random.fork('paint'), report),
  )
  const { blurBehind } = prepared.illustration
  if (blurBehind !== undefined) blurPixels(painted, prepared.size, blurBehind)
  return throughWindow(painted, prepared)
}

export const drawLayers = (
  { style, size, random, illustration }: PreparedIllustration,
  layers: Illustration['layers'],
  report: StepReport,
  setting?: Uint8ClampedArray,
): Uint8ClampedArray =>
  withPlanePool(() =>
    ILLUSTRATORS[style]({
      ...{ size, report, random: random.fork('draw'), illustration: { ...illustration, layers } },
      ...(setting && { setting }),
    }),
  )

/**
 * Draws a prepared illustration; returns RGBA, row by row.
 *
 * @param report called after each real step with the share done, 0..1
 */
export function paintIllustration(
  prepared: PreparedIllustration,
  report: StepReport,
): Uint8ClampedArray {
  const setting = paintPlace(prepared, (share, snapshot, name) =>
    report(share * PLACE_SHARE, snapshot, name),
  )
  const from = setting ? PLACE_SHARE : 0
  const rest: StepReport = (share, snapshot, name) =>
    report(from + share * (1 - from), snapshot, name)
  return drawLayers(prepared, prepared.illustration.layers, rest, setting)
}

/** Layers behind the subject in a video. */
const BEHIND = /^(ground|setting)$/

/** An illustration as two sheets: what lies behind it, and the subject before that. */
export function illustrationSheets(
  prepared: PreparedIllustration,
  report: (share: number) => void,
): PaintedSheet[] {
  const { illustration, place, size } = prepared
  const { window } = illustration
  const setting = paintPlace(prepared, NO_REPORT)
  const ground = illustration.layers.filter(({ stage }) => BEHIND.test(stage))
  const behind = setting ?? drawLayers(prepared, ground, NO_REPORT)
  report(PLACE_SHARE)
  const whole = drawLayers(prepared, illustration.layers, NO_REPORT, setting)
  report(1)
  const alpha = new Float32Array(size.width * size.height).fill(1)
  return [
    // what moves by itself in a place moves where it was composed: not in a window
    { rgba: behind, alpha, layers: window ? [] : (place?.scene.layers ?? []), depth: 0.8 },
    { rgba: whole, alpha: onPaper(changedAlpha(behind, whole), prepared), layers: [], depth: 0.25 },
  ]
}
