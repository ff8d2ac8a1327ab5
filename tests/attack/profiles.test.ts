/** Attempts to publish a name, a bio or an avatar without a review. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import { eq } from 'drizzle-orm'
import { profileReviews, reviewLog, users } from '../../server/src/platform/db/schema'
import { findReserved } from '../../server/src/integrations/safety/names'
import { createWordSafety } from '../../server/src/integrations/safety/words'
import type {
  PictureVerdict,
  PublicVerdict,
  Safety,
} from '../../server/src/integrations/safety/safety'
import { callApi, startTestApp, type TestApp } from '../../server/src/testing/app'
import { uploadAs } from '../../server/src/testing/uploads'
import { makePerson, makeWork, patches, type Person } from '../../server/src/testing/works'
import { repetitions } from '../../studio/testing/effort'

type ReviewQueue = CallData<'GET /api/works/review'>
type Item = ReviewQueue['items'][number]
type Info = CallData<'GET /api/user/info'>

let textVerdict: PublicVerdict | null = null
let pictureVerdict: (() => PictureVerdict) | null = null
const words = createWordSafety()
const safety: Safety = {
  ...words,
  refusedHere: (texts) => words.refusedHere(texts),
  checkPublic: async (texts) => textVerdict ?? words.checkPublic(texts),
  checkPicture: async (picture) => pictureVerdict?.() ?? words.checkPicture(picture),
}

let server: TestApp
let reviewer: Person
let viewer: Person

async function makeReviewer(): Promise<Person> {
  const person = await makePerson(server)
  await server.deps.db.update(users).set({ role: 'reviewer' }).where(eq(users.id, person.id))
  return person
}
const change = (who: Person, body: object) =>
  callApi(server.app, 'PUT', '/api/user', { token: who.token, body })
const own = async (who: Person) =>
  (await callApi(server.app, 'GET', '/api/user/info', { token: who.token })).data as Info
/** Public view: on their page and next to a work. */
async function seen(who: Person) {
  const page = await callApi(server.app, 'GET', `/api/user/pubInfo?user_id=${who.id}`, {
    token: viewer.token,
  })
  const { nickname, bio, avatarUrl } = page.data as Info
  return { nickname, bio, avatarUrl }
}
const fetchReviewQueue = async (who: Person) =>
  (await callApi(server.app, 'GET', '/api/works/review?kind=profile', { token: who.token }))
    .data as ReviewQueue
const pass = (who: Person, { id: itemId, shown }: Item) =>
  callApi(server.app, 'POST', '/api/works/audit_pass', {
    token: who.token,
    body: { itemId, shown },
  })
const reject = (who: Person, { id: itemId, shown }: Item) =>
  callApi(server.app, 'POST', '/api/works/audit_reject', {
    token: who.token,
    body: { itemId, shown, reason: '不适合公开' },
  })
const waits = (who: Person) =>
  server.deps.db.$count(profileReviews, eq(profileReviews.userId, who.id))

async function only(who: Person): Promise<Item> {
  const { items } = await fetchReviewQueue(who)
  assert.equal(items.length, 1)
  return items[0] as Item
}
const uploadPicture = async (who: Person, seed: number) =>
  (await uploadAs(server, who.token, await patches(seed))).slice('upload:'.length)

