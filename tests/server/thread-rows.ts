/** Rows of the table of strangers about edits and their threads. */
import assert from 'node:assert/strict'
import { editThreads, editVersions } from '../../server/src/platform/db/schema'
import { callApi } from '../../server/src/testing/app'
import { call, refusedAsMissing, type Row } from './strangers'

/** A thread of the owner's, made for each row. */
function onThread(method: 'GET' | 'PUT' | 'DELETE', tail = '', body?: object): Row {
  return async ({ server, owner, jobId }, token) => {
    const info = await callApi(server.app, 'GET', '/api/user/info', { token: owner })
    const { id: userId } = info.data as { id: string }
    const id = `thread-${method}-${tail.length}`
    await server.deps.db.insert(editThreads).values({ id, userId, title: '改图', currentId: 'v' })
    const version = { id: `${id}-v`, threadId: id, number: 1, jobId }
    await server.deps.db.insert(editVersions).values(version)
    const url = `/api/thread/${id}${tail.replace('{versionId}', version.id)}`
    const stranger = await callApi(server.app, method, url, { token, ...(body && { body }) })
    assert.equal((await callApi(server.app, 'GET', `/api/thread/${id}`, { token: owner })).code, 0)
    return { stranger, rule: refusedAsMissing }
  }
}

export const THREAD_ROWS: Readonly<Record<string, Row>> = {
  'POST /api/edit/plan': call(
    'POST',
    () => '/api/edit/plan',
    refusedAsMissing,
    ({ pictureRef }) => ({ media: pictureRef, sentence: '变成夜晚' }),
  ),
  'GET /api/edit/suggestions': call(
    'GET',
    ({ pictureRef }) => `/api/edit/suggestions?picture=${pictureRef}`,
    refusedAsMissing,
  ),
  'POST /api/edit/{jobId}/putBack': call(
    'POST',
    ({ jobId }) => `/api/edit/${jobId}/putBack`,
    refusedAsMissing,
    () => ({ name: '狗' }),
  ),
  'POST /api/edit/{jobId}/keepDrift': call(
    'POST',
    ({ jobId }) => `/api/edit/${jobId}/keepDrift`,
    refusedAsMissing,
  ),
  'GET /api/thread/{id}': onThread('GET'),
  'PUT /api/thread/{id}': onThread('PUT', '', { title: '我的了' }),
  'DELETE /api/thread/{id}': onThread('DELETE'),
  'DELETE /api/thread/{id}/version/{versionId}': onThread('DELETE', '/version/{versionId}'),
}
