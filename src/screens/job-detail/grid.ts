import type { JobView } from '@contract/jobs'
import { findTool } from '@contract/tools/all'

/** Its pictures are looked at together and go on as U and V. */
export function isGrid(job: JobView): boolean {
  return job.pictures.length > 1 && findTool(job.tool)?.pictures === job.pictures.length
}
