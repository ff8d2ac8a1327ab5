import { QueryObserver, type InfiniteData } from '@tanstack/react-query'
import type { JobView } from '@contract/jobs'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { makeJob } from '@/lib/testJobs'
import { cachedJob, dropJobs, writeJobs } from './cache'
import type { JobPage } from './pages'

type Pages = InfiniteData<JobPage, string | null>

const ALL = [...keys.library, 'all']
const running = (id: string, seq: number) => makeJob(id, { status: 'running', pictures: [], seq })
const ended = (id: string, seq: number) => makeJob(id, { status: 'succeeded', seq })
const at = (hour: number) => new Date(2026, 10, 20, hour).toISOString()

function makePages(lists: JobView[][], hasMore = false): Pages {
  const pages = lists.map((list, index) => {
    const more = hasMore || index < lists.length - 1
    return {
      list,
      page: index + 1,
      pageSize: 30,
      total: 9,
      hasMore: more,
      cursor: more ? 'c' : null,
    }
  })
  return { pages, pageParams: lists.map((_, index) => (index === 0 ? null : 'c')) }
}

const list = (key: readonly unknown[]) =>
  queryClient.getQueryData<Pages>(key)?.pages.flatMap((page) => page.list) ?? []

/** A question whose answer the test gives when it wants. */
function fetchDeferred<T>(queryKey: readonly unknown[]) {
  let answer: (data: T) => void = () => undefined
  const queryFn = () => new Promise<T>((resolve) => (answer = resolve))
  const done = queryClient.fetchQuery({ queryKey, queryFn, staleTime: 0 })
  return async (data: T) => {
    answer(data)
    return done
  }
}

beforeEach(() => queryClient.clear())

test('a view with a lower seq is dropped wherever the job is cached', () => {
  queryClient.setQueryData(ALL, makePages([[running('a', 5)]]))
  queryClient.setQueryData(keys.readings, makePages([[running('b', 1)], [running('a', 5)]]))
  writeJobs([running('a', 5)])
  expect(writeJobs([running('a', 4)])[0]?.seq).toBe(5)
  expect(cachedJob('a')?.seq).toBe(5)
  expect(list(ALL)[0]?.seq).toBe(5)
  expect(list(keys.readings)[1]?.seq).toBe(5)
})

test('one write reaches the job itself and every page that holds it', () => {
  queryClient.setQueryData(ALL, makePages([[running('b', 1)], [running('a', 5)]]))
  queryClient.setQueryData(keys.readings, makePages([[running('a', 5)]]))
  writeJobs([ended('a', 6)])
  expect(cachedJob('a')?.status).toBe('succeeded')
  expect(list(ALL).map(({ status }) => status)).toEqual(['running', 'succeeded'])
  expect(list(keys.readings).map(({ status }) => status)).toEqual(['succeeded'])
})

test('a late running view does not bring an ended job back', () => {
  writeJobs([ended('a', 9)])
  expect(writeJobs([running('a', 8)])[0]?.status).toBe('succeeded')
})

test('a fetch that was answered before the watcher heard more does not undo it', async () => {
  const answerJob = fetchDeferred<JobView>(keys.job('a'))
  const answerList = fetchDeferred<Pages>(ALL)
  writeJobs([ended('a', 7)])
  await answerJob(running('a', 5))
  await answerList(makePages([[running('a', 5), running('b', 1)]]))
  expect(cachedJob('a')).toMatchObject({ status: 'succeeded', seq: 7 })
  expect(list(ALL).map(({ seq }) => seq)).toEqual([7, 1])
})

test('a refetched list keeps concurrent writes', async () => {
  queryClient.setQueryData(ALL, makePages([[running('a', 5)]]))
  const answer = fetchDeferred<Pages>(ALL)
  writeJobs([running('a', 8)])
  queryClient.removeQueries({ queryKey: keys.job('a') })
  await answer(makePages([[running('a', 6)]]))
  expect(list(ALL)[0]?.seq).toBe(8)
})

test('a job fetched in full keeps its sources and marks when the watcher writes', async () => {
  const source = {
    ref: 'upload:1',
    kind: 'image',
    url: '',
    thumbUrl: '',
    width: 1,
    height: 1,
    durationMs: null,
  } as const
  const params = { image: 'upload:1', mask: { marks: [1] } }
  const bare = { ...running('a', 2), params: { image: 'upload:1', mask: null } }
  writeJobs([bare])
  await fetchDeferred<JobView>(keys.job('a'))({ ...running('a', 2), params, sources: [source] })
  writeJobs([{ ...bare, seq: 3 }])
  expect(cachedJob('a')).toMatchObject({ seq: 3, params, sources: [source] })
})

test('a job fetched in full is complete even when the watcher knows a newer view', async () => {
  const params = { image: 'upload:1', mask: { marks: [1] } }
  const answer = fetchDeferred<JobView>(keys.job('a'))
  writeJobs([{ ...running('a', 4), params: { image: 'upload:1', mask: null } }])
  await answer({ ...running('a', 2), params })
  expect(cachedJob('a')).toMatchObject({ seq: 4, params })
})

test('a new job joins the gallery, one older than what is loaded does not', () => {
  const held = [{ ...ended('b', 1), createdAt: at(12) }]
  queryClient.setQueryData(ALL, makePages([held], true))
  queryClient.setQueryData(keys.readings, makePages([held], true))
  writeJobs([
    { ...running('new', 1), createdAt: at(13) },
    { ...ended('old', 1), createdAt: at(11) },
  ])
  expect(list(ALL).map(({ id }) => id)).toEqual(['new', 'b'])
  expect(list(keys.readings).map(({ id }) => id)).toEqual(['b'])
})

test('a list is no fresher and no less stale for one job that was heard of', () => {
  const updatedAt = Date.now() - 60_000
  queryClient.setQueryData(ALL, makePages([[running('a', 1)]]), { updatedAt })
  void queryClient.invalidateQueries({ queryKey: ALL })
  writeJobs([running('a', 2)])
  expect(queryClient.getQueryState(ALL)).toMatchObject({
    dataUpdatedAt: updatedAt,
    isInvalidated: true,
  })
})

test('what is no news redraws no list', () => {
  queryClient.setQueryData(ALL, makePages([[running('a', 1)]]))
  const seen = jest.fn()
  const observer = new QueryObserver(queryClient, { queryKey: ALL, enabled: false })
  const stop = observer.subscribe(seen)
  writeJobs([running('a', 1)])
  expect(queryClient.getQueryData(ALL)).toEqual(makePages([[running('a', 1)]]))
  stop()
  expect(seen).not.toHaveBeenCalled()
})

test('a deleted job leaves its key and every list', () => {
  queryClient.setQueryData(ALL, makePages([[ended('b', 1), ended('a', 5)]]))
  queryClient.setQueryData(keys.readings, makePages([[ended('a', 5)]]))
  writeJobs([ended('a', 5)])
  dropJobs(['a'])
  expect(cachedJob('a')).toBeUndefined()
  expect(list(ALL).map(({ id }) => id)).toEqual(['b'])
  expect(list(keys.readings)).toEqual([])
})
