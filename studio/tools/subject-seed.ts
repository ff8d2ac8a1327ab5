/** What the network says of a picture's subject, where there is one. */
import type { Raster } from '@media/raster'
import { NetError } from '@nets/errors'
import type { NetRun } from '@nets/run'
import { type Plane, subjectOf } from '@nets/subject'
import type { Eyes } from '../imaging/masks/things'

/** Null: the subject is found without it, as the network cannot be had now. */
export async function subjectSeed(nets: NetRun, picture: Raster): Promise<Plane | null> {
  try {
    return await subjectOf(nets, picture)
  } catch (error) {
    if (error instanceof NetError) return null
    throw error
  }
}

/** What masks see by. */
export function eyesOf(nets: NetRun): Eyes {
  return { subject: (picture) => subjectSeed(nets, picture) }
}
