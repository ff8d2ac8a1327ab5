import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import { makeContest, makeEntry } from '../../testing/contests'
import { signInStaff } from '../../testing/staff'
import { makePerson, makeWork } from '../../testing/works'

type Row = CallData<'POST /api/console/contests'>
type Entries = CallData<'GET /api/console/contests/{id}/entries'>

let server: TestApp
let token: string
before(async () => {
  server = await startTestApp()
  ;({ token } = await signInStaff(server, 'operator'))
})
after(() => server.close())

const post = (path: string, body: object) =>
  callApi(server.app, 'POST', `/api/console/contests${path}`, { token, body })
const later = (hours: number) =>
  new Date(server.deps.now().getTime() + hours * 3_600_000).toISOString()
const build = (over: object = {}) => ({
  title: '海上生明月',
  brief: '月、海，和一个看月的人',
  words: '',
  prompt: '海上明月',
  wants: ['月', '海'],
  startsAt: later(24),
  endsAt: later(48),
  resultAt: later(60),
  prizes: [300, 200, 100],
  pickCredits: 20,
  picture: null,
  ...over,
})

test('contests are planned without overlap and changed until they begin', async () => {
  const made = await post('', build())
  assert.equal(made.code, 0, made.message)
  const row = made.data as Row
  assert.deepEqual([row.number, row.state], [1, 'upcoming'])
  assert.equal((await post('', build({ startsAt: later(30), endsAt: later(50) }))).status, 409)
  for (const bad of [
    { startsAt: later(-1) },
    { endsAt: later(24) },
    { resultAt: later(47) },
    { resultAt: later(24 * 90) },
    { prizes: [1, 2, 3, 4] },
    { prizes: [-1] },
  ])
    assert.equal((await post('', build(bad))).code, 3001, JSON.stringify(bad))
  const changed = await post(`/${row.id}`, build({ title: '新的题目' }))
  assert.equal((changed.data as Row).title, '新的题目')
  assert.equal(
    (await post('/unknown', build({ startsAt: later(90), endsAt: later(91), resultAt: later(92) })))
      .status,
    404,
  )
  const begun = await makeContest(server.deps)
  assert.equal(
    (
      await post(
        `/${begun}`,
        build({ startsAt: later(90), endsAt: later(91), resultAt: later(92) }),
      )
    ).status,
    409,
  )
  assert.equal((await post(`/${row.id}/end`, { reason: '不办了' })).status, 409)
})

test('entries are picked and disqualified; ending twice gives the result', async () => {
  const contestId = await makeContest(server.deps)
  const author = await makePerson(server)
  const workId = await makeWork(server.deps, author.id)
  const entryId = await makeEntry(server.deps.db, { contestId, workId, userId: author.id })
  const read = async () =>
    (await callApi(server.app, 'GET', `/api/console/contests/${contestId}/entries`, { token }))
      .data as Entries
  assert.equal(
    (await post(`/entries/${entryId}/pick`, { picked: true, words: '灯在伞下' })).code,
    0,
  )
  assert.deepEqual(
    (await read()).list.map((row) => [row.picked, row.words, row.votes, row.mutual]),
    [[true, '灯在伞下', 0, 0]],
  )
  const out = (removed: boolean) =>
    post(`/entries/${entryId}/disqualify`, { removed, reason: '不是自己画的' })
  assert.equal((await out(true)).code, 0)
  const inbox = await callApi(server.app, 'GET', '/api/notification/my', { token: author.token })
  const [first] = (inbox.data as CallData<'GET /api/notification/my'>).list
  assert.match(first?.text ?? '', /取消了资格：不是自己画的/)
  assert.equal((await out(false)).code, 0)
  const ended = await post(`/${contestId}/end`, { reason: '收够了' })
  assert.equal((ended.data as Row).state, 'judging')
  const over = await post(`/${contestId}/end`, { reason: '评完了' })
  assert.equal((over.data as Row).state, 'result')
  assert.equal((await out(true)).status, 409)
  const log = await callApi(server.app, 'GET', '/api/console/log?pageSize=20', { token })
  const commands = JSON.stringify(log.data)
  for (const command of ['contest-pick', 'contest-disqualify', 'contest-end'])
    assert.ok(commands.includes(command), command)
})
