import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import type { EditPlan, EditReading, ThreadView } from '@contract/edits'
import type { WorkMaking } from '@contract/endpoints/work-making'
import type { JobView } from '@contract/jobs'
import { eq } from 'drizzle-orm'
import { editVersions } from '../../platform/db/schema'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { waitForSuccess } from '../../testing/ended-jobs'

let server: TestApp
let token: string
let job: JobView
/** The first version of the thread that was made of it. */
let edited: JobView

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

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

const send = (method: Method, url: string, body?: object, by = token) =>
  callApi(server.app, method, url, { token: by, ...(body && { body }) })

async function call<T>(method: Method, url: string, body?: object): Promise<T> {
  const { data, message } = await send(method, url, body)
  assert.equal(message, '')
  return data as T
}

async function finish(path: string, body: object): Promise<JobView> {
  const { id } = (await call<{ job: JobView }>('POST', path, body)).job
  return waitForSuccess(server, { token, id })
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
    requestId: randomUUID(),
    params,
    quotedCredits: quote,
    modelId,
    parentId,
    edit: { sentence, summary, steps, keep, ...(threadId && { threadId }) },
  }
}

const readBalance = async (): Promise<number> =>
  (await call<{ balance: number }>('GET', '/api/user/score')).balance

describe('a sentence about a picture of the painter', () => {
  test('a character is put into a picture with its looks, and named in the summary', async () => {
    const card = { pictures: [], looks: undefined, real: null }
    const words = '女孩，黑短发，红围巾'
    await call('POST', '/api/characters', { ...card, name: '小夏', words })
    const planned = await planFirst('加一个@小夏')
    assert.equal(planned.summary.includes('小夏'), true, planned.summary)
    assert.equal(planned.summary.includes('黑短发'), false, planned.summary)
    const [operation] = planned.params.operations as { op: string; to: string }[]
    assert.deepEqual([operation?.op, operation?.to], ['add', '黑短发红围巾的女孩'])
    const other = (await signInByCalls(server.app, newPhone())).token
    const { status } = await send(
      'POST',
      '/api/edit/plan',
      {
        pictureId: pictureId(job),
        sentence: '加一个@小夏',
      },
      other,
    )
    assert.equal(status, 404)
    const unknown = await plan('加一个@小秋')
    assert.ok(unknown.plans.length === 0 || !unknown.plans[0]?.summary.includes('黑短发'))
  })

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

  test('is suggested for things of this picture, and each suggestion has a plan', async () => {
    const url = `/api/edit/suggestions?picture=picture:${pictureId(job)}`
    const { suggestions } = (await send('GET', url)).data as {
      suggestions: { sentence: string }[]
    }
    const sentences = suggestions.map(({ sentence }) => sentence)
    assert.equal(sentences.length, 3, sentences.join())
    const kinds: (string | undefined)[] = []
    for (const sentence of sentences) {
      const { steps } = await planFirst(sentence)
      assert.equal(steps.length, 1, sentence)
      kinds.push(steps[0]?.kind)
    }
    // A removal is the last.
    assert.deepEqual(kinds, ['time', 'recolour', 'weather'])
  })

  test('with a box changes what lies in the box alone, and says what the box cannot hold', async () => {
    const [moon, boat] = await Promise.all(
      ['去掉月亮', '把小船换成红色'].map(async (sentence) => {
        const { regions } = await planFirst(sentence)
        const changed = regions.find(({ role }) => role === 'change')
        assert.ok(changed)
        return changed
      }),
    )
    assert.ok(moon && boat)
    const boxed = await planFirst('去掉这个', job, { box: moon.bounds })
    assert.deepEqual(
      boxed.steps.map(({ kind, targetId }) => [kind, targetId]),
      [['remove', moon.id]],
    )
    const outside = await plan('把小船换成红色', job, { box: moon.bounds })
    assert.equal(outside.plans.length, 0)
    assert.match(outside.declined?.message ?? '', /框里有.*月亮/)
    assert.equal(outside.declined?.alternatives[0]?.steps[0]?.targetId, boat.id)
    const whole = await plan('下雪', job, { box: moon.bounds })
    assert.match(whole.declined?.message ?? '', /整张/)
    assert.equal(whole.declined?.alternatives.length, 1)
    const tiny = { x: 0.5, y: 0.5, width: 0.001, height: 0.2 }
    const body = { pictureId: pictureId(job), sentence: '去掉月亮', box: tiny }
    assert.equal((await send('POST', '/api/edit/plan', body)).status, 400)
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
    edited = done
  })
})

