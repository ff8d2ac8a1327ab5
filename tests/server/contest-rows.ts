/** Rows of the table of strangers about contests: works under review and planned themes are hidden. */
import { callApi } from '../../server/src/testing/app'
import { makeContest, makeEntry } from '../../server/src/testing/contests'
import { call, refusedAsMissing, type Fixture, type Row } from './strangers'

/** With a contest that the owner's work under review is entered in. */
function onEntry(
  url: string,
  body: (entry: { entryId: string; contestId: string }, fixture: Fixture) => object,
): Row {
  return async (fixture, token) => {
    const { server, owner, work } = fixture
    const { deps, app } = server
    const info = await callApi(app, 'GET', '/api/user/info', { token: owner })
    const { id: userId } = info.data as { id: string }
    const contestId = await makeContest(deps)
    await deps.pool.query('delete from contest_entries where work_id = $1', [work.id])
    const entryId = await makeEntry(deps.db, { contestId, workId: work.id, userId })
    const stranger = await callApi(app, 'POST', url, {
      token,
      body: body({ entryId, contestId }, fixture),
    })
    return { stranger, rule: refusedAsMissing }
  }
}

const upcoming =
  (path: string): Row =>
  async ({ server }, token) => {
    const startsAt = new Date(server.deps.now().getTime() + 60_000)
    const id = await makeContest(server.deps, { startsAt })
    const stranger = await callApi(server.app, 'GET', `/api/contest/${id}${path}`, { token })
    return { stranger, rule: refusedAsMissing }
  }

export const CONTEST_ROWS: Readonly<Record<string, Row>> = {
  'GET /api/contest/{id}': upcoming(''),
  'GET /api/contest/{id}/entries': upcoming('/entries'),
  'GET /api/contest/badges': call(
    'GET',
    () => '/api/contest/badges?user_id=unknown',
    ({ data }) => {
      const { list } = data as { list: unknown[] }
      if (list.length > 0) throw new Error('badges of an unknown user')
    },
  ),
  'POST /api/contest/enter': onEntry('/api/contest/enter', ({ contestId }, { work }) => ({
    contestId,
    workId: work.id,
  })),
  'POST /api/contest/leave': onEntry('/api/contest/leave', ({ entryId }) => ({ entryId })),
  'POST /api/contest/vote': onEntry('/api/contest/vote', ({ entryId }) => ({
    entryId,
    voted: true,
  })),
}
