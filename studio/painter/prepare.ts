import { composeScene } from './compose'
import { buildGuide } from './control/control'
import { decideSlots } from './decide'
import { findMannerStyle } from './deciding/manner'
import { pickStyle } from './deciding/style'
import { varySlots, varyStyle } from './deciding/vary'
import { drawWhim } from './deciding/whim'
import { type PreparedIllustration, prepareIllustration } from './illustrate'
import { type IllustrationIntent, readIntent } from './intent/intent'
import type { ChosenSubject } from './intent/intents'
import { Random, hashText } from '../lib/random'
import { parseAround } from './character/parse'
import { type ParsedPrompt, parsePrompt } from './parse'
import type { Size } from './proof'
import type { PaintRequest } from './request'
import { type Scene, USUAL_STRENGTH } from './scene'
import type { StyleId } from './slots'
import { STYLE_PAINTERS } from './styles/registry'
import type { StylePainter } from './styles/style'
import { composeWorthy } from './veto'

/** From a request to a composition: which painter draws it, in which style, and where all is. */

/** Null: the prompt names nothing that is drawn large. */
function illustrationIn({
  prompt,
  negativePrompt,
  characters,
  seed,
}: PaintRequest): IllustrationIntent | null {
  const intent = readIntent(prompt, negativePrompt, characters, seed)
  return intent.kind === 'illustration' ? intent : null
}

/** A request whose subject is drawn large; null: the painter of landscapes answers it. */
export function prepareLarge(
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
export interface PreparedLandscape {
  readonly style: StyleId
  readonly painter: StylePainter
  /** The words that it is painted by: those of the request, and a subject where they name none. */
  readonly prompt: string
  readonly chosen: ChosenSubject | null
  readonly parsed: ParsedPrompt
  readonly scene: Scene
  readonly random: Random
  /** Which of the tried compositions it is. */
  readonly attempt: number
  /** The same in another size, pixels; left out: a variation. */
  readonly composeAt?: (size: Size) => { scene: Scene; random: Random }
}

export function prepareLandscape(request: PaintRequest): PreparedLandscape {
  const random = new Random(hashText(`studio ${request.seed}`))
  const { negativePrompt, characters = [], seed } = request
  const intent = readIntent(request.prompt, negativePrompt, characters, seed)
  const { things = [], chosen = null } = intent.kind === 'landscape' ? intent : {}
  const prompt = chosen?.prompt ?? request.prompt
  const parsed = parseAround(prompt, characters, things)
  const unwanted = parsePrompt(negativePrompt)
  const whim = drawWhim(parsed.unknown)
  const slots = decideSlots(parsed.wishes, unwanted.wishes, random.fork('decide'), whim)
  const manner = slots.style ?? findMannerStyle(prompt.toLowerCase())
  const style = request.style ?? manner ?? pickStyle(slots, random.fork('style'))
  const painter = STYLE_PAINTERS[style]
  const { width, height, strength, control } = request
  const frame = {
    ...{ width, height },
    ...(strength !== undefined && { strength }),
    ...(control && { guide: buildGuide(control) }),
  }
  const composed = composeWorthy(slots, frame, painter, random)
  const read = { prompt, chosen, parsed }
  if (!request.variation) return { style, painter, ...read, ...composed }
  const { variation } = request
  const fresh = random.fork(`vary ${variation.seed} ${variation.place}`)
  const other = varySlots(parsed.wishes, slots, variation)
  const open = request.style === null && slots.style === null
  const hand = varyStyle(style, variation, { open, denied: slots.denied })
  const scene = composeScene(
    other,
    width,
    height,
    composed.random.fork('compose'),
    frame.guide,
    fresh,
  )
  return {
    ...{ style: hand, painter: STYLE_PAINTERS[hand], ...read, attempt: composed.attempt },
    scene: { ...scene, strength: strength ?? USUAL_STRENGTH },
    random: fresh,
  }
}
