import { decideSlots } from './decide'
import { pickStyle } from './deciding/style'
import { type Variation, varySlots, varyStyle } from './deciding/vary'
import { whimOf } from './deciding/whim'
import { blendInto } from './control/fill'
import { type PaintControl, guideOf } from './control/control'
import { type Video, paintVideo } from './control/video'
import { type PaintedSheet, paintSheets } from './control/sheets'
import { type PaintedThings, cutThings } from './control/things'
import {
  type PreparedIllustration,
  illustrationSheets,
  paintIllustration,
  prepareIllustration,
  readingOfIllustration,
} from './illustrate'
import { draftOfIllustration, draftOfScene } from './draft'
import { type IllustrationIntent, readIntent } from './intent/intent'
import { type PromptReading, parsePrompt } from './parse'
import { composeScene } from './compose'
import { markHidden } from './hiding'
import { withPlanePool } from '../lib/borrow'
import { reducePixels } from '../lib/planes'
import { Random, hashText } from '../lib/random'
import type { Layer } from './drawing'
import { USUAL_STRENGTH } from './scene'
import type { StyleId } from './slots'
import { STYLE_PAINTERS } from './styles/registry'
import { FINISHED_SHARE } from './stages'
import type { StepName } from './steps'
import type { Snapshot, StepReport } from './styles/style'
import { readingOfScene } from './seen'
import { composeWorthy } from './veto'

export interface PaintRequest {
  readonly prompt: string
  readonly negativePrompt: string
  /** null: the prompt's own word, else the seed decides. */
  readonly style: StyleId | null
  /** How far the style goes, 0..1; default: as it was made to look. */
  readonly strength?: number
  /** What it starts from besides words. */
  readonly control?: PaintControl
  /** The composition of this very request, everything else decided anew. */
  readonly variation?: Variation
  readonly width: number
  readonly height: number
  readonly seed: number
  /** The prompt describes a place: what it names is never drawn large. */
  readonly only?: 'landscape'
}

export interface PaintedPicture {
  /** RGBA, row by row. */
  readonly rgba: Uint8ClampedArray
  readonly width: number
  readonly height: number
  readonly style: StyleId
  readonly reading: PromptReading
}

const NO_REPORT: StepReport = () => undefined

const DRAFT_SHARE = 0.01
const SKETCH_SHARE = 0.02
/** px; the short side of a draft that is only hashed. */
const DRAFT_SIDE = 48

/** What the last step of a style is called, where it is not the fixing of the picture alone. */
const ILLUSTRATION_ENDS: Partial<Record<StyleId, StepName>> = {
  ...{ watercolour: 'dry', ink: 'dry', oil: 'varnish', neon: 'glow', pixel: 'dither' },
  papercut: 'frame',
}
const LANDSCAPE_ENDS: Partial<Record<StyleId, StepName>> = {
  ...ILLUSTRATION_ENDS,
  ...{ ink: 'seal', ukiyoe: 'seal', 'blue-green': 'seal' },
}

/** The composition is known: its large masses, then all its lines. */
function reportDraft(
  report: StepReport,
  draw: (side: number, detail: 'masses' | 'all') => Snapshot,
): void {
  report(DRAFT_SHARE, (side = DRAFT_SIDE) => draw(side, 'masses'), 'draft')
  report(SKETCH_SHARE, (side = DRAFT_SIDE) => draw(side, 'all'), 'sketch')
}

/** The painting itself lies between the draft and the finished picture. */
function afterDraft(report: StepReport): StepReport {
  return (share, snapshot, name) =>
    report(SKETCH_SHARE + share * (FINISHED_SHARE - 0.01 - SKETCH_SHARE), snapshot, name)
}

function reportFinished(
  report: StepReport,
  rgba: Uint8ClampedArray,
  size: { readonly width: number; readonly height: number },
  name: StepName,
): void {
  const snapshot = (side = DRAFT_SIDE) => reducePixels(rgba, size, side)
  report(FINISHED_SHARE, snapshot, name)
}

/** Null: the prompt names nothing that is drawn large. */
function illustrationIn({ prompt, negativePrompt }: PaintRequest): IllustrationIntent | null {
  const intent = readIntent(prompt, negativePrompt)
  return intent.kind === 'illustration' ? intent : null
}

/** A request whose subject is drawn large; null: the painter of landscapes answers it. */
function illustrationOf(
  request: PaintRequest,
  known?: IllustrationIntent | null,
): { prepared: PreparedIllustration; intent: IllustrationIntent } | null {
  if (request.control || request.only === 'landscape') return null
  const intent = known === undefined ? illustrationIn(request) : known
  if (intent === null) return null
  const random = new Random(hashText(`studio ${request.seed}`))
  const prepared = prepareIllustration(intent, request, random.fork('illustration'))
  return { prepared, intent }
}

