import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, describe, test } from 'node:test'
import { desc } from 'drizzle-orm'
import sharp from 'sharp'
import { identities, reviewItems } from '../../../platform/db/schema'
import { callApi, startTestApp, type TestApp } from '../../../testing/app'
import { makeJob, makePerson, type Person } from '../../../testing/works'

interface SeenRequest {
  readonly path: string
  readonly token: string | null
  readonly body: Record<string, unknown>
}

/** Answers as WeChat documents it; `texts` decides about texts, null = the line breaks. */
interface FakeWechat {
  readonly server: Server
  readonly requests: SeenRequest[]
  verdict: object | null
  tokens: number
}

function startFake(): FakeWechat {
  const fake: FakeWechat = { server: createServer(), requests: [], verdict: null, tokens: 0 }
  fake.server.on('request', (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const url = new URL(request.url ?? '', 'http://fake')
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>
      const token = url.searchParams.get('access_token')
      fake.requests.push({ path: url.pathname, token, body })
      const say = (answer: object) => response.end(JSON.stringify(answer))
      if (url.pathname === '/cgi-bin/stable_token')
        return say({ access_token: `t${++fake.tokens}`, expires_in: 7200 })
      if (fake.verdict === null) return response.destroy()
      if (token !== `t${fake.tokens}`) return say({ errcode: 40_001, errmsg: 'invalid credential' })
      if (url.pathname === '/wxa/media_check_async')
        return say({ errcode: 0, errmsg: 'ok', trace_id: `trace-${fake.requests.length}` })
      return say({ errcode: 0, errmsg: 'ok', trace_id: 'x', ...fake.verdict })
    })
  })
  return fake
}

const PASS = { result: { suggest: 'pass', label: 100 }, detail: [] }
const PUSH_TOKEN = 'push-token'

