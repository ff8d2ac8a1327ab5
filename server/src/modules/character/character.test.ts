import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import type { JobView } from '@contract/jobs'
import type { MediaRef } from '@contract/tools/media'
import { eq } from 'drizzle-orm'
import { characters } from '../../platform/db/schema'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { waitForEnd } from '../../testing/ended-jobs'
import { gradient } from '../../integrations/engines/testing/requests'
import { uploadAs } from '../../testing/uploads'

type Card = CallData<'GET /api/characters/{id}'>
type Page = CallData<'GET /api/characters'>

let server: TestApp
let token = ''
let image: MediaRef

before(async () => {
  server = await startTestApp({ works: true })
  token = (await signInByCalls(server.app, newPhone())).token
  image = await uploadAs(server, token, await gradient(96, 64))
})
after(() => server.close())

const WORDS = '女孩，齐耳黑短发，红围巾，姜黄色呢子大衣'

const post = (content: object, as = token) =>
  callApi(server.app, 'POST', '/api/characters', {
    token: as,
    body: { words: WORDS, pictures: [], real: null, ...content },
  })

async function makeCard(content: object, as = token): Promise<Card> {
  const { code, message, data } = await post(content, as)
  assert.equal(code, 0, message)
  return data as Card
}

async function order(prompt: string, characters: unknown, requestId: string, as = token) {
  const params = { prompt, ratio: '1:1', characters }
  const body = { requestId, params, quotedCredits: 2 }
  return callApi(server.app, 'POST', '/api/generate', { token: as, body })
}

describe('角色卡', () => {
  test('its words are read once and answered as chips; pictures are my own', async () => {
    const card = await makeCard({ name: '小夏', pictures: [image] })
    assert.equal(card.looks?.name, '女孩')
    assert.deepEqual(
      card.readings?.map(([usual]) => usual),
      ['xiao', 'xia'],
    )
    const chips = card.looks.traits.map(({ name }) => name)
    assert.deepEqual(chips, ['黑短发', '红围巾', '黄风衣'])
    assert.deepEqual(
      card.pictures.map(({ ref }) => ref),
      [image],
    )
    const other = (await signInByCalls(server.app, newPhone())).token
    assert.equal((await post({ name: '偷', pictures: [image] }, other)).status, 404)
    const { data } = await callApi(server.app, 'GET', '/api/characters', { token: other })
    assert.equal((data as Page).total, 0)
  })

  test('a name is unique, short, without @ and spaces; nothing at all is no card', async () => {
    assert.match((await post({ name: '小夏' })).message, /已经有一张角色卡叫「小夏」/)
    for (const name of ['', 'a b', '@小', '1号', '九个字的名字太长了呀'])
      assert.match((await post({ name })).message, /名字用 1 到 8 个字/)
    assert.match((await post({ name: '空的', words: '安静' })).message, /放一张图，或写清楚/)
    const bad = { thing: 'girl', traits: [{ slot: 'hair', value: 'of-snakes' }] }
    assert.match((await post({ name: '怪', looks: bad })).message, /有些样子这里不会画/)
  })

  test('a real person needs their agreement, which keeps its day', async () => {
    assert.match(
      (await post({ name: '阿木', real: { whose: '本人', agreed: false } })).message,
      /同意/,
    )
    const card = await makeCard({ name: '阿木', real: { whose: '本人', agreed: true } })
    const { data } = await callApi(server.app, 'PUT', `/api/characters/${card.id}`, {
      token,
      body: { name: '阿木', words: '男孩', pictures: [], real: { whose: '本人', agreed: true } },
    })
    assert.deepEqual((data as Card).real, card.real)
    assert.equal((data as Card).looks?.name, '男孩')
  })

  test('blocked words are refused and nothing is stored', async () => {
    const refused = await post({ name: '坏人', words: '女孩，色情' })
    assert.equal(refused.code, 3003, refused.message)
    const { data } = await callApi(server.app, 'GET', '/api/characters?pageSize=50', { token })
    assert.equal(
      (data as Page).list.every(({ name }) => name !== '坏人'),
      true,
    )
  })

  test('an order paints the card and counts it; the report says so', async () => {
    const { data } = await callApi(server.app, 'GET', '/api/characters?pageSize=50', { token })
    const card = (data as Page).list.find(({ name }) => name === '小夏')
    assert.ok(card)
    const sent = await order('@小夏在雪地里', [{ id: card.id, name: '小夏' }], 'characters-1')
    assert.equal(sent.code, 0, sent.message)
    const done = await waitForEnd(server, { token, id: (sent.data as { job: JobView }).job.id })
    assert.equal(done.status, 'succeeded')
    assert.ok(done.reading?.understood.includes('@小夏'), JSON.stringify(done.reading))
    assert.match(done.notes[0] ?? '', /照角色卡画了小夏：女孩，齐耳黑短发/)
    const again = await callApi(server.app, 'GET', `/api/characters/${card.id}`, { token })
    assert.equal((again.data as Card).painted, 1)
  })

  test('a card that is gone, or of another user, is refused before anything is held', async () => {
    const card = await makeCard({ name: '走了' })
    const other = (await signInByCalls(server.app, newPhone())).token
    const mention = [{ id: card.id, name: '走了' }]
    const stolen = await order('@走了在海边', mention, 'characters-2', other)
    assert.match(stolen.message, /角色卡「走了」不在了/)
    await callApi(server.app, 'DELETE', `/api/characters/${card.id}`, { token })
    assert.match((await order('@走了在海边', mention, 'characters-3')).message, /不在了/)
    for (const wrong of [[{ id: card.id }], [{ id: 'a', name: '一 二' }], 'x', [null]])
      assert.match((await order('@走了', wrong, 'characters-4')).message, /角色卡不对/)
  })

  test('twenty cards and no more', async () => {
    const crowd = (await signInByCalls(server.app, newPhone())).token
    const { userId } = await makeCard({ name: '甲' }, crowd).then(async ({ id }) => {
      const [row] = await server.deps.db.select().from(characters).where(eq(characters.id, id))
      assert.ok(row)
      return row
    })
    const names = [...'乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉']
    const rows = names.map((name) => ({ id: name, userId, name, words: '', pictures: [] }))
    await server.deps.db.insert(characters).values(rows)
    const message = (await post({ name: '戌' }, crowd)).message
    assert.match(message, /最多 20 张角色卡/)
  })
})
