/** Mutes: other users' ids, floods, names that break out of a statement, blocks as a probe. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import { callApi, startTestApp, type TestApp } from '../../server/src/testing/app'
import { makePerson, makeWork, type Person } from '../../server/src/testing/works'

let server: TestApp
let victim: Person
let attacker: Person
before(async () => {
  server = await startTestApp()
  victim = await makePerson(server)
  attacker = await makePerson(server)
})
after(() => server.close())

const add = (who: Person, kind: string, target: string) =>
  callApi(server.app, 'POST', '/api/mute/add', { token: who.token, body: { kind, target } })
const mine = async (who: Person) =>
  (await callApi(server.app, 'GET', '/api/mute/my', { token: who.token }))
    .data as CallData<'GET /api/mute/my'>
const feed = async (who: Person) =>
  (await callApi(server.app, 'GET', '/api/works/publicWorks', { token: who.token }))
    .data as CallData<'GET /api/works/publicWorks'>

test('a mute of another user is neither listed nor removed nor distinguishable from none', async () => {
  const { id } = (await add(victim, 'tag', '雾')).data as { id: string }
  const remove = (muteId: string) =>
    callApi(server.app, 'DELETE', `/api/mute/${muteId}`, { token: attacker.token })
  const [foreign, unknown] = [await remove(id), await remove('none')]
  assert.deepEqual([foreign.status, foreign.message], [unknown.status, unknown.message])
  assert.equal(foreign.status, 404)
  assert.equal((await mine(victim)).list[0]?.id, id)
  assert.deepEqual((await mine(attacker)).list, [])
})

test('names with signs of SQL and JSON hide only themselves', async () => {
  const shown = await makeWork(server.deps, attacker.id, { tags: ['山'] })
  const names = [`'; drop--`, `"}`, `{"a":1}`, `\\`, `\\u0000`, `__proto__`, `$1`, `%`, `🏔️`]
  for (const name of names) assert.equal((await add(victim, 'tag', name)).code, 0, name)
  assert.deepEqual(
    (await feed(victim)).list.map(({ id }) => id),
    [shown],
  )
  const hidden = await makeWork(server.deps, attacker.id, { tags: [`"}`] })
  assert.ok((await feed(attacker)).list.some(({ id }) => id === hidden))
  assert.ok(!(await feed(victim)).list.some(({ id }) => id === hidden))
  for (const body of [{ kind: 'tag', target: '\u0000' }, { kind: 'tag', target: ['山'] }, {}])
    assert.equal(
      (await callApi(server.app, 'POST', '/api/mute/add', { token: victim.token, body })).status,
      400,
    )
})

test('a flood of changes ends at sixty a minute', async () => {
  server.forward(60_001)
  const statuses: number[] = []
  for (let n = 0; n < 62; n += 1) statuses.push((await add(attacker, 'tag', `f${n}`)).status)
  assert.deepEqual(statuses.slice(58), [200, 200, 429, 429])
})

test('being blocked looks like an account that does not exist', async () => {
  server.forward(60_001)
  const work = await makeWork(server.deps, victim.id)
  assert.equal((await add(victim, 'block', attacker.id)).code, 0)
  for (const path of ['/api/user/pubInfo?user_id=', '/api/follow/list?user_id='])
    assert.deepEqual(
      await read(attacker, `${path}${victim.id}`),
      await read(attacker, `${path}none`),
    )
  assert.deepEqual(
    await read(attacker, `/api/works/${work}`),
    await read(attacker, '/api/works/none'),
  )
  assert.ok(!JSON.stringify(await mine(attacker)).includes(victim.id))
})

async function read(who: Person, url: string) {
  const { status, code, message } = await callApi(server.app, 'GET', url, { token: who.token })
  return { status, code, message }
}
