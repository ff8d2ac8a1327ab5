/** Preview of marks while they are drawn: fast enough to follow a finger. */
import { MASK_SCALE, type MaskValue } from '@contract/tools/mask'
import type { Mask, Raster } from '@media/raster'
import { drawMask } from './draw'
import type { KnownThings } from './known'
import { traceOutline } from './outline'
import { choicesAt } from './select'
import { MaskSource } from './source'
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