describe('a thread of edits', () => {
  const read = (): Promise<ThreadView> => call('GET', `/api/thread/${edited.threadId}`)

  test('follows it to the thing of the sentence before, and undo to the version before', async () => {
    const threadId = edited.threadId ?? ''
    const thread = await read()
    const [first] = thread.versions
    const undo = await planFirst('撤回', edited, { threadId })
    assert.deepEqual([undo.tool, undo.quote, undo.params], ['undo', 0, { versionId: first?.id }])
    const back = await call<ThreadView>('PUT', `/api/thread/${threadId}`, {
      currentId: first?.id,
    })
    assert.deepEqual([back.currentId, back.versions.length], [first?.id, 2])
    const [none] = [await plan('撤回', job, { threadId })]
    assert.deepEqual([none.plans.length, none.declined?.reason], [0, 'cannot'])
    const { steps } = await planFirst('它缩小一点', job, {
      threadId,
      versionId: thread.versions[1]?.id,
    })
    assert.match(steps[0]?.targetId ?? '', /^moon/)
  })

  test('lends the colours of a version, and declines what cannot be lent', async () => {
    const threadId = edited.threadId ?? ''
    const planned = await planFirst('颜色像第1版', edited, { threadId })
    assert.deepEqual(planned.steps, [{ kind: 'tone', value: '第1版的颜色' }])
    const [operation] = planned.params.operations as { op: string; to: { mean: number[] } }[]
    assert.deepEqual([operation?.op, operation?.to.mean.length], ['like', 3])
    const again = await plan('颜色像第1版', edited, { threadId, steps: planned.steps })
    assert.deepEqual(again.plans[0]?.params, planned.params)
    const refuse = async (sentence: string, more: object = { threadId }) =>
      (await plan(sentence, edited, more)).declined?.message ?? ''
    assert.match(await refuse('颜色像第9版'), /没有第 9 版/)
    assert.match(await refuse('人物换成图1'), /不能照另一张图画人物/)
    assert.match(await refuse('颜色像第1版', {}), /先改一次/)
    // the style of a painted version is the one that this picture has
    assert.match(await refuse('画风用第1版的'), /已经是水彩/)
  })

  test('branches where an older version is continued', async () => {
    const sentence = '变成黄昏'
    const planned = await planFirst(sentence)
    const branch = await finish('/api/edit', order(planned, sentence, job.id, edited.threadId))
    assert.equal(branch.threadId, edited.threadId)
    const { versions, currentId } = await read()
    const parents = versions.map(
      ({ parentId }) => versions.find(({ id }) => id === parentId)?.number,
    )
    assert.deepEqual(parents, [undefined, 1, 1])
    assert.equal(currentId, versions[2]?.id)
  })

  test('is published with what was said when its author wants it, and blocked words keep it private', async () => {
    const content = { jobId: edited.id, pictureId: pictureId(edited), title: '湖' }
    const { db } = server.deps
    const said = eq(editVersions.jobId, edited.id)
    const [before] = await db.select().from(editVersions).where(said)
    await db.update(editVersions).set({ sentence: '画上写加微信' }).where(said)
    const refused = await send('POST', '/api/works/post', { ...content, withSteps: true })
    assert.equal(refused.status, 422)
    assert.match(refused.message, /加微信/)
    await db
      .update(editVersions)
      .set({ sentence: before?.sentence ?? null })
      .where(said)
    type Shown = { id: string; making: WorkMaking | null; remakable: boolean }
    const hidden = await call<Shown>('POST', '/api/works/post', content)
    assert.deepEqual([hidden.making, hidden.remakable], [null, false])
    await call('POST', '/api/works/cancelPost', { id: hidden.id })
    const shown = await call<Shown>('POST', '/api/works/post', { ...content, withSteps: true })
    assert.equal(shown.id, hidden.id)
    assert.deepEqual(shown.making?.sentences, ['去掉月亮'])
    assert.equal(shown.making?.first?.params.prompt, '湖边小屋，小船，月亮')
    assert.equal(shown.remakable, true)
    await call('POST', '/api/works/cancelPost', { id: shown.id })
    const closed = { ...content, withSteps: true, promptShown: false }
    const { making } = await call<Shown>('POST', '/api/works/post', closed)
    assert.deepEqual(making, { sentences: ['去掉月亮'], first: null })
    await call('POST', '/api/works/cancelPost', { id: shown.id })
  })

  test('is listed with its picture and can be renamed', async () => {
    const { id } = await call<ThreadView>('PUT', `/api/thread/${edited.threadId}`, {
      title: '湖',
    })
    const { list } = await call<{
      list: { id: string; title: string; versionCount: number; thumbUrl: string | null }[]
    }>('GET', '/api/thread/my')
    assert.deepEqual(
      list.map(({ id: of, title, versionCount }) => [of, title, versionCount]),
      [[id, '湖', 3]],
    )
    assert.ok(list[0]?.thumbUrl)
  })

  test('stays readable when the job of a version is deleted', async () => {
    await call('DELETE', `/api/job/myjob?ids=${edited.id}`)
    const [, second] = (await read()).versions
    assert.deepEqual(
      [second?.status, second?.jobId, second?.picture, second?.sentence],
      ['deleted', null, null, '去掉月亮'],
    )
  })

  test('gives the children of a deleted version to its parent, and its job goes with it', async () => {
    const before = (await read()).versions
    const branch = before[2]?.jobId ?? ''
    const [first, second, third] = before.map(({ id }) => id)
    await server.deps.pool.query('update edit_versions set parent_id = $1 where id = $2', [
      second,
      third,
    ])
    const url = `/api/thread/${edited.threadId}/version`
    const left = await call<ThreadView>('DELETE', `${url}/${second}`)
    assert.deepEqual(
      left.versions.map(({ id, parentId }) => [id, parentId]),
      [
        [first, null],
        [third, first],
      ],
    )
    await call('DELETE', `${url}/${third}`)
    assert.equal((await send('GET', `/api/job/${branch}`)).status, 404)
    assert.equal((await send('GET', `/api/job/${job.id}`)).status, 200)
  })

  test('is deleted without its pictures', async () => {
    await call('DELETE', `/api/thread/${edited.threadId}`)
    assert.equal((await send('GET', `/api/thread/${edited.threadId}`)).status, 404)
    assert.equal((await send('GET', `/api/job/${job.id}`)).status, 200)
  })
})

