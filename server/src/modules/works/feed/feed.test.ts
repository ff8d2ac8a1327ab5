import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { workLikes, works } from '../../../platform/db/schema'
import { makeUser, newPhone } from '../../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../../testing/app'
import { type Filled, fillSquare } from '../../../testing/works'
import { computeGrams, normalise } from './grams'

interface Page {
  readonly list: { id: string; author: { id: string } }[]
  readonly cursor: string | null
  readonly hasMore: boolean
  readonly total: number
}

let server: TestApp
let people: string[]
before(async () => {
  server = await startTestApp()
  people = await Promise.all(Array.from({ length: 12 }, () => makeUser(server.deps.db)))
})
after(() => server.close())

const empty = () => server.deps.db.delete(works)
const personAt = (index: number) => people[index % people.length] ?? ''

async function page(query: string, cursor: string | null = null): Promise<Page> {
  const url = `/api/works/publicWorks?${query}${cursor ? `&cursor=${cursor}` : ''}`
  const { data, code, message } = await callApi(server.app, 'GET', url)
  assert.equal(code, 0, message)
  return data as Page
}

/** Reads to the end; `between` happens after each page. */
async function readAll(query: string, between: () => Promise<unknown> = () => Promise.resolve()) {
  const seen: { id: string; author: { id: string } }[] = []
  let cursor: string | null = null
  for (let turn = 0; turn < 100; turn += 1) {
    const part: Page = await page(query, cursor)
    seen.push(...part.list)
    assert.equal(part.hasMore, part.cursor !== null)
    if (part.cursor === null) return seen
    assert.ok(part.list.length > 0)
    cursor = part.cursor
    await between()
  }
  throw new Error('the list does not end')
}

/** Most works one author has in any twenty that follow each other. */
function mostInTwenty(authors: readonly string[]): number {
  const windows = authors.map((_, start) => authors.slice(start, start + 20))
  return Math.max(
    ...windows.flatMap((part) => part.map((one) => part.filter((two) => two === one).length)),
  )
}

describe('keyset pages', () => {
  for (const feed of ['recommended', 'newest']) {
    test(`${feed}: nothing twice, nothing left out, whatever arrives meanwhile`, async () => {
      const work = fc.record({
        author: fc.nat({ max: 11 }),
        hours: fc.integer({ min: 0, max: 40 }),
      })
      await fc.assert(
        fc.asyncProperty(
          fc.array(work, { maxLength: 60 }),
          fc.array(work, { maxLength: 12 }),
          fc.integer({ min: 1, max: 20 }),
          async (first, arriving, pageSize) => {
            await empty()
            const toSquareRow = ({ author, hours }: { author: number; hours: number }) => ({
              userId: personAt(author),
              rank: 400_000 + hours,
            })
            const before: Filled[] = await fillSquare(server.deps, first.map(toSquareRow))
            const later = [...arriving]
            const seen = await readAll(`feed=${feed}&pageSize=${pageSize}`, async () => {
              const next = later.pop()
              if (next) await fillSquare(server.deps, [toSquareRow(next)])
            })
            const ids = seen.map(({ id }) => id)
            assert.equal(new Set(ids).size, ids.length, 'twice')
            for (const { id } of before) assert.ok(ids.includes(id), 'left out')
          },
        ),
        { numRuns: 15 },
      )
    })
  }

  test('推荐 goes by rank, with at most two of an author in any twenty', async () => {
    await empty()
    // One author has the 60 best, eleven others share the rest.
    const mine = Array.from({ length: 60 }, (_, i) => ({ userId: personAt(0), rank: 9000 - i }))
    const others = Array.from({ length: 540 }, (_, i) => ({
      userId: personAt(1 + (i % 11)),
      rank: 5000 - i,
    }))
    const filled = await fillSquare(server.deps, [...mine, ...others])
    const seen = await readAll('pageSize=17')
    assert.equal(seen.length, 600)
    assert.equal(mostInTwenty(seen.map(({ author }) => author.id)), 2)
    // Each author's own works keep their order.
    for (const person of people) {
      const own = filled.filter(({ userId }) => userId === person).sort((a, b) => b.rank - a.rank)
      const shown = seen.filter(({ author }) => author.id === person)
      assert.deepEqual(
        shown.map(({ id }) => id),
        own.map(({ id }) => id),
      )
    }
    const bySize = await readAll('pageSize=50')
    assert.deepEqual(bySize, seen, 'the order does not depend on the size of pages')
  })

  test('without works of other authors the rule gives way; a page by its number is the same page', async () => {
    await empty()
    await fillSquare(
      server.deps,
      Array.from({ length: 25 }, (_, i) => ({ userId: personAt(3), rank: 100 - i })),
    )
    assert.equal((await readAll('pageSize=10')).length, 25)
    const [first, second] = [await page('pageSize=10'), await page('pageSize=10&page=2')]
    assert.deepEqual((await page('pageSize=10', first.cursor)).list, second.list)
    assert.deepEqual([first.total, first.hasMore], [25, true])
  })

  test('the total stops at a hundred in either order, however long a page is', async () => {
    await empty()
    const many = Array.from({ length: 130 }, (_, i) => ({ userId: personAt(i), rank: 1000 - i }))
    await fillSquare(server.deps, many)
    for (const feed of ['recommended', 'newest'])
      for (const size of [10, 50])
        assert.equal((await page(`feed=${feed}&pageSize=${size}`)).total, 100)
  })

  test('a cursor that is none is refused', async () => {
    for (const cursor of ['none', 'W10', Buffer.from('[[1,"a"],1]').toString('base64url')])
      for (const feed of ['recommended', 'newest']) {
        const url = `/api/works/publicWorks?feed=${feed}&cursor=${cursor}`
        assert.equal((await callApi(server.app, 'GET', url)).status, 400)
      }
  })
})

