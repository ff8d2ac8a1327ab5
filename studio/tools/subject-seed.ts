/** What the network says of a picture's subject, where there is one. */
import type { Raster } from '@media/raster'
import { isNetError } from '@nets/errors'
import type { NetRun } from '@nets/run'
import { type Plane, subjectOf } from '@nets/subject'
import { keepFeatures } from '../imaging/painterly/features'
import { rasterOf } from '../imaging/painterly/photo'
import type { Planes } from '../lib/planes'
import type { Eyes } from '../imaging/masks/things'

/** Null: the subject is found without it, as the network cannot be had now. */
export async function subjectSeed(nets: NetRun, picture: Raster): Promise<Plane | null> {
  try {
    return await subjectOf(nets, picture)
  } catch (error) {
    if (isNetError(error)) return null
    throw error
  }
}

/** What masks see by. */
export function eyesOf(nets: NetRun): Eyes {
  return { subject: (picture) => subjectSeed(nets, picture) }
}

/** Gives a painting the subject's fine features back, where the network sees a subject. In place. */
export async function keepSubject(
  work: { readonly nets: NetRun },
  { raster, photo, amount }: { raster: Raster; photo: Planes; amount: number },
): Promise<void> {
  if (amount === 0) return
  const subject = await subjectSeed(work.nets, rasterOf(photo))
  if (subject) keepFeatures(raster, photo, { subject, amount })
}
