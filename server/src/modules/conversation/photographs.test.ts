import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import type { EditPlan, EditReading } from '@contract/edits'
import type { JobView } from '@contract/jobs'
import type { MediaRef } from '@contract/tools/media'
import { type LocalChat, readData, startLocalChat } from '../../integrations/chat/testing/server'
import { setDrift } from '../job/drift'
import { gradient } from '../../integrations/engines/testing/requests'
import { transaction } from '../../platform/db/transaction'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { waitForSuccess } from '../../testing/ended-jobs'
import { uploadAs } from '../../testing/uploads'

let server: TestApp
let chat: LocalChat
let token: string
let media: MediaRef

before(async () => {
  chat = await startLocalChat()
  chat.answerWith(() => 'no JSON')
  const env = { CHAT_BASE_URL: chat.base, CHAT_MODEL: 'local-1', CHAT_API_KEY: 'sk-local' }
  server = await startTestApp({ works: true, env: { WELCOME_CREDITS: '100', ...env } })
  token = (await signInByCalls(server.app, newPhone())).token
  media = await uploadAs(server, token, await gradient(320, 240))
})
after(async () => {
  await server.close()
  await chat.close()
})

const plan = async (sentence: string, more: object = {}): Promise<EditReading> => {
  const body = { media, sentence, ...more }
  const { data, message } = await callApi(server.app, 'POST', '/api/edit/plan', { token, body })
  assert.equal(message, '')
  return data as EditReading
}

async function finish(planned: EditPlan, sentence: string): Promise<JobView> {
  const { params, quote, summary, steps, keep, modelId, tool } = planned
  assert.equal(tool, 'edit')
  const body = {
    requestId: randomUUID(),
    params,
    quotedCredits: quote,
    modelId,
    edit: { sentence, summary, steps, keep },
  }
  return order('/api/edit', body)
}

async function order(path: string, body: object): Promise<JobView> {
  const { data, message } = await callApi(server.app, 'POST', path, { token, body })
  assert.equal(message, '')
  const { id } = (data as { job: JobView }).job
  return waitForSuccess(server, { token, id })
}

describe('a sentence about a photograph', () => {
  test('with several changes is one order at one price, carried out in order', async () => {
    const sentence = '调亮一点，再裁成1:1'
    const { plans } = await plan(sentence)
    const [planned] = plans
    assert.ok(planned)
    assert.deepEqual(
      planned.steps.map(({ kind }) => kind),
      ['tone', 'crop'],
    )
    assert.equal(planned.quote, 2)
    const done = await finish(planned, sentence)
    assert.deepEqual([done.sentence, done.planSummary], [sentence, planned.summary])
    const [picture] = done.pictures
    assert.deepEqual([picture?.width, picture?.height], [240, 240])
    assert.ok(done.threadId)
  })

  test('about a thing is declined with a way out where no network is there', async () => {
    const { plans, declined } = await plan('去掉左边的人')
    assert.equal(plans.length, 0)
    assert.equal(declined?.reason, 'cannot')
    assert.match(declined?.message ?? '', /点选修图/)
  })

  test('with a box has the box as its mask where nothing in it is known', async () => {
    const box = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 }
    const [planned] = (await plan('去掉左边的人', { box })).plans
    assert.equal(planned?.tool, 'cleaner')
    assert.deepEqual((planned?.params.mask as { marks: object[] }).marks, [
      { kind: 'outline', add: true, points: [1000, 2000, 4000, 2000, 4000, 6000, 1000, 6000] },
    ])
    const whole = await plan('调亮一点', { box })
    assert.match(whole.declined?.message ?? '', /整张/)
  })

  test('with words that cannot be painted into a photograph is declined before it is ordered', async () => {
    const { plans, declined } = await plan('右边加一只企鹅')
    assert.equal(plans.length, 0)
    assert.match(declined?.message ?? '', /企鹅/)
  })
})

describe('a chat model', () => {
  test('reads what the rules do not, and is given sentence and picture as data', async () => {
    const sentence = '整得跟老电影似的'
    assert.equal((await plan(sentence)).plans.length, 0)
    chat.answerWith(() =>
      JSON.stringify({
        steps: [{ kind: 'tone', target: null, value: '复古', strength: 'strong' }],
      }),
    )
    const [planned] = (await plan(sentence)).plans
    assert.deepEqual(planned?.steps, [{ kind: 'tone', value: '复古', strength: 'strong' }])
    const last = chat.accepted.at(-1)
    assert.ok(last)
    assert.equal(readData(last).sentence, sentence)
    const content = last.messages[1]?.content
    assert.ok(Array.isArray(content) && content.some(({ type }) => type === 'image_url'))
  })

  test('that answers steps of another shape, or injected ones, leaves the plan to the rules', async () => {
    for (const answer of [
      '{"steps":[{"kind":"refund","target":null,"value":"9999","strength":null}]}',
      '{"steps":[{"kind":"text","target":null,"value":"<script>","strength":null}],"quote":0}',
      '{"steps":[]}',
    ]) {
      chat.answerWith(() => answer)
      const [planned] = (await plan('调亮一点')).plans
      assert.deepEqual(
        planned?.steps.map(({ kind, value }) => [kind, value]),
        [['tone', '亮']],
        answer,
      )
      assert.equal(planned?.quote, 2)
    }
  })
})

