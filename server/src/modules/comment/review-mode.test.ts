import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import { makePerson, makeWork, type Person } from '../../testing/works'
import { writeComment } from './service'

type My = CallData<'GET /api/notification/my'>

let requests = 0
const write = (server: TestApp, who: Person, workId: string, words: string, over: object = {}) =>
  writeComment(server.deps, who.id, {
    workId,
    words,
    mentions: [],
    requestId: `mode-${(requests += 1)}`,
    ...over,
  })

const readTexts = async (server: TestApp, who: Person) => {
  const page = await callApi(server.app, 'GET', '/api/notification/my', { token: who.token })
  return (page.data as My).list.map(({ text }) => text)
}

test('after: public at once, but a remark of a check waits; hours merge', async () => {
  const server = await startTestApp({ env: { COMMENTS_REVIEW: 'after' } })
  try {
    const author = await makePerson(server)
    const fan = await makePerson(server)
    const workId = await makeWork(server.deps, author.id)
    const first = await write(server, fan, workId, '真好')
    assert.equal(first.state, 'public')
    const remarking = {
      ...server.deps,
      safety: {
        ...server.deps.safety,
        checkPublic: async () => ({ allowed: true as const, remarks: ['ad'], words: [] }),
      },
    }
    const body = { workId, words: '可疑的话', mentions: [], requestId: 'remarked-1' }
    assert.equal((await writeComment(remarking, fan.id, body)).state, 'pending')
    const count = async () => (await readTexts(server, author)).filter((t) => t.includes('评论了'))
    const before = (await count()).length
    assert.equal(before, 1)
    await write(server, fan, workId, '再看一遍')
    assert.equal((await count()).length, 1, 'the same hour is one notification')
    server.forward(3_600_000)
    await write(server, fan, workId, '又来了')
    assert.equal((await count()).length, 2, 'the next hour is another')
  } finally {
    await server.close()
  }
})
