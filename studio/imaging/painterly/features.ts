/**
 * What makes a subject known, given back to a painting of it: lines of a face that are finer than
 * strokes. Light alone, so that the painting keeps its colours.
 */
import type { Raster } from '@media/raster'
import type { Plane } from '@nets/subject'
import type { Planes } from '../../lib/planes'
import { boxMean } from '../segment/box'
import { enlarge } from '../segment/resample'
import { lumaOf } from './photo'

/** Share of the short side over which a feature is fine. */
const FINE = 1 / 90
/** A painting's own light is kept where it has as much detail already. */
const MOST = 70

/**
 * In place. @param amount 0..1, how much of the photograph's fine light comes back
 * @param subject how surely each pixel belongs to it, stretched over the picture
 */
export function keepFeatures(
  raster: Raster,
  photo: Planes,
  { subject, amount }: { subject: Plane; amount: number },
): void {
  const { width, height, rgba } = raster
  const size = { width, height, radius: Math.max(2, Math.round(Math.min(width, height) * FINE)) }
  const own = Float32Array.from(
    { length: width * height },
    (_, i) => 0.299 * rgba[4 * i] + 0.587 * rgba[4 * i + 1] + 0.114 * rgba[4 * i + 2],
  )
  const seen = enlarge(lumaOf(photo), photo, raster)
  const [ownSoft, seenSoft] = [boxMean(own, size), boxMean(seen, size)]
  const sure = boxMean(enlarge(subject.values, subject, raster), size)
  for (let i = 0; i < own.length; i++) {
    const missing = seen[i] - seenSoft[i] - (own[i] - ownSoft[i])
    // Features are dark lines on light: what is darker counts more than what shines.
    const move = Math.min(MOST, Math.max(-MOST, missing > 0 ? 0.5 * missing : missing))
    const share = amount * Math.max(0, Math.min(1, 2 * sure[i] - 0.6))
    for (let c = 0; c < 3; c++) rgba[4 * i + c] = rgba[4 * i + c] + move * share
  }
}
