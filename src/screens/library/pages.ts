/** Cached pages of the list: a fresh first page joins those already loaded. */
import type { JobPage } from '@/domain/jobs/pages'

/**
 * Puts a fresh first page before older ones without asking for them again. Jobs the fresh page
 * should hold but does not (deleted elsewhere) leave; without any overlap there is a gap between,
 * so the older pages are let go.
 */
export function withFreshHead(pages: readonly JobPage[], head: JobPage): JobPage[] {
  const oldest = head.list.at(-1)
  const known = new Set(pages.flatMap((page) => page.list.map((job) => job.id)))
  const overlaps = head.list.some((job) => known.has(job.id))
  if (!oldest || !head.hasMore || !overlaps) return [head]
  const inHead = new Set(head.list.map((job) => job.id))
  const oldestMs = Date.parse(oldest.createdAt)
  const rest = pages.map((page) => ({
    ...page,
    list: page.list.filter((job) => !inHead.has(job.id) && Date.parse(job.createdAt) <= oldestMs),
  }))
  return [head, ...rest]
}
