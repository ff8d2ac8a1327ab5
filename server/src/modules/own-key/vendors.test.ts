/** Keys of one's own for vendors: every model of theirs, for their owner alone, for no credits. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { Writable } from 'node:stream'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { JobView } from '@contract/jobs'
import { type LocalArk, startLocalArk } from '../../integrations/engines/testing/ark'
import {
  type LocalDashScope,
  startLocalDashScope,
} from '../../integrations/engines/testing/dashscope'
import { type LocalFal, startLocalFal } from '../../integrations/engines/testing/fal'
import { makeTestVideo } from '../../integrations/engines/testing/test-video'
import { createLog } from '../../platform/lib/log'
import { newPhone } from '../../testing/accounts'
import { type Answer, callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { waitForEnd } from '../../testing/ended-jobs'
import { PHOTO } from '../../testing/photos'
import { requireNowhere } from '../../testing/secrets'
import { uploadAs } from '../../testing/uploads'
import { createOwnEngines } from './engines'

const SECRETS = {
  dashscope: 'sk-my-dashscope-5f1d20c3',
  ark: 'my-ark-71e0b2c4-9d3f',
  fal: 'my-fal-8a6b:0c1d2e3f4a5b',
} as const
type VendorId = keyof typeof SECRETS
const IDS: readonly VendorId[] = ['dashscope', 'ark', 'fal']

interface StoredKey {
  readonly id: string
  readonly name: string
  readonly vendor: string | null
  readonly model: string
  readonly allowed: boolean
}

/** Local servers that own keys are sent to. */
let theirs: { dashscope: LocalDashScope; ark: LocalArk; fal: LocalFal }
/** The installation's own, by the operator's key. */
let operators: LocalDashScope
let server: TestApp
let token = ''
let log = ''
let answered = ''
let requests = 0

before(async () => {
  const video = await makeTestVideo({ seconds: 5, fps: 2 })
  theirs = {
    dashscope: await startLocalDashScope({ video, key: SECRETS.dashscope }),
    ark: await startLocalArk({ video, key: SECRETS.ark }),
    fal: await startLocalFal({ video, key: SECRETS.fal }),
  }
  operators = await startLocalDashScope({ video })
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString()
      done()
    },
  })
  const vendors = IDS.map((id) => `${id}=${theirs[id].base}`).join(',')
  server = await startTestApp({
    works: true,
    env: {
      OWN_KEY_VENDORS: vendors,
      WELCOME_CREDITS: '10',
      DASHSCOPE_API_KEY: 'sk-local',
      DASHSCOPE_BASE_URL: operators.base,
    },
    replace: { log: createLog('trace', { process: 'test', output }) },
  })
  token = (await signInByCalls(server.app, newPhone())).token
})
after(async () => {
  await server.close()
  await Promise.all([...Object.values(theirs), operators].map((one) => one.close()))
})

async function send(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: unknown,
  as = token,
): Promise<Answer> {
  const answer = await callApi(server.app, method, url, { token: as, ...(body ? { body } : {}) })
  answered += answer.response.payload
  return answer
}

const nextMinute = () => server.forward(60_000)

async function add(body: Record<string, unknown>, as = token): Promise<Answer> {
  nextMinute()
  return send('POST', '/api/user/own-keys', { name: '我的', apiKey: 'sk-any-key-1', ...body }, as)
}

const list = async (as = token) =>
  (await send('GET', '/api/user/own-keys', undefined, as)).data as {
    origins: string[]
    vendors: { id: string; name: string; models: { id: string; name: string }[] }[]
    list: StoredKey[]
  }

const storedKeys = new Map<VendorId, StoredKey>()
async function ensureKey(vendor: VendorId): Promise<StoredKey> {
  const before = storedKeys.get(vendor)
  if (before) return before
  const { code, message, data } = await add({
    name: `我的${vendor}`,
    vendor,
    apiKey: SECRETS[vendor],
  })
  assert.equal(code, 0, message)
  storedKeys.set(vendor, data as StoredKey)
  return data as StoredKey
}