/** Everything that is decided before the first stroke of a landscape. */
function prepare(request: PaintRequest) {
  const random = new Random(hashText(`studio ${request.seed}`))
  const parsed = parsePrompt(request.prompt)
  const unwanted = parsePrompt(request.negativePrompt)
  const whim = whimOf(parsed.unknown)
  const slots = decideSlots(parsed.wishes, unwanted.wishes, random.fork('decide'), whim)
  const style = request.style ?? pickStyle(slots, random.fork('style'))
  const painter = STYLE_PAINTERS[style]
  const { width, height, strength, control } = request
  const frame = {
    ...{ width, height },
    ...(strength !== undefined && { strength }),
    ...(control && { guide: guideOf(control) }),
  }
  const chosen = composeWorthy(slots, frame, painter, random)
  if (!request.variation) return { style, painter, parsed, ...chosen }
  const { variation } = request
  const fresh = random.fork(`vary ${variation.seed} ${variation.place}`)
  const other = varySlots(parsed.wishes, slots, variation)
  const open = request.style === null && slots.style === null
  const hand = varyStyle(style, variation, { open, denied: slots.denied })
  const scene = composeScene(
    other,
    width,
    height,
    chosen.random.fork('compose'),
    frame.guide,
    fresh,
  )
  return {
    ...{ style: hand, painter: STYLE_PAINTERS[hand], parsed },
    scene: { ...scene, strength: strength ?? USUAL_STRENGTH },
    random: fresh,
  }
}

/**
 * Paints one picture. The same request gives the same bytes in every process and in any order.
 *
 * @param request width and height in pixels; seed 0 … 2^31-1
 * @param report called after each real step with the share done, 0..1
 * @param known what its prompt is about, by whoever has read it already (intent/message.ts); null:
 *   nothing that is drawn large; left out: it is read here
 */
export function paintPicture(
  request: PaintRequest,
  report: StepReport = NO_REPORT,
  known?: IllustrationIntent | null,
): PaintedPicture {
  const { width, height } = request
  const large = illustrationOf(request, known)
  if (large) {
    const { prepared } = large
    const reading = readingOfIllustration(large.intent, prepared)
    const { illustration, style: hand } = prepared
    reportDraft(report, (side, detail) => draftOfIllustration(illustration, side, detail))
    const rgba = paintIllustration(prepared, afterDraft(report))
    reportFinished(report, rgba, request, ILLUSTRATION_ENDS[hand] ?? 'fix')
    return { rgba, width, height, style: hand, reading }
  }
  const { style, painter, parsed, scene, random } = prepare(request)
  const reading = readingOfScene(request.prompt, parsed, scene, style)
  reportDraft(report, (side, detail) => draftOfScene(scene, side, detail))
  const painted = withPlanePool(() =>
    painter.paint(markHidden(scene), random.fork('paint'), afterDraft(report)),
  )
  const fill = request.control?.fill
  const rgba = fill ? blendInto(fill, painted) : painted
  reportFinished(report, rgba, request, LANDSCAPE_ENDS[style] ?? 'fix')
  return { rgba, width, height, style, reading }
}

/** What the picture of a request shows of its words, without painting it. */
export function readPicture(request: PaintRequest): PromptReading {
  const large = illustrationOf(request)
  if (large) return readingOfIllustration(large.intent, large.prepared)
  const { parsed, scene, style } = prepare(request)
  return readingOfScene(request.prompt, parsed, scene, style)
}

/** The same picture as a loop: its sheets drift, its water and weather move. */
export function videoPicture(request: PaintRequest): Video {
  const { painter, scene, random } = prepare(request)
  return paintVideo(scene, painter, random)
}

/** A picture as sheets from far to near, and what moves by itself in it. */
export interface PicturePieces {
  readonly sheets: readonly PaintedSheet[]
  /** Everything that was composed of a place, for what moves by itself. */
  readonly layers: readonly Layer[]
  readonly style: StyleId
}

/** The same picture in pieces, for videos with a camera. */
export function picturePieces(
  request: PaintRequest,
  report: (share: number) => void,
): PicturePieces {
  const large = illustrationOf(request)
  if (large) {
    const { style, place } = large.prepared
    const sheets = illustrationSheets(large.prepared, report)
    return { sheets, layers: place?.scene.layers ?? [], style }
  }
  const { style, painter, scene, random } = prepare(request)
  const sheets = paintSheets(scene, painter, random, report)
  return { sheets, layers: scene.layers, style }
}

/** Only what the prompt asks for, without its surroundings; null when it names no thing. */
export function paintThings(request: PaintRequest): PaintedThings | null {
  const { painter, scene, random } = prepare(request)
  return cutThings(scene, painter, random)
}
