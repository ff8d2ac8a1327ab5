import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/client'
import { adminLog } from '../../platform/db/schema'
import {
  type FakeApi,
  sendJson,
  startFakeApi,
} from '../../integrations/engines/openai/testing/fake-api'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import { testDatabase } from '../../testing/databases'
import { insertJob } from '../../testing/jobs'
import { signInNew } from '../../testing/sessions'
import { signInStaff } from '../../testing/staff'

type View = CallData<'GET /api/console/engines'>
type Offers = Pick<CallData<'GET /api/app-config/generate'>, 'defaultModelId' | 'options' | 'tools'>

const LARGE = 'gpt-image-1.5'
const SMALL = 'gpt-image-1-mini'

describe('engines at the console', () => {
  let api: FakeApi
  let database: Database
  let env: Record<string, string>
  let server: TestApp
  let operator: { id: string; token: string }
  before(async () => {
    api = await startFakeApi()
    database = await testDatabase()
    env = { OPENAI_BASE_URL: api.baseUrl, OPENAI_MODELS: `${LARGE},${SMALL}` }
    server = await startTestApp({ database, env })
    operator = await signInStaff(server, 'operator')
  })
  after(async () => {
    await server.close()
    await database.close()
    await api.close()
  })

  const list = async () =>
    (await callApi(server.app, 'GET', '/api/console/engines', { token: operator.token }))
      .data as View
  const post = (url: string, body: object) =>
    callApi(server.app, 'POST', `/api/console/engines/${url}`, { token: operator.token, body })
  const turn = (modelId: string, on: boolean) => post('switch', { modelId, on, reason: '试一试' })
  const fetchOffers = async ({ app }: TestApp) =>
    (await callApi(app, 'GET', '/api/app-config/generate')).data as Offers
  const fetchModelIds = async (at: TestApp) =>
    (await fetchOffers(at)).options.map(({ modelId }) => modelId)
  const modelIn = (view: View, id: string) =>
    view.engines.flatMap(({ models }) => models).find((model) => model.id === id)
  const logged = async () =>
    (
      await database.db
        .select()
        .from(adminLog)
        .where(eq(adminLog.actorId, operator.id))
        .orderBy(asc(adminLog.id))
    ).map(({ command, args, reason }) => [command, ...args, reason])

  test('the list has engines with health, models with price and figures, tools with their order', async () => {
    const { id } = await signInNew(server)
    const at = server.deps.now()
    const job = { engineId: 'openai', modelId: LARGE, finishedAt: at }
    const startedAt = new Date(at.getTime() - 3000)
    await insertJob(database.db, id, { ...job, startedAt })
    await insertJob(database.db, id, { ...job, startedAt, status: 'failed' })
    server.forward(1)
    const { engines, tools } = await list()
    assert.deepEqual(
      engines.map((one) => [one.id, one.embedded, one.state]),
      [
        ['openai', false, 'well'],
        ['studio', true, 'well'],
      ],
    )
    const large = modelIn({ engines, tools }, LARGE)
    assert.deepEqual(
      [large?.on, large?.credits, large?.succeeded, large?.failed, large?.medianMs],
      [true, 8, 1, 1, 3000],
    )
    const text = tools.find((tool) => tool.id === 'text2img')
    assert.deepEqual(
      text?.offers.map((offer) => [offer.modelId, offer.credits]),
      [
        [LARGE, 8],
        [SMALL, 8],
        ['studio', 2],
      ],
    )
    const studio = modelIn({ engines, tools }, 'studio')
    assert.ok(studio?.aloneFor.includes('清晰放大'), `${studio?.aloneFor}`)
  })

  test('a test asks without paying, says why not, and is in the log', async () => {
    api.answerWith((_call, response) =>
      sendJson(response, 401, { error: { code: 'invalid_api_key' } }),
    )
    const wrong = (await post('openai/test', {})).data as { works: boolean; words: string }
    assert.equal(wrong.works, false)
    assert.match(wrong.words, /invalid_api_key/)
    const failing = (await list()).engines.find(({ id }) => id === 'openai')
    assert.deepEqual([failing?.state, failing?.failures], ['failing', 1])
    api.answerWith(null)
    const right = (await post('openai/test', {})).data as { works: boolean }
    assert.equal(right.works, true)
    assert.equal((await list()).engines.find(({ id }) => id === 'openai')?.state, 'well')
    assert.deepEqual(await logged(), [
      ['engine-test', 'openai', null],
      ['engine-test', 'openai', null],
    ])
    assert.equal((await post('studio/test', {})).status, 409)
    assert.equal((await post('unknown/test', {})).status, 404)
  })

  test('a model that is off is offered and taken nowhere, in other processes and after a restart too', async () => {
    const other = await startTestApp({ database, env })
    const off = await turn(LARGE, false)
    assert.equal(modelIn(off.data as View, LARGE)?.on, false)
    await turn(LARGE, false)
    await other.deps.engines.rearrange()
    const restarted = await startTestApp({ database, env })
    for (const one of [server, other, restarted]) {
      assert.deepEqual(await fetchModelIds(one), [SMALL, 'studio'])
      assert.ok(one.deps.engines.byId('openai'), 'what was ordered of it can be finished')
    }
    const person = await signInNew(server)
    const order = { params: { prompt: '山', model: LARGE }, quotedCredits: 8 }
    const refused = await callApi(server.app, 'POST', '/api/generate', {
      token: person.token,
      body: { requestId: 'off-model', ...order },
    })
    assert.deepEqual([refused.status, refused.message], [400, '没有这个模型，请换一个'])
    await turn(LARGE, true)
    assert.deepEqual(await fetchModelIds(server), [LARGE, SMALL, 'studio'])
    await other.close()
    await restarted.close()
    assert.deepEqual((await logged()).slice(2), [
      ['model-off', LARGE, '试一试'],
      ['model-on', LARGE, '试一试'],
    ])
  })

  test('the last model that paints from words stays', async () => {
    await turn(LARGE, false)
    await turn(SMALL, false)
    const last = await turn('studio', false)
    assert.deepEqual([last.status, last.message], [409, '文生图至少要留一个模型'])
    await turn(LARGE, true)
    await turn(SMALL, true)
    assert.equal((await turn('unknown', false)).status, 404)
  })

  test('a price holds for the next order, and null is what the configuration says', async () => {
    const price = (credits: number | null) =>
      post('price', { modelId: 'studio', credits, reason: '试价' })
    const set = (await price(5)).data as View
    assert.deepEqual([modelIn(set, 'studio')?.credits, modelIn(set, 'studio')?.ownPrice], [5, true])
    const person = await signInNew(server)
    const body = { requestId: 'priced-one', params: { prompt: '山', model: 'studio' } }
    const response = await callApi(server.app, 'POST', '/api/generate', {
      token: person.token,
      body: { ...body, quotedCredits: 2 },
    })
    assert.deepEqual([response.code, response.data], [2003, { credits: 5 }])
    const unset = (await price(null)).data as View
    assert.deepEqual(
      [modelIn(unset, 'studio')?.credits, modelIn(unset, 'studio')?.ownPrice],
      [2, false],
    )
    assert.equal((await price(-1)).status, 400)
  })

  test('the first engine is the default of 创作; engines that are not named follow', async () => {
    const order = (tool: string, modelIds: string[]) => post('order', { tool, modelIds })
    await order('text2img', ['studio'])
    assert.equal((await fetchOffers(server)).defaultModelId, 'studio')
    assert.deepEqual(await fetchModelIds(server), ['studio', LARGE, SMALL])
    await order('text2img', [])
    assert.deepEqual(await fetchModelIds(server), [LARGE, SMALL, 'studio'])
    assert.equal((await order('text2img', ['unknown'])).status, 404)
    assert.equal((await order('nothing', [])).status, 404)
    assert.equal((await order('text2img', [SMALL, SMALL])).status, 400)
  })
})
