import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import type { EditPlan, EditReading } from '@contract/edits'
import type { JobView } from '@contract/jobs'
import type { MediaRef } from '@contract/tools/media'
import { INITIAL_STRENGTH, type ReferenceRole } from '@contract/tools/references'
import { STUDIO_ID } from '../../integrations/engines/studio/capabilities'
import sharp from 'sharp'
import { gradient } from '../../integrations/engines/testing/requests'
import { startLocalImagesApi } from '../../integrations/engines/testing/openai/server'
import type { LocalServer } from '../../integrations/engines/testing/http'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { waitForSuccess } from '../../testing/ended-jobs'
import { uploadAs } from '../../testing/uploads'

const flat = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer()

let api: LocalServer
let server: TestApp
let token: string
let photo: MediaRef
let look: MediaRef
let painted: JobView

const toRef = ({ pictures }: JobView): MediaRef => `picture:${pictures[0]?.id ?? ''}`

before(async () => {
  api = await startLocalImagesApi('openai')
  server = await startTestApp({
    works: true,
    env: {
      WELCOME_CREDITS: '200',
      OPENAI_BASE_URL: `${api.address}/v1`,
      OPENAI_API_KEY: 'sk-local',
      OPENAI_MODEL: 'gpt-image-1',
      OPENAI_CREDITS: '7',
    },
  })
  token = (await signInByCalls(server.app, newPhone())).token
  photo = await uploadAs(server, token, await gradient(160, 120))
  look = await uploadAs(server, token, await gradient(64, 64, 220, 20))
  painted = await order('/api/generate', {
    params: {
      prompt: '湖边小屋，小船',
      count: 1,
      ratio: '1:1',
      style: 'watercolour',
      seed: 3,
      model: STUDIO_ID,
    },
    quotedCredits: 2,
  })
})
after(async () => {
  await server.close()
  await api.close()
})

async function send(path: string, body: object, by = token) {
  return callApi(server.app, 'POST', path, { token: by, body })
}

async function start(path: string, body: object): Promise<JobView> {
  const { data, message } = await send(path, { requestId: randomUUID(), ...body })
  assert.equal(message, '')
  return (data as { job: JobView }).job
}

async function order(path: string, body: object): Promise<JobView> {
  const { id } = await start(path, body)
  return waitForSuccess(server, { token, id })
}

function toOrder(plan: EditPlan, sentence: string): object {
  const { params, quote, summary, steps, keep, modelId } = plan
  const edit = { sentence, summary, steps, keep }
  return { params, quotedCredits: quote, modelId, edit }
}

const finish = (plan: EditPlan, sentence: string): Promise<JobView> =>
  order('/api/edit', toOrder(plan, sentence))

const submit = (plan: EditPlan, sentence: string): Promise<JobView> =>
  start('/api/tools/style-transfer', toOrder(plan, sentence))

const reference = (number: number, role: ReferenceRole, image = look) => ({
  number,
  image,
  role,
  strength: INITIAL_STRENGTH,
})

async function read(
  media: MediaRef,
  sentence: string,
  references: readonly object[],
  more: object = {},
): Promise<EditReading> {
  const { data, message } = await send('/api/edit/plan', { media, sentence, references, ...more })
  assert.equal(message, '')
  return data as EditReading
}

async function plan(...request: Parameters<typeof read>): Promise<EditPlan> {
  const reading = await read(...request)
  const [first] = reading.plans
  assert.ok(first, JSON.stringify(reading.declined))
  return first
}

const refuse = async (body: object, by = token): Promise<[number, string]> => {
  const { status, message } = await send('/api/edit/plan', body, by)
  return [status, message]
}

