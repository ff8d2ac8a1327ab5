/** Pages of my jobs, as react-query keeps them. */
import type { CallData } from '@contract/endpoints/all'

export type JobPage = CallData<'GET /api/job/myJobList'>

/** Pages without jobs that are gone. */
export function withoutJobs(pages: readonly JobPage[], gone: ReadonlySet<string>): JobPage[] {
  return pages.map((page) => {
    const list = page.list.filter((job) => !gone.has(job.id))
    return { ...page, list, total: page.total - (page.list.length - list.length) }
  })
}
