/** The picture a result was made from, where laying one over the other says something. */
import type { JobView } from '@contract/jobs'
import { mediaUrl } from '@/platform/media'

/** Shapes may differ by rounding. */
const SAME_SHAPE = 0.02

/** URL of the source of a tool's only picture when both have one shape; else null. */
export function findSourceUrl(job: JobView, index: number): string | null {
  const picture = job.pictures[index]
  const source = job.sources.find(({ ref }) => ref === job.params.image)
  if (!picture || !source || job.pictures.length > 1 || picture.files) return null
  if (picture.kind !== 'image' || source.kind !== 'image') return null
  const shape = picture.width / picture.height
  const apart = Math.abs(source.width / source.height / shape - 1)
  return apart < SAME_SHAPE ? mediaUrl(source.url) : null
}
