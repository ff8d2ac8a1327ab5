/** Reference pictures on the painter: it borrows colours, brushwork and layout, no content. */
import { transferColours } from '../imaging/colour/transfer'
import { toPlanes, toRaster } from '../imaging/painterly/photo'
import { Random, hashText } from '../lib/random'
import type { RawPicture } from '../painter/control/picture'
import type { IllustrationIntent } from '../painter/intent/intent'
import { paintPicture } from '../painter/paint'
import type { PaintedPicture, PaintRequest } from '../painter/request'
import type { StepReport } from '../painter/styles/style'
import { paintOil } from './stylizers/oil'

export interface BorrowedPicture {
  readonly role: 'style' | 'layout' | 'colour'
  /** 0..1 */
  readonly strength: number
  readonly picture: RawPicture
}

/** Share of the work that is the painting itself. */
const PAINTING = 0.75
/** Of a style, the colours go all the way and the brushes less: content stays readable. */
const BRUSHES = 0.7

/**
 * Paints a request and lays colours and brushwork of the references over it. Layout is horizon,
 * light and heavier side of a landscape: what is drawn large has its own.
 *
 * @param known what the prompt is about, as it was read; null: a landscape
 */
export function paintBorrowing(
  request: PaintRequest,
  borrowed: readonly BorrowedPicture[],
  { report, known }: { report: StepReport; known: IllustrationIntent | null },
): PaintedPicture {
  const used = borrowed.filter(({ strength }) => strength > 0)
  const layout = known === null ? used.find(({ role }) => role === 'layout') : undefined
  const control = layout && {
    reference: { picture: layout.picture, palette: 0, keepsLayout: true },
  }
  const painted = paintPicture(
    { ...request, ...(control && { control }) },
    (share, ...step) => report(share * PAINTING, ...step),
    known,
  )
  const random = new Random(hashText(`references ${request.seed}`))
  const coloured = used
    .filter(({ role }) => role !== 'layout')
    .reduce(
      (planes, { picture, strength }) =>
        transferColours(planes, toPlanes(picture, picture), {
          strength,
          spare: false,
          random: random.fork('axes'),
        }),
      toPlanes(painted, painted),
    )
  const style = used.find(({ role }) => role === 'style')
  const { rgba } = style
    ? paintOil(coloured, {
        strength: style.strength * BRUSHES,
        random: random.fork('brushes'),
        report: () => undefined,
      })
    : toRaster(coloured)
  return { ...painted, rgba }
}