describe('reference pictures of an edit', () => {
  test('that are gone, foreign or too many are refused in one sentence each', async () => {
    const body = { media: photo, sentence: '用@1的颜色' }
    const with_ = (references: readonly object[]) => ({ ...body, references })
    const gone = reference(2, 'colour', 'upload:nothere')
    assert.deepEqual(await refuse(with_([gone])), [404, '图 2 已经不在了，换一张参考图再说'])
    const other = (await signInByCalls(server.app, newPhone())).token
    const own = await uploadAs(server, other, await gradient(40, 40))
    assert.equal(
      (await refuse({ ...with_([reference(1, 'colour')]), media: own }, other))[1],
      '图 1 已经不在了，换一张参考图再说',
    )
    const five = [1, 2, 3, 4, 1].map((number) => reference(number, 'colour'))
    assert.match((await refuse(with_(five)))[1], /最多 4 张/)
    const twice = [reference(1, 'colour'), reference(1, 'style')]
    assert.match((await refuse(with_(twice)))[1], /编号不能重复/)
  })

  test('lend a painted picture their colours, with what else the sentence says', async () => {
    const media = toRef(painted)
    const planned = await plan(media, '用@1的颜色', [reference(1, 'style'), reference(2, 'style')])
    assert.deepEqual(planned.steps, [{ kind: 'tone', value: '图1的颜色' }])
    assert.deepEqual(planned.references, {
      used: [1],
      notUsed: [{ number: 2, reason: '这句话没提到图 2' }],
    })
    const both = await plan(media, '去掉小船，用@1的颜色', [reference(1, 'colour')])
    const operations = both.params.operations as { op: string }[]
    assert.deepEqual(
      operations.map(({ op }) => op),
      ['remove', 'like'],
    )
    const again = await plan(media, '去掉小船，用@1的颜色', [reference(1, 'colour')], {
      steps: both.steps,
    })
    assert.deepEqual(again.params, both.params)
  })

  test('lend a painted picture their style: of a plan by its name, of a photograph by brushwork', async () => {
    const media = toRef(painted)
    // The style that the picture has already: it was read from the plan of the reference.
    const same = await read(media, '画成@1那样', [reference(1, 'style', media)])
    assert.match(same.declined?.message ?? '', /已经是水彩/)
    const brushed = await plan(media, '画成@1那样', [reference(1, 'style')])
    assert.deepEqual([brushed.tool, brushed.params.style], ['styleTransfer', look])
    const ofPhoto = await plan(photo, '画成@1那样', [reference(1, 'style')], { modelId: STUDIO_ID })
    const { id, sources, threadId } = await submit(ofPhoto, '画成@1那样')
    assert.deepEqual(sources.map(({ ref }) => ref).sort(), [photo, look].sort())
    assert.ok(threadId)
    await send(`/api/job/${id}/cancel`, {})
  })

  test('of a thing go to a model that takes them, after the picture and with its words', async () => {
    const references = [reference(1, 'object'), reference(3, 'colour')]
    const sentence = '小船换成@1，色调用图3的'
    for (const media of [toRef(painted), photo]) {
      const planned = await plan(media, sentence, references)
      assert.deepEqual([planned.tool, planned.modelId, planned.quote], ['edit', 'gpt-image-1', 7])
      assert.deepEqual(planned.references, { used: [1, 3], notUsed: [] })
      assert.deepEqual(planned.params, {
        image: media,
        instruction: '小船换成@1，色调用@3的',
        references,
      })
    }
    const planned = await plan(photo, sentence, references)
    const done = await finish(planned, sentence)
    assert.equal(done.sources.length, 2)
    const wire = api.calls.at(-1)?.body.toString() ?? ''
    assert.match(wire, /图1是要改的图。小船换成图2，色调用图3的。用图2里的物品/)
    assert.equal(wire.split('name="image[]"').length - 1, 3)
  })

  test('mentioned without a picture, or of a video, are said before anything is held', async () => {
    const { declined, plans } = await read(photo, '用@2的颜色', [reference(1, 'colour')])
    assert.deepEqual([plans.length, declined?.message], [0, '没有图 2，先加上这张参考图。'])
  })

  test('are refused with an order by an engine without them', async () => {
    const params = { image: photo, instruction: 'x', references: [reference(1, 'person')] }
    const { message } = await send('/api/edit', {
      requestId: randomUUID(),
      params,
      quotedCredits: 2,
      modelId: STUDIO_ID,
    })
    assert.match(message, /用不上图 1 的人物/)
  })
})

