import type { Random } from '../../../lib/random'
import type { StepReport } from '../../styles/style'
import type { Illustration } from '../node'
import type { Size } from '../raster/mask'
import { Surface } from '../raster/surface'

export interface IllustrationJob {
  readonly illustration: Illustration
  /** Pixels. */
  readonly size: Size
  readonly random: Random
  readonly report: StepReport
  /** A finished picture of the same size that the subject stands in, instead of its own ground. */
  readonly setting?: Uint8ClampedArray
}

/** Draws an illustration in one style; returns RGBA pixels, row by row. */
export type IllustrationPainter = (job: IllustrationJob) => Uint8ClampedArray

/** An empty surface for the job: the paper, or its setting. */
export function surfaceFor({ illustration, size, setting }: IllustrationJob): Surface {
  const scale =
    Math.min(size.width, size.height) /
    Math.min(illustration.frame.width, illustration.frame.height)
  const surface = new Surface(size, scale)
  if (setting) surface.load(setting)
  return surface
}

/** The illustration without its own ground when a setting is given. */
export function standing({ illustration, setting }: IllustrationJob): Illustration {
  if (!setting) return illustration
  const layers = illustration.layers.filter(({ stage }) => stage !== 'ground')
  return { ...illustration, layers }
}