describe('checks by WeChat', () => {
  const fake = startFake()
  let server: TestApp
  let author: Person
  before(async () => {
    fake.server.listen(0, '127.0.0.1')
    await once(fake.server, 'listening')
    server = await startTestApp({
      env: {
        SAFETY: 'wechat',
        PUBLIC_URL: 'https://mo.example',
        WECHAT_APP_ID: 'wx1',
        WECHAT_APP_SECRET: 'secret',
        WECHAT_PUSH_TOKEN: PUSH_TOKEN,
        WECHAT_API_URL: `http://127.0.0.1:${(fake.server.address() as AddressInfo).port}`,
      },
    })
    author = await makePerson(server)
    const linkedAt = new Date()
    const identity = { provider: 'wechat-mini', subject: 'o-author' } as const
    await server.deps.db.insert(identities).values({ ...identity, userId: author.id, linkedAt })
  })
  beforeEach(() => {
    fake.requests.length = 0
    fake.verdict = PASS
  })
  after(async () => {
    await server.close()
    fake.server.closeAllConnections()
    fake.server.close()
  })

  const post = async (title: string, by = author) => {
    const job = await makeJob(server.deps, by.id)
    const body = { ...job, title }
    return callApi(server.app, 'POST', '/api/works/post', { token: by.token, body })
  }
  const newestItem = async () => {
    const [item] = await server.deps.db
      .select()
      .from(reviewItems)
      .orderBy(desc(reviewItems.createdAt))
      .limit(1)
    return item ?? null
  }
  const push = (body: object, over: Record<string, string> = {}) => {
    const timestamp = String(Math.floor(Date.now() / 1000))
    const signature = createHash('sha1')
      .update([PUSH_TOKEN, timestamp, 'n'].sort().join(''))
      .digest('hex')
    const query = new URLSearchParams({ signature, timestamp, nonce: 'n', ...over })
    return server.app.inject({ method: 'POST', url: `/api/wechat/push?${query}`, payload: body })
  }

  test('text and picture are sent in its form; one token serves many calls', async () => {
    assert.equal((await post('山居')).code, 0)
    const [, text, picture] = fake.requests
    const common = { version: 2, scene: 3, openid: 'o-author' }
    assert.deepEqual(text, {
      path: '/wxa/msg_sec_check',
      token: 't1',
      body: { ...common, content: '山居' },
    })
    assert.equal(picture?.path, '/wxa/media_check_async')
    assert.equal(picture?.body.media_type, 2)
    const address = new URL(String(picture?.body.media_url))
    assert.match(address.href, /^https:\/\/mo\.example\/api\/wechat\/copy\/.+\.jpg$/)
    const copy = await server.app.inject({ url: address.pathname })
    assert.deepEqual([copy.statusCode, copy.headers['content-type']], [200, 'image/jpeg'])
    assert.equal((await sharp(copy.rawPayload).metadata()).format, 'jpeg')
    const changed = address.pathname.replace(/\.(\d+)\./, (_, until) => `.${Number(until) + 1}.`)
    for (const path of [changed, '/api/wechat/copy/x.jpg', `${address.pathname}g`]) {
      assert.equal((await server.app.inject({ url: path })).statusCode, 404, path)
    }
    await post('水居')
    assert.equal(fake.tokens, 1)
  })

  test('a token that ended early is renewed once', async () => {
    fake.tokens += 1
    assert.equal((await post('林居')).code, 0)
    assert.deepEqual((await newestItem())?.reasons, {})
  })

  test('risky words are refused and named; a doubt reaches the reviewer', async () => {
    const detail = [{ strategy: 'keyword', errcode: 0, keyword: '坏话', label: 20_003 }]
    fake.verdict = { result: { suggest: 'risky', label: 20_003 }, detail }
    const refused = await post('说坏话')
    assert.equal(refused.status, 422)
    assert.match(refused.message, /「坏话」/)
    fake.verdict = { result: { suggest: 'review', label: 10_001 }, detail: [] }
    assert.equal((await post('来买')).code, 0)
    assert.deepEqual((await newestItem())?.reasons, { '微信建议复核（文字）：广告': 1 })
  })

  test('users without an open id are not checked under another’s: the reviewer gets a remark', async () => {
    const stranger = await makePerson(server)
    assert.equal((await post('村居', stranger)).code, 0)
    assert.equal(fake.requests.length, 0)
    assert.deepEqual((await newestItem())?.reasons, { 文字没能送去检查: 1, 图片没能送去检查: 1 })
  })

  test('prompts are checked too; without an answer nothing is painted', async () => {
    const generate = (person: Person) => {
      const params = { prompt: '一座山', model: 'studio' }
      const body = { params, quotedCredits: 2, requestId: crypto.randomUUID() }
      return callApi(server.app, 'POST', '/api/generate', { token: person.token, body })
    }
    await generate(author)
    const [requests] = fake.requests.filter(({ path }) => path === '/wxa/msg_sec_check')
    assert.deepEqual(requests?.body, {
      version: 2,
      openid: 'o-author',
      scene: 4,
      content: requests?.body.content,
    })
    assert.match(String(requests?.body.content), /一座山/)
    fake.verdict = { result: { suggest: 'risky', label: 20_001 }, detail: [] }
    assert.equal((await generate(author)).status, 422)
    fake.verdict = null
    const down = await generate(author)
    assert.equal(down.status, 503)
    assert.match(down.message, /内容检查暂时没有回应/)
    // Users away from the mini-program cannot be checked there.
    fake.verdict = { errcode: 61_010, errmsg: 'user not recent' }
    assert.notEqual((await generate(author)).status, 503)
  })

  test('an unreachable service refuses no text: the reviewer gets a remark', async () => {
    fake.verdict = null
    assert.equal((await post('夜居')).code, 0)
    assert.deepEqual((await newestItem())?.reasons, {
      文字没能送去检查: 1,
      图片没能送去检查: 1,
    })
  })

  test('its answer about a picture reaches the reviewer once, and only from WeChat', async () => {
    await post('画居')
    const traceId = `trace-${fake.requests.length}`
    const answer = {
      MsgType: 'event',
      Event: 'wxa_media_check',
      trace_id: traceId,
      errcode: 0,
      result: { suggest: 'risky', label: 20_002 },
    }
    const strange: Record<string, string>[] = [
      { signature: '00' },
      { timestamp: '1' },
      { nonce: 'other' },
    ]
    for (const over of strange) assert.equal((await push(answer, over)).statusCode, 403)
    assert.deepEqual((await newestItem())?.reasons, {})
    for (let time = 0; time < 2; time += 1) {
      const taken = await push(answer)
      assert.deepEqual([taken.statusCode, taken.body], [200, 'success'])
      assert.deepEqual((await newestItem())?.reasons, { '微信判为违规（图片）：色情': 1 })
    }
    assert.equal((await push({ Event: 'other' })).body, 'success')
  })
})
