/** Rows of the table of strangers about mutes: those of another user do not exist. */
import assert from 'node:assert/strict'
import { callApi } from '../../server/src/testing/app'
import { refusedAsMissing, type Row } from './strangers'

const removeMute: Row = async ({ server, owner }, token) => {
  const added = await callApi(server.app, 'POST', '/api/mute/add', {
    token: owner,
    body: { kind: 'tag', target: '雾' },
  })
  const { id } = added.data as { id: string }
  const stranger = await callApi(server.app, 'DELETE', `/api/mute/${id}`, { token })
  const own = await callApi(server.app, 'DELETE', `/api/mute/${id}`, { token: owner })
  assert.equal(own.code, 0, 'its user finds it')
  return { stranger, rule: refusedAsMissing }
}

export const MUTE_ROWS: Readonly<Record<string, Row>> = {
  'DELETE /api/mute/{id}': removeMute,
}
