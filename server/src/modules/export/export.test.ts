import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import {
  comments,
  contestEntries,
  contests,
  contestVotes,
  dataExports,
  editThreads,
  editVersions,
  identities,
  passkeys,
  pictures,
  pushSubscriptions,
  sessions,
} from '../../platform/db/schema'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import { makeApiKey } from '../../testing/api-keys'
import { uploadAs } from '../../testing/uploads'
import { addPlan, makeJob, makePerson, makeWork, patches, type Person } from '../../testing/works'
import { readZip } from '../../testing/zip'
import { packExport } from './pack'
import { sweepExports } from './service'

interface View {
  readonly state: string
  readonly sizeBytes: number | null
  readonly url: string | null
}

describe('导出我的数据', () => {
  let server: TestApp
  before(async () => {
    server = await startTestApp()
  })
  after(() => server.close())

  const request = async ({ token }: Person) =>
    (await callApi(server.app, 'POST', '/api/user/export', { token })).data as View
  const read = async ({ token }: Person) =>
    (await callApi(server.app, 'GET', '/api/user/export', { token })).data as View | null
  async function pack(person: Person): Promise<string> {
    const mine = eq(dataExports.userId, person.id)
    const [row] = await server.deps.db.select().from(dataExports).where(mine)
    assert.ok(row)
    await packExport(server.deps, row.id)
    return row.id
  }

  test('the ZIP holds pictures, uploads, parameters, works, albums and the ledger', async () => {
    const { deps, app } = server
    const person = await makePerson(server)
    const stranger = await makePerson(server)
    await makeJob(deps, stranger.id)
    const seen = await makeWork(deps, stranger.id, { title: '别人的海' })
    const favourite = { id: seen, favourite: true }
    await callApi(app, 'POST', '/api/works/favourite', { token: person.token, body: favourite })
    const said = { workId: seen, state: 'public' } as const
    await deps.db.insert(comments).values([
      { ...said, id: 'c1', userId: person.id, words: '我说的', requestId: 'r1' },
      { ...said, id: 'c2', userId: person.id, words: '', requestId: 'r2', state: 'deleted' },
      { ...said, id: 'c3', userId: stranger.id, words: '别人说的', requestId: 'r3' },
    ])
    const { jobId, pictureId } = await makeJob(deps, person.id, { params: { prompt: '雪山' } })
    await addPlan(deps, { jobId, pictureId }, { kernel: 'k', words: '雪山' })
    const own = await makeWork(deps, person.id, { finished: { jobId, pictureId }, title: '雪山图' })
    const [begun, ended] = [new Date('2026-11-01'), new Date('2026-11-08')]
    const theme = { id: 'week', number: 900, title: '雪夜归人', brief: '雪', prompt: '雪' }
    const times = { startsAt: begun, endsAt: ended, resultAt: ended }
    await deps.db.insert(contests).values({ ...theme, ...times, prizes: [300] })
    await deps.db.insert(contestEntries).values([
      { id: 'e1', contestId: 'week', workId: own, userId: person.id, slot: 1, place: 1, votes: 7 },
      { id: 'e2', contestId: 'week', workId: seen, userId: stranger.id, slot: 1 },
    ])
    await deps.db.insert(contestVotes).values([
      { entryId: 'e2', userId: person.id },
      { entryId: 'e1', userId: stranger.id },
    ])
    for (const target of ['雾', '桥'])
      await callApi(app, 'POST', '/api/mute/add', {
        token: target === '雾' ? person.token : stranger.token,
        body: { kind: 'tag', target },
      })
    const followed = { tag: '山水', following: true }
    await callApi(app, 'POST', '/api/follow/tag', { token: person.token, body: followed })
    const body = { name: '山水', jobIds: [jobId] }
    await callApi(app, 'POST', '/api/album', { token: person.token, body })
    const thread = { id: 't', userId: person.id, title: '雪山' }
    await deps.db.insert(editThreads).values([thread, { ...thread, id: 'u', userId: stranger.id }])
    await deps.db.insert(editVersions).values([
      { id: 'v', threadId: 't', number: 1, jobId, sentence: '去掉月亮' },
      { id: 'w', threadId: 'u', number: 1, sentence: '别人的话' },
    ])
    const upload = (await uploadAs(server, person.token, await patches(3))).slice('upload:'.length)

    const identity = { provider: 'wechat-mini', subject: 'o-mine' } as const
    await deps.db
      .insert(identities)
      .values({ ...identity, userId: person.id, linkedAt: deps.now() })

    const stored = { userHandle: 'h', publicKey: 'of-the-key', counter: 0, transports: [] }
    const passkey = { ...stored, id: 'p', credentialId: 'c', userId: person.id, name: '我的手机' }
    await deps.db.insert(passkeys).values(passkey)

    const [session] = await deps.db.select().from(sessions).where(eq(sessions.userId, person.id))
    await deps.db.insert(pushSubscriptions).values({
      id: 'b',
      userId: person.id,
      sessionId: session?.id ?? '',
      device: 'iPhone · Safari',
      endpoint: 'https://push.example/1',
      p256dh: 'key-of-browser',
      auth: 'auth-of-browser',
    })

    const { key } = await makeApiKey(server, person.id, { scopes: ['webhooks'] })
    const headers = { authorization: `Bearer ${key}` }
    const payload = { url: 'https://1.1.1.1/hook', events: ['job.failed'] }
    const hook = await app.inject({ method: 'POST', url: '/v1/webhooks', headers, payload })
    const { secret } = hook.json<{ secret: string }>()

    assert.equal(await read(person), null)
    assert.deepEqual((await request(person)).state, 'queued')
    const id = await pack(person)
    const ready = await read(person)
    assert.equal(ready?.state, 'ready')
    assert.match(String(ready?.url), /^\/exports\/[\w-]+\?session=/)

    const [row] = await deps.db.select().from(dataExports).where(eq(dataExports.id, id))
    const zip = readZip(Buffer.from(await deps.storage.get(String(row?.key))))
    const names = [...zip.keys()].sort()
    assert.equal(names.length, 21, names.join())
    const json = (name: string) => JSON.parse(String(zip.get(name))) as Record<string, unknown>[]
    const profile = JSON.parse(String(zip.get('资料.json'))) as {
      linked: { subject: string }[]
      passkeys: { name: string }[]
    }
    assert.deepEqual(
      profile.passkeys.map(({ name }) => name),
      ['我的手机'],
    )
    assert.ok(!JSON.stringify(profile).includes('of-the-key'))
    assert.deepEqual(
      profile.linked.map(({ subject }) => subject),
      ['o-mine'],
    )
    assert.deepEqual(json('草稿和设置.json'), {})
    const openApi = String(zip.get('接口密钥和回调.json'))
    const { keys, webhooks } = JSON.parse(openApi) as Record<string, Record<string, unknown>[]>
    assert.deepEqual(keys?.[0]?.['lastFour'], key.slice(-4))
    assert.deepEqual(webhooks?.[0]?.['url'], 'https://1.1.1.1/hook')
    const [{ hash, sealed } = { hash: '', sealed: '' }] = (
      await deps.pool.query<{ hash: string; sealed: string }>(
        `select hash, sealed_secret as sealed from api_keys k
         join webhook_endpoints e on e.user_id = k.user_id where k.user_id = $1`,
        [person.id],
      )
    ).rows
    for (const text of [key, hash, secret, sealed])
      assert.ok(text.length > 20 && !openApi.includes(text))
    const pushes = String(zip.get('消息提醒.json'))
    assert.match(pushes, /iPhone · Safari/)
    for (const text of ['push.example', 'key-of-browser', 'auth-of-browser'])
      assert.ok(!pushes.includes(text))
    const [job] = json('创作.json')
    assert.equal(job?.['id'], jobId)
    assert.equal((job?.['params'] as { prompt: string }).prompt, '雪山')
    assert.equal(json('作品.json')[0]?.['title'], '雪山图')
    assert.equal(json('收藏.json')[0]?.['title'], '别人的海')
    assert.deepEqual(
      json('评论.json').map(({ words }) => words),
      ['我说的'],
    )
    assert.deepEqual(
      json('屏蔽.json').map(({ target }) => target),
      ['雾'],
    )
    assert.deepEqual(
      json('关注的标签.json').map(({ tag }) => tag),
      ['山水'],
    )
    assert.deepEqual(
      json('主题投稿.json').map((entry) => [entry['contest'], entry['workId'], entry['place']]),
      [['雪夜归人', own, 1]],
    )
    assert.deepEqual(
      json('主题投票.json').map(({ workId }) => workId),
      [seen],
    )
    assert.deepEqual(json('画集.json')[0]?.['jobs'], [jobId])
    assert.deepEqual(
      json('改图记录.json').map(({ sentence }) => sentence),
      ['去掉月亮'],
    )
    assert.deepEqual(json('充值账单.json'), [])
    assert.match(String(zip.get('积分明细.csv')), /新人礼/)
    assert.ok(names.some((name) => name.startsWith(`上传/${upload}.`)))
    const [picture] = await deps.db.select().from(pictures).where(eq(pictures.id, pictureId))
    const original = await deps.storage.get(String(picture?.key))
    assert.deepEqual([...(zip.get(`图片/${jobId}/${pictureId}.webp`) ?? [])], [...original])
    const plan = zip.get(`图片/${jobId}/${pictureId}.plan.json`)
    assert.deepEqual(JSON.parse(String(plan)), { kernel: 'k', words: '雪山' })

    const notifications = await callApi(app, 'GET', '/api/notification/my', { token: person.token })
    assert.match(JSON.stringify(notifications.data), /打包好了/)
  })

  test('there is one at a time; after three days it is gone, object and all', async () => {
    const { deps } = server
    const person = await makePerson(server)
    await Promise.all(Array.from({ length: 5 }, () => request(person)))
    const mine = eq(dataExports.userId, person.id)
    assert.equal(await deps.db.$count(dataExports, mine), 1)
    await pack(person)
    assert.equal((await request(person)).state, 'ready')
    assert.equal(await deps.db.$count(dataExports, mine), 1)
    const [row] = await deps.db.select().from(dataExports).where(mine)
    server.forward(3 * 86_400_000 + 1000)
    await sweepExports(deps)
    assert.equal(await deps.db.$count(dataExports, mine), 0)
    await assert.rejects(deps.storage.get(String(row?.key)))
  })

  test('a failed export is reported and can be requested again', async () => {
    const { deps } = server
    const person = await makePerson(server)
    await request(person)
    const broken = { ...deps.storage, putFile: () => Promise.reject(new Error('full')) }
    const [row] = await deps.db.select().from(dataExports).where(eq(dataExports.userId, person.id))
    await packExport({ ...deps, storage: broken }, String(row?.id))
    assert.equal((await read(person))?.state, 'failed')
    assert.equal((await request(person)).state, 'queued')
  })
})