async function ended(sent: Answer, as = token): Promise<JobView> {
  assert.equal(sent.code, 0, sent.message)
  const { id } = (sent.data as { job: JobView }).job
  return waitForEnd(server, { token: as, id })
}

const order = (call: string, body: Record<string, unknown>, as = token) =>
  send('POST', call, { requestId: `own-vendor-${++requests}`, quotedCredits: 0, ...body }, as)

const painted = async (model: string) =>
  ended(await order('/api/generate', { params: { prompt: '山', model, ratio: '1:1' } }))

const balance = async (): Promise<number> =>
  ((await send('GET', '/api/user/score')).data as { balance: number }).balance

interface Offered {
  readonly tool: string
  readonly model: { readonly id: string; readonly name: string }
  readonly perPicture: number
  readonly others: readonly Offered[]
}

async function offered(tool: string, as = token): Promise<readonly Offered[]> {
  const { data } = await send('GET', '/api/app-config/generate', undefined, as)
  const first = (data as { tools: Offered[] }).tools.find((one) => one.tool === tool)
  return first ? [first, ...first.others] : []
}

/** Every call to a vendor so far carried this key, and there was at least one. */
function requireOnly(vendor: VendorId): void {
  const scheme = vendor === 'fal' ? 'Key' : 'Bearer'
  const keys = theirs[vendor].calls.flatMap(({ headers }) => headers.authorization ?? [])
  assert.ok(keys.length > 0, vendor)
  assert.ok(
    keys.every((key) => key === `${scheme} ${SECRETS[vendor]}`),
    vendor,
  )
}

