import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import type { JobView } from '@contract/jobs'
import { readAigcRecords } from '@media/aigc/read'
import { type FakeApi, startFakeApi } from '../../integrations/engines/openai/testing/fake-api'
import { planKey } from '../../integrations/storage/keys'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { waitForEnd } from '../../testing/ended-jobs'
import { bringPicture, postPicture } from '../../testing/console-pictures'
import { readAdminLog, signInStaff } from '../../testing/staff'

type View = CallData<'GET /api/console/styles'>

const OUTSIDE = { engineId: 'openai', modelId: null, baseStyle: null, strength: null }
const HERE = { engineId: 'studio', modelId: null, baseStyle: 'ink', strength: 0.8 }
const RAIN = { ...OUTSIDE, name: '雨巷', template: '江南雨巷，{画面}，青石板反光', negative: '' }

describe('styles of the operator', () => {
  let api: FakeApi
  let server: TestApp
  let operator: { id: string; token: string }
  let person: { token: string }
  before(async () => {
    api = await startFakeApi({ pictureSize: '96x128' })
    const env = { OPENAI_BASE_URL: api.baseUrl, OPENAI_MODEL: 'painter-x', OPENAI_CREDITS: '3' }
    server = await startTestApp({ works: true, env })
    operator = await signInStaff(server, 'operator')
    person = await signInByCalls(server.app, newPhone())
  })
  after(async () => {
    await server.close()
    await api.close()
  })

  const post = (url: string, body: object) =>
    callApi(server.app, 'POST', `/api/console/${url}`, { token: operator.token, body })
  const add = async (style: object) => {
    const picture = await bringPicture(server, operator.token)
    const { data, message } = await post('styles', { ...style, picture })
    assert.ok(data, message)
    return data as View
  }
  const view = async () =>
    (await callApi(server.app, 'GET', '/api/console/styles', { token: operator.token }))
      .data as View
  const findStyleId = ({ styles }: View, called: string) =>
    styles.find(({ name }) => name === called)?.id ?? ''

  let sent = 0
  const order = (params: object, quotedCredits: number) => {
    const body = { requestId: `styled-${++sent}`, params, quotedCredits }
    return callApi(server.app, 'POST', '/api/generate', { token: person.token, body })
  }
  async function painted(params: object, quotedCredits: number): Promise<JobView> {
    const { data, message } = await order(params, quotedCredits)
    assert.equal(message, '')
    const { id } = (data as { job: JobView }).job
    return waitForEnd(server, { token: person.token, id })
  }
  const joinRequests = () => api.calls.map(({ body }) => body.toString()).join('\n')

  test('is offered where styles are, to its models alone, and its words are never sent to clients', async () => {
    const id = findStyleId(await add(RAIN), '雨巷')
    const publicViews = await Promise.all(
      ['styles/app', 'app-config/generate', 'model/app/page?pageSize=50'].map(
        async (url) => (await callApi(server.app, 'GET', `/api/${url}`)).data,
      ),
    )
    assert.doesNotMatch(JSON.stringify(publicViews), /青石板/)
    const [styles, config, page] = publicViews as [
      CallData<'GET /api/styles/app'>,
      CallData<'GET /api/app-config/generate'>,
      CallData<'GET /api/model/app/page'>,
    ]
    const card = styles.find((style) => style.id === id)
    assert.equal(card?.name, '雨巷')
    assert.equal((await server.app.inject(card?.thumbUrl ?? '')).statusCode, 200)
    assert.deepEqual(
      config.options.map(({ modelId, styleIds }) => [modelId, styleIds.includes(id)]),
      [
        ['painter-x', true],
        ['studio', false],
      ],
    )
    const tools = config.tools.filter(({ tool, styleIds }) => styleIds.includes(id) && tool)
    assert.deepEqual(
      tools.map(({ tool }) => tool).filter((tool) => !['text2img', 'grid', 'dalle'].includes(tool)),
      [],
    )
    assert.deepEqual(page.list.find((model) => model.styleId === id)?.tags, ['本站', '外接'])
  })

  test('a job is painted by the template at the price of its engine, and shows only the user’s words', async () => {
    const id = findStyleId(await view(), '雨巷')
    const job = await painted({ prompt: '一把$&油纸伞', style: id, model: 'painter-x' }, 3)
    assert.equal(job.status, 'succeeded')
    assert.match(joinRequests(), /江南雨巷，一把\$&油纸伞，青石板反光/)
    assert.doesNotMatch(JSON.stringify(job), /青石板/)
    assert.deepEqual([job.params.style, job.pictures[0]?.style], [id, id])
    assert.equal(job.costCredits, 3)
  })

  test('the reading of a job contains only the words of the user', async () => {
    const template = '{画面}，远山，月亮'
    const id = findStyleId(await add({ ...HERE, name: '墨月', template, negative: '' }), '墨月')
    const job = await painted({ prompt: '湖边的亭子，城楼', style: id, model: 'studio' }, 2)
    assert.equal(job.status, 'succeeded')
    assert.ok(job.reading?.understood.includes('亭子'))
    assert.deepEqual(job.reading?.substituted, [{ word: '城楼', by: '亭子' }])
    assert.doesNotMatch(JSON.stringify({ ...job, notes: [] }), /远山|月亮/)
    const { rows: pictures } = await server.deps.pool.query<{ under_key: string }>(
      'select under_key from pictures where job_id = $1',
      [job.id],
    )
    const file = await server.deps.storage.get(planKey(pictures[0]?.under_key ?? ''))
    const plan = JSON.parse(Buffer.from(file).toString()) as {
      reading: object
      things: { words: string[] }[]
    }
    assert.ok(plan.things.some(({ words }) => words.includes('亭子')))
    const said = JSON.stringify([plan.reading, plan.things.map(({ words }) => words)])
    assert.doesNotMatch(said, /远山|月亮/)
    const { rows } = await server.deps.pool.query('select applied_style from jobs where id = $1', [
      job.id,
    ])
    assert.deepEqual(rows[0]?.applied_style, {
      prompt: '湖边的亭子，城楼，远山，月亮',
      negativePrompt: '',
      style: 'ink',
      strength: 0.8,
    })
  })

  test('what is wrong with one is said in a sentence', async () => {
    const picture = await bringPicture(server, operator.token)
    const wrong = async (over: object) =>
      (await post('styles', { ...RAIN, ...HERE, picture, ...over })).message
    for (const [over, sentence] of [
      [{ template: '没有地方' }, /要有一处 \{画面\}/],
      [{ template: '{画面}{画面}' }, /要有一处/],
      [{ name: '' }, /请写名字/],
      [{ engineId: 'unknown' }, /没有这个引擎或模型/],
      [{ modelId: 'painter-x' }, /没有这个引擎或模型/],
      [{ baseStyle: 'nothing' }, /没有这种画风/],
      [{ ...OUTSIDE, strength: 0.4 }, /不能调强度/],
      [{ strength: 2 }, /强度在 0 和 1 之间/],
      [{ picture: 'unknown' }, /没有这张图/],
      [{ picture: await bringPicture(server, operator.token, { width: 90 }) }, /图片太小了/],
    ] as const)
      assert.match(await wrong(over), sentence)
    assert.equal((await postPicture(server, operator.token, Buffer.from('<svg/>'))).data, null)
    const mine = await signInStaff(server, 'operator')
    const others = await bringPicture(server, mine.token)
    assert.match(await wrong({ picture: others }), /没有这张图/)
  })

  test('a prompt that is too long with the template is refused by the style’s name', async () => {
    const id = findStyleId(await view(), '墨月')
    const { message, code } = await order(
      { prompt: '山'.repeat(795), style: id, model: 'studio' },
      2,
    )
    assert.match(message, /用「墨月」时画面描述最多 794 字/)
    assert.notEqual(code, 0)
  })

  test('is changed for orders to come, hidden, shown, and removed with its cover a day later', async () => {
    const before = (await view()).styles.find(({ name }) => name === '雨巷')
    assert.ok(before)
    const { id, key } = before
    const cover = await bringPicture(server, operator.token, { colour: '#aa3333' })
    const edit = { ...RAIN, template: '雪后，{画面}', picture: cover }
    const after = (await post(`styles/${id}`, edit)).data as View
    assert.notEqual(after.styles.find((style) => style.id === id)?.coverUrl, before.coverUrl)
    await painted({ prompt: '石桥', style: id, model: 'painter-x' }, 3)
    assert.match(joinRequests(), /雪后，石桥/)
    assert.match((await post(`styles/${id}`, { ...edit, ...HERE })).message, /不能换/)
    await post('catalogs/styles/show', { key, shown: false })
    const refused = await order({ prompt: '石桥', style: id, model: 'painter-x' }, 3)
    assert.match(refused.message, /没有这种风格/)
    await post('catalogs/styles/show', { key, shown: true })
    await post('catalogs/styles/remove', { key, reason: '过季' })
    assert.equal(findStyleId(await view(), '雨巷'), '')
    const url = after.styles.find((style) => style.id === id)?.coverUrl ?? ''
    assert.equal((await server.app.inject(url)).statusCode, 200, 'lists that name it still show it')
    const { rows } = await server.deps.pool.query<{ hours: number }>(
      `select round(extract(epoch from run_at - now()) / 3600)::int as hours
       from graphile_worker.jobs where task_identifier = 'delete_files'`,
    )
    assert.deepEqual(
      rows.map(({ hours }) => hours),
      [24, 24],
    )
    assert.deepEqual((await readAdminLog(server, operator.id)).slice(-4), [
      ['style-edit', id, null],
      ['catalog-hide', 'styles', key, null],
      ['catalog-show', 'styles', key, null],
      ['catalog-remove', 'styles', key, '过季'],
    ])
  })

  test('a try is painted and labelled, costs no credits and leaves no job', async () => {
    const jobs = async () => (await server.deps.pool.query('select id from jobs')).rows.length
    const count = await jobs()
    const body = { ...HERE, template: '{画面}，远山', negative: '', words: '湖边的亭子' }
    const { data, message } = await post('styles/try', body)
    assert.ok(data, message)
    const { picture } = data as CallData<'POST /api/console/styles/try'>
    const [, base64 = ''] = picture.split('base64,')
    assert.equal(readAigcRecords(Buffer.from(base64, 'base64')).length, 1)
    assert.equal(await jobs(), count)
    assert.deepEqual((await readAdminLog(server, operator.id)).at(-1), [
      'style-try',
      'studio',
      null,
    ])
  })
})
