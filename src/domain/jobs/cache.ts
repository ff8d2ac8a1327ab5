/**
 * Views of jobs live in react-query's cache and nowhere else: each under its own key and in the
 * pages of every list that holds it. Whatever writes there, a fetch or the watcher, a view with a
 * lower seq never replaces one with a higher.
 */
import { replaceEqualDeep, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import type { JobView } from '@contract/jobs'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { newer } from './newer'
import { withoutJobs, type JobPage } from './pages'

type JobPages = InfiniteData<JobPage, unknown>

const LIST_KEYS = [keys.library, keys.jobLists] as const

/**
 * A view for a place that holds `held`. Parameters never change once a job was accepted, but lists
 * leave out sources and the marks of masks: a place keeps what it was filled with. They leave out
 * stages of what has ended as well.
 */
function mergeJobView(held: JobView, view: JobView): JobView {
  if (view === held) return held
  const known = view.seq > held.seq || view.stages.length > 0
  const stages = known ? view.stages : held.stages
  return { ...view, params: held.params, sources: held.sources, stages }
}

function mapJobs(data: JobPages, change: (job: JobView) => JobView): JobPages {
  return {
    ...data,
    pages: data.pages.map((page) => ({ ...page, list: page.list.map(change) })),
  }
}

const listJobs = (data: JobPages | undefined) => data?.pages.flatMap(({ list }) => list) ?? []

/** The view of a job in the cache. */
export function cachedJob(id: string): JobView | undefined {
  return queryClient.getQueryData<JobView>(keys.job(id))
}

/** For `structuralSharing`: what is written next to what is there. */
function shareJob(old: unknown, written: unknown): unknown {
  const seen = written as JobView
  return replaceEqualDeep(old, mergeJobView(seen, newer(old as JobView | undefined, seen)))
}

function sharePages(old: unknown, written: unknown): unknown {
  const held = new Map(listJobs(old as JobPages | undefined).map((job) => [job.id, job]))
  const pages = mapJobs(written as JobPages, (job) => {
    const known = newer(held.get(job.id), cachedJob(job.id) ?? job)
    return mergeJobView(job, newer(known, job))
  })
  return replaceEqualDeep(old, pages)
}

/** Every query for a job or for a list of jobs follows the rule, however it is written to. */
export function setNewestWins(client: QueryClient): void {
  // A job that runs while no page shows it is not forgotten between two answers.
  client.setQueryDefaults(keys.oneJob, { structuralSharing: shareJob, gcTime: Infinity })
  for (const key of LIST_KEYS) client.setQueryDefaults(key, { structuralSharing: sharePages })
}

setNewestWins(queryClient)

/** Before the pages, when it is newer than the oldest of them or all of them are loaded. */
function withJoined(data: JobPages, joining: readonly JobView[]): JobPages {
  const [head, ...rest] = data.pages
  if (!head) return data
  const last = data.pages.at(-1)
  const oldest = last?.hasMore ? last.list.at(-1)?.createdAt : undefined
  const joined = joining.filter(({ createdAt }) => oldest === undefined || createdAt > oldest)
  if (joined.length === 0) return data
  return { ...data, pages: [{ ...head, list: [...joined, ...head.list] }, ...rest] }
}

/** The list with the views written into it; itself when it holds none of the jobs. */
function withViews(data: JobPages, views: readonly JobView[], joins: boolean): JobPages {
  const byId = new Map(views.map((job) => [job.id, job]))
  const held = new Set(listJobs(data).map(({ id }) => id))
  const known = views.some(({ id }) => held.has(id))
    ? mapJobs(data, (job) => mergeJobView(job, newer(job, byId.get(job.id) ?? job)))
    : data
  const joining = joins ? views.filter(({ id }) => !held.has(id)) : []
  return joining.length > 0 ? withJoined(known, joining) : known
}

/**
 * Writes server views of these jobs wherever they are cached; a job missing in 画夹 is added. Returns
 * the newest view of each, in the same order.
 */
export function writeJobs(seen: readonly JobView[]): JobView[] {
  const newest = seen.map((job) => {
    const held = cachedJob(job.id)
    const view = held ? mergeJobView(held, newer(held, job)) : job
    return queryClient.setQueryData<JobView>(keys.job(job.id), view) ?? view
  })
  for (const queryKey of LIST_KEYS) {
    for (const query of queryClient.getQueryCache().findAll({ queryKey })) {
      const data = query.state.data as JobPages | undefined
      const joins = queryKey === keys.library
      const next = data && replaceEqualDeep(data, withViews(data, newest, joins))
      // Only the data: a list is no fresher, and no less in error, for one job that was heard of.
      if (next !== data) query.setState({ data: next })
    }
  }
  return newest
}

/** A deleted job leaves every list; a page that still shows it keeps its view. */
export function dropJobs(ids: readonly string[]): void {
  const gone = new Set(ids)
  for (const queryKey of LIST_KEYS) {
    queryClient.setQueriesData<JobPages>({ queryKey }, (data) =>
      data ? { ...data, pages: withoutJobs(data.pages, gone) } : data,
    )
  }
  // The page of the job may still be on screen, about to leave: it must not ask for it again.
  for (const id of gone) queryClient.removeQueries({ queryKey: keys.job(id), type: 'inactive' })
}