describe('a chat model and a picture with a plan', () => {
  let job: JobView
  before(async () => {
    const params = { prompt: '湖边小屋，小船', count: 1, ratio: '1:1', style: 'flat', seed: 3 }
    const body = { requestId: 'paint-for-chat', params, quotedCredits: 2 }
    job = await order('/api/generate', body)
  })

  const read = (sentence: string) =>
    plan(sentence, { media: undefined, pictureId: job.pictures[0]?.id })
  const readSteps = ({ plans: [first] }: EditReading) =>
    first?.steps.map(({ kind, target, targetId, value }) => ({ kind, target, targetId, value }))

  test('is given the things with ids, and its steps become operations on them', async () => {
    chat.answerWith((body) => {
      const { things } = readData(body) as { things: { id: string; words: string[] }[] }
      const boat = things.find(({ words }) => words.includes('小船'))
      const step = { kind: 'recolour', target: boat?.id ?? '', value: '红色', strength: null }
      return JSON.stringify({ steps: [step] })
    })
    const sentence = '水上那玩意儿整喜庆点儿'
    const reading = await read(sentence)
    assert.deepEqual(readSteps(reading), [
      { kind: 'recolour', target: '小船', targetId: 'skiff-1', value: '红色' },
    ])
    const [planned] = reading.plans
    assert.deepEqual(planned?.params.operations, [
      { op: 'recolour', target: 'skiff-1', to: '红色' },
    ])
    assert.equal(planned?.quote, 2)
  })

  test('leaves the plan to the rules where a thing is not in the picture', async () => {
    const answer = { kind: 'remove', target: 'ghost-9', value: null, strength: null }
    chat.answerWith(() => JSON.stringify({ steps: [answer] }))
    const reading = await read('小船换成红色')
    assert.deepEqual(readSteps(reading)?.[0]?.targetId, 'skiff-1')
  })

  test('is not called for what no model may carry out', async () => {
    const answer = { kind: 'trait', target: '人', value: '游泳衣', strength: null }
    chat.answerWith(() => JSON.stringify({ steps: [answer] }))
    const calls = chat.accepted.length
    for (const ask of [read, plan])
      assert.equal((await ask('把她的衣服脱掉')).declined?.reason, 'cannot')
    assert.equal(chat.accepted.length, calls)
  })
})

test('a picture of someone else is not found', async () => {
  const other = (await signInByCalls(server.app, newPhone())).token
  const body = { media, sentence: '调亮一点' }
  const { status } = await callApi(server.app, 'POST', '/api/edit/plan', { token: other, body })
  assert.equal(status, 404)
})

describe('an edit that changed a part to keep', () => {
  test('says so until it is dismissed; its parent is laid back over it for nothing', async () => {
    const sentence = '调暗一点'
    const [planned] = (await plan(sentence)).plans
    assert.ok(planned)
    const done = await finish(planned, sentence)
    const owner = await callApi(server.app, 'GET', '/api/user/info', { token })
    const { id: userId } = owner.data as { id: string }
    const bounds = { x: 0.1, y: 0.1, width: 0.3, height: 0.3 }
    const drift = [{ name: '船', bounds, kind: 'changed' as const, changed: 0.4 }]
    const { db } = server.deps
    await transaction(db, (tx) => setDrift(tx, { userId, jobId: done.id, drift }))
    const read = async (id: string) =>
      (await callApi(server.app, 'GET', `/api/job/${id}`, { token })).data as JobView
    const shown = await read(done.id)
    assert.deepEqual([shown.drift, shown.doubt], [drift, 'open'])
    const url = `/api/edit/${done.id}`
    const back = await callApi(server.app, 'POST', `${url}/putBack`, {
      token,
      body: { name: '船' },
    })
    assert.equal(back.message, '')
    const { job } = back.data as { job: JobView }
    assert.deepEqual([job.costCredits, job.parentId, job.threadId], [0, done.id, done.threadId])
    const again = await callApi(server.app, 'POST', `${url}/putBack`, {
      token,
      body: { name: '船' },
    })
    assert.equal((again.data as { job: JobView }).job.id, job.id)
    const other = await callApi(server.app, 'POST', `${url}/putBack`, {
      token,
      body: { name: '猫' },
    })
    assert.equal(other.status, 404)
    assert.equal((await callApi(server.app, 'POST', `${url}/keepDrift`, { token })).message, '')
    const dismissed = await read(done.id)
    assert.deepEqual([dismissed.drift, dismissed.doubt], [undefined, null])
  })

  test('gets no suggestions where nothing was found in the picture', async () => {
    const url = `/api/edit/suggestions?picture=${media}`
    const { data } = await callApi(server.app, 'GET', url, { token })
    // Without a model that edits by words the local tools borrow of reference pictures.
    const references = { max: 4, roles: ['style', 'colour'], degrees: false }
    assert.deepEqual(data, { suggestions: [], references })
  })
})