describe('a sentence that cannot be carried out', () => {
  const refused = async (body: object, by = token): Promise<[number, string]> => {
    const { status, message } = await send('POST', '/api/edit/plan', body, by)
    assert.match(message, /^[^\n]*[\u4e00-\u9fff][^\n]*$/)
    return [status, message]
  }

  test('empty, too long, without a picture or with two is refused in a sentence', async () => {
    const picture = { pictureId: pictureId(job) }
    const media = `picture:${pictureId(job)}`
    for (const body of [
      { ...picture, sentence: '   ' },
      { ...picture, sentence: '长'.repeat(2_000) },
      { sentence: '变成夜晚' },
      { ...picture, media, sentence: '变成夜晚' },
      { ...picture, sentence: '变成夜晚', steps: [{ kind: 'explode' }] },
    ])
      assert.equal((await refused(body))[0], 400)
  })

  test('about a picture or a thread of another person, or a deleted one, finds nothing', async () => {
    const stranger = (await signInByCalls(server.app, newPhone())).token
    const body = { pictureId: pictureId(job), sentence: '变成夜晚' }
    assert.equal((await refused(body, stranger))[0], 404)
    assert.equal((await refused({ ...body, pictureId: pictureId(edited) }))[0], 404)
    assert.equal((await refused({ ...body, threadId: 'unknown' }))[0], 404)
  })

  test('declined ones say why, cost nothing and hold nothing', async () => {
    const before = await readBalance()
    const reasons: Record<string, string> = {}
    for (const sentence of [
      '谢谢',
      '更好看一点',
      '小屋变大，小屋变小',
      '把小屋换成引力波',
      '加上一包毒品',
    ])
      reasons[sentence] = (await plan(sentence)).declined?.reason ?? 'planned'
    assert.deepEqual(reasons, {
      谢谢: 'not-understood',
      更好看一点: 'not-understood',
      '小屋变大，小屋变小': 'cannot',
      把小屋换成引力波: 'cannot',
      加上一包毒品: 'blocked',
    })
    assert.equal(await readBalance(), before)
  })

  test('orders without operations, or with ones that are none, hold nothing', async () => {
    const before = await readBalance()
    const image = `picture:${pictureId(job)}`
    for (const operations of [[], [{ op: 'explode' }], [{ op: 'remove' }], 'remove']) {
      const body = { requestId: randomUUID(), params: { image, operations }, quotedCredits: 2 }
      const { status, message } = await send('POST', '/api/edit', body)
      assert.equal(status, 400, message)
    }
    assert.equal(await readBalance(), before)
  })
})
