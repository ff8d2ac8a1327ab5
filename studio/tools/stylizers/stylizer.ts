/** Turns a photograph into a picture in one of the painter's materials. */
import type { Raster } from '@media/raster'
import type { Random } from '../../lib/random'
import type { Planes } from '../../lib/planes'

export interface StylizeOptions {
  /** 0..1: how far it goes from the photograph. */
  readonly strength: number
  readonly random: Random
  /** A frame of a video: no seal and no torn edge, they would stand still while it moves. */
  readonly bleeds?: boolean
  /** Called after each stage with the share done. */
  report(share: number, picture?: Raster): void
}

/** Reads the photograph's planes (0..255) and returns the picture at the same size. */
export type Stylizer = (photo: Planes, options: StylizeOptions) => Raster
