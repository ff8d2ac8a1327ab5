/** Comments: listed words in every spelling, links, contacts and markup. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { writeComment } from '../../server/src/modules/comment/service'
import { AppError } from '../../server/src/platform/lib/errors'
import { comments } from '../../server/src/platform/db/schema'
import { callApi, startTestApp, type TestApp } from '../../server/src/testing/app'
import { asUser } from '../../server/src/testing/comments'
import { makePerson, makeWork, type Person } from '../../server/src/testing/works'
import { EVASIONS } from './evasions'

let server: TestApp
let writer: Person
let workId: string
before(async () => {
  server = await startTestApp({ env: { COMMENTS_REVIEW: 'off' } })
  writer = await makePerson(server)
  workId = await makeWork(server.deps, (await makePerson(server)).id)
})
after(() => server.close())

let requests = 0
/** Past the limits of a minute, which have a test of their own. */
const write = (words: string) =>
  writeComment(server.deps, asUser(writer.id), {
    workId,
    words,
    mentions: [],
    requestId: `attack-${(requests += 1)}`,
  })

async function listPassed(all: readonly string[]): Promise<string[]> {
  const passed: string[] = []
  for (const words of all) {
    const error: unknown = await write(words).catch((reason: unknown) => reason)
    const isRefused =
      error instanceof AppError && ['PROMPT_BLOCKED', 'PARAM_INVALID'].includes(error.code)
    if (!isRefused) passed.push(words)
  }
  return passed
}

test('no listed word is published in any spelling', async () => {
  const short = EVASIONS.map(({ text }) => text).filter((text) => [...text].length <= 200)
  assert.ok(short.length >= 65)
  assert.deepEqual(await listPassed(short), [])
  assert.equal(await server.deps.db.$count(comments, eq(comments.userId, writer.id)), 0)
})

test('no link and no contact is published', async () => {
  const all = [
    'https://a.example/x',
    'HTTP：//A.CN',
    'ｗｗｗ．baidu．ｃｏｍ',
    'baidu。com 看看',
    'www . site . xyz',
    '加薇❤：abc12345',
    '加我 vx：moguang99',
    '13800138000',
  ]
  assert.deepEqual(await listPassed(all), [])
})

test('markup is text, and nothing invisible is stored', async () => {
  const markup = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><svg/onload=alert(1)>',
    'javascript:alert(1)',
  ]
  for (const words of markup) assert.equal((await write(words)).words, words)
  assert.equal((await write('\u202e反\u200b向\u2066')).words, '反向')
  const { data } = await callApi(server.app, 'GET', `/api/comment/list?workId=${workId}`)
  const { list } = data as { list: { words: string }[] }
  assert.equal(list.filter(({ words }) => markup.includes(words)).length, markup.length)
})
