/** Rows of the table of strangers about notifications, in the app and outside of it. */
import assert from 'node:assert/strict'
import { notify } from '../../server/src/modules/notification/notify'
import { callApi } from '../../server/src/testing/app'
import { makeBrowser } from '../../server/src/testing/push-service'
import { refusedAsMissing, type Row } from './strangers'

/** A browser of the owner's, made for each row. */
function onBrowser(method: 'POST' | 'DELETE', tail = ''): Row {
  return async ({ server, owner }, token) => {
    const { subscription } = makeBrowser('http://127.0.0.1:9/browser')
    const { data } = await callApi(server.app, 'POST', '/api/push/subscriptions', {
      token: owner,
      body: subscription,
    })
    const { id } = (data as { subscriptions: { id: string }[] }).subscriptions[0] ?? { id: '' }
    const url = `/api/push/subscriptions/${id}${tail}`
    const stranger = await callApi(server.app, method, url, { token })
    const { code } = await callApi(server.app, 'DELETE', `/api/push/subscriptions/${id}`, {
      token: owner,
    })
    assert.equal(code, 0, 'its owner finds it')
    return { stranger, rule: refusedAsMissing }
  }
}

export const NOTIFICATION_ROWS: Readonly<Record<string, Row>> = {
  'POST /api/notification/readMsg/{id}': async ({ server, owner }, token) => {
    const { db } = server.deps
    const info = await callApi(server.app, 'GET', '/api/user/info', { token: owner })
    const { id: userId } = info.data as { id: string }
    await notify(db, { userId, kind: 'system', groupKey: 'system:access', data: { words: '墨' } })
    const notifications = await callApi(server.app, 'GET', '/api/notification/my', { token: owner })
    const id = (notifications.data as { list: { id: string }[] }).list[0]?.id
    const url = `/api/notification/readMsg/${id}`
    return { stranger: await callApi(server.app, 'POST', url, { token }), rule: refusedAsMissing }
  },
  'DELETE /api/push/subscriptions/{id}': onBrowser('DELETE'),
  'POST /api/push/subscriptions/{id}/test': onBrowser('POST', '/test'),
}
