import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { newPhone } from '../../testing/accounts'
import { addDays, shanghaiDay } from '../../platform/lib/shanghai-day'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'

const DAY_MS = 24 * 3_600_000

interface LogPage {
  readonly list: {
    id: string
    kind: string
    title: string
    about: string | null
    thumbUrl: string | null
    credits: number
    balanceAfter: number
  }[]
  readonly total: number
  readonly hasMore: boolean
  readonly cursor: string | null
}

describe('credits as a person sees them', () => {
  let server: TestApp
  let phone = ''
  let token = ''
  before(async () => {
    server = await startTestApp({ env: { SMS_PER_ADDRESS_HOUR: '10000', WELCOME_CREDITS: '20' } })
  })
  after(() => server.close())

  async function enter() {
    token = (await signInByCalls(server.app, phone)).token
  }
  const get = async <T>(url: string) => (await callApi(server.app, 'GET', url, { token })).data as T
  const signin = () => callApi(server.app, 'POST', '/api/user/signin', { token })

  test('signing in pays once a day, and seven days pay what the calendar promised', async () => {
    phone = newPhone()
    await enter()
    const promised = (await get<{ calendar: { credits: number }[] }>('/api/user/score')).calendar
    const paid: number[] = []
    for (let day = 0; day < 7; day++) {
      const answer = await signin()
      assert.equal(answer.code, 0)
      paid.push((answer.data as { credits: number }).credits)
      const again = await signin()
      assert.deepEqual([again.status, again.code], [409, 2002])
      server.forward(DAY_MS)
      await enter()
    }
    assert.deepEqual(
      paid,
      promised.map(({ credits }) => credits),
    )
    const score = await get<{ balance: number; streakDays: number; signedInToday: boolean }>(
      '/api/user/score',
    )
    assert.equal(score.balance, 20 + paid.reduce((sum, credits) => sum + credits, 0))
    assert.deepEqual([score.streakDays, score.signedInToday], [7, false])
  })

  test('the log has every entry once, newest first, whichever way one pages', async () => {
    const all = await get<LogPage>('/api/score-log/my?pageSize=50')
    assert.deepEqual([all.list.length, all.total, all.hasMore, all.cursor], [8, 8, false, null])
    assert.equal(all.list.at(-1)?.title, '新人礼')
    let running = 0
    for (const { credits, balanceAfter } of [...all.list].reverse()) {
      running += credits
      assert.equal(balanceAfter, running)
    }
    const ids = all.list.map(({ id }) => id)
    const byCursor: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: LogPage = await get(
        `/api/score-log/my?pageSize=3${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
      )
      byCursor.push(...page.list.map(({ id }) => id))
      cursor = page.cursor
    }
    assert.deepEqual(byCursor, ids)
    const byPage = await Promise.all(
      [1, 2, 3].map((page) => get<LogPage>(`/api/score-log/my?pageSize=3&page=${page}`)),
    )
    assert.deepEqual(
      byPage.flatMap(({ list }) => list.map(({ id }) => id)),
      ids,
    )
  })

  test('a new entry does not shift the next page of a cursor', async () => {
    const first = await get<LogPage>('/api/score-log/my?pageSize=3')
    assert.equal((await signin()).code, 0)
    const second = await get<LogPage>(`/api/score-log/my?pageSize=3&cursor=${first.cursor}`)
    const ids = [...first.list, ...second.list].map(({ id }) => id)
    assert.equal(new Set(ids).size, 6)
  })

  test('a streak is counted beyond the days that are read at once, up to a day that is missing', async () => {
    const number = newPhone()
    const { token: own } = await signInByCalls(server.app, number)
    const { rows } = await server.deps.pool.query<{ id: string }>(
      'select id from users where phone = $1',
      [number],
    )
    const userId = rows[0]?.id ?? ''
    const today = shanghaiDay(server.deps.now())
    const ago = Array.from({ length: 70 }, (_, i) => i + 1).filter((days) => days !== 61)
    await server.deps.pool.query(
      `insert into ledger_transfers (id, kind, user_id, once_key)
       select 'signin-' || $1 || day, 'signin', $1, 'signin:' || $1 || ':' || day
       from unnest($2::text[]) day`,
      [userId, ago.map((days) => addDays(today, -days))],
    )
    const streak = async () => {
      const { data } = await callApi(server.app, 'GET', '/api/user/score', { token: own })
      return (data as { streakDays: number }).streakDays
    }
    assert.equal(await streak(), 60)
    await callApi(server.app, 'POST', '/api/user/signin', { token: own })
    assert.equal(await streak(), 61)
  })

  test('credits of a cancelled job are back, and asking again answers the same', async () => {
    phone = newPhone()
    await enter()
    const submitted = await callApi(server.app, 'POST', '/api/generate', {
      token,
      body: { requestId: 'return-me-1', params: { prompt: '山', count: 2 }, quotedCredits: 4 },
    })
    assert.equal(submitted.code, 0, submitted.message)
    const { job, balance } = submitted.data as { job: { id: string }; balance: number }
    assert.equal(balance, 16)
    const giveBack = () =>
      callApi(server.app, 'POST', '/api/user/returnScore', { token, body: { id: job.id } })
    assert.equal((await giveBack()).code, 3005, 'not while it is queued')
    await callApi(server.app, 'POST', `/api/job/${job.id}/cancel`, { token })
    for (let i = 0; i < 3; i++) {
      const answer = await giveBack()
      const { returnedCredits, score } = answer.data as {
        returnedCredits: number
        score: { balance: number; held: number }
      }
      assert.deepEqual([returnedCredits, score.balance, score.held], [4, 20, 0])
    }
    const log = await get<LogPage>('/api/score-log/my?pageSize=50')
    const entries = log.list.map(({ title, about, thumbUrl }) => [title, about, thumbUrl])
    assert.deepEqual(entries, [
      ['作画退回', '山', null],
      ['作画', '山', null],
      ['新人礼', null, null],
    ])
  })

  test('the price list names what a second costs where tools are charged by the second', async () => {
    const { data } = await callApi(server.app, 'GET', '/api/app-config/score')
    const { prices } = data as { prices: { tool: string; name: string; credits: number }[] }
    const findEntry = (tool: string) => prices.find((entry) => entry.tool === tool)
    for (const tool of ['img2vid', 'vid2vid', 'short'])
      assert.match(findEntry(tool)?.name ?? '', / · 每秒$/, tool)
    assert.equal(findEntry('img2vid')?.credits, findEntry('vid2vid')?.credits)
    assert.doesNotMatch(findEntry('rembg')?.name ?? '', /每秒/)
  })
})
