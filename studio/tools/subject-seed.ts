/** The network's verdict on a picture's subject, if available. */
import type { Raster } from '@media/raster'
import { attempt } from '@nets/attempt'
import { isNetError } from '@nets/errors'
import { objectsIn } from '@nets/objects'
import type { NetRun } from '@nets/run'
import { lookAt, segmentsAt } from '@nets/segments'
import { type Plane, detectSubject } from '@nets/subject'
import { preserveFeatures } from '../imaging/painterly/features'
import { toRaster } from '../imaging/painterly/photo'
import type { Planes } from '../lib/planes'
import type { SegmentQuery, Eyes } from '../imaging/masks/things'
import { damageIn } from './damage-spared'

/** Null: the subject is found without it, as the network cannot be had now. */
export async function subjectSeed(nets: NetRun, picture: Raster): Promise<Plane | null> {
  try {
    return await detectSubject(nets, picture)
  } catch (error) {
    if (isNetError(error)) return null
    throw error
  }
}

/** A box of a thing that is less sure is not tapped at. */
const SURE_THING = 0.3

/** The picture encoded by the point-query network; null: it is unavailable now. */
async function createPointQuery(nets: NetRun, picture: Raster): Promise<SegmentQuery | null> {
  const seen = await attempt(lookAt(nets, picture))
  return seen && (async (prompt) => (await attempt(segmentsAt(nets, seen, prompt))) ?? [])
}

/** Detectors used for masks. */
export function createDetectors(nets: NetRun): Eyes {
  return {
    subject: (picture) => subjectSeed(nets, picture),
    things: async (picture) => (await attempt(objectsIn(nets, picture, SURE_THING))) ?? [],
    look: (picture) => createPointQuery(nets, picture),
    damage: (picture, zeal) => damageIn(nets, picture, zeal),
  }
}

/** Gives a painting the subject's fine features back, where the network sees a subject. In place. */
export async function preserveSubject(
  work: { readonly nets: NetRun },
  { raster, photo, amount }: { raster: Raster; photo: Planes; amount: number },
): Promise<void> {
  if (amount === 0) return
  const subject = await subjectSeed(work.nets, toRaster(photo))
  if (subject) preserveFeatures(raster, photo, { subject, amount })
}
