import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import { MAX_SAVED_CHARS } from '@contract/endpoints/kept'
import { savedParts } from '../../platform/db/schema'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'

type SavedParts = CallData<'GET /api/user/kept'>

const CALL = '/api/user/kept'
const DRAFTS = {
  drafts: {
    text2img: {
      params: { prompt: '没写完的' },
      parentId: null,
      remakeOf: null,
      steps: ['换成雪景'],
      contest: 'week',
    },
  },
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

const save = (body: object) => callApi(server.app, 'PUT', CALL, { token, body })
const fetchSaved = async (by = token) =>
  (await callApi(server.app, 'GET', CALL, { token: by })).data as SavedParts

describe('what the app keeps with an account', () => {
  test('is answered as it was written, each part with its time, and to its owner only', async () => {
    assert.deepEqual(await fetchSaved(), { drafts: null, presets: null, accessibility: null })
    assert.equal((await save({ drafts: DRAFTS })).status, 200)
    assert.equal((await save({ accessibility: CARE })).status, 200)
    const { drafts, presets, accessibility } = await fetchSaved()
    assert.deepEqual([drafts?.value, presets, accessibility?.value], [DRAFTS, null, CARE])
    assert.match(drafts?.keptAt ?? '', /^\d{4}-/)
    const other = (await signInByCalls(server.app, newPhone())).token
    assert.equal((await fetchSaved(other)).drafts, null)
  })

  test('a part takes the place of the one before', async () => {
    await save({ drafts: { ...DRAFTS, recentPrompts: [] } })
    assert.deepEqual((await fetchSaved()).drafts?.value.recentPrompts, [])
    assert.deepEqual((await fetchSaved()).accessibility?.value, CARE)
  })

  test('too much, another shape and unknown parts are refused in a sentence', async () => {
    const huge = { text2img: { params: { prompt: '长'.repeat(MAX_SAVED_CHARS) }, parentId: null } }
    for (const body of [
      { drafts: { ...DRAFTS, drafts: huge } },
      { accessibility: { ...CARE, textScale: 9 } },
      { drafts: 'x' },
      { secrets: {} },
    ]) {
      const { status, message } = await save(body)
      assert.equal(status >= 400 && status < 500, true, `${status}`)
      assert.match(message, /[\u4e00-\u9fff]/)
    }
  })

  test('a part of another version’s shape is left out, the others are answered', async () => {
    await server.deps.db.update(savedParts).set({ value: '{"old":1}' })
    await save({ accessibility: CARE })
    const { drafts, accessibility } = await fetchSaved()
    assert.deepEqual([drafts, accessibility?.value], [null, CARE])
  })
})
