/** Rows of the table of strangers about comments: those of a work under review do not exist. */
import assert from 'node:assert/strict'
import { comments } from '../../server/src/platform/db/schema'
import { newId } from '../../server/src/platform/lib/ids'
import { callApi } from '../../server/src/testing/app'
import { call, refusedAsMissing, type Row } from './strangers'

/** A pending comment of the owner's on their work under review, made for each row. */
function onComment(
  method: 'GET' | 'POST' | 'DELETE',
  url: (id: string) => string,
  body?: (id: string) => object,
): Row {
  return async ({ server, owner, work }, token) => {
    const info = await callApi(server.app, 'GET', '/api/user/info', { token: owner })
    const { id: userId } = info.data as { id: string }
    const id = newId()
    const row = {
      id,
      workId: work.id,
      userId,
      words: '等审',
      state: 'pending',
      requestId: id,
    } as const
    await server.deps.db.insert(comments).values(row)
    const stranger = await callApi(server.app, method, url(id), {
      token,
      ...(body && { body: body(id) }),
    })
    const own = await callApi(server.app, 'DELETE', `/api/comment/${id}`, { token: owner })
    assert.equal(own.code, 0, 'its writer finds it')
    return { stranger, rule: refusedAsMissing }
  }
}

export const COMMENT_ROWS: Readonly<Record<string, Row>> = {
  'GET /api/comment/list': call(
    'GET',
    ({ work }) => `/api/comment/list?workId=${work.id}`,
    refusedAsMissing,
  ),
  'GET /api/comment/replies': onComment('GET', (id) => `/api/comment/replies?id=${id}`),
  'GET /api/comment/hidden': call(
    'GET',
    ({ work }) => `/api/comment/hidden?workId=${work.id}`,
    refusedAsMissing,
  ),
  'POST /api/comment/write': call(
    'POST',
    () => '/api/comment/write',
    refusedAsMissing,
    ({ work }) => ({ workId: work.id, words: '好看', requestId: 'stranger-1' }),
  ),
  'POST /api/comment/like': onComment(
    'POST',
    () => '/api/comment/like',
    (id) => ({ id, liked: true }),
  ),
  'DELETE /api/comment/{id}': onComment('DELETE', (id) => `/api/comment/${id}`),
  'POST /api/comment/hide': onComment(
    'POST',
    () => '/api/comment/hide',
    (id) => ({ id, hidden: true }),
  ),
  'POST /api/comment/pin': onComment(
    'POST',
    () => '/api/comment/pin',
    (id) => ({ id, pinned: true }),
  ),
  'POST /api/comment/report': onComment(
    'POST',
    () => '/api/comment/report',
    (id) => ({ id, reason: 'other' }),
  ),
  'POST /api/comment/close': call(
    'POST',
    () => '/api/comment/close',
    refusedAsMissing,
    ({ work }) => ({ workId: work.id, closed: true }),
  ),
}