describe('with a reviewer', () => {
  before(async () => {
    server = await startTestApp({
      env: { SMS_PER_ADDRESS_HOUR: '1000' },
      replace: { safety },
    })
    reviewer = await makeReviewer()
    viewer = await makePerson(server)
  })
  after(() => server.close())

  test('others see the old values until a review', async () => {
    const person = await makePerson(server)
    await makeWork(server.deps, person.id)
    const old = await seen(person)
    const avatarUploadId = await uploadPicture(person, 901)
    const wanted = { nickname: '山中人', bio: '画山', avatarUploadId }
    const changed = await change(person, wanted)
    assert.equal(changed.code, 0, changed.message)
    const mine = await own(person)
    assert.deepEqual([mine.nickname, mine.bio], ['山中人', '画山'])
    assert.deepEqual(mine.reviewing.sort(), ['avatarUrl', 'bio', 'nickname'])
    assert.deepEqual(await seen(person), old, 'public at once')
    const feed = await callApi(server.app, 'GET', '/api/works/publicWorks', { token: viewer.token })
    assert.ok(!feed.response.body.includes('山中人'))

    const item = await only(reviewer)
    assert.deepEqual(
      [item.kind, item.workId, item.title, item.words, item.media],
      ['profile', null, '山中人', '画山', 'image'],
    )
    assert.ok(!JSON.stringify(item).includes(person.id), 'the reviewer sees who it is')
    assert.equal((await pass(reviewer, item)).code, 0)
    assert.deepEqual(await seen(person), {
      nickname: '山中人',
      bio: '画山',
      avatarUrl: mine.avatarUrl,
    })
    assert.deepEqual((await own(person)).reviewing, [])
    assert.equal((await pass(reviewer, item)).code, 0, 'sent twice it is one decision')
    const log = await server.deps.db.select().from(reviewLog).where(eq(reviewLog.itemId, item.id))
    assert.deepEqual(
      log.map(({ decision }) => decision),
      ['pass'],
    )
    const notifications = await callApi(server.app, 'GET', '/api/notification/my', {
      token: person.token,
    })
    assert.match(notifications.response.body, /你的新资料通过审核/)
  })

  test('changed while it is looked at, the pass of the old one publishes nothing', async () => {
    const person = await makePerson(server)
    const old = await seen(person)
    await change(person, { nickname: '无害的名字' })
    const item = await only(reviewer)
    await change(person, { nickname: '没人看过' })
    assert.equal((await pass(reviewer, item)).status, 409)
    assert.deepEqual(await seen(person), old)
    const newItem = await only(reviewer)
    assert.notEqual(newItem.id, item.id)
    const mixed = await pass(reviewer, { ...newItem, shown: item.shown })
    assert.equal(mixed.status, 409)
    assert.equal((await reject(reviewer, newItem)).code, 0)
    assert.deepEqual(await seen(person), old)
    assert.deepEqual((await own(person)).nickname, old.nickname)
    const notifications = await callApi(server.app, 'GET', '/api/notification/my', {
      token: person.token,
    })
    assert.match(notifications.response.body, /没有通过审核：不适合公开/)
  })

  test('sent again it keeps its place; taken back there is nothing to decide', async () => {
    const person = await makePerson(server)
    const { nickname } = await seen(person)
    await change(person, { nickname: '阿墨' })
    const item = await only(reviewer)
    await change(person, { nickname: '阿墨' })
    assert.equal((await only(reviewer)).id, item.id)
    await change(person, { nickname })
    assert.equal(await waits(person), 0)
    assert.equal((await pass(reviewer, item)).status, 409)
    assert.equal((await seen(person)).nickname, nickname)
  })

  test('two reviewers never hold the same, and none decides about themselves', async () => {
    const person = await makePerson(server)
    await change(person, { bio: '等着' })
    const item = await only(reviewer)
    const second = await makeReviewer()
    assert.deepEqual((await fetchReviewQueue(second)).items, [])
    assert.equal((await pass(second, item)).status, 409)
    await change(second, { bio: '审核员的简介' })
    assert.deepEqual((await fetchReviewQueue(second)).items, [])
    assert.equal((await reject(reviewer, item)).code, 0)
    const ofSecond = await only(reviewer)
    assert.equal((await pass(second, ofSecond)).status, 403)
    assert.equal((await pass(reviewer, ofSecond)).code, 0)
    await server.deps.db.update(users).set({ role: 'user' }).where(eq(users.id, second.id))
  })

  test('however changes and passes meet, nothing unseen is public', async () => {
    const person = await makePerson(server)
    const rounds = repetitions('a pass against a new name', { usual: 10, all: 150 })
    for (let round = 0; round < rounds; round += 1) {
      await change(person, { nickname: `看过${round}` })
      const item = await only(reviewer)
      const waitFor = Math.floor(Math.random() * 6)
      const later = async () => {
        for (let n = 0; n < waitFor; n += 1) await new Promise(setImmediate)
        return pass(reviewer, item)
      }
      const [answer] = await Promise.all([later(), change(person, { nickname: `没看过${round}` })])
      const { nickname } = await seen(person)
      assert.ok(!nickname.startsWith('没看过'), `round ${round}: ${nickname}`)
      assert.ok(answer.code === 0 ? nickname === `看过${round}` : answer.status === 409)
      await reject(reviewer, await only(reviewer))
    }
  })

  test('taking words away needs no look', async () => {
    const person = await makePerson(server)
    await server.deps.db.update(users).set({ bio: '旧的' }).where(eq(users.id, person.id))
    assert.equal((await change(person, { bio: '' })).code, 0)
    assert.equal((await seen(person)).bio, '')
    assert.equal(await waits(person), 0)
  })

  test('a contact split over name and bio is refused, whichever comes later', async () => {
    const who = await makePerson(server)
    assert.equal((await change(who, { nickname: '小店加微' })).code, 0)
    const bio = await change(who, { bio: '信' })
    assert.notEqual(bio.code, 0)
    assert.match(bio.message, /加微/)
    assert.equal((await change(who, { bio: '画画的人' })).code, 0)
    for (const advertisement of ['VX：abc12345', '加➕V❤ 领图', 'QQ群 123456789'])
      assert.notEqual((await change(who, { bio: advertisement })).code, 0, advertisement)
  })
})

