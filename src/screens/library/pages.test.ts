import { makeJob } from '@/lib/testJobs'
import { withoutJobs, type JobPage } from '@/domain/jobs/pages'
import { withFreshHead } from './pages'

const at = (hour: number) => new Date(2026, 10, 20, hour).toISOString()

function makePage(ids: [string, number][], hasMore = true): JobPage {
  return {
    list: ids.map(([id, hour]) => makeJob(id, { createdAt: at(hour) })),
    page: 1,
    pageSize: 2,
    total: 9,
    hasMore,
    cursor: hasMore ? `after-${ids.at(-1)?.[0] ?? ''}` : null,
  }
}

const listIds = (pages: readonly JobPage[]) =>
  pages.flatMap((page) => page.list.map((job) => job.id))

describe('pages of the gallery', () => {
  const old = [
    makePage([
      ['d', 4],
      ['c', 3],
    ]),
    makePage(
      [
        ['b', 2],
        ['a', 1],
      ],
      false,
    ),
  ]

  test('a fresh first page joins the loaded ones without doubles', () => {
    const merged = withFreshHead(
      old,
      makePage([
        ['e', 5],
        ['d', 4],
      ]),
    )
    expect(listIds(merged)).toEqual(['e', 'd', 'c', 'b', 'a'])
    expect(merged.at(-1)?.hasMore).toBe(false)
  })

  test('a job deleted elsewhere leaves when the fresh page passes it by', () => {
    const merged = withFreshHead(
      old,
      makePage([
        ['e', 5],
        ['c', 3],
      ]),
    )
    expect(listIds(merged)).toEqual(['e', 'c', 'b', 'a'])
  })

  test('without overlap the older pages are let go: nothing may be missing in between', () => {
    const merged = withFreshHead(
      old,
      makePage([
        ['h', 8],
        ['g', 7],
      ]),
    )
    expect(listIds(merged)).toEqual(['h', 'g'])
    expect(merged.at(-1)?.cursor).toBe('after-g')
  })

  test('a first page that holds everything is everything', () => {
    expect(listIds(withFreshHead(old, makePage([['d', 4]], false)))).toEqual(['d'])
  })

  test('deleted jobs leave every page and the count', () => {
    const left = withoutJobs(old, new Set(['d', 'a']))
    expect(listIds(left)).toEqual(['c', 'b'])
    expect(left[0]?.total).toBe(8)
  })
})
