import { blendInto } from './control/fill'
import { type PaintedSheet, paintSheets } from './control/sheets'
import { type PaintedThings, cutThings } from './control/things'
import { type Video, paintVideo } from './control/video'
import type { Layer } from './drawing'
import { illustrationSheets } from './illustrate'
import type { IllustrationIntent } from './intent/intent'
import { paintLandscape, paintLarge } from './paint-composed'
import type { PromptReading } from './parse'
import { planPicture } from './planning/plan-picture'
import { renderPlan } from './planning/render'
import { prepareLandscape, prepareLarge } from './prepare'
import type { PaintRequest, PaintedPicture } from './request'
import { readingOfScene } from './seen'
import { readingOfIllustration } from './shown'
import type { StyleId } from './slots'
import type { StepReport } from './styles/style'

export type { PaintRequest, PaintedPicture }

const NO_REPORT: StepReport = () => undefined

/**
 * Paints one picture. The same request gives the same bytes in every process and in any order.
 *
 * @param request width and height in pixels; seed 0 … 2^31-1
 * @param report called after each real step with the share done, 0..1
 * @param known reading of its prompt, if there is one already (intent/message.ts); null:
 *   nothing that is drawn large; left out: it is read here
 */
export function paintPicture(
  request: PaintRequest,
  report: StepReport = NO_REPORT,
  known?: IllustrationIntent | null,
): PaintedPicture {
  const { width, height, control, variation } = request
  if (!control && !variation) return renderPlan(planPicture(request, known), { report })
  const large = prepareLarge(request, known)
  if (large) {
    const { prepared } = large
    const reading = readingOfIllustration(large.intent, prepared)
    return { rgba: paintLarge(prepared, report), width, height, style: prepared.style, reading }
  }
  const landscape = prepareLandscape(request)
  const { style, scene, random } = landscape
  const reading = readingOfScene(landscape)
  const fill = control?.fill
  const finish = (painted: Uint8ClampedArray) => (fill ? blendInto(fill, painted) : painted)
  const rgba = paintLandscape({ scene, random, style }, report, finish)
  return { rgba, width, height, style, reading }
}

/** Words of a request that its picture shows, without painting it. */
export function readPicture(request: PaintRequest): PromptReading {
  const large = prepareLarge(request)
  if (large) return readingOfIllustration(large.intent, large.prepared)
  return readingOfScene(prepareLandscape(request))
}

/** The same picture as a loop: its sheets drift, its water and weather move. */
export function videoPicture(request: PaintRequest): Video {
  const { painter, scene, random } = prepareLandscape(request)
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
  const large = prepareLarge(request)
  if (large) {
    const { style, place } = large.prepared
    const sheets = illustrationSheets(large.prepared, report)
    return { sheets, layers: place?.scene.layers ?? [], style }
  }
  const { style, painter, scene, random } = prepareLandscape(request)
  const sheets = paintSheets(scene, painter, random, report)
  return { sheets, layers: scene.layers, style }
}

/** Only what the prompt asks for, without its surroundings; null when it names no thing. */
export function paintThings(request: PaintRequest): PaintedThings | null {
  const { painter, scene, random } = prepareLandscape(request)
  return cutThings(scene, painter, random)
}
