/** Every grant of credits is given once, however often and concurrently it is requested. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { transaction } from '../../server/src/platform/db/transaction'
import { rewardInviter } from '../../server/src/modules/invite/service'
import { makeGiftCodes } from '../../server/src/modules/gift/service'
import { newPhone } from '../../server/src/testing/accounts'
import { callApi, startTestApp, type TestApp } from '../../server/src/testing/app'
import { assertSoundLedger } from '../../server/src/testing/ledger-checks'

const TWINS = 50
const HOUR_MS = 3_600_000

describe('grants happen once', () => {
  let server: TestApp
  before(async () => {
    const env = { SMS_PER_ADDRESS_HOUR: '100000', SMS_PER_PHONE_DAY: '1000', WELCOME_CREDITS: '0' }
    server = await startTestApp({ env })
  })
  after(() => server.close())

  interface Person {
    readonly token: string
    readonly id: string
  }

  async function enter(inviteCode?: string, address?: string): Promise<Person> {
    const phone = newPhone()
    const sent = await callApi(server.app, 'POST', '/api/sms-code', { body: { phone } })
    const { devCode: code } = sent.data as { devCode: string }
    const signed = await callApi(server.app, 'POST', '/api/auth/phoneLogin', {
      body: { phone, code, ...(inviteCode && { inviteCode }) },
      ...(address && { address }),
    })
    const { token } = signed.data as { token: string }
    const info = await callApi(server.app, 'GET', '/api/user/info', { token })
    return { token, id: (info.data as { id: string }).id }
  }

  const get = async <T>({ token }: Person, url: string) =>
    (await callApi(server.app, 'GET', url, { token })).data as T
  const post = ({ token }: Person, url: string, body: object) =>
    callApi(server.app, 'POST', url, { token, body })
  const balance = async (person: Person) => {
    const { balance: now } = await get<{ balance: number }>(person, '/api/user/score')
    await assertSoundLedger(server.deps.db, person.id)
    return now
  }
  const countAccepted = (answers: { code: number }[]) =>
    answers.filter(({ code }) => code === 0).length

  /** A job of theirs that ended well, as the runner leaves it. */
  async function makeJob({ id }: Person, tool = 'text2img'): Promise<void> {
    await server.deps.pool.query(
      `insert into jobs (id, user_id, request_id, request_hash, tool, params, engine_id, model_id,
        cost_credits, status, created_at, finished_at)
       values ($1, $2, $1, '', $3, '{}', 'studio', 'studio', 0, 'succeeded', $4, $4)`,
      [crypto.randomUUID().slice(0, 20), id, tool, server.deps.now()],
    )
  }

  test('signing in 50 times at once pays one day', async () => {
    const person = await enter()
    const answers = await Promise.all(
      Array.from({ length: TWINS }, () => post(person, '/api/user/signin', {})),
    )
    assert.equal(countAccepted(answers), 1)
    assert.equal(await balance(person), 2)
  })

  test('a quest is ready when its action is done, and pays once a day', async () => {
    const person = await enter()
    type Board = { quests: { id: string; state: string; progress: number; credits: number }[] }
    const fetchQuest = async (id: string) =>
      (await get<Board>(person, '/api/user/scoreState')).quests.find((quest) => quest.id === id)
    const claim = (id: string) => post(person, '/api/user/claimScore', { id })
    assert.equal((await fetchQuest('daily-picture'))?.state, 'open')
    assert.equal((await claim('daily-picture')).status, 409)
    assert.equal((await claim('nothing')).status, 404)
    await makeJob(person)
    assert.equal((await fetchQuest('daily-picture'))?.state, 'ready')
    assert.equal((await fetchQuest('daily-tool'))?.state, 'open')
    const answers = await Promise.all(Array.from({ length: TWINS }, () => claim('daily-picture')))
    assert.equal(countAccepted(answers), 1)
    assert.equal((await fetchQuest('daily-picture'))?.state, 'claimed')
    assert.equal(await balance(person), 1)
  })

  test('a one-time quest is done by changing the profile, and stays claimed', async () => {
    const person = await enter()
    const done = { bio: '画山的人' }
    await callApi(server.app, 'PUT', '/api/user', { token: person.token, body: done })
    assert.equal((await post(person, '/api/user/claimScore', { id: 'once-profile' })).status, 409)
    await server.deps.pool.query('update users set avatar_key = $2 where id = $1', [person.id, 'x'])
    assert.equal((await post(person, '/api/user/claimScore', { id: 'once-profile' })).code, 0)
    assert.equal((await post(person, '/api/user/claimScore', { id: 'once-profile' })).status, 409)
  })

  test('a gift code is one person’s, once, however it is typed', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => enter()))
    const expiresAt = new Date(server.deps.now().getTime() + HOUR_MS)
    const wish = { batch: 'test', credits: 66, count: 2, expiresAt }
    const [code = '', late = ''] = await makeGiftCodes(server.deps, wish)
    const typed = code.toLowerCase().replaceAll('-', ' ')
    const answers = await Promise.all(
      people.flatMap((person) =>
        Array.from({ length: 5 }, () => post(person, '/api/gift/exchange', { code: typed })),
      ),
    )
    assert.equal(countAccepted(answers), 1)
    const balances = await Promise.all(people.map(balance))
    assert.deepEqual(
      balances.filter((credits) => credits > 0),
      [66],
    )
    server.forward(2 * HOUR_MS)
    const again = await enter()
    assert.equal((await post(again, '/api/gift/exchange', { code: late })).status, 404)
  })

  test('guessing gift codes ends after ten wrong ones, also 50 at once', async () => {
    const person = await enter()
    const answers = await Promise.all(
      Array.from({ length: TWINS }, (_, n) =>
        post(person, '/api/gift/exchange', { code: `WRONG-${n}` }),
      ),
    )
    assert.equal(answers.filter(({ status }) => status === 404).length, 10)
    assert.equal(answers.filter(({ status }) => status === 429).length, TWINS - 10)
  })

  test('an invitation pays the invited at once and the inviter at the first picture', async () => {
    const inviter = await enter()
    type Log = { code: string; list: { state: string; nickname: string }[]; earnedCredits: number }
    const { code } = await get<Log>(inviter, '/api/user/inviteLog')
    const invited = await enter(code)
    assert.equal(await balance(invited), 4)
    assert.equal(await balance(inviter), 0)
    const settle = () =>
      transaction(server.deps.db, (tx) =>
        rewardInviter(tx, { invitedId: invited.id, now: server.deps.now() }),
      )
    await Promise.all(Array.from({ length: TWINS }, settle))
    assert.equal(await balance(inviter), 8)
    const log = await get<Log>(inviter, '/api/user/inviteLog')
    assert.equal(log.code, code)
    assert.deepEqual([log.list.length, log.list[0]?.state, log.earnedCredits], [1, 'paid', 8])
    assert.match(log.list[0]?.nickname ?? '', /\*/)
  })

  test('the fourth from one place, and an unknown code, pay nothing', async () => {
    const inviter = await enter()
    const { code } = await get<{ code: string }>(inviter, '/api/user/inviteLog')
    for (let n = 0; n < 4; n++) {
      const invited = await enter(code, '203.0.113.7')
      await transaction(server.deps.db, (tx) =>
        rewardInviter(tx, { invitedId: invited.id, now: server.deps.now() }),
      )
    }
    assert.equal(await balance(inviter), 24)
    assert.equal(await balance(await enter('NOBODY22')), 0)
  })

  test('a level comes by spending, and adds to the sign-in it promised', async () => {
    const person = await enter()
    const member = await get<{ level: number; next: { from: number } }>(
      person,
      '/api/member/getMemberData',
    )
    assert.deepEqual([member.level, member.next.from], [1, 50])
  })

  test('feedback is stored once a request, and only with own pictures', async () => {
    const person = await enter()
    const body = { requestId: 'f-1', kind: 'bug', words: '画夹打不开了' }
    assert.equal((await post(person, '/api/feedback', body)).code, 0)
    assert.equal((await post(person, '/api/feedback', body)).code, 0)
    const rows = await server.deps.pool.query('select 1 from feedbacks where user_id = $1', [
      person.id,
    ])
    assert.equal(rows.rows.length, 1)
    const foreign = { ...body, requestId: 'f-2', uploadIds: ['not-mine'] }
    assert.equal((await post(person, '/api/feedback', foreign)).status, 404)
  })
})
