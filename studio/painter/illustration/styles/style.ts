import { toRgb } from '../../colour'
import type { Random, StepReport } from '../../styles/style'
import type { Illustration } from '../node'
import type { Size } from '../raster/mask'
import { Surface } from '../raster/surface'

export interface IllustrationJob {
  readonly illustration: Illustration
  /** Pixels. */
  readonly size: Size
  readonly random: Random
  readonly report: StepReport
  /** A finished picture of the same size around the subject, instead of its own ground. */
  readonly setting?: Uint8ClampedArray
}

/** Draws an illustration in one style; returns RGBA pixels, row by row. */
export type IllustrationPainter = (job: IllustrationJob) => Uint8ClampedArray

/** Pixels a unit of the illustration. */
export const computeScale = ({ illustration: { frame }, size }: IllustrationJob): number =>
  Math.min(size.width, size.height) / Math.min(frame.width, frame.height)

/** The paper, or the surroundings of the subject. */
export function surfaceFor(job: IllustrationJob): Surface {
  const surface = new Surface(job.size, computeScale(job))
  prime(surface, job)
  return surface
}

/** The same for a surface that has been drawn on. */
export function prime(surface: Surface, { setting, illustration }: IllustrationJob): void {
  if (setting) surface.load(setting)
  else surface.clear(toRgb(illustration.paper))
}

/** The illustration without its own ground when a setting is given. */
export function standing({ illustration, setting }: IllustrationJob): Illustration {
  if (!setting) return illustration
  const layers = illustration.layers.filter(({ stage }) => stage !== 'ground')
  return { ...illustration, layers }
}
