import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import type { EditPlan, EditReading, ThreadView } from '@contract/edits'
import type { JobView } from '@contract/jobs'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'

let server: TestApp
let token: string
let job: JobView

before(async () => {
  server = await startTestApp({ works: true, env: { WELCOME_CREDITS: '100' } })
  token = (await signInByCalls(server.app, newPhone())).token
  job = await finish('/api/generate', {
    requestId: 'paint-lake',
    params: {
      prompt: '湖边小屋，小船，月亮',
      count: 1,
      ratio: '1:1',
      style: 'watercolour',
      seed: 3,
    },
    quotedCredits: 2,
  })
})
after(() => server.close())

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

const send = (method: Method, url: string, body?: object, by = token) =>
  callApi(server.app, method, url, { token: by, ...(body && { body }) })

async function call<T>(method: Method, url: string, body?: object): Promise<T> {
  const { data, message } = await send(method, url, body)
  assert.equal(message, '')
  return data as T
}

async function finish(path: string, body: object): Promise<JobView> {
  const { id } = (await call<{ job: JobView }>('POST', path, body)).job
  for (let tries = 0; tries < 800; tries += 1) {
    const now = await call<JobView>('GET', `/api/job/${id}`)
    assert.notEqual(now.status, 'failed', now.error?.message)
    if (now.status === 'succeeded') return now
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('the job did not end')
}

const pictureId = ({ pictures }: JobView): string => pictures[0]?.id ?? ''

const plan = (sentence: string, of = job, more: object = {}): Promise<EditReading> =>
  call('POST', '/api/edit/plan', { pictureId: pictureId(of), sentence, ...more })

async function planFirst(sentence: string, of = job, more: object = {}): Promise<EditPlan> {
  const reading = await plan(sentence, of, more)
  const [first] = reading.plans
  assert.ok(first, JSON.stringify(reading.declined))
  return first
}

function order(planned: EditPlan, sentence: string, parentId: string, threadId?: string) {
  const { params, quote, summary, steps, keep, modelId } = planned
  return {
    ...{ requestId: randomUUID(), params, quotedCredits: quote, modelId, parentId },
    edit: { sentence, summary, steps, keep, ...(threadId && { threadId }) },
  }
}

const readBalance = async (): Promise<number> =>
  (await call<{ balance: number }>('GET', '/api/user/score')).balance

describe('a sentence about a picture of the painter', () => {
  test('is planned with its price, its things and what stays; nothing is charged', async () => {
    const before = await readBalance()
    const planned = await planFirst('把小船换成红色')
    assert.equal(planned.tool, 'edit')
    assert.deepEqual(
      planned.steps.map(({ kind, value }) => [kind, value]),
      [['recolour', '红色']],
    )
    assert.equal(planned.quote, 2)
    const changed = planned.regions.filter(({ role }) => role === 'change')
    assert.deepEqual(
      changed.map(({ id }) => id),
      [planned.steps[0]?.targetId],
    )
    assert.ok(planned.keep.includes('月亮') && planned.keep.includes('构图'), planned.keep.join())
    assert.equal(await readBalance(), before)
  })

  test('is carried out as planned, as a version of a thread, once for one request id', async () => {
    const sentence = '去掉月亮'
    const planned = await planFirst(sentence)
    const body = order(planned, sentence, job.id)
    const before = await readBalance()
    const done = await finish('/api/edit', body)
    const again = await call<{ job: JobView }>('POST', '/api/edit', body)
    assert.equal(again.job.id, done.id)
    assert.equal(await readBalance(), before - planned.quote)
    assert.equal(done.parentId, job.id)
    assert.deepEqual([done.sentence, done.planSummary], [sentence, planned.summary])
    const { things } = await call<{ things: { name: string }[] }>(
      'GET',
      `/api/job/${done.id}/things`,
    )
    assert.ok(!things.some(({ name }) => name === '月亮') && things.length > 0)

    const thread = await call<ThreadView>('GET', `/api/thread/${done.threadId}`)
    assert.deepEqual(
      thread.versions.map(({ number, jobId, status }) => [number, jobId, status]),
      [
        [1, job.id, 'succeeded'],
        [2, done.id, 'succeeded'],
      ],
    )
    const [first, second] = thread.versions
    assert.equal(second?.parentId, first?.id)
    assert.equal(thread.currentId, second?.id)
  })
})
