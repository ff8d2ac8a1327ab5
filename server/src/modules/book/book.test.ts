import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createWordSafety } from '../../integrations/safety/words'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import { BOOK } from './data/all'
import type { readBook } from './service'

const TERMS = BOOK.flatMap(({ terms }) => terms)

describe('the prompt book', () => {
  test('has at least 300 words in at least 12 categories', () => {
    assert.ok(TERMS.length >= 300, `${TERMS.length}`)
    assert.ok(BOOK.length >= 12, `${BOOK.length}`)
    assert.equal(new Set(BOOK.map(({ id }) => id)).size, BOOK.length)
  })

  test('says nothing twice, in neither language, and every word does something', () => {
    assert.equal(new Set(TERMS.map(({ zh }) => zh)).size, TERMS.length)
    assert.equal(new Set(TERMS.map(({ en }) => en.toLowerCase())).size, TERMS.length)
    for (const { zh, en, what } of TERMS) {
      assert.ok(/\p{Script=Han}/u.test(zh), zh)
      assert.ok(!/\p{Script=Han}/u.test(en), en)
      assert.ok(what.length >= 2 && what.length <= 24, `${zh} ${what}`)
    }
  })

  test('no word of it would be refused', async () => {
    const safety = createWordSafety()
    for (const { zh, en } of TERMS)
      assert.deepEqual(await safety.check([zh, en]), { allowed: true }, zh)
  })
})

describe('the call of the prompt book', () => {
  let server: TestApp
  before(async () => {
    server = await startTestApp()
  })
  after(() => server.close())

  const read = async (query: Record<string, string | number>) => {
    const text = new URLSearchParams(
      Object.entries(query).map(([key, v]): [string, string] => [key, String(v)]),
    )
    const { code, data } = await callApi(server.app, 'GET', `/api/mj/books?${text}`)
    assert.equal(code, 0)
    return data as ReturnType<typeof readBook>
  }
  const listTerms = ({ list }: ReturnType<typeof readBook>) => list.map(({ zh }) => zh)

  test('pages follow each other without gaps or doubles, by cursor and by number', async () => {
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = await read({ pageSize: 50, ...(cursor && { cursor }) })
      seen.push(...listTerms(page))
      cursor = page.cursor
    }
    const all = TERMS.map(({ zh }) => zh)
    assert.deepEqual(seen, all)
    assert.deepEqual(listTerms(await read({ page: 3, pageSize: 7 })), all.slice(14, 21))
    assert.equal((await callApi(server.app, 'GET', '/api/mj/books?cursor=nothing')).status, 400)
  })

  test('categories count what they lead to, also while searching', async () => {
    const { categories } = await read({ search: '猫' })
    assert.equal(categories.length, BOOK.length)
    for (const { id, count } of categories) {
      const page = await read({ category: id, pageSize: 50 })
      assert.equal(page.list.length, count, id)
      assert.ok(page.list.every(({ category }) => category === id))
    }
    assert.equal((await read({ category: 'nothing' })).total, 0)
  })

  test('is searched in Chinese and in English', async () => {
    assert.deepEqual(listTerms(await read({ search: ' 逆光 ' })), ['逆光'])
    assert.deepEqual(listTerms(await read({ search: 'REMBRANDT' })), ['伦勃朗光'])
    assert.ok(listTerms(await read({ search: 'ink', category: 'style' })).includes('水墨'))
  })

  test('separates words the embedded painter understands in full from the others', async () => {
    const fetchKnown = async (search: string) => (await read({ search })).list[0]?.known
    assert.equal(await fetchKnown('雪山'), true)
    assert.equal(await fetchKnown('伦勃朗光'), true)
    assert.equal(await fetchKnown('鱼眼'), false)
    // 浪漫 alone would be read as a mood.
    assert.equal(await fetchKnown('浪漫主义'), false)
  })
})
