/** From marks to a mask at the size of the picture they were made on. */
import type { Mark, MaskBase, MaskValue } from '@contract/tools/mask'
import { createMask, type Mask, type Raster } from '@media/raster'
import { boxMean } from '../segment/box'
import { buildPlane } from '../segment/plane'
import { shrinkMask } from '../segment/shrink'
import { feather } from './feather'
import { isGround } from './ground'
import { applyCover } from './known'
import { select } from './select'
import { isSelecting, type SelectingMark } from './selecting'
import { MaskSource } from './source'
import { drawLine, fillOutline } from './strokes'

export interface DrawnMask extends Mask {
  /** Confidence, 0..1: 1 once there are marks, else the proposal's. */
  readonly confidence: number
  /** Taps selected the ground of the picture, not a thing. */
  readonly isGround: boolean
}

function begin(picture: Raster, base: MaskBase, source: MaskSource): Mask {
  const mask = createMask(picture.width, picture.height)
  if (base === 'all') mask.values.fill(255)
  if (base === 'subject') mask.values.set(source.subjectOn(picture).values)
  if (base === 'damage') mask.values.set(source.damageOn(picture).values)
  return mask
}

/** Lets taps and hints change the mask; what they leave alone keeps its exact edge. */
function applySelection(
  mask: Mask,
  { picture, source, base }: { picture: Raster; source: MaskSource; base: MaskBase },
  marks: readonly SelectingMark[],
): void {
  const { small } = source
  const before = shrinkMask(mask, small).values.map((v) => (v > 127 ? 1 : 0))
  const after = select(source, { selected: before, base }, marks)
  const refined = source.refined(picture, after)
  const turned = buildPlane(after.length, (i) => (after[i] === before[i] ? 0 : 1))
  const touched = boxMean(turned, { width: small.width, height: small.height, radius: 5 })
  const { width, height, values } = mask
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * small.height) / height) * small.width
    for (let x = 0; x < width; x++) {
      if (touched[row + Math.floor((x * small.width) / width)] < 1e-6) continue
      values[y * width + x] = refined.values[y * width + x]
    }
  }
}

/** Its edge is exact: nothing of the picture is looked at. */
function knownUnder(source: MaskSource, mark: Mark, picture: Raster): Mask | null {
  return mark.kind === 'tap' ? source.knownAt(mark, picture) : null
}

/** Only where networks looked for things: a region of equal colour says too little. */
function selectsGround(mask: Mask, { base, marks, inverted }: MaskValue, source: MaskSource) {
  const isTapped =
    base === 'none' &&
    !inverted &&
    marks.length > 0 &&
    marks.every((mark) => mark.kind === 'tap' && mark.add && !source.knownAt(mark, source.small))
  if (!isTapped || !source.boxes) return false
  const { small, boxes } = source
  const selected = shrinkMask(mask, small).values.map((value) => (value > 127 ? 1 : 0))
  return isGround(selected, { grid: small, subject: source.proposal.hard, boxes })
}

/** @param source the same picture, maybe smaller, where it has been looked at before */
export async function drawMask(
  picture: Raster,
  value: MaskValue,
  source: MaskSource = new MaskSource(picture),
): Promise<DrawnMask> {
  await source.prepare(value)
  const { base, marks, inverted } = value
  const mask = begin(picture, base, source)
  for (let i = 0; i < marks.length;) {
    const mark = marks[i]
    if (mark.kind === 'stroke') {
      drawLine(mask, mark, mark.add ? 255 : 0)
      i++
      continue
    }
    if (mark.kind === 'outline') {
      fillOutline(mask, mark, mark.add ? 255 : 0)
      i++
      continue
    }
    const known = knownUnder(source, mark, picture)
    if (known) {
      applyCover(mask, known, mark.add)
      i++
      continue
    }
    // Taps and hints in a row are found together: the edge is drawn once.
    const run: SelectingMark[] = []
    for (
      let next = marks[i];
      next && isSelecting(next) && !knownUnder(source, next, picture);
      next = marks[++i]
    )
      run.push(next)
    applySelection(mask, { picture, source, base }, run)
  }
  if (inverted) mask.values.forEach((v, i) => (mask.values[i] = 255 - v))
  const guessed = base === 'subject' && marks.length === 0
  const ground = selectsGround(mask, value, source)
  const soft = feather(mask, (value.feather / 1000) * Math.min(picture.width, picture.height))
  return { ...soft, confidence: guessed ? source.proposal.separation : 1, isGround: ground }
}