describe('keys of one’s own for vendors', () => {
  test('the operator’s vendors are named with what a key of them gives', async () => {
    const { origins, vendors } = await list()
    assert.deepEqual(origins, [])
    assert.deepEqual(
      vendors.map(({ id, name, models }) => [id, name, models.length > 2]),
      [
        ['dashscope', '阿里云百炼', true],
        ['ark', '火山方舟', true],
        ['fal', 'fal', true],
      ],
    )
  })

  test('a place is a vendor of the operator’s or an address, and a model one that is there', async () => {
    const refused = async (body: Record<string, unknown>, words: RegExp) => {
      const { code, message } = await add(body)
      assert.notEqual(code, 0, JSON.stringify(body))
      assert.match(message, words)
    }
    await refused({ vendor: 'midjourney' }, /没有开放这个服务方/)
    await refused({ vendor: 'openai' }, /没有开放这个服务方/)
    await refused({ vendor: 'ark', baseUrl: 'https://evil.example/v1' }, /只填一个/)
    await refused({ model: 'm', baseUrl: 'https://evil.example/v1' }, /不在允许的范围里/)
    await refused({ vendor: 'fal', model: 'acme/unheard-of' }, /「fal」没有这个模型/)
    await refused({ vendor: 'ark', model: 'a'.repeat(100) }, /没有这个模型/)
    assert.deepEqual((await list()).list, [])
  })

  for (const vendor of IDS)
    test(`${vendor}: the test asks with the key, paints nothing and costs nothing`, async () => {
      const { id } = await ensureKey(vendor)
      nextMinute()
      const url = `/api/user/own-keys/${id}/test`
      assert.deepEqual((await send('POST', url, {})).data, {
        works: true,
        message: '能用，密钥已被认可',
      })
      assert.equal(theirs[vendor].accepted().length, 0)
      requireOnly(vendor)
    })

  const WORDS = {
    dashscope: ['qwen-image-plus', 'Qwen-Image'],
    ark: ['doubao-seedream-4-5-251128', 'Seedream 4.5'],
    fal: ['fal-ai/qwen-image', 'Qwen-Image (fal)'],
  } as const
  for (const vendor of IDS)
    test(`${vendor}: paints by the key, for no credits`, async () => {
      const { id, name } = await ensureKey(vendor)
      const [model, called] = WORDS[vendor]
      const before = await balance()
      const job = await painted(`own:${id}/${model}`)
      assert.equal(job.status, 'succeeded', job.error?.message)
      assert.equal(job.model.name, `${name} · ${called}`)
      assert.deepEqual([job.engine.name, job.costCredits, job.spentCredits], [name, 0, 0])
      assert.equal(await balance(), before)
      assert.deepEqual([theirs[vendor].accepted().length, operators.accepted().length], [1, 0])
      requireOnly(vendor)
    })

  test('videos and other tools are there, too: behind the installation’s, for no credits', async () => {
    const image = await uploadAs(server, token, readFileSync(PHOTO))
    const { id } = await ensureKey('dashscope')
    const models = await offered('img2vid')
    const own = models.filter(({ model }) => model.id.startsWith('own:'))
    assert.ok(own.length >= 3, 'a model of each vendor')
    assert.deepEqual(models.slice(-own.length), own, 'they stand last')
    assert.ok(own.every(({ perPicture }) => perPicture === 0))
    const videoJob = await ended(
      await order('/api/generate/img2vid', {
        params: { image, seconds: 2, motion: 'in' },
        modelId: `own:${id}/wan2.7-i2v`,
      }),
    )
    assert.deepEqual(
      [videoJob.status, videoJob.spentCredits],
      ['succeeded', 0],
      videoJob.error?.message,
    )
    assert.equal(videoJob.pictures[0]?.durationMs, 2000)
    const { id: falId } = await ensureKey('fal')
    const captions = 'fal-ai/florence-2-large/detailed-caption'
    const read = await ended(
      await order('/api/generate/img2tag', {
        params: { image },
        modelId: `own:${falId}/${captions}`,
      }),
    )
    assert.deepEqual([read.status, read.spentCredits], ['succeeded', 0], read.error?.message)
    assert.equal(operators.accepted().length, 0)
  })

  test('a key for one model offers that alone', async () => {
    const one = { vendor: 'dashscope', model: 'wan2.7-image', apiKey: SECRETS.dashscope }
    const { data } = await add({ name: '单个', ...one })
    const { id } = data as StoredKey
    const own = (await offered('text2img')).filter(({ model }) => model.id.startsWith(`own:${id}`))
    assert.deepEqual(
      own.map(({ model }) => [model.id, model.name]),
      [[`own:${id}/wan2.7-image`, '单个 · 万相 2.7']],
    )
    nextMinute()
    const url = `/api/user/own-keys/${id}`
    const changed = await send('PUT', url, { name: '换了', model: 'qwen-image-plus' })
    assert.deepEqual([changed.code, (changed.data as StoredKey).model], [0, 'qwen-image-plus'])
    assert.equal((await send('PUT', url, { model: 'a'.repeat(100) })).code, 3001)
    assert.equal((await painted(`own:${id}/qwen-image-plus`)).model.name, '换了 · Qwen-Image')
    assert.equal((await send('DELETE', url)).code, 0)
  })

  test('other users cannot use it; the installation’s jobs go by its own key', async () => {
    const { id } = await ensureKey('dashscope')
    const stranger = (await signInByCalls(server.app, newPhone())).token
    assert.ok((await offered('text2img', stranger)).every(({ model }) => !model.id.includes(id)))
    const model = `own:${id}/qwen-image-plus`
    const stolen = await order('/api/generate', { params: { prompt: '山', model } }, stranger)
    assert.deepEqual([stolen.code, stolen.message], [3002, '没有这个模型，请换一个'])
    const before = IDS.map((vendor) => theirs[vendor].calls.length)
    for (const as of [stranger, token]) {
      const params = { prompt: '山', model: 'qwen-image-plus', ratio: '1:1' }
      const job = await ended(await order('/api/generate', { params, quotedCredits: 4 }, as), as)
      assert.deepEqual([job.status, job.spentCredits], ['succeeded', 4], job.error?.message)
    }
    assert.equal(operators.accepted().length, 2)
    assert.ok(operators.calls.every(({ headers }) => !headers.authorization?.includes('my-')))
    assert.deepEqual(
      IDS.map((vendor) => theirs[vendor].calls.length),
      before,
      'by no key of mine',
    )
  })

  test('a cancel reaches the vendor by the same key', async () => {
    const { id } = await ensureKey('dashscope')
    const { quirks, calls } = theirs.dashscope
    quirks.stepMs = 60_000
    const params = { prompt: '山', model: `own:${id}/qwen-image-plus`, ratio: '1:1' }
    const callCount = theirs.dashscope.accepted().length
    const sent = await order('/api/generate', { params })
    const { id: jobId } = (sent.data as { job: JobView }).job
    while (theirs.dashscope.accepted().length === callCount) await sleep(30)
    assert.equal((await send('POST', `/api/job/${jobId}/cancel`, {})).code, 0)
    while (!calls.some(({ url }) => url.pathname.endsWith('/cancel'))) await sleep(30)
    quirks.stepMs = 0
    requireOnly('dashscope')
  })

  test('what is wrong with the key is reported to its owner, and costs nothing', async () => {
    const { id, name } = await ensureKey('ark')
    const model = `own:${id}/doubao-seedream-4-5-251128`
    const failing = async (status: number, code: string) => {
      const isSubmit = ({ url }: { url: URL }) => url.pathname.endsWith('/images/generations')
      theirs.ark.answerTo(
        isSubmit,
        (_call, response) => {
          response.writeHead(status, { 'content-type': 'application/json' })
          response.end(JSON.stringify({ error: { code, message: `key ${SECRETS.ark}` } }))
        },
        { times: 1 },
      )
      const job = await painted(model)
      assert.deepEqual([job.status, job.spentCredits], ['failed', 0])
      return job.error?.message ?? ''
    }
    assert.match(await failing(401, 'AuthenticationError'), new RegExp(`「${name}」没有认可`))
    assert.match(await failing(403, 'AccountOverdueError'), /没有余额或额度/)
    assert.match(await failing(404, 'ModelNotOpen'), /没有开通它/)
    assert.match(await failing(400, 'InputTextSensitiveContentDetected'), /拒绝画这个内容/)
    const health = await server.deps.pool.query(
      "select 1 from engine_health where engine_id like 'own:%'",
    )
    assert.equal(health.rows.length, 0)
  })

  test('a vendor the operator takes back, or moves elsewhere, is neither offered nor called', async () => {
    const { id } = await ensureKey('ark')
    const { ownEngines, config, db, keys, engines } = server.deps
    const { id: userId } = (await send('GET', '/api/user/info')).data as { id: string }
    const model = `own:${id}/doubao-seedream-4-5-251128`
    assert.ok((await ownEngines.loadUserEngines(userId)).forModel(model))
    const moved = config.ownKeyVendors.map((one) => ({ ...one, baseUrl: 'https://moved.example' }))
    for (const ownKeyVendors of [[], moved]) {
      const other = createOwnEngines({ db, keys, engines, config: { ...config, ownKeyVendors } })
      assert.equal((await other.loadUserEngines(userId)).forModel(model), null)
      await assert.rejects(other.open(`own:${id}`, userId), /不再允许/)
    }
    await assert.rejects(ownEngines.open(`own:${id}`, 'other-user'), /已经移除/)
  })

  test('the keys stand nowhere but sealed: not in answers, logs, exports or any table', async () => {
    for (const vendor of IDS) await ensureKey(vendor)
    const secrets = Object.values(SECRETS)
    assert.ok(log.includes('own-keys'), 'the log was looked at')
    await requireNowhere(server, { token, secrets, words: { answered, log } })
  })
})
