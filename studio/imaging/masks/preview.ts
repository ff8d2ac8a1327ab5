/** Preview of marks while they are drawn: fast enough to follow a finger. */
import { asksForRest, MASK_SCALE, type MaskValue } from '@contract/tools/mask'
import { createRaster, type Mask, type Raster } from '@media/raster'
import { drawMask } from './draw'
import type { KnownThings } from './known'
import { findParts } from '../segment/clean'
import { shrinkMask } from '../segment/shrink'
import { traceOutline } from './outline'
import { findRest } from './rest'
import { choicesAt } from './select'
import { drawLine } from './strokes'
import { dependsOnPicture, MaskSource } from './source'
import type { Eyes } from './things'

/** Below it the proposal was wrong every time it was tried. */
export const LEAST_CONFIDENCE = 0.5

export const UNSURE = '看不出哪个是主体，请在图上点一下它'

export const GROUND = '选到的是一大片背景；要去掉东西，请点那件东西'

const NO_DAMAGE = '没有找到划痕和斑点，可以直接涂抹要修的地方'

export interface MaskPreview {
  readonly mask: Mask
  /** 0..1. */
  readonly confidence: number
  /** One Chinese sentence when the marks do not say enough. */
  readonly message: string | null
  /** Selections of further taps on the same place: outlines, in 1/MASK_SCALE of the sides. */
  readonly choices: readonly (readonly number[])[]
}

/** Points of an outline. */
const OUTLINE_POINTS = 90

/** Of the last mark, where it is a tap. */
function outlinesOfChoices(source: MaskSource, { marks }: MaskValue): number[][] {
  const last = marks.at(-1)
  if (last?.kind !== 'tap') return []
  const { width, height } = source.small
  return choicesAt(source, { ...last, level: 0 }, last.level).map((hard) =>
    traceOutline(hard, { width, height }, { scale: MASK_SCALE, most: OUTLINE_POINTS }),
  )
}

/** A picture that is being marked: prepared once, cached by its caller. */
export interface MarkedPicture {
  readonly picture: Raster
  readonly source: MaskSource
}

export function beginMarking(
  picture: Raster,
  eyes: Eyes | null = null,
  known: KnownThings | null = null,
): MarkedPicture {
  return { picture, source: new MaskSource(picture, eyes, known) }
}

export async function previewMask(
  { picture, source }: MarkedPicture,
  value: MaskValue,
): Promise<MaskPreview> {
  const { confidence, isGround, ...mask } = await drawMask(picture, value, source)
  const empty = mask.values.every((v) => v < 128)
  const unsure = confidence < LEAST_CONFIDENCE
  const message = unsure
    ? UNSURE
    : empty && value.base === 'damage' && value.zeal !== 0
      ? NO_DAMAGE
      : empty && value.marks.some(({ kind }) => kind !== 'stroke')
        ? '这里没有找到清楚的边界，换个位置点，或直接涂抹'
        : isGround
          ? GROUND
          : null
  return { mask, confidence, message, choices: outlinesOfChoices(source, value) }
}

/** Parts of a rest that are outlined, the largest first; together with the thing's thin edge few are real. */
const MOST_PARTS = 4

/** The brushed part that the last stroke belongs to, on the small copy; 1 = in. */
async function lastPart({ picture, source }: MarkedPicture, value: MaskValue): Promise<Uint8Array> {
  const { small } = source
  const harden = ({ values }: Mask) => values.map((cell) => (cell > 127 ? 1 : 0))
  // Taps are judged on the picture; strokes alone need no more than the copy.
  const isPlain = !dependsOnPicture(value)
  const size = isPlain ? createRaster(small.width, small.height) : picture
  const drawn = await drawMask(size, value, source)
  const all = harden(isPlain ? drawn : shrinkMask(drawn, small))
  const last = { width: small.width, height: small.height, values: new Uint8Array(all.length) }
  const [stroke] = value.marks.slice(-1)
  if (stroke?.kind === 'stroke') drawLine(last, stroke, 1)
  const { labels } = findParts(all, small, 1)
  const own = new Set(labels.filter((_, at) => last.values[at] === 1))
  return Uint8Array.from(labels, (label) => (label > 0 && own.has(label) ? 1 : 0))
}

/**
 * Outlines, in 1/MASK_SCALE of the sides, of what the last stroke left of a thing that it mostly
 * covers; none without networks, and where nothing is sure.
 */
export async function outlinesOfRest(marked: MarkedPicture, value: MaskValue): Promise<number[][]> {
  const { source } = marked
  const querySegments = asksForRest(value) ? await source.openQuery() : null
  if (!querySegments) return []
  const grid = { width: source.small.width, height: source.small.height }
  const painted = await lastPart(marked, value)
  const rest = await findRest({ painted, grid, querySegments, boxes: source.boxes ?? [] })
  if (!rest) return []
  const { labels, sizes } = findParts(rest, grid, 1)
  return [...sizes.keys()]
    .slice(1)
    .sort((a, b) => sizes[b] - sizes[a])
    .slice(0, MOST_PARTS)
    .map((part) => labels.map((label) => (label === part ? 1 : 0)))
    .map((hard) =>
      traceOutline(Uint8Array.from(hard), grid, { scale: MASK_SCALE, most: OUTLINE_POINTS }),
    )
    .filter((line) => line.length >= 6)
}
