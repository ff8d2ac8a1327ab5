import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import { KEPT_MAX } from '@contract/endpoints/kept'
import { keptParts } from '../../platform/db/schema'
import { newPhone } from '../../testing/accounts'
import { ask, signInByCalls, startTestApp, type TestApp } from '../../testing/app'

type Kept = CallData<'GET /api/user/kept'>

const CALL = '/api/user/kept'
const DRAFTS = {
  drafts: { text2img: { params: { prompt: '没写完的' }, parentId: null, remakeOf: null } },
  keepSeed: true,
  recentPrompts: ['雪山'],
}
const CARE = { textScale: 1.5, contrast: 'high', motion: 'system' }

let server: TestApp
let token = ''
before(async () => {
  server = await startTestApp()
  token = (await signInByCalls(server.app, newPhone())).token
})
after(() => server.close())

const keep = (body: object) => ask(server.app, 'PUT', CALL, { token, body })
const kept = async (by = token) => (await ask(server.app, 'GET', CALL, { token: by })).data as Kept

describe('what the app keeps with an account', () => {
  test('is answered as it was written, each part with its time, and to its owner only', async () => {
    assert.deepEqual(await kept(), { drafts: null, presets: null, accessibility: null })
    assert.equal((await keep({ drafts: DRAFTS })).status, 200)
    assert.equal((await keep({ accessibility: CARE })).status, 200)
    const { drafts, presets, accessibility } = await kept()
    assert.deepEqual([drafts?.value, presets, accessibility?.value], [DRAFTS, null, CARE])
    assert.match(drafts?.keptAt ?? '', /^\d{4}-/)
    const other = (await signInByCalls(server.app, newPhone())).token
    assert.equal((await kept(other)).drafts, null)
  })

  test('a part takes the place of the one before', async () => {
    await keep({ drafts: { ...DRAFTS, recentPrompts: [] } })
    assert.deepEqual((await kept()).drafts?.value.recentPrompts, [])
    assert.deepEqual((await kept()).accessibility?.value, CARE)
  })

  test('too much, another shape and unknown parts are refused in a sentence', async () => {
    const huge = { text2img: { params: { prompt: '长'.repeat(KEPT_MAX) }, parentId: null } }
    for (const body of [
      { drafts: { ...DRAFTS, drafts: huge } },
      { accessibility: { ...CARE, textScale: 9 } },
      { drafts: 'x' },
      { secrets: {} },
    ]) {
      const { status, message } = await keep(body)
      assert.equal(status >= 400 && status < 500, true, `${status}`)
      assert.match(message, /[\u4e00-\u9fff]/)
    }
  })

  test('a part of another version’s shape is left out, the others are answered', async () => {
    await server.deps.db.update(keptParts).set({ value: '{"old":1}' })
    await keep({ accessibility: CARE })
    const { drafts, accessibility } = await kept()
    assert.deepEqual([drafts, accessibility?.value], [null, CARE])
  })
})