describe('without a model that takes them', () => {
  test('content is declined with colours and style of the same picture', async () => {
    const chosen = { modelId: STUDIO_ID }
    const { plans, declined } = await read(
      toRef(painted),
      '小船换成@1',
      [reference(1, 'object')],
      chosen,
    )
    assert.equal(plans.length, 0)
    assert.equal(declined?.message, '本地画笔不能照图 1 画物品，可以借它的颜色或画风。')
    assert.deepEqual(
      declined?.alternatives.map(({ summary, references }) => [summary, references?.used]),
      [
        ['换成图 1 的颜色', [1]],
        ['照图 1 的画风重画', [1]],
      ],
    )
    const two = await read(toRef(painted), '照@1的画风，去掉小船', [reference(1, 'style')], chosen)
    assert.match(two.declined?.message ?? '', /先改一样/)
    assert.equal(two.declined?.alternatives.length, 2)
  })

  test('one thing of a painted picture gets the main colour by its name', async () => {
    const sentence = '把小船换成@1的颜色，用@2的颜色'
    const yellow = await uploadAs(server, token, await flat('#f0b020'))
    const references = [reference(1, 'colour', yellow), reference(2, 'colour')]
    const planned = await plan(toRef(painted), sentence, references, { modelId: STUDIO_ID })
    const [recolour, tone] = planned.steps
    assert.deepEqual([recolour?.kind, recolour?.value], ['recolour', '黄色'])
    assert.equal(tone?.value, '图2的颜色')
    assert.match(planned.summary, /小船改成黄色（图 1 的主色）/)
    assert.deepEqual(planned.references, { used: [1, 2], notUsed: [] })
    const operations = planned.params.operations as { op: string; to: unknown }[]
    assert.deepEqual(
      operations.map(({ op }) => op),
      ['recolour', 'like'],
    )
    const more = { steps: planned.steps, modelId: STUDIO_ID }
    const again = await plan(toRef(painted), sentence, references, more)
    assert.deepEqual(again.params, planned.params)
    assert.deepEqual(again.references, planned.references)
  })

  test('a photograph takes a style with other wishes in one order: forms before, colours after', async () => {
    const sentence = '照@1的画风，亮一点，裁成1:1'
    const planned = await plan(photo, sentence, [reference(1, 'style')], { modelId: STUDIO_ID })
    const { style, steps } = planned.params as { style: string; steps: { tool: string }[] }
    assert.deepEqual([planned.tool, style], ['edit', look])
    assert.deepEqual(
      steps.map(({ tool }) => tool),
      ['crop', 'styleTransfer', 'tone'],
    )
    assert.deepEqual(planned.references, { used: [1], notUsed: [] })
    const done = await finish(planned, sentence)
    assert.equal(done.pictures[0]?.width, done.pictures[0]?.height)
    assert.deepEqual(done.sources.map(({ ref }) => ref).sort(), [photo, look].sort())
    const foreign = (await signInByCalls(server.app, newPhone())).token
    const own = await uploadAs(server, foreign, await gradient(160, 120))
    const { message } = await send(
      '/api/edit',
      { requestId: randomUUID(), params: { ...planned.params, image: own }, quotedCredits: 2 },
      foreign,
    )
    assert.notEqual(message, '')
  })

  test('a photograph takes colours with further steps', async () => {
    const sentence = '用@1的颜色，裁成1:1'
    const planned = await plan(photo, sentence, [reference(1, 'colour')], { modelId: STUDIO_ID })
    const steps = planned.params.steps as { tool: string }[]
    assert.deepEqual(
      steps.map(({ tool }) => tool),
      ['crop', 'tone'],
    )
    const done = await finish(planned, sentence)
    assert.deepEqual([done.pictures[0]?.width, done.pictures[0]?.height], [120, 120])
  })
})

test('the uses that edits make of them are known before a sentence is written', async () => {
  const url = `/api/edit/suggestions?picture=${encodeURIComponent(photo)}`
  const { data } = await callApi(server.app, 'GET', url, { token })
  const { references } = data as { references: { max: number; roles: string[] } }
  assert.deepEqual([references.max, references.roles.length], [4, 5])
})
