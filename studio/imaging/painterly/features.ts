/**
 * Preserves the likeness of a subject in its painting: facial lines that are finer than strokes.
 * Luma only, so that the painting keeps its colours.
 */
import type { Raster } from '@media/raster'
import type { Plane } from '@nets/subject'
import type { Planes } from '../../lib/planes'
import { boxMean } from '../segment/box'
import { enlargePart, type Part } from '../segment/resample'
import type { Size } from '../segment/shrink'
import { computeLuma } from './photo'

/** Share of the short side over which a feature is fine. */
const FINE = 1 / 90
/** A painting's own light is preserved where it has as much detail already. */
const MOST = 70

/** Below this a place gets nothing back. */
const LEAST = 0.3

/** The part of a picture that a subject lies in, with so many pixels around it; null: in none. */
function cropToSubject(
  { width, height, values }: Plane,
  picture: Size,
  around: number,
): Part | null {
  let [left, right, top, bottom] = [width, -1, height, -1]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (values[y * width + x] <= LEAST) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  if (right < 0) return null
  // A cell reaches half a cell further when it is stretched.
  const [across, down] = [picture.width / width, picture.height / height]
  const from = (cell: number, step: number): number =>
    Math.max(0, Math.floor((cell - 1) * step) - around)
  const to = (cell: number, step: number, most: number): number =>
    Math.min(most, Math.ceil((cell + 2) * step) + around)
  const [x, y] = [from(left, across), from(top, down)]
  return {
    left: x,
    width: to(right, across, picture.width) - x,
    top: y,
    height: to(bottom, down, picture.height) - y,
  }
}

/**
 * In place. @param amount 0..1, how much of the photograph's fine light comes back
 * @param subject how surely each pixel belongs to it, stretched over the picture
 */
export function preserveFeatures(
  raster: Raster,
  photo: Planes,
  { subject, amount }: { subject: Plane; amount: number },
): void {
  const radius = Math.max(2, Math.round(Math.min(raster.width, raster.height) * FINE))
  const box = cropToSubject(subject, raster, 2 * radius)
  if (!box) return
  const { left, top, width, height } = box
  const size = { width, height, radius }
  const at = (i: number): number =>
    (top + Math.floor(i / width)) * raster.width + left + (i % width)
  const { rgba } = raster
  const own = Float32Array.from({ length: width * height }, (_, i) => {
    const from = 4 * at(i)
    return 0.299 * rgba[from] + 0.587 * rgba[from + 1] + 0.114 * rgba[from + 2]
  })
  const seen = enlargePart(computeLuma(photo), photo, raster, box)
  const [ownSoft, seenSoft] = [boxMean(own, size), boxMean(seen, size)]
  const sure = boxMean(enlargePart(subject.values, subject, raster, box), size)
  for (let i = 0; i < own.length; i++) {
    const share = amount * Math.max(0, Math.min(1, 2 * (sure[i] - LEAST)))
    if (share === 0) continue
    const missing = seen[i] - seenSoft[i] - (own[i] - ownSoft[i])
    // Features are dark lines on light: what is darker counts more than what shines.
    const move = Math.min(MOST, Math.max(-MOST, missing > 0 ? 0.5 * missing : missing))
    const to = 4 * at(i)
    for (let c = 0; c < 3; c++) rgba[to + c] = rgba[to + c] + move * share
  }
}