describe('without a reviewer', () => {
  const start = async (env: Record<string, string>) => {
    server = await startTestApp({ env, replace: { safety } })
    viewer = await makePerson(server)
    return makePerson(server)
  }

  test('what passes the checks is public; what is remarked or unchecked waits', async () => {
    const person = await start({})
    try {
      await change(person, { nickname: '阿墨', avatarUploadId: await uploadPicture(person, 902) })
      const now = await seen(person)
      assert.equal(now.nickname, '阿墨')
      assert.notEqual(now.avatarUrl, null)

      textVerdict = { allowed: true, remarks: ['建议复核'] }
      await change(person, { nickname: '可疑的名字' })
      textVerdict = null
      for (const verdict of [
        () => ({ remarks: ['建议复核'] }),
        () => ({ traceId: 'answers later' }),
        () => {
          throw new Error('the check is out of reach')
        },
      ] satisfies (() => PictureVerdict)[]) {
        pictureVerdict = verdict
        const changed = await change(person, { avatarUploadId: await uploadPicture(person, 903) })
        assert.equal(changed.code, 0, changed.message)
        assert.deepEqual(await seen(person), now, 'public without a review')
        assert.equal(await waits(person), 1)
      }
    } finally {
      textVerdict = null
      pictureVerdict = null
      await server.close()
    }
  })

  test('with PROFILE_REVIEW=always everything waits', async () => {
    const person = await start({ PROFILE_REVIEW: 'always' })
    const old = await seen(person)
    await change(person, { nickname: '阿墨' })
    assert.deepEqual(await seen(person), old)
    await server.close()
  })
})

describe('reserved names', () => {
  const RESERVED =
    `官方 墨光官方 墨光客服 客服小墨 管理员 管理員 系统消息 系统 審核員 工作人员 官 方 官·方 官\u200b方
    admin Admin ADMIN admin123 ａｄｍｉｎ аdmin a.d.m.i.n @dmin 4dmin admіn moguang MoGuang moguangfan Moguang_Support
    m0guang official root ｓｙｓｔｅｍ system_01 𝐚𝐝𝐦𝐢𝐧 ⓐⓓⓜⓘⓝ`
      .split(/[ \n]+/)
      .filter((name) => name !== '官' && name !== '方')
  const FREE =
    `墨友8731 示例·山行 山中人 badminton 羽毛球Badminton ecosystem 墨 光 方官 光墨 小光 官渡 客家人 服装师 管乐团 理想
    Roots Rooted grassroots minadmin 系统之外的风 Supporter officially`
      .split(/[ \n]+/)
      .filter(Boolean)

  test('are found however they are written', () => {
    assert.deepEqual(
      RESERVED.filter((name) => findReserved(name) === null),
      [],
    )
    assert.deepEqual(
      FREE.filter((name) => findReserved(name) !== null),
      [],
    )
  })

  test('are refused in a sentence, and change nothing', async () => {
    server = await startTestApp()
    viewer = await makePerson(server)
    const person = await makePerson(server)
    const old = await seen(person)
    for (const nickname of ['墨光官方客服', 'Аdmin', '官·方']) {
      const answer = await change(person, { nickname })
      assert.equal(answer.status, 400, nickname)
      assert.match(answer.message, /^「.+」是保留的名字，请换一个$/)
    }
    assert.deepEqual(await seen(person), old)
    assert.equal((await change(person, { bio: '墨光的老用户' })).code, 0)
    await server.close()
  })
})