describe('narrowed lists', () => {
  const write = (text: string, over: Partial<typeof works.$inferInsert> = {}) => {
    const search = normalise(text)
    return {
      userId: personAt(1),
      rank: 1000,
      title: text,
      search,
      grams: computeGrams(search),
      ...over,
    }
  }
  const titles = async (query: string) => {
    const { list } = await page(query)
    return (list as unknown as { title: string }[]).map(({ title }) => title).sort()
  }

  test('words: all of them, as they were typed, in Chinese and otherwise', async () => {
    await empty()
    await fillSquare(server.deps, [
      write('山水画'),
      write('水山画'),
      write('山 水'),
      write('Ink Wash 山水'),
      write('画山，水画'),
      write('山水画', { state: 'pending', title: 'hidden' }),
    ])
    const searchTitles = (words: string) => titles(`feed=newest&q=${encodeURIComponent(words)}`)
    assert.deepEqual(await searchTitles('山水'), ['Ink Wash 山水', '山水画'])
    assert.deepEqual(await searchTitles('山水画'), ['山水画'], 'pieces that lie apart do not count')
    assert.deepEqual(await searchTitles('ｉｎｋ 山'), ['Ink Wash 山水'])
    assert.deepEqual(await searchTitles('水'), (await titles('feed=newest')).sort())
    assert.deepEqual(await searchTitles('%_'), [])
    assert.deepEqual(await searchTitles('山火'), [])
  })

  test('a search by time goes on page by page, newest first, whatever the ranks are', async () => {
    await empty()
    const place = (at: number) => ({ rank: 1000 - at, publishedAt: new Date(at * 3_600_000) })
    await fillSquare(
      server.deps,
      Array.from({ length: 9 }, (_, at) => write(`灯塔${at}`, place(at))),
    )
    const found: string[] = []
    let cursor = ''
    do {
      const query = `feed=newest&q=${encodeURIComponent('灯塔')}&pageSize=4${cursor}`
      const next = await page(query)
      assert.equal(next.total, 9)
      found.push(...(next.list as unknown as { title: string }[]).map(({ title }) => title))
      cursor = next.cursor === null ? '' : `&cursor=${next.cursor}`
    } while (cursor !== '')
    assert.deepEqual(
      found,
      Array.from({ length: 9 }, (_, at) => `灯塔${8 - at}`),
    )
  })

  test('tag, style, videos, and those one follows', async () => {
    await empty()
    await fillSquare(server.deps, [
      write('一', { tags: ['山水'] }),
      write('二', { kind: 'video' }),
      write('三', { styleId: 'studio:ink', userId: personAt(2) }),
      write('四', { rank: 999, userId: personAt(2) }),
    ])
    assert.deepEqual(await titles(`tag=${encodeURIComponent('山水')}`), ['一'])
    assert.deepEqual(await titles('feed=video'), ['二'])
    assert.deepEqual(await titles('styleId=studio:ink'), ['三'])
    assert.deepEqual(await titles('feed=following'), [], 'no follows without a session')
    const { token } = await signInByCalls(server.app, newPhone())
    const body = { user_id: personAt(2) }
    await callApi(server.app, 'POST', '/api/follow/follow', { token, body })
    const following = async (query: string) => {
      const url = `/api/works/publicWorks?feed=following${query}`
      return (await callApi(server.app, 'GET', url, { token })).data as Page
    }
    const first = await following('&pageSize=1')
    const second = await following(`&pageSize=1&cursor=${first.cursor}`)
    const shown = [...first.list, ...second.list] as unknown as { title: string }[]
    assert.deepEqual(
      [first.total, second.hasMore, ...shown.map(({ title }) => title)],
      [2, false, '三', '四'],
    )
  })

  test('works of a person, and works they like, without those that are not public', async () => {
    await empty()
    const [first, second, hidden] = await fillSquare(server.deps, [
      write('甲'),
      write('乙', { rank: 2000 }),
      write('丙', { state: 'withdrawn' }),
    ])
    const liker = personAt(5)
    for (const work of [second, hidden, first])
      if (work) await server.deps.db.insert(workLikes).values({ userId: liker, workId: work.id })
    const of = async (user: string, list: string) => {
      const url = `/api/works/getUserWorks?user_id=${user}&list=${list}`
      const { list: cards, total } = (await callApi(server.app, 'GET', url)).data as Page
      return [total, ...(cards as unknown as { title: string }[]).map(({ title }) => title)]
    }
    assert.deepEqual(await of(personAt(1), 'works'), [2, '乙', '甲'])
    assert.deepEqual((await of(liker, 'likes')).slice(0, 1), [2])
    assert.equal((await of(liker, 'likes')).includes('丙'), false)
  })
})

test('FEED_ORDER=newest: 推荐 is plain time order', async () => {
  const plain = await startTestApp({ env: { FEED_ORDER: 'newest' } })
  try {
    const user = await makeUser(plain.deps.db)
    const filled = await fillSquare(plain.deps, [
      { userId: user, rank: 10, publishedAt: new Date(3) },
      { userId: user, rank: 30, publishedAt: new Date(1) },
      { userId: user, rank: 20, publishedAt: new Date(2) },
    ])
    const { data } = await callApi(plain.app, 'GET', '/api/works/publicWorks')
    const newestFirst = [filled[0], filled[2], filled[1]].map((work) => work?.id)
    assert.deepEqual(
      (data as Page).list.map(({ id }) => id),
      newestFirst,
    )
  } finally {
    await plain.close()
  }
})
